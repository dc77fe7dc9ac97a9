import { type Chance, seeded, shuffle } from '../engine/chance.ts';
import { FACES as OUR_FACES } from '../games/migrato/content.ts';
import { title as migrato } from '../games/migrato/index.ts';
import type { State } from '../games/migrato/state.ts';
import { options } from './bare/options.ts';
import { play } from './bare/play.ts';
import { type State as BareState, BY_SEASON, deal, OVER } from './bare/state.ts';
import { enumerate, moveOf } from './boardgameio/game.ts';
import { clientWith } from './boardgameio/search.ts';
import { bareFace, bareMove } from './translate.ts';

/** Another dress of the same rules, played in step with ours. */
interface Twin {
  moves(): number[];
  play(move: number): void;
  state(): BareState;
}

const { game } = migrato;
const config = game.parseConfig({}, { seats: 2, ranked: false });

function bareTwin(chance: Chance): Twin {
  const mix = (cards: number[]) => shuffle(chance, cards);
  const state = deal(chance.below(2), mix);
  const out: number[] = [];
  return {
    moves: () => (state.step === OVER ? [] : out.slice(0, options(state, out))),
    play: (move) => play(state, move, mix),
    state: () => state,
  };
}

function clientTwin(chance: Chance): Twin {
  const client = clientWith(chance);
  const now = () => client.store.getState();
  return {
    moves: () => (now().ctx.gameover === undefined ? enumerate(now().G).map(moveOf) : []),
    play(move) {
      const listed = enumerate(now().G).find((one) => moveOf(one) === move);
      if (listed !== undefined) client.moves[listed.move]?.(...listed.args);
      const { G, ctx } = now();
      if (ctx.gameover === undefined && ctx.currentPlayer !== String(G.active))
        throw new Error('another turn');
    },
    state: () => now().G,
  };
}

/** Plays one random game in both; says how many actions it took, or where they differ. */
function inStep(twinOf: (chance: Chance) => Twin, seed: string): number {
  const luck = seeded(seed);
  const ctx = { chance: luck, at: 0, reveal() {} };
  const choice = seeded(`${seed} choice`);
  const state = game.setup(config, 2, ctx);
  const twin = twinOf(seeded(seed));
  for (let actions = 0; ; actions++) {
    same('cards', facts(state), bareFacts(twin.state()), seed, actions);
    const seat = game.awaiting(state).must[0];
    const listed = seat === undefined ? [] : game.options(state, seat);
    const ours = listed.map((action) => bareMove(action, state));
    same('moves', ours, twin.moves(), seed, actions);
    if (seat === undefined) {
      const { why, scores } = game.outcome(state) ?? {};
      const theirs = twin.state();
      same(
        'result',
        [why, scores],
        [theirs.why === BY_SEASON ? 'season' : 'types', theirs.score],
        seed,
        actions,
      );
      return actions;
    }
    const at = choice.below(listed.length);
    const action = listed[at];
    if (action === undefined) throw new Error(`${seed}: nothing to do after ${actions} actions`);
    game.apply(state, seat, action, ctx);
    twin.play(ours[at] as number);
  }
}

/** Everything both sides hold, in the numbers of the bare loop. */
function facts(state: State): unknown {
  const bareFaces = (cards: readonly number[]): number[] => cards.map((face) => FACES[face] as number);
  return {
    draw: bareFaces(state.draw),
    discard: bareFaces(state.discard),
    hands: state.seats.map(({ hand }) => bareFaces(hand)),
    rows: state.seats.flatMap(({ colonies }) =>
      [1, 2, 3, 4].map((slot) => bareFaces(colonies.find((colony) => colony.slot === slot)?.cards ?? [])),
    ),
    active: state.active,
    since: state.sinceArrival,
  };
}

const bareFacts = ({ draw, discard, hands, rows, active, since }: BareState): unknown => ({
  draw,
  discard,
  hands,
  rows,
  active,
  since,
});

function same(what: string, ours: unknown, theirs: unknown, seed: string, actions: number): void {
  const [a, b] = [JSON.stringify(ours), JSON.stringify(theirs)];
  if (a === b) return;
  throw new Error(`${seed}, after ${actions} actions: other ${what}\n  ours   ${a}\n  theirs ${b}`);
}

const FACES = OUR_FACES.map(({ id }) => bareFace(id));

const GAMES = 300;
try {
  for (const [name, twinOf] of Object.entries({ bare: bareTwin, 'boardgame.io': clientTwin })) {
    let actions = 0;
    for (let i = 0; i < GAMES; i++) actions += inStep(twinOf, `equal ${i}`);
    console.log(`${name}: ${GAMES} games, ${actions} actions, no difference`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

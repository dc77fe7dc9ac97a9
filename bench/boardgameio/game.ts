import type { Game, MoveFn } from 'boardgame.io';
import { NIGHT } from '../bare/cards.ts';
import * as moves from '../bare/moves.ts';
import { options } from '../bare/options.ts';
import { play } from '../bare/play.ts';
import { BY_SEASON, deal, OVER, type Shuffle, type State } from '../bare/state.ts';

/** Luck as the framework gives it to setup and moves. The proof of equality and the race over sockets bring their own. */
export interface Luck {
  first(random: { Die(faces: number): number }): number;
  shuffle(random: { Shuffle<T>(cards: T[]): T[] }): Shuffle;
}

const PLUGIN: Luck = {
  first: (random) => random.Die(2) - 1,
  shuffle: (random) => (cards) => random.Shuffle(cards),
};

/** By step of the rules. */
const STAGES = ['act', 'declare', 'leftovers', 'discard'] as const;

/** By kind of move. */
const NAMES = [
  'playBird',
  'playDanger',
  'dissociate',
  'associate',
  'passRedraw',
  'passDrop',
  'arriveNow',
  'keepFlying',
  'leftovers',
  'discard',
] as const;

export interface Listed {
  readonly move: (typeof NAMES)[number];
  readonly args: number[];
}

/** What `ai.enumerate` lists, as the integer of the bare loop. */
export const moveOf = ({ move, args: [a, b] }: Listed): number => moves.encode(NAMES.indexOf(move), a, b);

export function enumerate(G: State): Listed[] {
  const found: number[] = [];
  const count = options(G, found);
  const listed: Listed[] = [];
  for (let i = 0; i < count; i++) {
    const move = found[i] as number;
    listed.push({
      move: NAMES[moves.kindOf(move)] as Listed['move'],
      args: [moves.firstOf(move), moves.secondOf(move)],
    });
  }
  return listed;
}

const HIDDEN = -1;

/** Hides the pile, the other hand and every card in flight that lies face down. */
function playerView({ G, playerID }: { G: State; playerID: string | null }): State {
  const hide = (): number => HIDDEN;
  return {
    ...G,
    draw: G.draw.map(hide),
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(hide))),
    rows: G.rows.map((row) => row.map((face) => (NIGHT[face] === 1 ? HIDDEN : face))),
  };
}

/** Migrato with its default options: the framework keeps turns, stages, luck and the end; the rules change G. */
export function migratoGame(luck: Luck = PLUGIN, name = 'migrato'): Game<State> {
  const of = (kind: number): MoveFn<State> => {
    return ({ G, events, random }, a: number, b: number) => {
      const mover = G.active;
      play(G, moves.encode(kind, a, b), luck.shuffle(random));
      if (G.step === OVER) return;
      if (G.active !== mover) events.endTurn();
      else events.setStage(STAGES[G.step] as string);
    };
  };
  const named = (...kinds: number[]): Record<string, MoveFn<State>> =>
    Object.fromEntries(kinds.map((kind) => [NAMES[kind], of(kind)]));

  return {
    name,
    minPlayers: 2,
    maxPlayers: 2,
    setup: ({ random }) => deal(luck.first(random), luck.shuffle(random)),
    turn: {
      order: {
        first: ({ G }) => G.first,
        next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
      },
      activePlayers: { currentPlayer: 'act' },
      stages: {
        act: {
          moves: named(moves.LAY, moves.STEAL, moves.SPLIT, moves.JOIN, moves.REDRAW, moves.DROP),
        },
        declare: { moves: named(moves.ARRIVE, moves.FLY) },
        leftovers: { moves: named(moves.LEFTOVERS) },
        discard: { moves: named(moves.DISCARD) },
      },
    },
    endIf: ({ G }) => (G.step === OVER ? resultOf(G) : undefined),
    playerView,
    ai: { enumerate },
  };
}

/** In the words that MCTSBot understands: a winner, or a draw. */
function resultOf(G: State) {
  const [a = 0, b = 0] = G.score;
  const why = G.why === BY_SEASON ? 'season' : 'types';
  return a === b ? { draw: true, why, score: [a, b] } : { winner: a > b ? '0' : '1', why, score: [a, b] };
}

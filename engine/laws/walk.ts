import { type Draw, seeded } from '../chance.ts';
import type { Game, Kind, Seat, Viewer } from '../game.ts';
import type { Move } from '../next.ts';
import { notes } from '../sitting.ts';
import type { Title } from '../title.ts';
import type { Case } from './law.ts';
import { chosen } from './moves.ts';

/**
 * A moment of a game that is being played, between two actions. The state is the walker's own and goes on
 * changing.
 */
export interface Position<K extends Kind> {
  readonly config: K['config'];
  readonly step: number;
  readonly state: K['state'];
  /** What led here; undefined right after the setup. */
  readonly did: Move<K> | undefined;
  readonly draws: readonly Draw[];
  readonly events: readonly K['event'][];
  readonly learnt: readonly Viewer[];
  /** What will be done; undefined at the last position. */
  readonly next: Move<K> | undefined;
  /** True at a dozen positions spread over the game and always at the last: dear checks look only there. */
  readonly looked: boolean;
}

const LOOKS = 12;

/** Plays the case and stops at every position on the way. */
export function* walk<K extends Kind>(title: Title<K>, given: Case): Generator<Position<K>, void> {
  const { game } = title;
  const { seats, seed, choices } = given;
  const config = game.parseConfig(given.config, { seats, ranked: false });
  const luck = seeded(`luck ${seed}`);
  const mind = seeded(`mind ${seed}`);
  const stride = Math.ceil((choices.length + 1) / LOOKS);
  let taken = notes<K['event']>(luck);
  const state = game.setup(config, seats, taken);
  let did: Move<K> | undefined;
  for (let step = 0; ; step++) {
    const choice = choices[step];
    const next = choice === undefined ? undefined : chosen(title, state, seats, choice, mind);
    const looked = next === undefined || step % stride === seed % stride;
    const { draws, out: events, learnt } = taken;
    yield { config, step, state, did, draws, events, learnt, next, looked };
    if (next === undefined) return;
    taken = notes<K['event']>(luck, next.at);
    game.apply(state, next.actor, next.action, taken);
    did = next;
  }
}

/** What every seat remembers, folded from what it lived through. */
export class Memories<K extends Kind> {
  readonly #game: Game<K>;
  readonly bySeat: (K['memory'] | null)[];

  constructor(game: Game<K>, seats: number) {
    this.#game = game;
    this.bySeat = new Array<K['memory'] | null>(seats).fill(null);
  }

  /** To be called at every position. */
  live({ state, did, events }: Position<K>): void {
    const game = this.#game;
    this.bySeat.forEach((memory, seat) => {
      const shown = events.flatMap((event) => game.redact(event, seat, state, 'live') ?? []);
      const own = did?.actor === seat ? did.action : null;
      this.bySeat[seat] = game.recall(memory, seat, {
        did: own,
        events: shown,
        view: game.view(state, seat),
      });
    });
  }

  /**
   * Everything an imagined world may be made from here: each seat's view, with nothing and with all it
   * remembers.
   */
  *minds(state: K['state']): Generator<{ seat: Seat; view: K['view']; memory: K['memory'] | null }, void> {
    for (const [seat, remembered] of this.bySeat.entries()) {
      const view = this.#game.view(state, seat);
      for (const memory of [null, remembered]) yield { seat, view, memory };
    }
  }
}

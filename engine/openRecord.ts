import { at } from './at.ts';
import type { Chance, Draw } from './chance.ts';
import { digest } from './digest.ts';
import type { Game, Kind } from './game.ts';
import type { Move } from './next.ts';
import { type GameRecord, type NamedSet, type RecordEntry, sealedRecord } from './record.ts';
import { type Entry, notes } from './sitting.ts';

/** A game that is over, as it was played, with everything that anybody kept for themselves. */
export interface Finished<K extends Kind> {
  readonly config: K['config'];
  readonly seats: number;
  readonly start: Pick<Entry<K>, 'draws'>;
  /** Without what was taken back. */
  readonly entries: readonly Pick<Entry<K>, 'actor' | 'action' | 'at' | 'draws' | 'events'>[];
  readonly state: K['state'];
}

/** Whether the config lies open: a record holds all of it. */
export const isOpenConfig = <K extends Kind>(game: Game<K>, config: K['config']): boolean =>
  game.publicConfig === undefined || digest(game.publicConfig(config)) === digest(config);

/**
 * The record of a finished game for anybody. It is not the true one with pieces cut out, whose fingerprints
 * would still tell of them: what lies open is played anew, and that is written down. Undefined where it does
 * not come to the same end without the rest. A step for each entry, so that others get a turn in between.
 */
export function* openRecord<K extends Kind>(
  game: Game<K>,
  { config, seats, start, entries, state: end }: Finished<K>,
  content?: NamedSet,
): Generator<void, GameRecord | undefined> {
  if (!isOpenConfig(game, config)) return undefined;
  const dealing = followed(start.draws);
  const dealt = notes<K['event']>(dealing);
  const state = game.setup(config, seats, dealt);
  const opening = { draws: dealt.draws, hash: digest(state) };
  const written: RecordEntry[] = [];
  for (const [i, { draws }] of entries.entries()) {
    const moves = openMoves(game, state, entries, i);
    const luck = followed(draws);
    for (const move of moves ?? []) {
      if (game.refuse(state, move.actor, move.action) !== undefined) return undefined;
      written.push(playOpenly(game, state, move, luck));
    }
    if (moves === undefined || !luck.fits()) return undefined;
    yield;
  }
  const outcome = game.outcome(end) ?? null;
  if (!dealing.fits() || digest(game.outcome(state) ?? null) !== digest(outcome)) return undefined;
  return sealedRecord(game, content, { config, seats, start: opening, entries: written, outcome });
}

function openMoves<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  entries: Finished<K>['entries'],
  i: number,
): readonly Move<K>[] | undefined {
  const { actor, action, at: ms, events } = at(entries, i);
  const move = { actor, action, at: ms };
  if (game.openly !== undefined) return game.openly(state, move, events, eventsAfter(entries, i));
  return game.lendsEyes === true ? [move] : undefined;
}

function* eventsAfter<K extends Kind>(
  entries: Finished<K>['entries'],
  i: number,
): Generator<readonly K['event'][]> {
  for (let later = i + 1; later < entries.length; later++) yield at(entries, later).events;
}

/** How long somebody thought stands in a record only where the rules asked for it. */
function playOpenly<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  { actor, action, at: ms }: Move<K>,
  luck: Chance,
): RecordEntry {
  const taken = notes<K['event']>(luck, ms);
  let isAsked = false;
  const ctx = {
    ...taken,
    get at(): number {
      isAsked = true;
      return ms;
    },
  };
  game.apply(state, actor, action, ctx);
  return { actor, action, at: isAsked ? ms : 0, draws: taken.draws, hash: digest(state) };
}

/**
 * Draws as they came, over all moves that stand for an entry. A tape would call it our fault when others are
 * asked for; here it says that what was left out mattered.
 */
function followed(draws: readonly Draw[]): Chance & { fits(): boolean } {
  let next = 0;
  let isOff = false;
  return {
    below(n) {
      const draw = draws[next++];
      if (draw?.[0] === n) return draw[1];
      isOff = true;
      return 0;
    },
    fits: () => !isOff && next === draws.length,
  };
}

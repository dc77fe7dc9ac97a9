import { type Chance, seeded, taped } from '../engine/chance.ts';
import type { Game, Kind, Seat } from '../engine/game.ts';
import type { Sitting } from '../engine/sitting.ts';
import { migrate, versionOf } from '../engine/versions.ts';
import type { Clock } from './clock.ts';
import { type Company, NO_COMPANY } from './company.ts';
import type { Menu } from './decisions.ts';
import type { Eyes } from './eyes.ts';
import type { Head } from './head.ts';
import { NO_PAIRS, type Pairs } from './pairs.ts';
import type { Farewell, Link, Ports } from './ports.ts';
import type { Loaded } from './store.ts';
import type { Timers } from './timers.ts';

/** A seat asks those who learnt something whether it may take back. */
export interface Asking {
  readonly id: number;
  readonly seat: Seat;
  readonly waiting: readonly Seat[];
}

/**
 * The present of one room, shared by the files of this folder. Only `commit.ts` replaces head, sitting and
 * menus.
 */
export interface Core {
  readonly game: Game<Kind>;
  readonly ports: Ports;
  /** Who is told first in a race. Not the game's luck: what is drawn there must not depend on who listens. */
  readonly order: Chance;
  head: Head;
  /** Null before the deal. Holds only what happened since the latest mark. */
  sitting: Sitting<Kind> | null;
  /** By seat, as far as anybody has asked for them since the latest entry. */
  menus: (Menu | undefined)[];
  /** By seat: the number of the menu with which its present question began (decisions.ts). */
  since: readonly number[];
  readonly eyes: Set<Eyes>;
  asking: Asking | null;
  company: Company;
  pairs: Pairs;
  asked: number;
  /** The request that is being obeyed, until it is answered. */
  answering: { readonly link: Link; readonly id: string } | null;
  readonly memories: Map<Seat, unknown>;
  /** What was read at a seat by the device that went last. */
  readonly languages: Map<Seat, string | null>;
  /** Something that was written was kept from these for a while (papers.ts). */
  readonly apart: Set<Link>;
  /** Their lines have broken: what still waits in the queue for them comes too late. */
  readonly gone: WeakSet<Link>;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Why nothing can be written any more: somebody else writes to this table, and it must be loaded again. */
  lost: Exclude<Farewell, 'link.wrongToken' | 'link.moved'> | null;
}

export function coreOf(
  game: Game<Kind>,
  ports: Ports,
  loaded: Loaded,
  { clock, timers }: Pick<Core, 'clock' | 'timers'>,
): Core {
  const sitting = sittingOf(game, loaded);
  const { head } = loaded;
  return {
    game,
    ports,
    order: seeded(`${head.id} ${ports.run()}`),
    head,
    sitting,
    menus: [],
    since: head.decisions,
    eyes: new Set(),
    asking: null,
    company: NO_COMPANY,
    pairs: NO_PAIRS,
    asked: 0,
    answering: null,
    memories: new Map(),
    languages: new Map(),
    apart: new Set(),
    gone: new WeakSet(),
    clock,
    timers,
    lost: null,
  };
}

function sittingOf(game: Game<Kind>, { head, state, since }: Loaded): Sitting<Kind> | null {
  if (state === undefined) return null;
  const sitting: Sitting<Kind> = {
    config: head.config,
    seats: head.seats.length,
    start: { draws: [], events: [] },
    state: migrate(game, state.state, state.version),
    entries: [],
    marks: [],
  };
  const { mark, entries } = since;
  // Other rules wrote these entries: what they led to stands, but nothing can be taken back (D8).
  if (mark === undefined || [mark, ...entries].some(({ version }) => version !== versionOf(game)))
    return sitting;
  let before = mark.state;
  for (const { actor, action, at, draws, learnt, events } of entries) {
    if (actor === null || action === null) continue;
    sitting.marks.push(before);
    sitting.entries.push({ actor, action, at, draws, learnt, events });
    before = game.clone(before);
    game.apply(before, actor, action, { chance: taped(draws), at, reveal() {} });
  }
  return sitting;
}

/** A copy that can go ahead while the old one still holds. */
export const draftOf = (sitting: Sitting<Kind>): Sitting<Kind> => ({
  ...sitting,
  entries: sitting.entries.slice(),
  marks: sitting.marks.slice(),
});

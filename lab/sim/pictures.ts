import type { Game, Kind, Viewer } from '../../engine/game.ts';
import { isSame } from '../../room/encoding/same.ts';
import { shownTo } from '../../room/shown.ts';
import { titleOf } from '../titles.ts';
import type { Journal } from './journal.ts';
import type { Committed, Model } from './model.ts';

/** A picture that was told may be so old at most: nobody can notice a dead line sooner. */
const OLDEST_MS = 6000;
/**
 * Bots and clocks go on to the last moment. A step is told over three ways at most, from the database over
 * two nodes to a client, and none takes longer than 0.6 seconds when all is well.
 */
const MOMENT_MS = 2000;

/** What one line was told, held against what was stored. */
export interface Witness {
  /** Its node has a room for it. */
  welcomed(sentAt: number): void;
  /** Its node says anything at all of the table, if only that it is there. */
  heard(sentAt: number): void;
  /** A picture, and the events that came with it, which left its node at `sentAt`. */
  told(view: unknown, events: readonly Kind['event'][], sentAt: number): void;
}

interface Told {
  readonly view: unknown;
  readonly sentAt: number;
}

interface Found {
  readonly index: number;
  readonly since: number;
}

export interface Views {
  witness(table: string, viewer: Viewer, name: string): Witness;
  /** This is what these eyes see of the latest that is stored, or of what was the latest a moment ago. */
  isPresent(table: string, viewer: Viewer, view: unknown): boolean;
}

/** I3, I4, I5: each told picture is what its own eyes see of some stored state, never an older one again. */
export function newViews(model: Model, journal: Journal, now: () => number): Views {
  const cache = new Map<Committed, Map<Viewer, unknown>>();
  const viewOf = (one: Committed, viewer: Viewer): unknown => {
    if (one.state === undefined) return undefined;
    const known = cache.get(one) ?? new Map<Viewer, unknown>();
    cache.set(one, known);
    if (!known.has(viewer)) known.set(viewer, gameOf(one).view(one.state, viewer));
    return known.get(viewer);
  };
  const seenBy = (table: string, viewer: Viewer): Seen => ({
    past: () => model.rows.get(table)?.past ?? [],
    isView: (one, view) => isSame(viewOf(one, viewer), view),
    isTold: (one, events) =>
      one.entry !== undefined &&
      one.state !== undefined &&
      isSame(shownTo(gameOf(one), one.entry.events, viewer, one.state, 'live'), events),
  });
  return {
    isPresent(table, viewer, view) {
      const found = find(seenBy(table, viewer), view, now());
      return found !== undefined && now() - found.since < MOMENT_MS;
    },
    witness: (table, viewer, name) => newWitness(seenBy(table, viewer), name, journal),
  };
}

/** A table's past as one pair of eyes sees it. */
interface Seen {
  past(): readonly Committed[];
  isView(one: Committed, view: unknown): boolean;
  isTold(one: Committed, events: readonly Kind['event'][]): boolean;
}

const gameOf = ({ head }: Committed): Game<Kind> => titleOf(head.game).game;

/** The newest moment up to `until` with this view, and since when it is out of date. */
function find(seen: Seen, view: unknown, until: number): Found | undefined {
  const past = seen.past();
  let since = Number.POSITIVE_INFINITY;
  for (let index = past.length - 1; index >= 0; index--) {
    const one = past[index];
    if (one === undefined || one.at > until) continue;
    if (seen.isView(one, view)) return { index, since };
    since = one.at;
  }
  return undefined;
}

/** Whether all that was told can have been seen in this order. */
function isInOrder(seen: Seen, told: readonly Told[]): boolean {
  let floor = 0;
  return told.every(({ view, sentAt }) => {
    floor = seen.past().findIndex((one, i) => i >= floor && one.at <= sentAt && seen.isView(one, view));
    return floor >= 0;
  });
}

function newWitness(seen: Seen, name: string, journal: Journal): Witness {
  const told: Told[] = [];
  let welcomedAt = Number.POSITIVE_INFINITY;
  let floor = 0;

  return {
    welcomed(sentAt) {
      welcomedAt = sentAt;
    },
    heard(sentAt) {
      // The room was there before it welcomed anybody: whoever took the table later is another one.
      const latest = seen.past().findLast(({ at }) => at < sentAt);
      if (latest !== undefined && latest.claimedAt > welcomedAt)
        journal.fail('I4', `${name} still hears of a room after another one has written`);
    },
    told(view, events, sentAt) {
      if (view === told.at(-1)?.view) return;
      told.push({ view, sentAt });
      const found = find(seen, view, sentAt);
      // Taking back makes old views new: the newest may be too new, so all are looked at again.
      if (found === undefined || (found.index < floor && !isInOrder(seen, told))) {
        journal.fail('I3', `${name} was told a picture that is not stored, or an older one again`);
        return;
      }
      if (events.length > 0 && !seen.past().some((one) => one.at <= sentAt && seen.isTold(one, events)))
        journal.fail('I5', `${name} was told events that are not its own`);
      floor = found.index;
      if (sentAt - found.since > OLDEST_MS)
        journal.fail('I4', `${name} was told what was out of date for ${sentAt - found.since} ms`);
    },
  };
}

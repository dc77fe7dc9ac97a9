import { seeded } from '../../engine/chance.ts';
import type { Game, Kind, Seat } from '../../engine/game.ts';
import type { Scene } from '../../room/encoding/follow.ts';
import { isOfTable } from '../../room/limits.ts';
import type { Box } from '../site/shelf.ts';
import type { Logged } from './log.svelte.ts';
import type { Play } from './play.svelte.ts';
import { heaviest, isAbout, type Step } from './steps.ts';

/** Who reads it, and how the table stands now. */
interface Reader {
  readonly box: Pick<Box, 'ui'>;
  readonly rules: Pick<Game<Kind>, 'imagine' | 'awaiting'>;
  readonly seat: Seat;
  readonly shown: Scene;
}

/**
 * What the others did since this seat last acted, out of the past: for whoever comes back; and what they did
 * last themselves, where somebody died of it, as when they saw it happen. How the table was dealt nobody did,
 * and what was done before something was taken back has been told.
 */
export function missedIn(logged: readonly Logged[], reader: Reader): readonly Step[] {
  const since = logged.findLastIndex(
    ({ entry: { kind, own } }) => own === true || kind === 'start' || kind === 'undo',
  );
  const { box, seat } = reader;
  return logged.flatMap(({ entry: { kind, own, events, view }, lines, open }, i) => {
    const before = logged[i - 1];
    if (i < since || before === undefined || isOfTable(kind) || lines.length === 0) return [];
    const gravity = heaviest(events.map((event) => box.ui.gravity?.(event)));
    if (i === since && (own !== true || gravity !== 'death')) return [];
    const hits = lines.some(({ line }) => isAbout(line, seat));
    const [was, is] = [thenOf(before.entry.view, reader), thenOf(view, reader)];
    return [{ before: was, after: is, events, lines, open, hits, gravity, missed: true }];
  });
}

/** How far this reader was when the past was read: how often they had acted, and what they had seen since. */
interface Then {
  readonly done: number;
  readonly seen: readonly Step[];
}

/** Into the recap, before what was seen as it happened; not once the reader has acted again. */
export function tellMissed(
  { box, rules, seat, shown, recap, allows, done }: Play,
  logged: readonly Logged[],
  then: Then,
): void {
  if (rules === undefined || seat === null || shown === undefined || done !== then.done) return;
  if (shown.outcome !== null || allows !== undefined) return;
  recap.addBefore(notAmong(then.seen, missedIn(logged, { box, rules, seat, shown })));
}

/** Those of the past that are not among the latest, which were seen as they happened. */
export function notAmong(latest: readonly Step[], past: readonly Step[]): readonly Step[] {
  let told = latest.reduce((sum, { lines }) => sum + lines.length, 0);
  const older = [...past];
  while (told > 0 && older.length > 0) told -= older.pop()?.lines.length ?? 0;
  return older;
}

/**
 * The table as everybody saw it then: a past with one's own eyes there is none while the game runs. Whom it
 * waited for follows from what everybody saw (a law).
 */
function thenOf(view: unknown, { rules, shown }: Reader): Scene {
  const { must } = rules.awaiting(rules.imagine(view, 0, null, seeded('then')));
  return { ...shown, view, options: [], forms: [], awaiting: { must: [...must], may: [], window: null } };
}

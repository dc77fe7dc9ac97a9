import type { Kind, Seat } from '../../engine/game.ts';
import type { Arg, Line } from '../../engine/text.ts';
import type { Settings } from '../../kit/settings.svelte.ts';
import type { Gravity } from '../../kit/table.ts';
import type { Scene } from '../../room/encoding/follow.ts';
import type { Box } from '../site/shelf.ts';
import type { LogLine } from './log.svelte.ts';

/** Something the others did since this seat last acted, with the table before and after it. */
export interface Step {
  readonly before: Scene;
  readonly after: Scene;
  readonly events: readonly Kind['event'][];
  readonly lines: readonly LogLine[];
  /** The same as everybody could read it. */
  readonly open: readonly LogLine[];
  /** It was done to this seat. */
  readonly hits: boolean;
  readonly gravity: Gravity | undefined;
  /** It happened while nobody looked: the views are everybody's, so the board is not taken back to them. */
  readonly missed?: boolean;
}

/** What a seat does by several small actions is one step, unless some of it weighs more. */
export function withStep(steps: readonly Step[], step: Step): readonly Step[] {
  const last = steps.at(-1);
  const isMore = last !== undefined && isLight(last) && isLight(step) && byOf(last) === byOf(step);
  return isMore ? [...steps.slice(0, -1), joined(last, step)] : [...steps, step];
}

/**
 * Whether the table waits for the reader after this. A death, a refusal, an arrest, a theft is not rushed
 * past, whomever it befell; whoever wants it quick is stopped by their own alone. While a window is open
 * nobody is held: the pause would take their time to answer, and what happened stays to be read above the
 * prompt until they act.
 */
export function waitsFor({ gravity, hits, after }: Step, pace: Settings['pace']): boolean {
  if (after.awaiting.window !== null || after.outcome !== null) return false;
  if (pace === 'step') return true;
  return gravity !== undefined && (hits || pace === 'normal');
}

/** By the reader's pace; in between, a moment of what others did to this seat stays and the rest goes by. */
export function momentWaits(
  { events, own, scene }: { readonly events: Step['events']; readonly own: boolean; readonly scene: Scene },
  seat: Seat | null,
  { title, ui }: Pick<Box, 'title' | 'ui'>,
  pace: Settings['pace'],
): boolean {
  if (pace === 'quick' || scene.awaiting.window !== null) return false;
  if (pace === 'step') return true;
  const isMine = (event: Kind['event']): boolean =>
    seat !== null && title.tell(event).some((line) => isAbout(line, seat));
  return events.some((event) => ui.gravity?.(event) !== undefined && (isMine(event) || own));
}

/** Of all that happened at once, what weighs most. */
export const heaviest = (all: readonly (Gravity | undefined)[]): Gravity | undefined =>
  all.find((one) => one === 'death') ?? all.find((one) => one !== undefined);

/** The sentences of a step, as JSON, that tell why it weighs. */
export const graveIn = (
  { events, gravity }: Step,
  { title, ui }: Pick<Box, 'title' | 'ui'>,
): readonly string[] =>
  gravity === undefined
    ? []
    : events
        .filter((event) => ui.gravity?.(event) === gravity)
        .flatMap((event) => title.tell(event).map((line) => JSON.stringify(line)));

/** Whether a sentence is about this seat. */
export const isAbout = ({ args = {} }: Line, seat: Seat): boolean =>
  Object.values(args).some((arg) => names(arg, seat));

function names(arg: Arg, seat: Seat): boolean {
  if (typeof arg !== 'object') return false;
  if (Array.isArray(arg)) return arg.some((one) => names(one, seat));
  return 'seat' in arg ? arg.seat === seat : 'key' in arg && isAbout(arg, seat);
}

const byOf = ({ before }: Step): Seat | undefined => before.awaiting.must[0];
const isLight = ({ hits, gravity }: Step): boolean => !hits && gravity === undefined;
const joined = (one: Step, next: Step): Step => ({
  ...next,
  before: one.before,
  events: [...one.events, ...next.events],
  lines: [...one.lines, ...next.lines],
  open: [...one.open, ...next.open],
});

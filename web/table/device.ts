import type { Asked } from '../../kit/table.ts';
import type { Play } from './play.svelte.ts';

/** What somebody at a shared device is wanted for. */
export type Wanted = 'turn' | 'undo' | Asked;

/** One of the people at a device, as far as it matters who gets it next. */
export interface Sharer {
  /** Everybody waits for them. */
  readonly must: boolean;
  /** Nobody waits, but they were asked something. */
  readonly asked: Asked | undefined;
  /** Somebody asks them to let a move be taken back. */
  readonly consents: boolean;
  /** A bot plays for them. */
  readonly rests: boolean;
  /** They have looked at this very question and passed the device on. */
  readonly passed: boolean;
}

export interface Next {
  readonly to: number;
  readonly wanted: Wanted;
}

export function wantedFor({ must, asked, consents, rests }: Sharer): Wanted | undefined {
  if (rests) return undefined;
  if (consents) return 'undo';
  return asked ?? (must ? 'turn' : undefined);
}

/**
 * Who is wanted at a device that `holder` has. Whoever was asked by somebody comes before whoever is on turn:
 * else an offer would be answered too late. Who passed a question on is not proposed again before others.
 */
export function nextAt(people: readonly Sharer[], holder: number): Next | undefined {
  const others = people.flatMap((one, to) => {
    const wanted = to === holder ? undefined : wantedFor(one);
    return wanted === undefined ? [] : [{ to, wanted, rank: rankOf(one, wanted) }];
  });
  const [first] = others.toSorted((a, b) => a.rank - b.rank);
  if (first === undefined) return undefined;
  // Whoever holds the device has a question of their own: an old one of somebody else is no reason to let go.
  if (people[first.to]?.passed === true && people[holder]?.must === true) return undefined;
  return { to: first.to, wanted: first.wanted };
}

const rankOf = ({ passed }: Sharer, wanted: Wanted): number =>
  (passed && wanted !== 'turn' ? 4 : 0) + (wanted === 'undo' ? 0 : wanted === 'turn' ? 2 : 1);

/** Whoever holds the device has nothing to do that everybody waits for. */
export const isFree = (one: Sharer | undefined): boolean =>
  one === undefined || one.rests || !(one.must || one.consents);

/** `passed`: the number of the question that they looked at and passed on. */
export function sharerOf({ shown, seat, session, box }: Play, passed?: number | null): Sharer {
  const { must = [], may = [] } = shown?.awaiting ?? {};
  const isAwaited = seat !== null && (must.includes(seat) || may.includes(seat));
  return {
    must: seat !== null && must.includes(seat),
    asked: isAwaited && shown !== undefined && seat !== null ? box.ui.asked?.(shown.view, seat) : undefined,
    consents: seat !== null && session.table?.request?.waiting.includes(seat) === true,
    rests: seat !== null && session.table?.seats[seat]?.standIn === true,
    passed: passed !== undefined && passed === (shown?.decision ?? null),
  };
}

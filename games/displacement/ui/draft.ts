import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import type { View } from '../eyes/view.ts';
import { originOf } from '../state.ts';
import { groupsOf, othersOf } from './crowd.ts';

/** Who is to go where, before anything is sent: people by origin and receiver. */
export type Draft = readonly { readonly origin: Seat; readonly to: Seat; readonly count: number }[];

/** How many must and may still leave. */
export interface Bounds {
  readonly must: number;
  readonly may: number;
}

export function boundsOf(view: View): Bounds {
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'send') return { must: 0, may: 0 };
  return { must: Math.max(0, frame.min - frame.sent), may: frame.max - frame.sent };
}

export const countOf = (draft: Draft, fits: { readonly origin?: Seat; readonly to?: Seat } = {}): number =>
  draft.reduce(
    (sum, { origin, to, count }) =>
      (fits.origin ?? origin) === origin && (fits.to ?? to) === to ? sum + count : sum,
    0,
  );

/** One more or one fewer of these people there; the same draft where that is impossible. */
export function changed(draft: Draft, view: View, origin: Seat, to: Seat, by: 1 | -1): Draft {
  const had = countOf(draft, { origin, to });
  if (by > 0 && !canAdd(draft, view, origin)) return draft;
  if (had + by < 0) return draft;
  const rest = draft.filter((one) => one.origin !== origin || one.to !== to);
  return had + by === 0 ? rest : [...rest, { origin, to, count: had + by }];
}

/** As many of these people there as must leave and are not on their way elsewhere. */
export function filled(draft: Draft, view: View, origin: Seat, to: Seat): Draft {
  let next = draft;
  for (;;) {
    const more = changed(next, view, origin, to, 1);
    if (more === next) return next;
    next = more;
  }
}

export function canAdd(draft: Draft, view: View, origin: Seat): boolean {
  const waiting = view.nations[view.active]?.displaced ?? [];
  const here = waiting.filter((pin) => originOf(pin) === origin).length;
  return countOf(draft) < boundsOf(view).may && countOf(draft, { origin }) < here;
}

/** All who must leave to one nation, longest waiting first. */
export const allTo = (view: View, to: Seat): Draft =>
  gathered(leaving(view).map((origin) => ({ origin, to })));

/** The same people dealt one by one clockwise from the left neighbour. */
export function spread(view: View): Draft {
  const others = othersOf(view, view.active);
  return gathered(leaving(view).map((origin, i) => ({ origin, to: others[i % others.length] ?? 0 })));
}

const leaving = (view: View): Seat[] =>
  (view.nations[view.active]?.displaced ?? []).slice(0, boundsOf(view).must).map(originOf);

function gathered(ways: readonly { readonly origin: Seat; readonly to: Seat }[]): Draft {
  const draft: { origin: Seat; to: Seat; count: number }[] = [];
  for (const { origin, to } of ways) {
    const found = draft.find((one) => one.origin === origin && one.to === to);
    if (found === undefined) draft.push({ origin, to, count: 1 });
    else found.count++;
  }
  return draft;
}

export const isReady = (draft: Draft, { must, may }: Bounds): boolean =>
  countOf(draft) >= must && countOf(draft) <= may && (countOf(draft) > 0 || must === 0);

export const isAlike = (a: Draft, b: Draft): boolean =>
  a.length === b.length && a.every(({ origin, to, count }) => countOf(b, { origin, to }) === count);

/** The fewest actions that do what the draft says. */
export function actionsOf(draft: Draft, view: View): readonly Action[] {
  const { must, may } = boundsOf(view);
  const end: readonly Action[] = countOf(draft) < may ? [{ type: 'doneSending' }] : [];
  const [first] = draft;
  if (must > 0 && first !== undefined && isAlike(draft, allTo(view, first.to)))
    return [{ type: 'sendRest', to: first.to }, ...end];
  if (must > 0 && isAlike(draft, spread(view))) return [{ type: 'spreadRest' }, ...end];
  const sends = draft.map(({ origin, to, count }): Action => {
    return { type: 'send', to, colour: view.nations[origin]?.colour ?? 'A', count };
  });
  return [...sends, ...end];
}

/** Everybody who waits here, and how many of each origin stay with this draft. */
export const staying = (draft: Draft, view: View): readonly { origin: Seat; stay: number; all: number }[] =>
  groupsOf(view.nations[view.active]?.displaced ?? []).map(({ origin, pins }) => ({
    origin,
    all: pins.length,
    stay: pins.length - countOf(draft, { origin }),
  }));

import type { Seat } from '../../../engine/game.ts';
import type { Flight } from '../../../kit/stage.ts';
import type { Event } from '../event.ts';
import type { View } from '../eyes/view.ts';
import type { Pin } from '../state.ts';
import { groupsOf, nearOf } from './crowd.ts';

/** The names things carry on the table (`data-piece`). */
export const pinName = (pin: Pin): string => `pin-${pin}`;
export const groupName = (nation: Seat, origin: Seat): string => `wait-${nation}-${origin}`;
export const DECK = 'deck';
export const CARD = 'card';

/** So many of a group that waits are drawn one by one on the near board; the rest is a number. */
export const DRAWN = 5;

/** Everybody by the name of what stands for them on the table: themselves, or the group they wait in. */
function anchors(view: View, near: Seat): Map<Pin, string> {
  const found = new Map<Pin, string>();
  view.nations.forEach(({ homes, displaced }, nation) => {
    for (const people of homes) for (const pin of people ?? []) found.set(pin, pinName(pin));
    for (const { origin, pins } of groupsOf(displaced)) {
      pins.forEach((pin, i) => {
        found.set(pin, nation === near && i < DRAWN ? pinName(pin) : groupName(nation, origin));
      });
    }
  });
  return found;
}

/** With which nation everybody is. */
const hosts = ({ nations }: View): Map<Pin, Seat> =>
  new Map(
    nations.flatMap(({ homes, displaced }, seat) =>
      [...homes.flatMap((people) => people ?? []), ...displaced].map((pin): [Pin, Seat] => [pin, seat]),
    ),
  );

/**
 * People who changed their place: from where they stood, or from the group they waited in, to where they are
 * now.
 */
export function flights(_events: readonly Event[], before: View, after: View, seat: Seat | null): Flight[] {
  const from = anchors(before, nearOf(before, seat));
  const to = anchors(after, nearOf(after, seat));
  const nationOf = { before: hosts(before), after: hosts(after) };
  const out: Flight[] = [];
  for (const [pin, now] of to) {
    const was = from.get(pin);
    if (was === undefined) continue;
    // Whoever crosses a border is watched on the way.
    const slow = nationOf.before.get(pin) !== nationOf.after.get(pin);
    if (slow || was !== now) out.push({ from: was, to: now, slow });
  }
  if (before.drawn === null && after.drawn !== null) out.push({ from: DECK, to: CARD });
  return out;
}

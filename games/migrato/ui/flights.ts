import type { Seat } from '../../../engine/game.ts';
import type { Flight } from '../../../kit/stage.ts';
import type { FaceId } from '../content.ts';
import type { Event } from '../event.ts';
import type { View } from '../eyes/view.ts';

/** The names things carry on the table (`data-piece`). A card has no id, so it is named by where it lies. */
export const inHand = (seat: Seat, hand: readonly FaceId[], index: number): string => {
  const face = hand[index] ?? '';
  const copy = hand.slice(0, index).filter((other) => other === face).length;
  return `hand-${seat}-${face}-${copy}`;
};
export const handOf = (seat: Seat): string => `hand-${seat}`;
export const inColony = (colony: number, place: number): string => `colony-${colony}-${place}`;
export const DRAW = 'draw';
export const DISCARD = 'discard';

/** Cards that changed their name on the way: out of a hand, into a colony, onto a pile. */
export function flights(events: readonly Event[], before: View, after: View, seat: Seat | null): Flight[] {
  const sizes = new Map(
    before.seats.flatMap((one) => one.colonies.map((colony) => [colony.id, colony.cards.length])),
  );
  const top = (colony: number): number => (sizes.get(colony) ?? 1) - 1;
  const out: Flight[] = [];
  const fromHand = (owner: Seat): string => {
    const had = before.seats[owner]?.hand;
    const has = after.seats[owner]?.hand;
    if (owner !== seat || !had || !has) return handOf(owner);
    return gone(owner, had, has) ?? handOf(owner);
  };
  const toHand = (owner: Seat): string[] => {
    const had = before.seats[owner]?.hand;
    const has = after.seats[owner]?.hand;
    return owner === seat && had && has ? fresh(owner, had, has) : [handOf(owner)];
  };

  for (const event of events) {
    switch (event.type) {
      case 'birdPlayed':
        out.push({ from: fromHand(event.seat), to: inColony(event.colony, event.place) });
        break;
      case 'dangerPlayed':
        if (typeof event.target === 'number') {
          const from = inColony(event.target, top(event.target));
          for (const to of toHand(event.seat)) out.push({ from, to });
        }
        break;
      case 'colonySplit':
        for (let i = event.keep; i <= top(event.lower); i++) {
          out.push({ from: inColony(event.lower, i), to: inColony(event.upper, i - event.keep) });
        }
        break;
      case 'coloniesJoined':
        for (let i = 0; i <= top(event.upper); i++) {
          out.push({ from: inColony(event.upper, i), to: inColony(event.lower, top(event.lower) + 1 + i) });
        }
        break;
      case 'colonyFailed':
      case 'colonyDropped':
        out.push({ from: inColony(event.colony, top(event.colony)), to: DISCARD });
        break;
      case 'cardDiscarded':
      case 'handDiscarded':
        out.push({ from: fromHand(event.seat), to: DISCARD });
        break;
      case 'cardsDrawn':
        for (const to of toHand(event.seat)) out.push({ from: DRAW, to });
        break;
      default:
        break;
    }
  }
  return out;
}

const names = (seat: Seat, hand: readonly FaceId[]): string[] => hand.map((_, i) => inHand(seat, hand, i));

const gone = (seat: Seat, had: readonly FaceId[], has: readonly FaceId[]): string | undefined =>
  names(seat, had).find((name) => !names(seat, has).includes(name));

const fresh = (seat: Seat, had: readonly FaceId[], has: readonly FaceId[]): string[] =>
  names(seat, has).filter((name) => !names(seat, had).includes(name));

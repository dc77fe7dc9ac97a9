import type { Seat } from '../../../engine/game.ts';
import type { Event } from '../event.ts';

const AFTER: readonly Event['type'][] = ['enrolled', 'enrolmentFailed', 'graduated', 'entered', 'refused'];

type FirstRoll = Extract<Event, { type: 'firstRoll' }>;

export interface Throw {
  readonly kind: 'tuition' | 'graduation' | 'fortune';
  readonly seat: number;
  readonly roll: number;
  readonly event: Event;
  /** What came of it, where the rules tell it apart. */
  readonly came: Event | undefined;
}

/**
 * Dice, what the officer asks for, and the last Passport or Ticket of the supply; a Passport or Ticket that
 * one sells to another, for those two.
 */
export function momentOf(events: readonly Event[], me: Seat | null): readonly Event[] {
  const rolled = events.some((event) => event.type === 'laneTokenDrawn' || isRoll(event));
  if (!rolled) {
    const first = firstRolls(events);
    return first.length > 0 ? first : events.filter((event) => isLast(event) || isTrade(event, me));
  }
  return events.filter(
    (event) => event.type === 'laneTokenDrawn' || isRoll(event) || AFTER.includes(event.type),
  );
}

const isLast = (event: Event): boolean => event.type === 'supplyTaken' && event.left === 0;

const isTrade = (event: Event, me: Seat | null): boolean =>
  event.type === 'scalped' && me !== null && (event.seat === me || event.seller === me);

const isRoll = (event: Event): boolean =>
  event.type === 'tuitionRolled' ||
  event.type === 'graduationRolled' ||
  (event.type === 'lifeEffect' && event.roll !== null);

/** The dice for the first turn, round by round: those who share the highest roll again. */
export const firstRolls = (events: readonly Event[]): readonly FirstRoll[] =>
  events.filter((event): event is FirstRoll => event.type === 'firstRoll');

/** Each die with what came of it. */
export function throwsOf(events: readonly Event[]): readonly Throw[] {
  return events.flatMap((event, i): Throw[] => {
    const next = events[i + 1];
    const came = next !== undefined && AFTER.includes(next.type) ? next : undefined;
    switch (event.type) {
      case 'tuitionRolled':
        return [{ kind: 'tuition', seat: event.seat, roll: event.roll, event, came }];
      case 'graduationRolled':
        return [{ kind: 'graduation', seat: event.seat, roll: event.roll, event, came }];
      case 'lifeEffect':
        return event.roll === null
          ? []
          : [{ kind: 'fortune', seat: event.seat, roll: event.roll, event, came: undefined }];
      default:
        return [];
    }
  });
}

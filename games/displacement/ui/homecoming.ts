import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Told } from '../../../kit/table.ts';
import { ROOM, START_SPACES, STARTING_PINS } from '../content.ts';
import type { Event } from '../event.ts';
import type { Displacement } from '../kind.ts';
import { originOf, type Pin, pinOf } from '../state.ts';
import { journeysOf } from './journey.ts';

/** How many found a home after losing it or being born without one, and the rounds that took on average. */
export interface Waits {
  readonly people: number;
  readonly rounds: number;
}

export function waitsOf(told: readonly Told<Displacement>[]): Waits {
  let people = 0;
  let rounds = 0;
  for (const way of journeysOf(told).values()) {
    let since: number | undefined;
    for (const { what, round } of way) {
      if (what === 'housed') {
        people += 1;
        rounds += round - (since ?? round);
        since = undefined;
      } else if (what !== 'began') since ??= round;
    }
  }
  return { people, rounds: people === 0 ? 0 : Math.round((10 * rounds) / people) / 10 };
}

/** Places given while people of one's own land and of others waited and not all could move in. */
export interface Tight {
  readonly places: number;
  readonly own: number;
}

/** By seat: who got the free places when not everybody fitted (section 11). */
export function tightOf(told: readonly Told<Displacement>[], seats: number): readonly Tight[] {
  const waiting = Array.from({ length: seats }, () => new Set<Pin>());
  const counts = Array.from({ length: seats }, () => ({ places: 0, own: 0 }));
  for (const { events } of told) {
    for (const event of events) {
      if (event.type === 'settled') count(event, waiting, counts);
      follow(event, waiting);
    }
  }
  return counts;
}

type Settled = Extract<Event, { type: 'settled' }>;

function count(
  { seat, pins }: Settled,
  waiting: readonly ReadonlySet<Pin>[],
  counts: readonly { places: number; own: number }[],
): void {
  const here = [...(waiting[seat] ?? [])];
  const count = counts[seat];
  const mine = here.filter((pin) => originOf(pin) === seat).length;
  if (count === undefined || mine === 0 || mine === here.length || pins.length === here.length) return;
  count.places += pins.length;
  count.own += pins.filter(({ pin }) => originOf(pin) === seat).length;
}

function follow(event: Event, waiting: readonly Set<Pin>[]): void {
  const here = (seat: Seat): Set<Pin> => at(waiting, seat);
  switch (event.type) {
    case 'matchStarted':
      waiting.forEach((waits, seat) => {
        for (let i = START_SPACES.length * ROOM; i < STARTING_PINS; i++)
          waits.add(pinOf(seat * STARTING_PINS + i, seat));
      });
      break;
    case 'pinsBorn':
      for (const pin of event.pins) here(event.seat).add(pin);
      break;
    case 'communitiesLost':
      for (const { pin } of event.pins) here(event.seat).add(pin);
      break;
    case 'pinsDied':
    case 'settled':
      for (const { pin } of event.pins) here(event.seat).delete(pin);
      break;
    case 'pinsSent':
      for (const { pin, to } of event.pins) {
        here(event.seat).delete(pin);
        here(to).add(pin);
      }
      break;
    case 'pinsMigrated':
      for (const { pin, from } of event.pins) {
        here(from).delete(pin);
        here(event.receiver).add(pin);
      }
      break;
    default:
      break;
  }
}

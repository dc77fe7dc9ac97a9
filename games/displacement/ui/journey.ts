import type { Seat } from '../../../engine/game.ts';
import type { Line } from '../../../engine/text.ts';
import type { Told } from '../../../kit/table.ts';
import { ROOM, START_SPACES, STARTING_PINS } from '../content.ts';
import type { Event } from '../event.ts';
import type { Displacement } from '../kind.ts';
import { type Pin, pinOf } from '../state.ts';
import { nationName } from '../text/names.ts';

type What = 'began' | 'waited' | 'born' | 'unhoused' | 'housed' | 'sheltered' | 'sent' | 'called' | 'died';

/** One station of a group of people. */
export interface Station {
  readonly what: What;
  readonly seq: number;
  readonly round: number;
  /** Where they then are. */
  readonly at: Seat;
  readonly from?: Seat;
  readonly space?: number;
  /** How many turns in shelter, one after another. */
  readonly times?: number;
}

export type Journeys = ReadonlyMap<Pin, readonly Station[]>;

/** The way of every person, read from the events alone (section 9). */
export function journeysOf(told: readonly Told<Displacement>[]): Journeys {
  const ways = new Map<Pin, Station[]>();
  let round = 1;
  for (const { seq, events } of told) {
    for (const event of events) {
      if (event.type === 'matchStarted') begin(ways, event.seats, seq);
      else if (event.type === 'roundStarted') round = event.round;
      else for (const { pin, ...station } of stationsIn(event)) add(ways, pin, { ...station, seq, round });
    }
  }
  return ways;
}

/** Pins are numbered seat by seat: the people of three homes, then those who wait. */
function begin(ways: Map<Pin, Station[]>, seats: number, seq: number): void {
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < STARTING_PINS; i++) {
      const space = START_SPACES[Math.floor(i / ROOM)];
      const station: Station =
        space === undefined
          ? { what: 'waited', seq, round: 1, at: seat }
          : { what: 'began', seq, round: 1, at: seat, space };
      ways.set(pinOf(seat * STARTING_PINS + i, seat), [station]);
    }
  }
}

function add(ways: Map<Pin, Station[]>, pin: Pin, station: Station): void {
  const way = ways.get(pin) ?? [];
  const last = way.at(-1);
  if (station.what === 'sheltered' && last?.what === 'sheltered')
    way[way.length - 1] = { ...last, times: (last.times ?? 1) + 1 };
  else way.push(station);
  ways.set(pin, way);
}

type Found = Omit<Station, 'seq' | 'round'> & { readonly pin: Pin };

function stationsIn(event: Event): readonly Found[] {
  switch (event.type) {
    case 'pinsBorn':
      return event.pins.map((pin) => ({ pin, what: 'born', at: event.seat }));
    case 'communitiesLost':
      return event.pins.map(({ pin, place }) => ({
        pin,
        what: 'unhoused',
        at: event.seat,
        space: Number(place),
      }));
    case 'pinsDied':
      return event.pins.map(({ pin }) => ({ pin, what: 'died', at: event.seat }));
    case 'settled':
      return event.pins.map(({ pin, space }) => ({ pin, what: 'housed', at: event.seat, space }));
    case 'sheltered':
      return event.pins.map((pin) => ({ pin, what: 'sheltered', at: event.seat, times: 1 }));
    case 'pinsSent':
      return event.pins.map(({ pin, to }) => ({ pin, what: 'sent', at: to, from: event.seat }));
    case 'pinsMigrated':
      return event.pins.map(({ pin, from }) => ({ pin, what: 'called', at: event.receiver, from }));
    default:
      return [];
  }
}

/** Borders crossed on the way. */
export const crossings = (way: readonly Station[]): number =>
  way.filter(({ what }) => what === 'sent' || what === 'called').length;

export const stationLine = ({ what, at, from, space, times }: Station): Line => ({
  key: `ui.journey.${what}`,
  args: { nation: nationName(at), from: nationName(from ?? at), space: space ?? 0, times: times ?? 1 },
});

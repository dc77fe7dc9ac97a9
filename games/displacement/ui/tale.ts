import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Told } from '../../../kit/table.ts';
import { boxOf } from '../box.ts';
import { OUR_NUMBERS, ROOM, START_DISPLACED, START_SPACES } from '../content.ts';
import type { Event } from '../event.ts';
import type { Displacement } from '../kind.ts';
import { originOf } from '../state.ts';

/** How a nation stood when a round was over. */
export interface Point {
  readonly tokens: number;
  readonly housed: number;
  readonly displaced: number;
}
export const MEASURES = ['housed', 'displaced', 'tokens'] as const;
export type Measure = (typeof MEASURES)[number];

/** What a nation did in a whole game: for the debrief (section 11). */
export interface Deeds {
  received: number;
  sent: number;
  housed: number;
  /** Of those housed, people of another origin. */
  housedOthers: number;
  died: number;
  born: number;
  homesLost: number;
  onHomes: number;
  onShelter: number;
  onBlocks: number;
  /** Cards its land was safe from, and cards it bore. */
  spared: number;
  struck: number;
}

export interface Tale {
  /** The entry with which each round began, by round. */
  readonly starts: readonly number[];
  /** By round (0: the deal), then by seat. */
  readonly points: readonly (readonly Point[])[];
  readonly deeds: readonly Deeds[];
  readonly rounds: number;
}

const blank = (): Deeds => ({
  received: 0,
  sent: 0,
  housed: 0,
  housedOthers: 0,
  died: 0,
  born: 0,
  homesLost: 0,
  onHomes: 0,
  onShelter: 0,
  onBlocks: 0,
  spared: 0,
  struck: 0,
});

/** What a game was, from its events alone. */
export function taleOf(told: readonly Told<Displacement>[], seats: number): Tale {
  const began = told[0]?.events.find((event) => event.type === 'matchStarted');
  const { startTokens } = began === undefined ? OUR_NUMBERS : boxOf(began.options).numbers;
  const now: Counting[] = Array.from({ length: seats }, () => ({
    tokens: startTokens,
    housed: START_SPACES.length * ROOM,
    displaced: START_DISPLACED,
  }));
  const deeds = Array.from({ length: seats }, blank);
  const snapshot = (): Point[] => now.map((point) => ({ ...point }));
  const points: Point[][] = [snapshot()];
  const starts = [0, 0];
  let rounds = 1;
  for (const { seq, events } of told) {
    for (const event of events) {
      if (event.type === 'roundStarted' && event.round > 1) {
        points[event.round - 1] = snapshot();
        rounds = event.round;
        starts[event.round] = seq;
      }
      count(event, now, deeds);
    }
  }
  points[rounds] = snapshot();
  return { starts, points, deeds, rounds };
}

type Counting = { -readonly [K in keyof Point]: Point[K] };

function count(event: Event, now: readonly Counting[], deeds: readonly Deeds[]): void {
  const stands = (seat: Seat): Counting => at(now, seat);
  const of = (seat: Seat): Deeds => at(deeds, seat);
  switch (event.type) {
    case 'tokensChanged':
      stands(event.seat).tokens += event.by;
      if (event.cause === 'buy') of(event.seat).onHomes -= event.by;
      else if (event.cause === 'shelter') of(event.seat).onShelter -= event.by;
      else if (event.cause === 'block') of(event.seat).onBlocks -= event.by;
      break;
    case 'cardDrawn':
      if (event.affected.length === 0) of(event.seat).spared++;
      break;
    case 'accepted':
      of(event.seat).struck++;
      break;
    case 'communitiesLost':
      stands(event.seat).housed -= event.pins.length;
      stands(event.seat).displaced += event.pins.length;
      of(event.seat).homesLost += event.spaces.length;
      break;
    case 'pinsDied':
      for (const { place } of event.pins)
        stands(event.seat)[place === 'displaced' ? 'displaced' : 'housed']--;
      of(event.seat).died += event.pins.length;
      break;
    case 'pinsBorn':
      stands(event.seat).displaced += event.pins.length;
      of(event.seat).born += event.pins.length;
      break;
    case 'settled':
      stands(event.seat).displaced -= event.pins.length;
      stands(event.seat).housed += event.pins.length;
      of(event.seat).housed += event.pins.length;
      of(event.seat).housedOthers += event.pins.filter(({ pin }) => originOf(pin) !== event.seat).length;
      break;
    case 'pinsSent':
      stands(event.seat).displaced -= event.pins.length;
      of(event.seat).sent += event.pins.length;
      for (const { to } of event.pins) {
        stands(to).displaced++;
        of(to).received++;
      }
      break;
    case 'pinsMigrated':
      for (const { from, place } of event.pins) {
        stands(from)[place === 'displaced' ? 'displaced' : 'housed']--;
        stands(event.receiver).displaced++;
        of(event.receiver).received++;
      }
      break;
    default:
      break;
  }
}

/** The round an entry belongs to. */
export function roundAt({ starts }: Tale, seq: number): number {
  let round = 1;
  for (let i = 1; i < starts.length; i++) if ((starts[i] ?? Number.POSITIVE_INFINITY) <= seq) round = i;
  return round;
}

import type { Seat } from '../../../engine/game.ts';
import type { Told } from '../../../kit/table.ts';
import { type Danger, faceOf, numberOf, type Species } from '../content.ts';
import type { Migrato } from '../kind.ts';

export interface Arrival {
  readonly seq: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly species: Species;
  readonly value: number;
  /** The number on the first card: the birds that set out. */
  readonly setOut: number;
}

export interface Theft {
  readonly seq: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly danger: Danger;
  readonly night: boolean;
}

/** What a game was, from its events alone (11). */
export interface Tale {
  readonly arrivals: readonly Arrival[];
  readonly thefts: readonly Theft[];
  readonly failures: readonly { readonly seq: number; readonly turn: number; readonly seat: Seat }[];
  /** The entry with which each turn began, by turn. */
  readonly starts: readonly number[];
  readonly turns: number;
}

export function taleOf(told: readonly Told<Migrato>[]): Tale {
  const arrivals: Arrival[] = [];
  const thefts: Theft[] = [];
  const failures: Tale['failures'][number][] = [];
  const starts = [0, 0];
  let turn = 1;
  let turns = 1;
  for (const { seq, events } of told) {
    for (const event of events) {
      if (event.type === 'turnEnded') {
        turns = event.turn;
        turn = event.turn + 1;
        starts[turn] = seq;
      } else if (event.type === 'colonyArrived') {
        const setOut = numberOf(faceOf(event.faces[0] ?? 'hunter'));
        arrivals.push({ seq, turn, seat: event.seat, species: event.species, value: event.value, setOut });
      } else if (event.type === 'dangerPlayed') {
        thefts.push({ seq, turn, seat: event.seat, danger: event.danger, night: event.phase === 'night' });
      } else if (event.type === 'colonyFailed') {
        failures.push({ seq, turn, seat: event.seat });
      }
    }
  }
  // The last turn is one that was played, also where the season closed right after it.
  return { arrivals, thefts, failures, starts, turns: Math.max(turns, arrivals.at(-1)?.turn ?? 1) };
}

/** Birds home after each arrival, as steps of a line: [turn, total]. */
export function homeLine(tale: Tale, seat: Seat): readonly (readonly [turn: number, total: number])[] {
  const points: [number, number][] = [[0, 0]];
  let total = 0;
  for (const arrival of tale.arrivals) {
    if (arrival.seat !== seat) continue;
    total += arrival.value;
    points.push([arrival.turn, total]);
  }
  points.push([tale.turns, total]);
  return points;
}

/** The turn an entry belongs to. */
export function turnAt(tale: Tale, seq: number): number {
  let turn = 0;
  for (let i = 1; i < tale.starts.length; i++)
    if ((tale.starts[i] ?? Number.POSITIVE_INFINITY) <= seq) turn = i;
  return turn;
}

import type { Seat } from '../../../engine/game.ts';
import type { Told } from '../../../kit/table.ts';
import {
  type Danger,
  type FaceId,
  faceOf,
  isNight,
  numberOf,
  objectiveOf,
  SPECIES,
  type Species,
  speciesOf,
} from '../content.ts';
import type { Event, Fault } from '../event.ts';
import type { Migrato } from '../kind.ts';

export interface Arrival {
  readonly seq: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly species: Species;
  readonly value: number;
  /** The number on the first card: the birds that set out. */
  readonly setOut: number;
  readonly flew: 'day' | 'night' | 'both';
}

export interface Theft {
  readonly seq: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly danger: Danger;
  readonly night: boolean;
  /** The number on the card that was taken. */
  readonly birds: number;
}

/**
 * A check that failed: when, why, and the turn the card was laid that spoilt it (0 if no single card did).
 */
export interface Failure {
  readonly seq: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly fault: Fault;
  readonly laid: number;
}

/** A turn at whose end the last missing species was one card from home, and the count then. */
export interface Brink {
  readonly turn: number;
  readonly scores: readonly number[];
}

/** What a game was, from its events alone (11). */
export interface Tale {
  readonly arrivals: readonly Arrival[];
  readonly thefts: readonly Theft[];
  readonly failures: readonly Failure[];
  readonly brinks: readonly Brink[];
  /** The entry with which each turn began, by turn. */
  readonly starts: readonly number[];
  readonly turns: number;
}

export function taleOf(told: readonly Told<Migrato>[]): Tale {
  const arrivals: Arrival[] = [];
  const thefts: Theft[] = [];
  const failures: Failure[] = [];
  const brinks: Brink[] = [];
  const sky = new Sky();
  const scores = [0, 0];
  const starts = [0, 0];
  let turn = 1;
  let turns = 1;
  for (const { seq, events } of told) {
    for (const event of events) {
      sky.follow(event, turn);
      if (event.type === 'turnEnded') {
        turns = event.turn;
        if (sky.isOnBrink(new Set(arrivals.map((one) => one.species))))
          brinks.push({ turn, scores: [...scores] });
        turn = event.turn + 1;
        starts[turn] = seq;
      } else if (event.type === 'colonyArrived') {
        const setOut = numberOf(faceOf(event.faces[0] ?? 'hunter'));
        const nights = event.faces.filter((id) => isNight(faceOf(id))).length;
        const flew = nights === 0 ? 'day' : nights === event.faces.length ? 'night' : 'both';
        scores[event.seat] = (scores[event.seat] ?? 0) + event.value;
        arrivals.push({
          seq,
          turn,
          seat: event.seat,
          species: event.species,
          value: event.value,
          setOut,
          flew,
        });
      } else if (event.type === 'dangerPlayed') {
        const birds = event.face === null ? 0 : numberOf(faceOf(event.face));
        thefts.push({
          seq,
          turn,
          seat: event.seat,
          danger: event.danger,
          night: event.phase === 'night',
          birds,
        });
      } else if (event.type === 'colonyFailed') {
        const { seat, fault, faces } = event;
        failures.push({ seq, turn, seat, fault, laid: sky.fallen[spoilt(faces)]?.turn ?? 0 });
      }
    }
  }
  // The last turn is one that was played, also where the season closed right after it.
  return { arrivals, thefts, failures, brinks, starts, turns: Math.max(turns, arrivals.at(-1)?.turn ?? 1) };
}

/** The first card that does not go on from the one before it; -1 if each does. */
export const spoilt = (faces: readonly FaceId[]): number =>
  faces.findIndex((id, i) => {
    const [card, before] = [faceOf(id), faceOf(faces[i - 1] ?? id)];
    return speciesOf(card) !== speciesOf(before) || numberOf(card) > numberOf(before);
  });

interface Laid {
  readonly turn: number;
  readonly species: Species | null;
}

/** Every colony on its way, card by card: after the game all faces are told. */
class Sky {
  readonly #colonies = new Map<number, readonly Laid[]>();
  /** The colony that fell or arrived last. */
  fallen: readonly Laid[] = [];

  follow(event: Event, turn: number): void {
    const of = (id: number): readonly Laid[] => this.#colonies.get(id) ?? [];
    switch (event.type) {
      case 'birdPlayed':
        this.#colonies.set(event.colony, [...of(event.colony), { turn, species: event.species }]);
        break;
      case 'dangerPlayed':
        if (typeof event.target === 'number') this.#colonies.set(event.target, of(event.target).slice(0, -1));
        break;
      case 'colonySplit':
        this.#colonies.set(event.upper, of(event.lower).slice(event.keep));
        this.#colonies.set(event.lower, of(event.lower).slice(0, event.keep));
        break;
      case 'coloniesJoined':
        this.#colonies.set(event.lower, [...of(event.lower), ...of(event.upper)]);
        this.#colonies.delete(event.upper);
        break;
      case 'colonyArrived':
      case 'colonyFailed':
      case 'colonyDropped':
        this.fallen = of(event.colony);
        this.#colonies.delete(event.colony);
        break;
      case 'leftoversDiscarded':
        for (const { colony, places } of event.colonies)
          this.#colonies.set(
            colony,
            of(colony).filter((_, i) => !places.includes(i)),
          );
        break;
      default:
        break;
    }
  }

  /** Four species are home and somebody holds the fifth but for one card. */
  isOnBrink(home: ReadonlySet<Species>): boolean {
    const missing = SPECIES.filter((one) => !home.has(one));
    const [last] = missing;
    if (missing.length !== 1 || last === undefined) return false;
    return [...this.#colonies.values()].some(
      (cards) => cards.length === objectiveOf(last) - 1 && cards.every((card) => card.species === last),
    );
  }
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

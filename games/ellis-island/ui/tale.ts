import type { Seat } from '../../../engine/game.ts';
import type { Told } from '../../../kit/table.ts';
import type { Challenge } from '../content.ts';
import type { Event } from '../event.ts';
import type { EllisIsland } from '../kind.ts';

export interface Deed {
  readonly seq: number;
  readonly round: number;
  readonly seat: Seat;
  readonly event: Extract<Event, { type: 'passed' | 'failed' | 'immigrated' }>;
}

/** What a game was, from its events alone (11). */
export interface Tale {
  readonly deeds: readonly Deed[];
  readonly trades: readonly {
    readonly seq: number;
    readonly round: number;
    readonly event: Extract<Event, { type: 'traded' }>;
  }[];
  /** By seat: turns with every member held, offers made, declined. */
  readonly idle: readonly number[];
  readonly offers: number;
  readonly declined: number;
  /** Right and wrong answers by the card asked. */
  readonly asked: ReadonlyMap<string, { right: number; wrong: number }>;
  readonly races: readonly {
    readonly seat: Seat;
    readonly rivals: number;
    readonly won: boolean;
    readonly ms: number | null;
  }[];
  readonly rounds: number;
}

export function taleOf(told: readonly Told<EllisIsland>[], seats: number): Tale {
  const deeds: Deed[] = [];
  const trades: Tale['trades'][number][] = [];
  const idle = Array.from({ length: seats }, () => 0);
  const asked = new Map<string, { right: number; wrong: number }>();
  const races: Tale['races'][number][] = [];
  let [round, offers, declined] = [0, 0, 0];
  let cards = new Map<number, string>();
  let order: Extract<Event, { type: 'raceOver' }>['order'] | undefined;
  for (const { seq, events } of told) {
    for (const event of events) {
      switch (event.type) {
        case 'turnBegan':
          round = event.round;
          if (event.idle) idle[event.seat] = (idle[event.seat] ?? 0) + 1;
          break;
        case 'passed':
        case 'failed':
          deeds.push({ seq, round, seat: event.who.seat, event });
          if (event.challenge === 'physical' && order !== undefined) {
            const ms = order.find(({ seat }) => seat === event.who.seat)?.ms ?? null;
            races.push({ seat: event.who.seat, rivals: seats - 2, won: event.type === 'passed', ms });
            order = undefined;
          }
          break;
        case 'immigrated':
          deeds.push({ seq, round, seat: event.who.seat, event });
          break;
        case 'raceOver':
          order = event.order;
          break;
        case 'asked':
          if (event.question === 1) cards = new Map();
          cards.set(event.question, event.card);
          break;
        case 'answered': {
          const card = cards.get(event.question);
          if (card === undefined || event.right === null) break;
          const count = asked.get(card) ?? { right: 0, wrong: 0 };
          count[event.right ? 'right' : 'wrong'] += 1;
          asked.set(card, count);
          break;
        }
        case 'offered':
          offers += 1;
          break;
        case 'declined':
          declined += 1;
          break;
        case 'traded':
          trades.push({ seq, round, event });
          break;
        default:
          break;
      }
    }
  }
  return { deeds, trades, idle, offers, declined, asked, races, rounds: round };
}

/** How often this challenge was passed and failed, at the whole table. */
export function tallyOf(tale: Tale, challenge: Challenge): { passed: number; failed: number } {
  const of = (type: 'passed' | 'failed'): number =>
    tale.deeds.filter(({ event }) => event.type === type && event.challenge === challenge).length;
  return { passed: of('passed'), failed: of('failed') };
}

import type { Seat } from '../../../engine/game.ts';
import type { Told } from '../../../kit/table.ts';
import { JAIL_DAYS } from '../content.ts';
import type { View } from '../eyes/view.ts';
import type { JourneyIstanbul } from '../kind.ts';

/** Something that befell somebody on a day. */
export interface Mark {
  readonly t: number;
  readonly seat: Seat;
  readonly kind: 'fined' | 'jailed' | 'worked' | 'departed';
  readonly amount: number;
}

/**
 * Money from one to another over the whole game; `loan` is the part this reader knows to have been called
 * one.
 */
export interface Carried {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
  readonly loan: number;
}

/** What a game was, from its events and its last view (11). */
export interface Tale {
  readonly marks: readonly Mark[];
  readonly gifts: readonly Carried[];
  /** Money that came while somebody was short of a fine. */
  readonly helped: readonly Carried[];
  /** Arrests, and of those the ones somebody else in Istanbul had seen coming. */
  readonly arrests: number;
  readonly foreseen: number;
  /** Money for information in which this reader had a part. */
  readonly paid: number;
  /** By day: the entry it began with. */
  readonly starts: readonly number[];
  readonly days: number;
}

export function taleOf(told: readonly Told<JourneyIstanbul>[], view: View): Tale {
  const marks: Mark[] = [];
  const gifts = new Map<string, Carried>();
  const helped = new Map<string, Carried>();
  let short: readonly Seat[] = [];
  const starts: number[] = [0, 0];
  let t = 1;
  let foreseen = 0;
  let arrests = 0;
  let paid = 0;
  let tonight: readonly number[] = [];
  for (const { seq, events } of told) {
    for (const event of events) {
      switch (event.type) {
        case 'dayBegan':
          t = event.t;
          starts[t] = seq;
          short = [];
          break;
        case 'revealed':
          tonight = event.faces.filter((face) => face.kind === 'police').map((face) => face.card);
          break;
        case 'helpOpened':
          short = event.short.map((one) => one.seat);
          break;
        case 'fined':
        case 'bailPaid':
          marks.push({ t, seat: event.seat, kind: 'fined', amount: event.amount });
          break;
        case 'jailed': {
          arrests++;
          const { seat } = event;
          if (tonight.some((card) => view.cards[card - 1]?.seen.some((one) => one !== seat))) foreseen++;
          marks.push({ t, seat, kind: 'jailed', amount: event.fine });
          break;
        }
        case 'worked':
          marks.push({ t, seat: event.seat, kind: 'worked', amount: event.pay });
          break;
        case 'departed':
          marks.push({ t, seat: event.seat, kind: 'departed', amount: event.price });
          break;
        case 'gave': {
          const amount = event.amount ?? 0;
          carry(gifts, event.from, event.to, amount, event.tag === 'loan' ? amount : 0);
          if (short.includes(event.to)) carry(helped, event.from, event.to, amount, 0);
          if (event.tag === 'payment') paid += amount;
          break;
        }
        default:
          break;
      }
    }
  }
  return {
    marks,
    gifts: [...gifts.values()],
    helped: [...helped.values()],
    arrests,
    foreseen,
    paid,
    starts,
    days: view.t,
  };
}

function carry(into: Map<string, Carried>, from: Seat, to: Seat, amount: number, loan: number): void {
  const before = into.get(`${from}-${to}`);
  const sum = { amount: amount + (before?.amount ?? 0), loan: loan + (before?.loan ?? 0) };
  into.set(`${from}-${to}`, { from, to, ...sum });
}

/** Whether this seat sat in jail that day instead of going anywhere. */
export function inJailOn({ marks }: Tale, view: View, seat: Seat, t: number): boolean {
  const person = view.people[seat];
  if (
    person === undefined ||
    (person.visits[t - 1] ?? -1) >= 0 ||
    (person.left !== null && t > person.left.t)
  )
    return false;
  return marks.some(
    (mark) => mark.seat === seat && mark.kind === 'jailed' && mark.t < t && mark.t >= t - JAIL_DAYS,
  );
}

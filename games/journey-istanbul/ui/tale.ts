import type { Seat } from '../../../engine/game.ts';
import type { Told } from '../../../kit/table.ts';
import type { JourneyIstanbul } from '../kind.ts';
import type { View } from '../view.ts';

/** Something that befell somebody on a day. */
export interface Mark {
  readonly t: number;
  readonly seat: Seat;
  readonly kind: 'fined' | 'jailed' | 'worked' | 'departed';
  readonly amount: number;
}

/** What a game was, from its events and its last view (11). */
export interface Tale {
  readonly marks: readonly Mark[];
  readonly gifts: readonly { readonly from: Seat; readonly to: Seat; readonly amount: number }[];
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
  const gifts = new Map<string, Tale['gifts'][number]>();
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
          break;
        case 'revealed':
          tonight = event.faces.filter((face) => face.kind === 'police').map((face) => face.card);
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
          const key = `${event.from}-${event.to}`;
          const before = gifts.get(key)?.amount ?? 0;
          gifts.set(key, { from: event.from, to: event.to, amount: before + (event.amount ?? 0) });
          if (event.tag === 'payment') paid += event.amount ?? 0;
          break;
        }
        default:
          break;
      }
    }
  }
  return { marks, gifts: [...gifts.values()], arrests, foreseen, paid, starts, days: view.t };
}

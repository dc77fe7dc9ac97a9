import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Told } from '../../../kit/table.ts';
import type { Event, Ref } from '../event.ts';
import type { Emigration } from '../kind.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** A degree, to go back to. */
export interface Point {
  readonly seq: number;
  readonly turn: number;
  readonly event: Of<'graduated'>;
}

/** What a game was for one seat, from its events alone (section 11). */
export interface Path {
  readonly nationality: Ref;
  readonly start: number;
  /** Money after each turn: [turn, money]. */
  readonly money: readonly (readonly [turn: number, money: number])[];
  readonly tollsPaid: number;
  readonly tollsTaken: number;
  readonly degrees: number;
  readonly failed: number;
  readonly skipped: number;
  /** What the Pandemic took, and of how much; undefined where there was none. */
  readonly pandemic: { readonly lost: number; readonly had: number } | undefined;
  /** What the Economic Stimulus brought. */
  readonly stimulus: number;
  /** Paid by others for extra Passports and Tickets. */
  readonly extras: number;
  readonly withdrawn: Of<'withdrawn'> | undefined;
  readonly drawn: Of<'laneTokenDrawn'> | undefined;
  readonly entered: Of<'entered'> | undefined;
  readonly refused: Of<'refused'> | undefined;
}

export interface Tale {
  readonly paths: readonly Path[];
  readonly degrees: readonly Point[];
  /** The entry with which each turn began, by turn. */
  readonly starts: readonly number[];
  readonly turns: number;
}

type Draft = { -readonly [K in keyof Path]: Path[K] } & { now: number; money: [number, number][] };

export function taleOf(told: readonly Told<Emigration>[], seats: number): Tale {
  const drafts: Draft[] = Array.from({ length: seats }, () => ({
    nationality: '',
    start: 0,
    money: [],
    now: 0,
    tollsPaid: 0,
    tollsTaken: 0,
    degrees: 0,
    failed: 0,
    skipped: 0,
    pandemic: undefined,
    stimulus: 0,
    extras: 0,
    withdrawn: undefined,
    drawn: undefined,
    entered: undefined,
    refused: undefined,
  }));
  const degrees: Point[] = [];
  const starts: number[] = [0];
  let turn = 0;
  const note = (): void => {
    for (const draft of drafts) draft.money.push([turn, draft.now]);
  };
  for (const { seq, events } of told) {
    for (const event of events) {
      if (event.type === 'turnStarted' || event.type === 'turnSkipped') {
        note();
        turn = event.turn;
        starts[turn] = seq;
      }
      for (const [seat, change] of changesOf(event)) {
        const draft = drafts[seat];
        if (draft !== undefined) draft.now += change;
      }
      follow(drafts, event);
      if (event.type === 'graduated') degrees.push({ seq, turn, event });
    }
  }
  note();
  return { paths: drafts.map(({ now: _now, ...path }) => path), degrees, starts, turns: Math.max(1, turn) };
}

/** What an event does to the Money of each seat. */
function changesOf(event: Event): readonly (readonly [Seat, number])[] {
  switch (event.type) {
    case 'seatDealt':
    case 'sold':
    case 'waited':
      return [[event.seat, event.money]];
    case 'tollPaid':
      return [
        [event.seat, -event.money],
        [event.to, event.money],
      ];
    case 'bought':
    case 'supplyTaken':
      return [[event.seat, -event.price]];
    case 'scalped':
      return [
        [event.seat, -event.money],
        [event.seller, event.money],
      ];
    case 'discarded':
      // From a stash it is told again as the effect of a card.
      return event.slot === null ? [] : [[event.seat, event.money]];
    case 'lifeActivated':
      return [[event.seat, -event.cost]];
    case 'enrolled':
      return [[event.seat, -event.tuition]];
    case 'lifeEffect':
      return event.money.map((n, seat) => [seat, n] as const);
    case 'paydayPaid':
      return event.salaries.map((n, seat) => [seat, n + (event.side[seat] ?? 0)] as const);
    default:
      return [];
  }
}

function follow(drafts: readonly Draft[], event: Event): void {
  const of = (seat: Seat): Draft => at(drafts, seat);
  switch (event.type) {
    case 'seatDealt':
      of(event.seat).nationality = event.nationality;
      of(event.seat).start = event.money;
      break;
    case 'stallRelief':
      for (const draft of drafts) draft.now += event.money;
      break;
    case 'tollPaid':
      of(event.seat).tollsPaid += event.money;
      of(event.to).tollsTaken += event.money;
      break;
    case 'scalped':
      of(event.seat).tollsPaid += event.money;
      of(event.seller).tollsTaken += event.money;
      of(event.seller).extras += event.money;
      break;
    case 'graduated':
      of(event.seat).degrees = event.degrees;
      break;
    case 'enrolmentFailed':
      of(event.seat).failed = event.failed;
      break;
    case 'supplyTaken':
      if (event.pay === 'skip') of(event.seat).skipped += 1;
      break;
    case 'lifeEffect':
      if (event.roll !== null)
        event.money.forEach((n, seat) => {
          const one = of(seat);
          // The change is already in what this seat has now.
          if (isPandemic(event)) one.pandemic = { lost: -n, had: one.now - n };
          else one.stimulus += n;
        });
      break;
    case 'withdrawn':
      of(event.seat).withdrawn = event;
      of(event.seat).now = event.money;
      break;
    case 'laneTokenDrawn':
      of(event.seat).drawn = event;
      break;
    case 'entered':
      of(event.seat).entered = event;
      break;
    case 'refused':
      of(event.seat).refused = event;
      break;
    default:
      break;
  }
}

/** A roll that takes; with no Money anywhere the first one takes nothing, and gives nothing either. */
const isPandemic = ({ money }: Of<'lifeEffect'>): boolean => money.every((n) => n <= 0);

/** The turn an entry belongs to. */
export function turnAt(tale: Tale, seq: number): number {
  let turn = 0;
  for (let i = 1; i < tale.starts.length; i++)
    if ((tale.starts[i] ?? Number.POSITIVE_INFINITY) <= seq) turn = i;
  return turn;
}

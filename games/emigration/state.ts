import type { Frame as AnyFrame } from '../../engine/agenda.ts';
import { bug } from '../../engine/bug.ts';
import type { Seat } from '../../engine/game.ts';
import type { Config } from './config.ts';
import type { Pack, Paper, RegisterSide } from './content.ts';
import type { Card } from './pieces/cards.ts';

/** What is asked now. The acting seat is `state.active`, except where a seller is asked. */
export type Frame =
  /** A turn of Preparation before its Required Action. */
  | {
      readonly step: 'turn';
      /** EM-R22: the roll of this turn has been used. */
      readonly graduated: boolean;
      /** EM-R23. */
      readonly sold: number;
      /** EM-R36: one bit for each seller and kind that said no this turn. */
      readonly declined: number;
      /** The latest action was a SELL, which can be taken back (EM-R79). */
      readonly quiet: boolean;
    }
  /**
   * `part`: the effect that asks; `left`: how often it still may; `drawn`: a Destination that was drawn, or
   * -1.
   */
  | {
      readonly step: 'life';
      readonly card: Card;
      readonly part: number;
      readonly left: number;
      readonly drawn: number;
    }
  | {
      readonly step: 'scalpAsk';
      readonly seller: Seat;
      readonly kind: Paper;
      /** Where the turn goes on after a no. */
      readonly turn: FrameOf<'turn'>;
    }
  | { readonly step: 'register' }
  /** `sets`: what was settled so far, Money first. */
  | {
      readonly step: 'withdraw';
      readonly register: RegisterSide | null;
      readonly sets: readonly number[];
    }
  | { readonly step: 'lane' };
export type FrameOf<S extends Frame['step']> = Extract<Frame, { readonly step: S }>;

/** How a border attempt went (EM-12.9, EM-12.10). */
export interface Crossing {
  readonly lane: number;
  readonly token: number;
  readonly entered: boolean;
}

export interface SeatState {
  /** Places in the tables of the content set. */
  nationality: number;
  destination: number;
  career: number;
  money: number;
  assurance: number;
  inCollege: boolean;
  /** Filled Pay Raise slots, 0 to 2. */
  degrees: number;
  /** Failed tuition rolls (EM-R29). */
  failed: number;
  passports: number;
  tickets: number;
  /** EM-5.8: the token for Passport and Ticket has been taken. */
  paired: boolean;
  /** A card that lies upside down until the next turn (EM-5.4). */
  pending: Paper | null;
  /** The stash, each kind by card. */
  documents: Card[];
  connections: Card[];
  life: Card[];
  /** Money left on a side business (EM-R74). */
  side: number;
  /** By slot, as dealt. Cards never move inside a layout, so copies of a state share this list. */
  layout: readonly Card[];
  /** One bit per slot: a card still lies there. */
  there: number;
  /** One bit per slot: it was dealt or turned face up. */
  up: number;
  crossing: Crossing | null;
}

export interface State {
  config: Config;
  agenda: Frame[];
  phase: 'preparation' | 'border';
  seats: SeatState[];
  packs: readonly Pack[];
  first: Seat;
  active: Seat;
  /** From 1. */
  turn: number;
  /** How many actions were taken: names the open window where turns are timed. */
  decision: number;
  /** What is left in the public supply. */
  passports: number;
  tickets: number;
  /** The top card is the last. */
  discard: Card[];
  /** The Payday or Life card that is being carried out (EM-R77), or -1. */
  inPlay: Card;
  /** Taken out unseen (EM-2.12). Never changes. */
  removed: readonly Card[];
  /** The tokens of each lane, top first, as shuffled. Never changes; `drawn` says how many are gone. */
  lanes: readonly (readonly number[])[];
  drawn: number[];
  /** Whether the top token of the lane lies face up (LIFE-LA-2). */
  turned: boolean[];
  /** EM-R55: how often a Pandemic card was activated. */
  pandemics: number;
  ended: boolean;
}

// Frames are values (engine/agenda.ts), so that a copied agenda may share them.
true satisfies Frame extends AnyFrame ? true : never;

// Asked all the time: an access of their own is faster here than `at`, which serves lists of every kind.
export const seatOf = (state: State, seat: Seat): SeatState => state.seats[seat] ?? bug('no such seat', seat);
export const cardAt = ({ layout }: Pick<SeatState, 'layout'>, place: number): Card =>
  layout[place] ?? bug('no such slot', place);
export const nextSeat = (state: State, seat: Seat): Seat => (seat + 1 === state.seats.length ? 0 : seat + 1);

export function clone(state: State): State {
  const seats: SeatState[] = [];
  for (const seat of state.seats) seats.push(cloneSeat(seat));
  return {
    config: state.config,
    agenda: state.agenda.slice(),
    phase: state.phase,
    seats,
    packs: state.packs,
    first: state.first,
    active: state.active,
    turn: state.turn,
    decision: state.decision,
    passports: state.passports,
    tickets: state.tickets,
    discard: state.discard.slice(),
    inPlay: state.inPlay,
    removed: state.removed,
    lanes: state.lanes,
    drawn: state.drawn.slice(),
    turned: state.turned.slice(),
    pandemics: state.pandemics,
    ended: state.ended,
  };
}

const cloneSeat = (seat: SeatState): SeatState => ({
  nationality: seat.nationality,
  destination: seat.destination,
  career: seat.career,
  money: seat.money,
  assurance: seat.assurance,
  inCollege: seat.inCollege,
  degrees: seat.degrees,
  failed: seat.failed,
  passports: seat.passports,
  tickets: seat.tickets,
  paired: seat.paired,
  pending: seat.pending,
  documents: seat.documents.slice(),
  connections: seat.connections.slice(),
  life: seat.life.slice(),
  side: seat.side,
  layout: seat.layout,
  there: seat.there,
  up: seat.up,
  crossing: seat.crossing,
});

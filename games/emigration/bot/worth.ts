import type { Seat } from '../../../engine/game.ts';
import { type Destination, MOST_FAILURES, type Rate } from '../content.ts';
import { FIRST_CONNECTION, FIRST_LIFE, PAYDAY } from '../pieces/cards.ts';
import { destinationOf, numberOf, statusOf, wageOf } from '../pieces/people.ts';
import { lowest } from '../pieces/places.ts';
import { betterRegister, setsOf, withdrawalOf } from '../pieces/withdraw.ts';
import { cardAt, type SeatState, type State, seatOf } from '../state.ts';

/** What an officer asks for on average. */
const USUAL_TOKEN = 6.7;
/** Assurance Tokens a player who stays out is short of, whatever was collected. */
export const OUT = -7;
/** A Payday that is still to come, beside Money in hand. */
export const LATER = 0.9;
/** Money that will not fill a whole set at the end. */
export const WHOLE_SETS = 0.92;
/**
 * The tokens of a degree, most likely; and the Paydays a student misses on the way, for each player at the
 * table.
 */
const DEGREE = 1.9;
const STUDY_PAYDAYS = 0.5;
const USUAL_ROLL = 3.5;
/** How much of a degree that could be had counts before it is begun. */
const COLLEGE = 0.6;
/** How much of the second degree counts with the first. */
const FURTHER = 0.5;
/** How much of the loss for too few Documents counts at the deal. */
const EARLY_LOSS = 0.4;

/** What the table still holds, counted once for all seats. */
export interface Outlook {
  readonly paydays: number;
  readonly documents: number;
  readonly connections: number;
  /** 0 at the deal, 1 when the last card is gone. */
  readonly progress: number;
}

export function outlookOf(state: State): Outlook {
  let paydays = 0;
  let documents = 0;
  let connections = 0;
  let cards = 0;
  for (const seat of state.seats) {
    for (let left = seat.there; left !== 0; left &= left - 1) {
      const card = cardAt(seat, lowest(left));
      cards++;
      if (card === PAYDAY) paydays++;
      else if (card < FIRST_CONNECTION) documents++;
      else if (card < FIRST_LIFE) connections++;
    }
  }
  return { paydays, documents, connections, progress: 1 - cards / (14 * state.seats.length) };
}

/** The Assurance Tokens this seat may expect to keep after the officer, below 0 where it may stay out. */
export function worthOf(state: State, seat: Seat, outlook: Outlook): number {
  const me = seatOf(state, seat);
  if (me.crossing !== null) return me.crossing.entered ? me.assurance : OUT;
  const papers = papersWorth(state, me, outlook.progress);
  if (state.phase === 'border') return atBorder(state, seat) + papers - USUAL_TOKEN;
  return projected(state, me, outlook) + papers - USUAL_TOKEN;
}

/** With everything traded; already done for who chooses a lane. */
export function atBorder(state: State, seat: Seat): number {
  const me = seatOf(state, seat);
  const frame = state.agenda.at(-1);
  if (seat === state.active && frame?.step === 'lane') return me.assurance;
  const register = statusOf(state.config, me, 'register') > 0 ? betterRegister(state.config, me) : null;
  const { sum } = withdrawalOf(state.config, me, register, setsOf(state.config, me, register));
  return Math.max(0, me.assurance + sum);
}

function projected(state: State, me: SeatState, outlook: Outlook): number {
  const { config } = state;
  const to = destinationOf(config, me);
  const wage = wageOf(config, me);
  let income = wage * outlook.paydays * LATER;
  let assurance = me.assurance;
  if (me.inCollege) {
    const raised = wage + (me.degrees === 0 ? 1 : 3);
    income = raised * Math.max(0, outlook.paydays * LATER - STUDY_PAYDAYS * state.seats.length);
    assurance += DEGREE * Math.min(1, outlook.paydays / 2 + 0.4);
    if (me.degrees === 0) {
      assurance += FURTHER * Math.max(0, degreeGain(state, me, to.money, outlook.paydays, 1));
    }
  } else if (me.degrees < 2) assurance += collegeWorth(state, me, to.money, outlook);
  const money = me.money + income + Math.min(me.side, outlook.paydays);
  const rate = to.money.gives / to.money.size;
  let total = assurance + money * rate * WHOLE_SETS;
  total += setWorth(me.documents.length, to.documents, outlook.documents, state.seats.length);
  total += setWorth(me.connections.length, to.connections, outlook.connections, state.seats.length);
  if (me.documents.length < to.minimum) total -= shortage(me, to, EARLY_LOSS, outlook);
  if (me.life.length > 0) total += keptWorth(state, me, outlook);
  return total;
}

/** What saving for a degree is worth, by how much of the tuition lies ready. */
function collegeWorth(state: State, me: SeatState, rate: Rate, outlook: Outlook): number {
  if (me.failed >= MOST_FAILURES) return 0;
  const tuition = numberOf(state.config, me) + USUAL_ROLL - statusOf(state.config, me, 'scholarship');
  const gain = degreeGain(state, me, rate, outlook.paydays, me.degrees);
  return gain <= 0 ? 0 : COLLEGE * gain * Math.min(1, me.money / tuition);
}

/**
 * Tokens and raise of the next degree less the tuition and what is missed; the first one opens the way to the
 * second.
 */
function degreeGain(state: State, me: SeatState, rate: Rate, paydays: number, degrees: number): number {
  const missed = STUDY_PAYDAYS * state.seats.length + 1;
  const left = Math.max(0, paydays * LATER - missed);
  const raise = degrees === 0 ? 1 : 3;
  const cost = numberOf(state.config, me) + USUAL_ROLL + (1 + degrees) * missed;
  const gain = DEGREE + ((raise * left - cost) * rate.gives) / rate.size;
  if (degrees > 0) return gain;
  return gain + FURTHER * Math.max(0, degreeGain(state, me, rate, left, 1));
}

/** Whole sets in full; cards beyond them by the chance to complete another one. */
export function setWorth(count: number, rate: Rate, left: number, seats: number): number {
  const over = count % rate.size;
  const whole = ((count - over) / rate.size) * rate.gives;
  if (over === 0) return whole;
  const missing = rate.size - over;
  const reach = left / seats;
  const chance = reach / (reach + 0.6 * missing);
  return whole + ((rate.gives * over) / rate.size) * chance;
}

/** The loss for too few Documents: `early` of it counts at the deal, all of it when the last card is gone. */
export function shortage(
  me: SeatState,
  { minimum, loss }: Pick<Destination, 'minimum' | 'loss'>,
  early: number,
  { progress, documents }: Outlook,
): number {
  const missing = minimum - me.documents.length;
  const certain = documents < missing ? 1 : early + (1 - early) * progress;
  return loss * certain * (0.6 + (0.4 * missing) / minimum);
}

export function keptWorth(state: State, me: SeatState, outlook: Outlook): number {
  const { config } = state;
  const early = Math.min(1, outlook.paydays / 4);
  let total = -statusOf(config, me, 'loan');
  if (statusOf(config, me, 'register') > 0) total += 1.6;
  if (statusOf(config, me, 'wait') > 0) total += 0.4;
  if (me.degrees < 2 && statusOf(config, me, 'scholarship') > 0) total += 0.9 * early;
  if (me.degrees < 2 && statusOf(config, me, 'studyGroup') > 0) total += 0.5 * early;
  return total;
}

/**
 * A paper that is missing weighs more as cards and supply run out; one to spare is worth a little to sell.
 */
export function papersWorth(state: State, me: SeatState, progress: number): number {
  return (
    paperWorth(me.passports, me.pending === 'passport', state.passports, state.seats.length, progress) +
    paperWorth(me.tickets, me.pending === 'ticket', state.tickets, state.seats.length, progress)
  );
}

/** A turn that is given up, at a table of two and for each further player. */
const LOST_TURN = 0.55;
const LOST_TURN_MORE = 0.1;

function paperWorth(
  owned: number,
  pending: boolean,
  supply: number,
  seats: number,
  progress: number,
): number {
  if (owned > 0) return owned > 1 || pending ? 0.1 : 0;
  if (pending) return -LOST_TURN - LOST_TURN_MORE * (seats - 2);
  if (supply === 0) return OUT;
  const scarce = 1 - supply / seats;
  return -(1 + 5 * Math.max(progress * progress, 0.8 * scarce));
}

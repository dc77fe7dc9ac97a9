import { at } from '../../../engine/at.ts';
import { bug } from '../../../engine/bug.ts';
import { contentOf } from '../box.ts';
import type { Config } from '../config.ts';
import type { Status } from '../content/effects.ts';
import { type Content, type Destination, GRADUATES_UP_TO, type Paper, RAISE } from '../content.ts';
import type { SeatState } from '../state.ts';
import { type Card, isDocument, lifeOf, NO_CARD } from './cards.ts';

/** EM-R62: every number is 5 where the table wants even nationalities. */
const EVEN_NUMBER = 5;

/** EM-2.7: the number on the Nationality card. */
export const numberOf = (config: Config, seat: Pick<SeatState, 'nationality'>): number =>
  config.nationalities === 'even'
    ? EVEN_NUMBER
    : (contentOf(config).nationalities[seat.nationality]?.n ?? bug('no such nationality', seat));

export const destinationOf = (config: Config, seat: Pick<SeatState, 'destination'>): Destination =>
  at(contentOf(config).destinations, seat.destination);

/** The kept Life card with this effect, or none. */
export function keptAs(content: Content, life: readonly Card[], status: Status): Card {
  for (const card of life) if (lifeOf(content, card).keep?.as === status) return card;
  return NO_CARD;
}

/** What the kept card with this status says; 0 without one. */
export function statusOf(config: Config, seat: Pick<SeatState, 'life'>, status: Status): number {
  if (seat.life.length === 0) return 0;
  const content = contentOf(config);
  const card = keptAs(content, seat.life, status);
  return card === NO_CARD ? 0 : (lifeOf(content, card).keep?.n ?? 0);
}

/** EM-7.3, EM-R30 and Burnout: what a Payday would bring to a player who is not in college. */
export function wageOf(config: Config, seat: Pick<SeatState, 'career' | 'degrees' | 'life'>): number {
  const career = contentOf(config).careers[seat.career];
  const base = (config.careers === 'uneven' ? career?.uneven : career?.base) ?? 0;
  return Math.max(0, base + at(RAISE, seat.degrees) - statusOf(config, seat, 'burnout'));
}

/** EM-7.4: nothing in college. */
export const salaryOf = (config: Config, seat: SeatState): number =>
  seat.inCollege ? 0 : wageOf(config, seat);

/** EM-8.3 and Scholarship. */
export const tuitionOf = (config: Config, seat: SeatState, roll: number): number =>
  Math.max(0, roll + numberOf(config, seat) - statusOf(config, seat, 'scholarship'));

/** EM-9.2 and Study Group: the highest roll that graduates. */
export const graduatesUpTo = (config: Config, seat: SeatState): number =>
  Math.max(GRADUATES_UP_TO, statusOf(config, seat, 'studyGroup'));

/** What a player or the public supply has of them. */
export const papersOf = (holder: Pick<SeatState, 'passports' | 'tickets'>, kind: Paper): number =>
  kind === 'passport' ? holder.passports : holder.tickets;

export const paperPrice = (config: Config, kind: Paper): number =>
  kind === 'passport' ? config.passportPrice : config.ticketPrice;

/** Puts a Document or Connection into the stash, which stays sorted by card. */
export function stow(seat: SeatState, card: Card): void {
  const pile = pileOf(seat, card);
  let place = pile.length;
  while (place > 0 && at(pile, place - 1) > card) place--;
  pile.splice(place, 0, card);
}

/** Takes a card out of a pile it lies in. */
export function takeOut(pile: Card[], card: Card): void {
  const place = pile.indexOf(card);
  if (place < 0) bug('not in this pile', card);
  pile.splice(place, 1);
}

export const pileOf = (seat: SeatState, card: Card): Card[] =>
  isDocument(card) ? seat.documents : seat.connections;

import { bug } from '../../engine/bug.ts';
import { PAPERS } from './content.ts';
import {
  type Card,
  DEALT,
  deckCounts,
  isDocument,
  isGood,
  NO_CARD,
  PAYDAY,
  packCards,
} from './pieces/cards.ts';
import { uncoveredOf } from './pieces/places.ts';
import type { SeatState, State } from './state.ts';

/** 6.8: every card of the deck once, every paper with somebody or in the supply, and nothing below zero. */
export function audit(state: State): void {
  const counts = new Array<number>(PAYDAY + 1).fill(0);
  const count = (card: Card): void => {
    counts[card] = (counts[card] ?? bug('no such card', card)) + 1;
  };
  for (const seat of state.seats) auditSeat(state, seat, count);
  state.discard.forEach(count);
  state.removed.forEach(count);
  if (state.inPlay !== NO_CARD) count(state.inPlay);
  auditDeck(state, counts);
  auditPapers(state);
  auditLanes(state);
}

function auditSeat(state: State, seat: SeatState, count: (card: Card) => void): void {
  for (const card of [...seat.documents, ...seat.connections, ...seat.life]) count(card);
  seat.layout.forEach((card, slot) => {
    if ((seat.there & (1 << slot)) !== 0) count(card);
  });
  if (seat.layout.length !== DEALT) bug('a layout of', seat.layout.length, 'slots');
  if (seat.money < 0 || seat.assurance < 0 || seat.side < 0) bug('below zero', seat);
  if (seat.paired !== (seat.passports > 0 && seat.tickets > 0)) bug('the pair token is wrong', seat);
  if (seat.inCollege && seat.degrees >= 2) bug('in college without a free slot', seat);
  const running = state.inPlay !== NO_CARD;
  const hidden = uncoveredOf(state.config.layout, seat.there) & ~seat.up;
  if (hidden !== 0 && !running) bug('a face-down card lies uncovered', seat);
}

function auditDeck(state: State, counts: readonly number[]): void {
  const wanted = deckCounts(state.seats.length);
  const total = (fits: (card: Card) => boolean): number =>
    counts.reduce((sum, n, card) => (fits(card) ? sum + n : sum), 0);
  const twice = counts.findIndex((n, card) => n > 1 && card !== PAYDAY);
  if (twice >= 0) bug('a card lies in two places', twice);
  const documents = total(isDocument);
  const connections = total((card) => isGood(card) && !isDocument(card));
  if (documents !== wanted.documents || connections !== wanted.connections) {
    bug('Documents and Connections should be', wanted, 'but are', { documents, connections });
  }
  if (counts[PAYDAY] !== wanted.paydays) bug('Paydays should be', wanted.paydays, 'but are', counts[PAYDAY]);
  const life = state.packs.flatMap(packCards);
  if (state.packs.length !== wanted.packs || life.some((card) => counts[card] !== 1)) bug('Life cards lost');
  const all = documents + connections + life.length + wanted.paydays;
  if (total(() => true) !== all) bug('a Life card of another pack', counts);
}

/** EM-2.3: each Passport and Ticket once taken stays with some player. */
function auditPapers(state: State): void {
  for (const kind of PAPERS) {
    const key = kind === 'passport' ? 'passports' : 'tickets';
    let total = state[key];
    for (const seat of state.seats) total += seat[key] + (seat.pending === kind ? 1 : 0);
    if (total !== state.seats.length) bug(key, 'should be', state.seats.length, 'but are', total);
  }
}

function auditLanes(state: State): void {
  if (state.lanes.length !== 5 || state.drawn.length !== 5 || state.turned.length !== 5) bug('five lanes');
  if (state.lanes.some((tokens) => tokens.length !== 3)) bug('three tokens for each lane', state.lanes);
  const drawn = state.drawn.reduce((sum, n) => sum + n, 0);
  const crossed = state.seats.filter((seat) => seat.crossing !== null).length;
  if (drawn !== crossed) bug('tokens drawn', drawn, 'by', crossed, 'players');
}

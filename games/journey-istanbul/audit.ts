import { bug } from '../../engine/bug.ts';
import { DAYS, JAIL, SQUARES, START_MONEY, UNIT, WEEK } from './content.ts';
import { rowOf } from './pieces/calendar.ts';
import { box, faceOf, isFree, type State } from './state.ts';

/** Every card once, every marker once, no money from nowhere. */
export function audit(state: State): void {
  auditCards(state);
  auditPeople(state);
  const open = state.talk.filter((item) => 'status' in item && item.status === 'open').length;
  if (open !== state.pending) bug('open gifts and deals', open, 'but counted', state.pending);
}

function auditCards(state: State): void {
  const { cards } = box(state);
  if (new Set(state.deck).size !== cards.length || state.deck.length !== cards.length) {
    bug('the deck lost or doubled a card', state.deck);
  }
  const onSheet = state.sheet.filter((card) => card > 0);
  const out = [...onSheet, ...state.hidden, ...state.open, ...state.jailCards].sort((a, b) => a - b);
  if (out.length !== state.drawn || out.some((card, i) => card !== i + 1)) bug('cards out of the deck', out);
  if (state.sheet.length !== WEEK * SQUARES || state.seen.length !== cards.length) {
    bug('squares or eyes are missing');
  }
  state.sheet.forEach((card, square) => {
    if (card > 0 && faceOf(state, card).day !== rowOf(square)) bug('a card in a wrong row', card);
  });
  if (state.sideways.some((card) => !onSheet.includes(card))) bug('sideways off the sheet', state.sideways);
  if (state.faceUp.some((card) => !onSheet.includes(card) && !state.jailCards.includes(card))) {
    bug('face up off the sheet', state.faceUp);
  }
}

function auditPeople(state: State): void {
  let money = 0;
  state.people.forEach((person, seat) => {
    money += person.money;
    if (person.money < 0 || person.money % UNIT !== 0) bug('an amount that cannot be', person.money);
    const piles = state.piles.filter((pile) => pile.includes(seat)).length;
    if (piles !== (isFree(person) ? 1 : 0)) bug('a marker in', piles, 'piles');
    if (isFree(person) && !state.piles[person.place]?.includes(seat)) bug('a marker in a wrong pile', seat);
    if ((person.place === JAIL) !== person.cell > 0) bug('jail and police card differ', seat);
    if (person.cell > 0 && !state.jailCards.includes(person.cell)) bug('no police card for', seat);
    if (person.visits.length !== DAYS) bug('days are missing');
  });
  if (state.piles.flat().length !== new Set(state.piles.flat()).size) bug('a marker twice', state.piles);
  if (money !== state.people.length * START_MONEY + state.bank) bug('money was lost or invented', money);
}

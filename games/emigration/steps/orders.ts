import { at } from '../../../engine/at.ts';
import { bug } from '../../../engine/bug.ts';
import { byKey } from '../../../engine/byKey.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Action, ANSWERS, type Answer, type Choose } from '../action.ts';
import { SEATS } from '../config.ts';
import { CROSSINGS, PAPERS, REGISTER_SIDES } from '../content.ts';
import { CARD_IDS, type Card, FIRST_LIFE, idOf } from '../pieces/cards.ts';
import { LAYOUTS, type Layout, PATTERNS, type Slot } from '../pieces/places.ts';

// Nearly every action is made once and listed again and again: building them anew would cost more than the
// rules.

const EVERY_SEAT: readonly Seat[] = Array.from({ length: SEATS.max }, (_, seat) => seat);
const EVERY_LANE = CROSSINGS.lanes.map((_, place) => place + 1);
const MOST_SETS_KEPT = 40;

/** The same action on each card of each layout. */
function onSlot<A>(make: (owner: Seat, slot: Slot) => A): (layout: Layout, owner: Seat, place: number) => A {
  const table = byKey(LAYOUTS, (layout) =>
    EVERY_SEAT.map((owner) => PATTERNS[layout].slots.map((slot) => make(owner, slot))),
  );
  return (layout, owner, place) => table[layout][owner]?.[place] ?? bug('no such slot', owner, place);
}

export const buyAt = onSlot((owner, slot): Action => ({ type: 'buy', owner, slot, pay: 'money' }));
export const discardAt = onSlot((owner, slot): Action => ({ type: 'discard', owner, slot }));
export const activateAt = onSlot((owner, slot): Action => ({ type: 'activate', owner, slot }));
export const chooseSlot = onSlot((owner, slot): Choose => ({ type: 'choose', owner, slot }));

const SELL: readonly Action[] = CARD_IDS.slice(0, FIRST_LIFE).map((card) => ({ type: 'sell', card }));
export const sell = (card: Card): Action => at(SELL, card);

export const PAY_SUPPLY = byKey(PAPERS, (kind): Action => ({ type: 'buySupply', kind, pay: 'money' }));
export const SKIP_SUPPLY = byKey(PAPERS, (kind): Action => ({ type: 'buySupply', kind, pay: 'skip' }));
export const SCALP = byKey(PAPERS, (kind) =>
  EVERY_SEAT.map((seller): Action => ({ type: 'scalp', seller, kind, pay: 'money' })),
);

export const GRADUATE: Action = { type: 'graduate' };
export const COLLEGE: Action = { type: 'goToCollege' };
export const WAIT: Action = { type: 'useWait' };
export const FORFEIT: Action = { type: 'forfeit' };
export const ACCEPT: Action = { type: 'accept' };
export const DECLINE: Action = { type: 'decline' };
export const TRADE_ALL: Action = { type: 'tradeAll' };
export const REGISTER = byKey(REGISTER_SIDES, (as): Action => ({ type: 'register', as }));
export const LANES = EVERY_LANE.map((lane): Action => ({ type: 'lane', lane }));

/** What is traded at the border, in this order: Money, Documents, Connections. */
export const TRADES = ['tradeMoney', 'tradeDocuments', 'tradeConnections'] as const;
export type Trade = (typeof TRADES)[number];
const makeTrade = (type: Trade, sets: number): Action => ({ type, sets });
const KEPT_TRADES = TRADES.map((type) =>
  Array.from({ length: MOST_SETS_KEPT }, (_, sets) => makeTrade(type, sets)),
);
/** `stage` 0 is Money, 1 Documents, 2 Connections. */
export const trade = (stage: number, sets: number): Action =>
  KEPT_TRADES[stage]?.[sets] ?? makeTrade(at(TRADES, stage), sets);

const ANSWER = byKey(ANSWERS, (answer): Choose => ({ type: 'choose', answer }));
export const answer = (name: Answer): Choose => ANSWER[name];
export const CHOOSE_PLAYER: readonly Choose[] = EVERY_SEAT.map((player) => ({ type: 'choose', player }));
export const CHOOSE_LANE: readonly Choose[] = EVERY_LANE.map((lane) => ({ type: 'choose', lane }));
export const chooseCard = (owner: Seat, card: Card): Choose => ({ type: 'choose', owner, card: idOf(card) });

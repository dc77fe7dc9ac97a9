import type { Seat } from '../../../engine/game.ts';
import { PAPERS, type Paper } from '../content.ts';
import { CARD_IDS, type Card, type CardId, FIRST_LIFE } from '../pieces/cards.ts';
import { LAYOUTS, type Layout, PATTERNS, type Slot } from '../pieces/places.ts';

export type Payment = 'money' | 'skip';
/** A Life choice by name: to decline, to keep or exchange a Destination, what to lose. */
export const ANSWERS = ['none', 'keep', 'exchange', 'money', 'assurance'] as const;
export type Answer = (typeof ANSWERS)[number];

export type Action =
  | { readonly type: 'graduate' }
  | { readonly type: 'sell'; readonly card: CardId }
  | { readonly type: 'buy'; readonly owner: Seat; readonly slot: Slot; readonly pay: Payment }
  | { readonly type: 'discard'; readonly owner: Seat; readonly slot: Slot }
  | { readonly type: 'activate'; readonly owner: Seat; readonly slot: Slot }
  | { readonly type: 'buySupply'; readonly kind: Paper; readonly pay: Payment }
  | { readonly type: 'scalp'; readonly seller: Seat; readonly kind: Paper; readonly pay: Payment }
  | { readonly type: 'goToCollege' }
  | { readonly type: 'useWait' }
  | { readonly type: 'forfeit' }
  | Choose
  | { readonly type: 'accept' }
  | { readonly type: 'decline' }
  | { readonly type: 'register'; readonly as: 'document' | 'connection' }
  | { readonly type: 'tradeMoney'; readonly sets: number }
  | { readonly type: 'tradeDocuments'; readonly sets: number }
  | { readonly type: 'tradeConnections'; readonly sets: number }
  | { readonly type: 'tradeAll' }
  | { readonly type: 'lane'; readonly lane: number };

/** 6.2: the shapes a Life choice can have. */
export type Choose =
  | { readonly type: 'choose'; readonly answer: Answer }
  | { readonly type: 'choose'; readonly owner: Seat; readonly slot: Slot }
  | { readonly type: 'choose'; readonly owner: Seat; readonly card: CardId }
  | { readonly type: 'choose'; readonly player: Seat }
  | { readonly type: 'choose'; readonly lane: number };

/** What belongs to a turn of Preparation. */
export const TURN_TYPES = [
  'graduate',
  'sell',
  'buy',
  'discard',
  'activate',
  'buySupply',
  'scalp',
  'goToCollege',
  'useWait',
  'forfeit',
] as const satisfies readonly Action['type'][];
export const ANSWER_TYPES = ['choose', 'accept', 'decline'] as const satisfies readonly Action['type'][];
export const WITHDRAW_TYPES = [
  'tradeMoney',
  'tradeDocuments',
  'tradeConnections',
  'tradeAll',
] as const satisfies readonly Action['type'][];
export const BORDER_TYPES = [
  'register',
  ...WITHDRAW_TYPES,
  'lane',
] as const satisfies readonly Action['type'][];

/** Every step takes every type: what is out of place gets a better answer than a general one (6.5). */
export const EVERY_TYPE: readonly Action['type'][] = [...TURN_TYPES, ...ANSWER_TYPES, ...BORDER_TYPES];

export const MOST_SEATS = 6;
const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5];
const MOST_SETS_KEPT = 40;

// Nearly every action is made once and listed again and again: building them anew would cost more than the rules.

type OnSlot<T extends 'buy' | 'discard' | 'activate'> = Extract<Action, { type: T }>;
type BySlot<A> = Readonly<Record<Layout, readonly (readonly A[])[]>>;

const bySlot = <A>(make: (owner: Seat, slot: Slot) => A): BySlot<A> => {
  const table = LAYOUTS.map((layout) => [
    layout,
    SEATS.map((owner) => PATTERNS[layout].slots.map((slot) => make(owner, slot))),
  ]);
  return Object.fromEntries(table) as BySlot<A>;
};

export const BUY = bySlot<OnSlot<'buy'>>((owner, slot) => ({ type: 'buy', owner, slot, pay: 'money' }));
export const DISCARD = bySlot<OnSlot<'discard'>>((owner, slot) => ({ type: 'discard', owner, slot }));
export const ACTIVATE = bySlot<OnSlot<'activate'>>((owner, slot) => ({ type: 'activate', owner, slot }));
export const CHOOSE_SLOT = bySlot<Choose>((owner, slot) => ({ type: 'choose', owner, slot }));

const SELL: readonly Action[] = CARD_IDS.slice(0, FIRST_LIFE).map((card) => ({ type: 'sell', card }));
export const sell = (card: Card): Action => SELL[card] as Action;

type ByPaper<T> = Readonly<Record<Paper, T>>;
const byPaper = <T>(make: (kind: Paper) => T): ByPaper<T> =>
  Object.fromEntries(PAPERS.map((kind) => [kind, make(kind)])) as ByPaper<T>;

export const PAY_SUPPLY = byPaper((kind): Action => ({ type: 'buySupply', kind, pay: 'money' }));
export const SKIP_SUPPLY = byPaper((kind): Action => ({ type: 'buySupply', kind, pay: 'skip' }));
export const SCALP = byPaper((kind) =>
  SEATS.map((seller): Action => ({ type: 'scalp', seller, kind, pay: 'money' })),
);

export const GRADUATE: Action = { type: 'graduate' };
export const COLLEGE: Action = { type: 'goToCollege' };
export const WAIT: Action = { type: 'useWait' };
export const FORFEIT: Action = { type: 'forfeit' };
export const ACCEPT: Action = { type: 'accept' };
export const DECLINE: Action = { type: 'decline' };
export const TRADE_ALL: Action = { type: 'tradeAll' };
export const REGISTER: readonly Action[] = [
  { type: 'register', as: 'document' },
  { type: 'register', as: 'connection' },
];
export const LANES: readonly Extract<Action, { type: 'lane' }>[] = [1, 2, 3, 4, 5].map((lane) => ({
  type: 'lane',
  lane,
}));

const TRADES = ['tradeMoney', 'tradeDocuments', 'tradeConnections'] as const;
export type Trade = (typeof TRADES)[number];
const makeTrade = (type: Trade, sets: number): Action => ({ type, sets });
const KEPT_TRADES = TRADES.map((type) =>
  Array.from({ length: MOST_SETS_KEPT }, (_, sets) => makeTrade(type, sets)),
);
/** `stage` 0 is Money, 1 Documents, 2 Connections. */
export const trade = (stage: number, sets: number): Action =>
  KEPT_TRADES[stage]?.[sets] ?? makeTrade(TRADES[stage] as Trade, sets);
export const stageOf = (type: Trade): number => TRADES.indexOf(type);

const ANSWER = Object.fromEntries(
  ANSWERS.map((answer) => [answer, { type: 'choose', answer } as const]),
) as unknown as Readonly<Record<Answer, Choose>>;
export const answer = (name: Answer): Choose => ANSWER[name];
export const CHOOSE_PLAYER: readonly Choose[] = SEATS.map((player) => ({ type: 'choose', player }));
export const CHOOSE_LANE: readonly Choose[] = [1, 2, 3, 4, 5].map((lane) => ({ type: 'choose', lane }));
export const chooseCard = (owner: Seat, card: Card): Choose => ({
  type: 'choose',
  owner,
  card: CARD_IDS[card] as CardId,
});

import { type ActionIn, actionTable } from '../../engine/actions.ts';
import { among, orElse, whole } from '../../engine/shape.ts';
import { SEATS } from './config.ts';
import { CROSSINGS, PAPERS, REGISTER_SIDES } from './content.ts';
import { CARD_IDS } from './pieces/cards.ts';
import { SLOT_NAMES } from './pieces/places.ts';

/** A Life choice by name: to decline, to keep or exchange a Destination, what to lose. */
export const ANSWERS = ['none', 'keep', 'exchange', 'money', 'assurance'] as const;
export type Answer = (typeof ANSWERS)[number];

const PAYMENTS = ['money', 'skip'] as const;
export type Payment = (typeof PAYMENTS)[number];

const HIGHEST_SETS = 9999;

const SEAT = whole(0, SEATS.max - 1);
const SLOT = among(SLOT_NAMES);
const CARD = among(CARD_IDS);
const LANE = whole(1, CROSSINGS.lanes.length);
const PAPER = among(PAPERS);
/** 6.1: Money is the default. */
const PAY = orElse(among(PAYMENTS), 'money');
const SETS = whole(0, HIGHEST_SETS);

/** Every order of a player (6.1 of the specification). */
export const ACTIONS = actionTable({
  graduate: {},
  sell: { card: CARD },
  buy: { owner: SEAT, slot: SLOT, pay: PAY },
  discard: { owner: SEAT, slot: SLOT },
  activate: { owner: SEAT, slot: SLOT },
  buySupply: { kind: PAPER, pay: PAY },
  scalp: { seller: SEAT, kind: PAPER, pay: PAY },
  goToCollege: {},
  useWait: {},
  forfeit: {},
  /** 6.2: what a Life card asks for. */
  choose: [
    { answer: among(ANSWERS) },
    { owner: SEAT, slot: SLOT },
    { owner: SEAT, card: CARD },
    { player: SEAT },
    { lane: LANE },
  ],
  accept: {},
  decline: {},
  register: { as: among(REGISTER_SIDES) },
  tradeMoney: { sets: SETS },
  tradeDocuments: { sets: SETS },
  tradeConnections: { sets: SETS },
  tradeAll: {},
  lane: { lane: LANE },
});

export type Action = ActionIn<typeof ACTIONS>;
export type Choose = Extract<Action, { readonly type: 'choose' }>;

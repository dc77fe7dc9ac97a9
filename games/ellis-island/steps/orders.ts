import type { Action } from '../action.ts';
import { FEATURES, type Feature, SLOTS, SPACE_IDS } from '../content.ts';
import { DESTINATIONS, LETTERS, TRUNKS } from '../pieces/puzzles/types.ts';

/** Actions made once: random play asks for them hundreds of thousands of times a second. */

const upTo = (n: number): number[] => Array.from({ length: n }, (_nothing, i) => i + 1);

export const TIME_UP = { type: 'timeUp' } as const;

// By slot.
export const CHOOSE = upTo(SLOTS).map((slot) => ({ type: 'choose', slot }) as const);
export const MOVES = upTo(SLOTS).map((slot) => SPACE_IDS.map((to) => ({ type: 'move', slot, to }) as const));
export const STAYS = upTo(SLOTS).map((slot) => ({ type: 'stay', slot }) as const);

export const ROLL = { type: 'roll' } as const;
export const SKIP = { type: 'skip' } as const;
export const END_TURN = { type: 'endTurn' } as const;

export const READY = { type: 'ready', trip: 0 } as const;
export const BACK = { type: 'back' } as const;

const slapsAt = (features: readonly (Feature | 'any')[]): readonly (readonly Action[])[] => [
  [],
  ...upTo(7).map((card) =>
    features.map((feature): Action => ({ type: 'slap', feature, card, reaction: -1 })),
  ),
];
/** By the number of cards that lie there, as `slapForm` wants them. */
export const SLAPS = { named: slapsAt(FEATURES), single: slapsAt(['any']) } as const;
export const HANDS = [2, 3, 4, 5, 6, 7].map((card) => ({ type: 'hand', card }) as const);

export const BEGIN = { type: 'begin' } as const;
export const GIVE_UP = { type: 'giveUp' } as const;
export const TAPS: readonly Action[] = [
  ...upTo(4).map((cube): Action => ({ type: 'step', step: { do: 'tap', cube } })),
  GIVE_UP,
];
export const LETTERED: readonly Action[] = [
  ...LETTERS.map((letter): Action => ({ type: 'step', step: { do: 'choose', letter } })),
  GIVE_UP,
];

const orders = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

/**
 * One order of trunks with each order of destinations turned along: enough to choose from; any other may be
 * sent.
 */
const assignments = (turns: readonly (readonly (typeof DESTINATIONS)[number][])[]): readonly Action[] => [
  ...orders(TRUNKS).flatMap((trunks) =>
    turns.map((to): Action => ({ type: 'step', step: { do: 'assign', trunks, to } })),
  ),
  GIVE_UP,
];
/** Without destinations, and with them. */
export const ASSIGNMENTS = {
  trunks: assignments([[]]),
  both: assignments(
    DESTINATIONS.map((_to, turn) => [...DESTINATIONS.slice(turn), ...DESTINATIONS.slice(0, turn)]),
  ),
} as const;

/** By question. */
export const ANSWERS = upTo(3).map((question) =>
  upTo(6).map((option) => ({ type: 'answer', question, option }) as const),
);

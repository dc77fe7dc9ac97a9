import type { BasicRefusals } from '../../engine/agenda.ts';
import type { Refusal } from '../../engine/game.ts';
import { refusalsBy } from '../../engine/refusals.ts';

/** 6.5: the clause behind each refusal. Some depend on the action; those pass their own. */
export const CLAUSE = {
  E_WRONG_PHASE: 'EM-1.2',
  E_NOT_YOUR_TURN: 'EM-2.16',
  E_CHOICE_PENDING: 'EM-7.1',
  E_CARD_NOT_AVAILABLE: 'EM-4.3',
  E_SUPPLY_EMPTY: 'EM-4.2',
  E_NOT_IN_STASH: 'EM-10.1',
  E_INVALID_TARGET: 'EM-7.1',
  E_WRONG_CARD_TYPE: 'EM-5.1',
  E_SKIP_NOT_ALLOWED: 'EM-5.6',
  E_NO_EXTRA_TO_SCALP: 'EM-14.1',
  E_BUYER_ALREADY_HAS: 'EM-R37',
  E_ALREADY_DECLINED: 'EM-R36',
  E_ALREADY_IN_COLLEGE: 'EM-R26',
  E_NO_PAY_RAISE_SLOT: 'EM-8.2',
  E_COLLEGE_CAP_REACHED: 'EM-R29',
  E_NOT_IN_COLLEGE: 'EM-9.1',
  E_GRADUATION_ALREADY_TRIED: 'EM-R22',
  E_SELL_LIMIT_REACHED: 'EM-R23',
  E_INSUFFICIENT_MONEY: 'EM-R07',
  E_MUST_ACT: 'EM-3.4',
  E_TOO_MANY_SETS: 'EM-12.2',
  E_LANE_EMPTY: 'EM-12.7',
  E_NO_TAKE_BACK: 'EM-R79',
} as const;

export const refused = refusalsBy(CLAUSE);

/**
 * What is out of place: something of the other phase, another step of the border turn, or an answer nobody
 * asked for.
 */
export const WRONG_PHASE = {
  over: refused('E_WRONG_PHASE', { what: 'over' }, 'EM-12.12'),
  preparation: refused('E_WRONG_PHASE', { what: 'preparation' }),
  border: refused('E_WRONG_PHASE', { what: 'border' }),
  step: refused('E_WRONG_PHASE', { what: 'step' }, 'EM-12.1'),
  question: refused('E_WRONG_PHASE', { what: 'question' }, 'EM-7.1'),
} as const;

/** A question that must be answered before the turn goes on. */
export const PENDING = {
  life: refused('E_CHOICE_PENDING', { what: 'life' }),
  scalp: refused('E_CHOICE_PENDING', { what: 'scalp' }, 'EM-R36'),
} as const;

export const NOT_YOUR_TURN: Refusal = refused('E_NOT_YOUR_TURN');

/** Money that is missing: what it costs, toll included, and what the player has. */
export const tooPoor = (needs: number, has: number, rule?: string): Refusal =>
  refused('E_INSUFFICIENT_MONEY', { needs, has, missing: needs - has }, rule);

export const BASIC: BasicRefusals = {
  over: WRONG_PHASE.over,
  turn: NOT_YOUR_TURN,
  step: WRONG_PHASE.step,
};

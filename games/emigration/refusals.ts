import type { BasicRefusals } from '../../engine/agenda.ts';
import type { Refusal } from '../../engine/game.ts';
import { refusalsBy } from '../../engine/refusals.ts';

/** 6.5: the clause behind each refusal. Some depend on the action; those pass their own. */
export const CLAUSE = {
  WRONG_PHASE: 'EM-1.2',
  NOT_YOUR_TURN: 'EM-2.16',
  CHOICE_PENDING: 'EM-7.1',
  CARD_NOT_AVAILABLE: 'EM-4.3',
  SUPPLY_EMPTY: 'EM-4.2',
  NOT_IN_STASH: 'EM-10.1',
  INVALID_TARGET: 'EM-7.1',
  WRONG_CARD_TYPE: 'EM-5.1',
  SKIP_NOT_ALLOWED: 'EM-5.6',
  NO_EXTRA_TO_SCALP: 'EM-14.1',
  BUYER_ALREADY_HAS: 'EM-R37',
  ALREADY_DECLINED: 'EM-R36',
  ALREADY_IN_COLLEGE: 'EM-R26',
  NO_PAY_RAISE_SLOT: 'EM-8.2',
  COLLEGE_CAP_REACHED: 'EM-R29',
  NOT_IN_COLLEGE: 'EM-9.1',
  GRADUATION_ALREADY_TRIED: 'EM-R22',
  SELL_LIMIT_REACHED: 'EM-R23',
  INSUFFICIENT_MONEY: 'EM-R07',
  MUST_ACT: 'EM-3.4',
  TOO_MANY_SETS: 'EM-12.2',
  LANE_EMPTY: 'EM-12.7',
  NO_TAKE_BACK: 'EM-R79',
} as const;

export const refused = refusalsBy(CLAUSE);

/** What is out of place: something of the other phase, another step of the border turn, or an answer nobody asked for. */
export const WRONG_PHASE = {
  over: refused('WRONG_PHASE', { what: 'over' }),
  preparation: refused('WRONG_PHASE', { what: 'preparation' }),
  border: refused('WRONG_PHASE', { what: 'border' }),
  step: refused('WRONG_PHASE', { what: 'step' }, 'EM-12.1'),
  question: refused('WRONG_PHASE', { what: 'question' }),
} as const;

export const NOT_YOUR_TURN: Refusal = refused('NOT_YOUR_TURN');

/** Money that is missing: what it costs, toll included, and what the player has. */
export const tooPoor = (needs: number, has: number, rule?: string): Refusal =>
  refused('INSUFFICIENT_MONEY', { needs, has, missing: needs - has }, rule);

export const BASIC: BasicRefusals = {
  over: WRONG_PHASE.over,
  turn: NOT_YOUR_TURN,
  step: WRONG_PHASE.step,
};

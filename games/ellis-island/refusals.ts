import type { BasicRefusals } from '../../engine/agenda.ts';
import type { Refusal } from '../../engine/game.ts';
import { refusalsBy } from '../../engine/refusals.ts';

/** The clause behind each refusal (6.1). Some depend on the command; those pass their own. */
export const CLAUSE = {
  E_NOT_YOUR_TURN: 'EI-R52',
  E_WRONG_STEP: 'EI-R52',
  E_NOT_PARTICIPANT: 'EI-10.2',
  E_FAMILY_TAKEN: 'EI-R02',
  E_NO_SUCH_TOKEN: 'EI-5.2',
  E_TOKEN_HELD: 'EI-14.1',
  E_TOO_FAR: 'EI-R12',
  E_SAME_SPACE: 'EI-R12',
  E_SPACE_CLOSED: 'EI-R12',
  E_MUST_MOVE: 'EI-R11',
  E_NO_CHALLENGE: 'EI-R15',
  E_ALREADY_PASSED: 'EI-R15',
  E_CHALLENGE_RUNNING: 'EI-R43',
  E_NOT_HELD: 'EI-R44',
  E_BAD_OFFER: 'EI-R44',
  E_OFFER_LIMIT: 'EI-R44',
  E_OFFER_GONE: 'EI-R54',
  E_OUT: 'EI-R27',
  E_ALREADY_CHOSEN: 'EI-R49',
  E_BAD_OPTION: 'EI-R36',
  E_HAND_LIMIT: 'EI-R10',
  E_GAME_OVER: 'EI-R20',
  E_NO_UNDO: 'EI-R57',
} as const;

export const refused = refusalsBy(CLAUSE);

/** The same value each time: judging is asked hundreds of times a second. */
export const NOT_YOUR_TURN = refused('E_NOT_YOUR_TURN');
export const WRONG_STEP = refused('E_WRONG_STEP');
export const NO_OFFER_NOW = refused('E_NOT_YOUR_TURN', undefined, 'EI-7.1');
export const RESIGNED = refused('E_WRONG_STEP', undefined, 'EI-R23');
export const NO_UNDO = refused('E_NO_UNDO');

const apart = new Map<string, Refusal>();

/** Whoever has no part in a Challenge, by the clause that says who has. */
export function notPartOf(clause: string): Refusal {
  const held = apart.get(clause) ?? refused('E_NOT_PARTICIPANT', undefined, clause);
  apart.set(clause, held);
  return held;
}

export const BASIC: BasicRefusals = {
  over: refused('E_GAME_OVER'),
  turn: NOT_YOUR_TURN,
  step: WRONG_STEP,
};

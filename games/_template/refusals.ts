import type { BasicRefusals } from '../../engine/agenda.ts';
import { refusalsBy } from '../../engine/refusals.ts';

/** The clause behind each refusal. Some depend on the action; those pass their own. */
export const CLAUSE = {
  E_GAME_OVER: 'FE-13',
  E_NOT_YOUR_TURN: 'FE-12',
  E_WRONG_STEP: 'FE-12',
  E_NOT_HELD: 'FE-4',
  E_ONLY_CALLING: 'FE-5',
  E_EMPTY_PLACE: 'FE-5',
  E_GAVE_ALREADY: 'FE-8',
  E_TO_WHOM: 'FE-8',
  E_KEEP_ONE: 'FE-8',
  E_NO_TAKE_BACK: 'FE-2',
} as const;

export const refused = refusalsBy(CLAUSE);

export const BASIC: BasicRefusals = {
  over: refused('E_GAME_OVER'),
  turn: refused('E_NOT_YOUR_TURN'),
  step: refused('E_WRONG_STEP'),
};

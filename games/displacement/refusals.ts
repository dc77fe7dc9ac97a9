import type { BasicRefusals } from '../../engine/agenda.ts';
import { refusalsBy } from '../../engine/refusals.ts';

/** The clause behind each refusal (section 6 of the specification). */
export const CLAUSE = {
  'DI-E_GAME_OVER': 'DI-8.1',
  'DI-E_NOT_YOUR_TURN': 'DI-2.2',
  'DI-E_WRONG_STEP': 'DI-2.3',
  'DI-E_NOT_BLOCKABLE': 'DI-3.10',
  'DI-E_NOTHING_TO_BLOCK': 'DI-3.11',
  'DI-E_NOT_ENOUGH_TOKENS': 'DI-3.3',
  'DI-E_BOARD_FULL': 'DI-5.5',
  'DI-E_NO_VACANCY': 'DI-5.3',
  'DI-E_NO_SUCH_PIN': 'DI-5.3',
  'DI-E_VACANCY_FIRST': 'DI-5.4',
  'DI-E_MUST_BUILD': 'DI-R26',
  'DI-E_SEND_NOT_ALLOWED': 'DI-5.15',
  'DI-E_SEND_REQUIRED': 'DI-5.10',
  'DI-E_BAD_TARGET': 'DI-5.11',
  'DI-E_NOT_A_SENDER': 'DI-7.24',
  'DI-E_ALREADY_CHOSEN': 'DI-R22',
  'DI-E_GOAL_SHOWN': 'DI-R38',
  'DI-E_OPTION_OFF': 'DI-R38',
  'DI-E_NO_TAKE_BACK': 'DI-R49',
} as const;

export const refused = refusalsBy(CLAUSE);

export const BASIC: BasicRefusals = {
  over: refused('DI-E_GAME_OVER'),
  turn: refused('DI-E_NOT_YOUR_TURN'),
  step: refused('DI-E_WRONG_STEP'),
};

import type { BasicRefusals } from '../../engine/agenda.ts';
import type { Refusal } from '../../engine/game.ts';
import { refusalsBy } from '../../engine/refusals.ts';

/** The clause behind each refusal (6.5). Some depend on the command; those pass their own. */
export const CLAUSE = {
  E_NOT_YOUR_TURN: 'JI-4.1',
  E_WRONG_STEP: 'JI-4.2',
  E_NOT_CONNECTED: 'JI-5.1',
  E_IN_JAIL: 'JI-13.2',
  E_NO_CARD_THERE: 'JI-6.2',
  E_ALREADY_LOOKED: 'JI-R14',
  E_NO_LOOKS_LEFT: 'JI-6.1',
  E_MUST_DRAW: 'JI-7.1',
  E_NOT_ENOUGH_MONEY: 'JI-R43',
  E_BAD_AMOUNT: 'JI-R43',
  E_NOT_HERE: 'JI-10.1',
  E_TASK_OPEN: 'JI-10.2',
  E_FINED_TODAY: 'JI-10.2',
  E_CARD_TAKEN: 'JI-10.4',
  E_NOT_ASKED: 'JI-R63',
  E_NOT_RELEASED: 'JI-13.4',
  E_LEFT_GAME: 'JI-17.1',
  E_SELF_TARGET: 'JI-16.1',
  E_NO_UNDO: 'JI-R55',
  E_CANNOT_SHOW_CARD: 'JI-16.4',
  E_GAME_OVER: 'JI-R49',
  E_BAD_COMMAND: 'JI-R63',
  E_NOT_OPEN: 'JI-R62',
  E_OPTION_OFF: 'JI-R46',
  E_TOO_MANY: 'JI-R65',
} as const;

export const refused = refusalsBy(CLAUSE);

export const BASIC: BasicRefusals = {
  over: refused('E_GAME_OVER'),
  turn: refused('E_NOT_YOUR_TURN'),
  step: refused('E_WRONG_STEP'),
};

export const tooLittle = (needed: number, has: number): Refusal =>
  refused('E_NOT_ENOUGH_MONEY', { needed, has, missing: needed - has });

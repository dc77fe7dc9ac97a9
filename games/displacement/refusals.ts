import type { BasicRefusals } from '../../engine/agenda.ts';
import type { Refusal } from '../../engine/game.ts';
import { refusalsBy } from '../../engine/refusals.ts';
import type { Zone } from './action.ts';
import type { Colour } from './content.ts';

/** The clause behind each refusal (section 6 of the specification). */
export const CLAUSE = {
  E_GAME_OVER: 'DI-8.10',
  E_NOT_YOUR_TURN: 'DI-2.2',
  E_WRONG_STEP: 'DI-2.3',
  E_NOT_BLOCKABLE: 'DI-3.10',
  E_NOTHING_TO_BLOCK: 'DI-3.11',
  E_NOT_ENOUGH_TOKENS: 'DI-3.3',
  E_BOARD_FULL: 'DI-5.5',
  E_NO_VACANCY: 'DI-5.3',
  E_NO_SUCH_PIN: 'DI-5.3',
  E_VACANCY_FIRST: 'DI-5.4',
  E_MUST_BUILD: 'DI-R26',
  E_SEND_NOT_ALLOWED: 'DI-5.15',
  E_SEND_REQUIRED: 'DI-5.10',
  E_BAD_TARGET: 'DI-5.11',
  E_NOT_A_SENDER: 'DI-7.24',
  E_ALREADY_CHOSEN: 'DI-R22',
  E_GOAL_SHOWN: 'DI-R38',
  E_OPTION_OFF: 'DI-R38',
  E_NO_TAKE_BACK: 'DI-R49',
} as const;

export const refused = refusalsBy(CLAUSE);

/** People who are not there, said by the nation they would come from; a colour may also be nobody's. */
export function noSuchPeople(colours: readonly Colour[], zone: Zone, colour: Colour, rule?: string): Refusal {
  const seat = colours.indexOf(colour);
  const args =
    seat < 0 ? { zone: 'elsewhere' } : { zone, nation: { key: 'nation', args: { seat: { seat } } } };
  return refused('E_NO_SUCH_PIN', args, rule);
}

export const BASIC: BasicRefusals = {
  over: refused('E_GAME_OVER'),
  turn: refused('E_NOT_YOUR_TURN'),
  step: refused('E_WRONG_STEP'),
};

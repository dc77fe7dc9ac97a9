import type { BasicRefusals } from '../../engine/agenda.ts';
import { refusalsBy } from '../../engine/refusals.ts';

/**
 * The clause behind each refusal (6.3 of the specification). Some depend on the action; those pass their own.
 */
export const CLAUSE = {
  E_GAME_OVER: 'MI-8.1',
  E_NOT_YOUR_TURN: 'MI-2.1',
  E_WRONG_STEP: 'MI-2.3',
  E_CARD_NOT_IN_HAND: 'MI-2.2',
  E_WRONG_CARD_KIND: 'MI-2.2',
  E_SPECIES_CLOSED: 'MI-4.4',
  E_COLONY_LIMIT: 'MI-3.8',
  E_NO_SUCH_COLONY: 'MI-3.2',
  E_WRONG_OWNER: 'MI-3.11',
  E_SPECIES_MISMATCH: 'MI-3.9',
  E_NUMBER_TOO_HIGH: 'MI-3.3',
  E_COLONY_FULL: 'MI-R24',
  E_WRONG_PHASE: 'MI-0.8',
  E_BAD_CUT: 'MI-6.2',
  E_SAME_COLONY: 'MI-7.1',
  E_WOULD_ARRIVE: 'MI-R21',
  E_BAD_SUBSET: 'MI-R26',
  E_NO_TAKE_BACK: 'MI-R46',
} as const;
export type Problem = keyof typeof CLAUSE;

export const refused = refusalsBy(CLAUSE);

export const BASIC: BasicRefusals = {
  over: refused('E_GAME_OVER'),
  turn: refused('E_NOT_YOUR_TURN'),
  step: refused('E_WRONG_STEP'),
};

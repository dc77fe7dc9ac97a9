import { UNIT } from '../content.ts';
import { faceOf, type Person, type State } from '../state.ts';
import { bonusOf } from './tasks.ts';

/** JI-R58: never below 1 000. */
export function fineFor(state: State, person: Person, fine: number): number {
  const less = bonusOf(state, person, 'fineReduction');
  return less === 0 ? fine : Math.max(UNIT, fine - less);
}

/** JI-R58: the printed fine of the card under the marker, with the personal bonus. */
export const bailOf = (state: State, person: Person): number =>
  fineFor(state, person, faceOf(state, person.cell).amount);

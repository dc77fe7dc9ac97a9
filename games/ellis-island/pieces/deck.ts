import { at } from '../../../engine/at.ts';
import type { Chance } from '../../../engine/chance.ts';
import { FEATURES, type Feature, featureOf, PHYSICAL_CARDS } from '../content.ts';
import type { State } from '../state.ts';

/** The seventh card always makes a pair (EI-R25). */
const MOST_TURNED = 7;

/** EI-R34: before a deal, also a repeated one. */
export function maybeShufflePhysical(state: State): void {
  if (state.physical.length >= MOST_TURNED) return;
  state.physical = Array.from({ length: PHYSICAL_CARDS }, (_nothing, card) => card);
}

/** Each card left is as likely as the others: that is a shuffled deck. */
export function turnCard(state: State, chance: Chance): number {
  const { physical } = state;
  const place = chance.below(physical.length);
  const card = at(physical, place);
  physical[place] = at(physical, physical.length - 1);
  physical.pop();
  return card;
}

/** EI-R25: every pair includes the newest card. */
export const pairIn = (row: readonly number[], feature: Feature | 'any'): boolean =>
  feature === 'any' ? FEATURES.some((one) => pairBy(row, one)) : pairBy(row, feature);

function pairBy(row: readonly number[], feature: Feature): boolean {
  if (row.length === 0) return false;
  const last = row.length - 1;
  const value = featureOf(at(row, last), feature);
  for (let i = 0; i < last; i++) if (featureOf(at(row, i), feature) === value) return true;
  return false;
}

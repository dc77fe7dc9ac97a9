import { bug } from '../../engine/bug.ts';
import { travellersOf } from './box.ts';
import type { State } from './state.ts';

export function audit(state: State): void {
  const all = [state.deck, ...state.hands, ...state.quays, ...state.across, state.lost].flat();
  const box = travellersOf(state.config);
  if (all.sort().join() !== box.sort().join()) bug('travellers were lost or invented', all);
}

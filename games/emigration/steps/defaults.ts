import { bug } from '../../../engine/bug.ts';
import type { Action } from '../action.ts';
import { PAYDAY } from '../pieces/cards.ts';
import { placeOf } from '../pieces/places.ts';
import { type State, seatOf } from '../state.ts';

/** EM-R81: what is played in Preparation when the time is up; `legal` in the order of the list of choices. */
export function defaultMove(state: State, legal: readonly Action[]): Action {
  const { active: seat } = state;
  const me = seatOf(state, seat);
  const first = (fits: (action: Action) => boolean): Action | undefined => legal.find(fits);
  const skip = (kind: 'passport' | 'ticket'): Action | undefined =>
    first((action) => action.type === 'buySupply' && action.kind === kind && action.pay === 'skip');
  return (
    first((action) => action.type === 'discard' && action.owner === seat) ??
    first((action) => action.type === 'activate' && action.owner === seat && isPayday(state, action)) ??
    (me.passports === 0 ? skip('passport') : undefined) ??
    (me.tickets === 0 ? skip('ticket') : undefined) ??
    skip('passport') ??
    skip('ticket') ??
    first((action) => isOther(state, action)) ??
    first((action) => action.type === 'forfeit') ??
    bug('nothing to do on this turn', legal)
  );
}

const isPayday = (state: State, action: Extract<Action, { type: 'activate' }>): boolean =>
  seatOf(state, action.owner).layout[placeOf(state.config.layout, action.slot)] === PAYDAY;

/** Any other Required Action, but never a scalp that needs consent. */
function isOther(state: State, { type }: Action): boolean {
  if (type === 'scalp') return state.config.scalpConsent === 'off';
  return type !== 'graduate' && type !== 'sell' && type !== 'useWait' && type !== 'forfeit';
}

import { type Decision, done } from '../../../engine/agenda.ts';
import type { Action } from '../action.ts';
import type { Migrato } from '../kind.ts';
import { newestUp } from '../pieces/colony.ts';
import { refused } from '../refusals.ts';
import { type Colony, type Frame, type State, seatOf } from '../state.ts';
import { discardColonies } from './arrive.ts';
import { activeSeat } from './rhythm.ts';

const NONE: Action = { type: 'leftovers', colonies: [] };

/** MI-R26. The owner names which face-down colonies are of the arrived species. Nothing is verified. */
export const leftovers: Decision<Migrato, Extract<Frame, { step: 'leftovers' }>> = {
  takes: ['leftovers'],
  awaiting: activeSeat,

  options(state) {
    const ids = faceDown(state).map((colony) => colony.id);
    const list: Action[] = [];
    for (let subset = 0; subset < 1 << ids.length; subset++) {
      list.push({ type: 'leftovers', colonies: ids.filter((_, i) => (subset >> i) & 1) });
    }
    return list;
  },

  refuse(state, _frame, _actor, action) {
    if (action.type !== 'leftovers') return undefined;
    const ids = faceDown(state).map((colony) => colony.id);
    const { colonies } = action;
    const fine = colonies.every((id, i) => ids.includes(id) && colonies.indexOf(id) === i);
    return fine ? undefined : refused('E_BAD_SUBSET');
  },

  apply(state, { species }, _actor, action, ctx) {
    done(state);
    if (action.type !== 'leftovers') return;
    const named = faceDown(state).filter((colony) => action.colonies.includes(colony.id));
    discardColonies(state, seatOf(state, state.active), species, named, ctx);
  },

  fallback: () => NONE,
};

const faceDown = (state: State): Colony[] =>
  seatOf(state, state.active).colonies.filter((colony) => newestUp(colony) < 0);

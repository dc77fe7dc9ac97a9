import { done, upNext } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Refusal } from '../../../engine/game.ts';
import type { Line } from '../../../engine/text.ts';
import type { Action } from '../action.ts';
import {
  type Face,
  goalOf,
  hasNightCards,
  isNight,
  MAX_COLONIES,
  MAX_COLONY_CARDS,
  numberOf,
  objectiveOf,
  speciesOf,
} from '../content.ts';
import type { Ctx } from '../kind.ts';
import { colonyById, newestUp, removeColony, showsOf, startColony } from '../pieces/colony.ts';
import { type Problem, refused } from '../refusals.ts';
import { type Colony, type Frame, other, type State, seatOf } from '../state.ts';
import { restOfTurn } from './rhythm.ts';

type Dissociate = Extract<Action, { type: 'dissociate' }>;
type Associate = Extract<Action, { type: 'associate' }>;

/** The seat's own colony of this number, or the refusal by the clause that asks for one. */
export function ownColony(state: State, id: number, clause: string): Colony | Refusal {
  const mine = colonyById(seatOf(state, state.active), id);
  if (mine !== undefined) return mine;
  const theirs = colonyById(seatOf(state, other(state.active)), id) !== undefined;
  return refused(theirs ? 'E_WRONG_OWNER' : 'E_NO_SUCH_COLONY', undefined, clause);
}

const isRefusal = (found: Colony | Refusal): found is Refusal => 'rule' in found;

export function refuseSplit(state: State, action: Dissociate): Refusal | undefined {
  const colony = ownColony(state, action.colony, 'MI-6.1');
  if (isRefusal(colony)) return colony;
  if (seatOf(state, state.active).colonies.length >= MAX_COLONIES) {
    return refused('E_COLONY_LIMIT', undefined, 'MI-6.3');
  }
  const cards = colony.cards.length;
  if (action.keep < 1 || action.keep >= cards) return refused('E_BAD_CUT', { slot: colony.slot, cards });
  return undefined;
}

/** MI-6: the lower cards keep number and slot, the upper ones become a new colony. */
export function dissociate(state: State, action: Dissociate, ctx: Ctx): void {
  const me = seatOf(state, state.active);
  const lower = colonyById(me, action.colony) ?? bug('no such colony', action);
  const shows = showsOf(lower);
  const upper = startColony(state, me, lower.cards.splice(action.keep), lower.laid.splice(action.keep));
  ctx.out?.push({
    type: 'colonySplit',
    seat: state.active,
    lower: lower.id,
    upper: upper.id,
    keep: action.keep,
    slots: [lower.slot, upper.slot],
    shows,
  });
  done(state);
  restOfTurn(state, 'quiet');
}

/** MI-R36, MI-R24: from the face-up cards of the joined row alone. */
export function joinProblem(lower: Colony, upper: Colony, mayArrive: boolean): Problem | undefined {
  const below = newestUp(lower);
  const above = newestUp(upper);
  const total = lower.cards.length + upper.cards.length;
  const shown = below < 0 ? above : below;
  if (shown < 0) return total > MAX_COLONY_CARDS ? 'E_COLONY_FULL' : undefined;
  const species = speciesOf(shown);
  if (below >= 0 && above >= 0) {
    if (speciesOf(above) !== species) return 'E_SPECIES_MISMATCH';
    if (rises(below, upper)) return 'E_NUMBER_TOO_HIGH';
  } else if (!hasNightCards(species)) {
    // One row is all face down, and a species that flies by day only never lies face down.
    return 'E_SPECIES_MISMATCH';
  }
  const objective = goalOf(shown);
  if (total > objective) return 'E_COLONY_FULL';
  return total === objective && !mayArrive ? 'E_WOULD_ARRIVE' : undefined;
}

/**
 * Each colony descends in itself, so only the seam can rise: the newest face-up card below it, the oldest
 * above.
 */
function rises(below: Face, upper: Colony): boolean {
  for (const face of upper.cards) if (!isNight(face)) return numberOf(face) > numberOf(below);
  return false;
}

export function refuseJoin(state: State, action: Associate): Refusal | undefined {
  const lower = ownColony(state, action.lower, 'MI-7.1');
  const upper = ownColony(state, action.upper, 'MI-7.1');
  // That both exist is asked before whose they are (6.3).
  for (const found of [lower, upper]) if (isRefusal(found) && found.key === 'E_NO_SUCH_COLONY') return found;
  if (isRefusal(lower)) return lower;
  if (isRefusal(upper)) return upper;
  if (lower === upper) return refused('E_SAME_COLONY');
  const problem = joinProblem(lower, upper, state.config.arriveByAssociation);
  if (problem === undefined) return undefined;
  const below = newestUp(lower);
  const up = newestUp(upper) >= 0 ? newestUp(upper) : below;
  const above = upper.cards.find((face) => !isNight(face));
  const args = {
    species: nameOf(newestUp(upper)),
    shown: nameOf(below),
    slot: lower.slot,
    objective: up < 0 ? MAX_COLONY_CARDS : objectiveOf(speciesOf(up)),
    number: above === undefined ? 0 : numberOf(above),
    limit: below < 0 ? 0 : numberOf(below),
  };
  const rule = problem === 'E_NUMBER_TOO_HIGH' || problem === 'E_SPECIES_MISMATCH' ? 'MI-7.2' : undefined;
  return refused(problem, args, rule);
}

const nameOf = (up: Face | -1): Line =>
  up < 0 ? { key: 'colony.night' } : { key: `species.${speciesOf(up)}` };

/** MI-7: one colony whole on top of the other. */
export function associate(state: State, action: Associate, ctx: Ctx): void {
  const me = seatOf(state, state.active);
  const lower = colonyById(me, action.lower) ?? bug('no such colony', action);
  const upper = colonyById(me, action.upper) ?? bug('no such colony', action);
  const shows = [showsOf(lower), showsOf(upper)] as const;
  for (const face of upper.cards) lower.cards.push(face);
  for (const turn of upper.laid) lower.laid.push(turn);
  removeColony(me, upper);
  ctx.out?.push({
    type: 'coloniesJoined',
    seat: state.active,
    lower: lower.id,
    upper: upper.id,
    slots: [lower.slot, upper.slot],
    shows,
  });
  done(state);
  const up = newestUp(lower);
  const checked = up >= 0 && lower.cards.length === goalOf(up);
  restOfTurn(state, checked ? 'loud' : 'quiet');
  // The rules may not know what an all-face-down row is: only its owner can claim that it arrives (MI-R23).
  if (checked) upNext<Frame>(state, { step: 'check', colony: lower.id });
  else if (up < 0 && state.config.arriveByAssociation)
    upNext<Frame>(state, { step: 'declare', colony: lower.id });
}

import { done, upNext } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Refusal } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import {
  type Face,
  faceOf,
  goalOf,
  hasNightCards,
  idOf,
  isBird,
  isNight,
  MAX_COLONIES,
  numberOf,
  objectiveOf,
  speciesOf,
} from '../content.ts';
import type { Ctx } from '../kind.ts';
import { colonyById, newestUp, startColony, takeFromHand, unmark, unmarkNight } from '../pieces/colony.ts';
import { type Problem, refused } from '../refusals.ts';
import { type Colony, type Frame, isClosed, other, type SeatState, type State, seatOf } from '../state.ts';
import { restOfTurn } from './rhythm.ts';

type PlayBird = Extract<Action, { type: 'playBird' }>;

/** MI-3.1. Only of a bird in hand. */
export function startProblem(me: SeatState, face: Face): Problem | undefined {
  if (isClosed(me, speciesOf(face))) return 'E_SPECIES_CLOSED';
  if (me.colonies.length >= MAX_COLONIES) return 'E_COLONY_LIMIT';
  return undefined;
}

/**
 * MI-R11. Judged from what lies face up and from the card in hand alone: a face-down card is never consulted,
 * or the refusal would tell its owner what lies there (MI-R10). `up` is the colony's newest face-up card.
 */
export function layProblem(me: SeatState, face: Face, colony: Colony, up: Face | -1): Problem | undefined {
  return isClosed(me, speciesOf(face)) ? 'E_SPECIES_CLOSED' : fitProblem(face, colony, up);
}

/** The same of a species that is not closed. */
export function fitProblem(face: Face, colony: Colony, up: Face | -1): Problem | undefined {
  const species = speciesOf(face);
  if (up < 0 ? !hasNightCards(species) : speciesOf(up) !== species) return 'E_SPECIES_MISMATCH';
  if (up >= 0 && numberOf(face) > numberOf(up)) return 'E_NUMBER_TOO_HIGH';
  if (colony.cards.length + 1 > goalOf(face)) return 'E_COLONY_FULL';
  return undefined;
}

export function refuseBird(state: State, action: PlayBird): Refusal | undefined {
  const me = seatOf(state, state.active);
  const face = faceOf(action.card);
  if (!me.hand.includes(face)) return refused('E_CARD_NOT_IN_HAND');
  if (!isBird(face)) return refused('E_WRONG_CARD_KIND');
  const species = speciesOf(face);
  const args = {
    species: { key: `species.${species}` },
    flock: { key: `flock.${species}` },
    number: numberOf(face),
    objective: objectiveOf(species),
  };
  if (action.onto === 'new') {
    const problem = startProblem(me, face);
    return problem && refused(problem, args);
  }
  const colony = colonyById(me, action.onto);
  if (colony === undefined) {
    const theirs = colonyById(seatOf(state, other(state.active)), action.onto) !== undefined;
    return refused(theirs ? 'E_WRONG_OWNER' : 'E_NO_SUCH_COLONY');
  }
  const up = newestUp(colony);
  const problem = layProblem(me, face, colony, up);
  if (problem === undefined) return undefined;
  const shown = up < 0 ? { key: 'colony.night' } : { key: `species.${speciesOf(up)}` };
  return refused(problem, { ...args, slot: colony.slot, shown, limit: up < 0 ? 0 : numberOf(up) });
}

/**
 * MI-3: lays the card; day face up, night face down. A colony that reaches the card's objective is checked
 * (MI-R20).
 */
export function playBird(state: State, action: PlayBird, ctx: Ctx): void {
  const seat = state.active;
  const me = seatOf(state, seat);
  const face = faceOf(action.card);
  const night = isNight(face);
  takeFromHand(me, face);
  if (night) unmarkNight(me);
  else unmark(me, face);
  let colony: Colony;
  let up: Face | -1 = -1;
  if (action.onto === 'new') {
    colony = startColony(state, me, [face], [state.turn]);
  } else {
    colony = colonyById(me, action.onto) ?? bug('no such colony', action);
    up = newestUp(colony);
    colony.cards.push(face);
    colony.laid.push(state.turn);
  }
  ctx.out?.push({
    type: 'birdPlayed',
    seat,
    colony: colony.id,
    slot: colony.slot,
    place: colony.cards.length - 1,
    shows: up < 0 ? null : speciesOf(up),
    phase: night ? 'night' : 'day',
    face: idOf(face),
    species: speciesOf(face),
  });
  done(state);
  const checked = colony.cards.length === goalOf(face);
  restOfTurn(state, checked ? 'loud' : 'quiet');
  if (checked) upNext<Frame>(state, { step: 'check', colony: colony.id });
}

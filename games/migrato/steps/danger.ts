import { done } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Refusal } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import {
  type Danger,
  dangerOf,
  type Face,
  faceOf,
  idOf,
  isBird,
  isNight,
  reaches,
  type Species,
} from '../content.ts';
import type { Ctx } from '../kind.ts';
import { colonyById, removeColony, showsOf, takeFromHand, topOf } from '../pieces/colony.ts';
import { refused } from '../refusals.ts';
import { other, type State, seatOf } from '../state.ts';
import { restOfTurn } from './rhythm.ts';

type PlayDanger = Extract<Action, { type: 'playDanger' }>;

/** The clause that limits each danger. */
const REACH: Readonly<Record<Danger, string>> = { hunter: 'MI-5.4', light: 'MI-5.5', habitat: 'MI-5.6' };

/**
 * MI-5.4 to MI-5.6: only the top card's phase counts (MI-R32), and that is public even of a face-down card.
 */
export const canSteal = (danger: Face, top: Face): boolean => reaches(dangerOf(danger), isNight(top));

export function refuseDanger(state: State, action: PlayDanger): Refusal | undefined {
  const face = faceOf(action.card);
  if (!seatOf(state, state.active).hand.includes(face)) return refused('E_CARD_NOT_IN_HAND');
  if (isBird(face)) return refused('E_WRONG_CARD_KIND');
  const top = targetOf(state, action.target);
  if (top === undefined) {
    const own = typeof action.target === 'number' && colonyById(seatOf(state, state.active), action.target);
    return own
      ? refused('E_WRONG_OWNER', undefined, 'MI-R34')
      : refused('E_NO_SUCH_COLONY', undefined, 'MI-R31');
  }
  if (canSteal(face, top)) return undefined;
  const phase = isNight(top) ? { key: 'phase.night' } : { key: 'phase.day' };
  return refused(
    'E_WRONG_PHASE',
    { danger: { key: `danger.${dangerOf(face)}` }, phase },
    REACH[dangerOf(face)],
  );
}

/**
 * The card that would be stolen: the top of an opposing colony, or of a settlement where the table allows it.
 */
function targetOf(state: State, target: PlayDanger['target']): Face | undefined {
  const them = seatOf(state, other(state.active));
  if (typeof target === 'number') {
    const colony = colonyById(them, target);
    return colony && topOf(colony);
  }
  if (!state.config.settlementTheft) return undefined;
  return them.settlements.find((settlement) => settlement.species === target)?.cards.at(-1);
}

/** MI-5: the danger goes to the discard pile, the stolen card to the thief's hand. */
export function playDanger(state: State, action: PlayDanger, ctx: Ctx): void {
  const seat = state.active;
  const me = seatOf(state, seat);
  const them = seatOf(state, other(seat));
  const danger = faceOf(action.card);
  takeFromHand(me, danger);
  state.discard.push(danger);

  let stolen: Face | undefined;
  let slot: number | null = null;
  let shows: Species | null = null;
  const fromColony = typeof action.target === 'number';
  if (typeof action.target === 'number') {
    const colony = colonyById(them, action.target) ?? bug('no such colony', action);
    shows = showsOf(colony);
    stolen = colony.cards.pop();
    colony.laid.pop();
    slot = colony.slot;
    if (colony.cards.length === 0) removeColony(them, colony);
  } else {
    stolen = them.settlements.find((settlement) => settlement.species === action.target)?.cards.pop();
  }
  if (stolen === undefined) bug('nothing to steal', action);
  me.hand.push(stolen);

  const night = isNight(stolen);
  // A night card from a colony is shown to the thief alone, not even to its former owner (MI-R34).
  if (night && fromColony) ctx.reveal(seat);
  else me.known.push(stolen);
  ctx.out?.push({
    type: 'dangerPlayed',
    seat,
    danger: dangerOf(danger),
    target: action.target,
    slot,
    shows,
    phase: night ? 'night' : 'day',
    face: idOf(stolen),
  });
  done(state);
  restOfTurn(state, 'loud');
}

import type { Seat } from '../../../engine/game.ts';
import { contentOf } from '../box.ts';
import type { Ctx } from '../kind.ts';
import { keptAs } from '../pieces/people.ts';
import { lowest, slotAt, uncoveredOf } from '../pieces/places.ts';
import { cardRef } from '../pieces/refs.ts';
import { endGame } from '../score.ts';
import { type Frame, nextSeat, type State, seatOf } from '../state.ts';
import { canAct } from './ability.ts';
import { putPending } from './papers.ts';

const TURN: Frame = { step: 'turn', graduated: false, sold: 0, declined: 0, quiet: false };
const REGISTER: Frame = { step: 'register' };
const WITHDRAW: Frame = { step: 'withdraw', register: null, sets: [] };

/** EM-4.7, EM-R04: all cards that lie uncovered are turned up together, after the whole action. */
export function turnUp(state: State, ctx: Ctx): void {
  for (let owner = 0; owner < state.seats.length; owner++) {
    const seat = seatOf(state, owner);
    let fresh = uncoveredOf(state.config.layout, seat.there) & ~seat.up;
    if (fresh === 0) continue;
    seat.up |= fresh;
    ctx.reveal('all');
    if (ctx.out === undefined) continue;
    const content = contentOf(state.config);
    for (; fresh !== 0; fresh &= fresh - 1) {
      const place = lowest(fresh);
      const card = cardRef(content, seat.layout[place] ?? 0);
      ctx.out.push({ type: 'cardRevealed', owner, slot: slotAt(state.config.layout, place), card });
    }
  }
}

/** REVEAL and TURN_END (EM-3.5, EM-11.3). */
export function endTurn(state: State, ctx: Ctx): void {
  turnUp(state, ctx);
  if (isPrepared(state)) endPreparation(state, ctx);
  else startTurn(state, nextSeat(state, state.active), ctx);
}

/**
 * EM-11.3: as long as a layout holds a card it holds an available one, so emptiness is all there is to ask.
 */
function isPrepared(state: State): boolean {
  if (state.passports + state.tickets > 0) return false;
  for (const seat of state.seats) if (seat.there !== 0) return false;
  return true;
}

/** TURN_START: a pending card takes the place of the turn (EM-5.5); then EM-11.2 is tested, once (EM-R42). */
export function startTurn(state: State, seat: Seat, ctx: Ctx): void {
  let now = seat;
  while (skipsTurn(state, now, ctx)) now = nextSeat(state, now);
  ctx.out?.push({ type: 'turnStarted', seat: now, turn: state.turn });
  if (!state.seats.some((_, other) => canAct(state, other))) {
    for (const each of state.seats) each.money += 1;
    ctx.out?.push({ type: 'stallRelief', money: 1 });
  }
  state.agenda = [TURN];
}

/** Begins the turn and says whether it is lost to a pending card (EM-R32). */
function skipsTurn(state: State, seat: Seat, ctx: Ctx): boolean {
  state.active = seat;
  state.turn++;
  const { pending } = seatOf(state, seat);
  if (pending === null) return false;
  ctx.out?.push({ type: 'turnSkipped', seat, turn: state.turn, kind: pending });
  putPending(state, seat, ctx);
  return true;
}

/** EM-11.4, EM-R44, EM-R35, EM-R74. */
function endPreparation(state: State, ctx: Ctx): void {
  state.phase = 'border';
  const last = state.active;
  const first = state.config.phase2Start === 'next' ? nextSeat(state, last) : last;
  ctx.out?.push({ type: 'preparationEnded', first });
  for (const seat of state.seats) seat.side = 0;
  if (state.config.pendingAtBorder === 'free') {
    for (let seat = 0; seat < state.seats.length; seat++) putPending(state, seat, ctx);
  }
  startCrossing(state, first, ctx);
}

/** BORDER_START: whoever has not attempted yet and has no card pending. */
export function startCrossing(state: State, seat: Seat, ctx: Ctx): void {
  if (state.seats.every((each) => each.crossing !== null)) {
    endGame(state, ctx);
    return;
  }
  let now = seat;
  while (seatOf(state, now).crossing !== null || skipsTurn(state, now, ctx)) now = nextSeat(state, now);
  ctx.out?.push({ type: 'turnStarted', seat: now, turn: state.turn });
  const asks = keptAs(contentOf(state.config), seatOf(state, now).life, 'register') >= 0;
  state.agenda = [asks ? REGISTER : WITHDRAW];
}

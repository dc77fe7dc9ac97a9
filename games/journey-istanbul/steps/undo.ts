import { bug } from '../../../engine/bug.ts';
import type { Refusal, Seat } from '../../../engine/game.ts';
import { placeId } from '../box.ts';
import { TASKS } from '../content.ts';
import type { Ctx } from '../kind.ts';
import { dueDays } from '../pieces/chains.ts';
import { takeOff } from '../pieces/piles.ts';
import { edited } from '../pieces/planner.ts';
import { mayBegin } from '../pieces/talk.ts';
import { cardOf } from '../pieces/tasks.ts';
import { refused } from '../refusals.ts';
import { cloneTask, personOf, type State } from '../state.ts';

/**
 * JI-R55: a Move is taken back by a command of the game, past what others said in private meanwhile. The
 * general way would tell that they did.
 */
export const refuseGeneralUndo = (): Refusal => refused('E_NO_UNDO');

/** Whether it can be had depends only on what the mover can see. */
export function refuseUndo(state: State, seat: Seat): Refusal | undefined {
  if (!state.config.undoMove) return refused('E_OPTION_OFF', undefined, 'JI-R55');
  return state.undo?.seat === seat && mayBegin(state, seat) ? undefined : refused('E_NO_UNDO');
}

/** Restores what the Move changed and nothing else: money given and words said since stay. */
export function undoMove(state: State, ctx: Ctx): void {
  const { undo } = state;
  if (undo === null) bug('nothing to take back');
  const person = personOf(state, undo.seat);
  if (undo.to !== undo.from) {
    takeOff(state, undo.seat);
    person.place = undo.from;
    state.piles[undo.from]?.splice(undo.depth, 0, undo.seat);
  }
  person.visits[state.t - 1] = -1;
  for (const name of TASKS) {
    const card = cardOf(state, person, name);
    const kept = dueDays(card, undo[name]);
    for (const due of dueDays(card, person[name])) {
      if (kept.includes(due) || person.planner[due]?.mark !== 'due') continue;
      person.planner = edited(person.planner, { day: due, field: 'mark', value: 'none' });
    }
    person[name] = cloneTask(undo[name]);
  }
  state.toPlay = undo.toPlay.slice();
  state.window = undo.window;
  state.turn = { seat: undo.seat, phase: 'move', looks: 0, draws: 0, looked: [], closed: false, bail: false };
  state.undo = null;
  ctx.out?.push({ type: 'moveUndone', seat: undo.seat, to: placeId(undo.from) });
}

/** A Move stands once its mover has seen somebody else do something. */
export function notice(state: State, by: Seat, who: 'all' | readonly (Seat | 'all')[]): void {
  const { undo } = state;
  if (undo === null || undo.seat === by) return;
  if (who === 'all' || who.includes('all') || who.includes(undo.seat)) state.undo = null;
}

import { bug } from '../../../engine/bug.ts';
import type { Refusal, Seat } from '../../../engine/game.ts';
import type { Part } from '../box.ts';
import { placeId } from '../box.ts';
import { TASKS } from '../content.ts';
import type { Ctx } from '../kind.ts';
import { dueDays } from '../pieces/chains.ts';
import { edited } from '../pieces/planner.ts';
import { cardOf, markTasks } from '../pieces/tasks.ts';
import { refused } from '../refusals.ts';
import { cloneTask, personOf, type State } from '../state.ts';
import { enterEnd, enterLook, putOnTop, takeOff } from './rhythm.ts';

/** JI-5. */
export function applyMove(state: State, to: number, ctx: Ctx): void {
  const { seat } = state.turn;
  const person = personOf(state, seat);
  const from = person.place;
  const depth = state.piles[from]?.indexOf(seat) ?? 0;
  state.undo = {
    seat,
    from,
    depth,
    to,
    obstacle: cloneTask(person.obstacle),
    opportunity: cloneTask(person.opportunity),
    toPlay: state.toPlay,
    window: state.window,
  };
  if (to !== from) {
    takeOff(state, seat);
    putOnTop(state, seat, to);
  }
  const pile = state.piles[to] ?? [];
  ctx.out?.push({
    type: 'moved',
    seat,
    from: placeId(from),
    to: placeId(to),
    nth: pile.indexOf(seat) + 1,
    of: pile.length,
  });
  person.visits[state.t - 1] = to;
  const arrived = to !== from;
  const counts = arrived || state.config.goToMeaning === 'present';
  markTasks(
    state,
    seat,
    (part: Part) =>
      part.at === to &&
      ((part.do === 'visit' && counts) || part.do === 'rest' || (part.do === 'stay' && !arrived)),
    ctx,
  );
  enterLook(state, ctx);
}

/** JI-13.4 to JI-13.6, JI-R25. */
export function applyPlacement(state: State, to: number, ctx: Ctx): void {
  const { turn } = state;
  const person = personOf(state, turn.seat);
  const { cell } = person;
  person.cell = 0;
  person.release = 0;
  putOnTop(state, turn.seat, to);
  if (!state.people.some((other) => other.cell === cell)) {
    state.jailCards = state.jailCards.filter((card) => card !== cell);
    state.open.push(cell);
  }
  const pile = state.piles[to] ?? [];
  ctx.out?.push({ type: 'placed', seat: turn.seat, to: placeId(to), nth: pile.length, of: pile.length });
  person.visits[state.t - 1] = to;
  markTasks(state, turn.seat, (part) => part.at === to && (part.do === 'visit' || part.do === 'rest'), ctx);
  turn.closed = true;
  enterEnd(state, ctx);
}

/** JI-R55. Its availability depends only on what the mover can see. */
export function judgeUndo(state: State, seat: Seat): Refusal | undefined {
  return state.undo?.seat === seat ? undefined : refused('E_NO_UNDO');
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
      if (!kept.includes(due) && person.planner[due]?.mark === 'due') {
        person.planner = edited(person.planner, { day: due, field: 'mark', value: 'none' });
      }
    }
    person[name] = cloneTask(undo[name]);
  }
  state.toPlay = undo.toPlay.slice();
  state.window = undo.window;
  state.turn = { seat: undo.seat, phase: 'move', looks: 0, draws: 0, looked: [], closed: false, bail: false };
  state.undo = null;
  ctx.out?.push({ type: 'moveUndone', seat: undo.seat, to: placeId(undo.from) });
}

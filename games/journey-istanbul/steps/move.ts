import { at } from '../../../engine/at.ts';
import type { Refusal } from '../../../engine/game.ts';
import type { Action, ActionBy } from '../action.ts';
import { type Part, placeId, placeOf } from '../box.ts';
import { JAIL, PLACES } from '../content.ts';
import type { Ctx } from '../kind.ts';
import { putOnTop, takeOff } from '../pieces/piles.ts';
import { bonusOf, markTasks } from '../pieces/tasks.ts';
import { refused } from '../refusals.ts';
import { box, cloneTask, type Person, personOf, type State } from '../state.ts';
import { enterLook } from './rhythm.ts';

const MOVES: readonly Action[] = PLACES.map((to) => ({ type: 'move', to }));
const EVERYWHERE: readonly number[] = [...PLACES.keys()];

/** Where this person may go, beside staying. */
const reachable = (state: State, person: Person): readonly number[] =>
  bonusOf(state, person, 'moveAnywhere') > 0 ? EVERYWHERE : at(box(state).lines, person.place);

export const stay = (state: State): Action => at(MOVES, personOf(state, state.turn.seat).place);

/** Staying comes first. */
export function movesFrom(state: State): Action[] {
  const person = personOf(state, state.turn.seat);
  const list = [at(MOVES, person.place)];
  for (const to of reachable(state, person)) if (to !== person.place) list.push(at(MOVES, to));
  return list;
}

/** JI-5.1. */
export function refuseMove(state: State, action: ActionBy<'move'>): Refusal | undefined {
  const person = personOf(state, state.turn.seat);
  if (person.place === JAIL) return refused('E_IN_JAIL');
  if (state.turn.phase !== 'move') return refused('E_WRONG_STEP');
  const to = placeOf(action.to);
  if (to === person.place || reachable(state, person).includes(to)) return undefined;
  return refused('E_NOT_CONNECTED', { place: { key: `place.${action.to}` } });
}

/** JI-5. */
export function move(state: State, to: number, ctx: Ctx): void {
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

import type { Refusal } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { placeId } from '../box.ts';
import { DAYS, JAIL, JAIL_DAYS, PLACES } from '../content.ts';
import type { Ctx } from '../kind.ts';
import { bailOf } from '../pieces/fines.ts';
import { payBank } from '../pieces/money.ts';
import { putOnTop, takeOff } from '../pieces/piles.ts';
import { marked } from '../pieces/planner.ts';
import { markTasks } from '../pieces/tasks.ts';
import { refused, tooLittle } from '../refusals.ts';
import { faceOf, personOf, type State } from '../state.ts';
import { enterEnd } from './rhythm.ts';

const PLACEMENTS: readonly Action[] = PLACES.map((to) => ({ type: 'placeFromJail', to }));
const PAY_BAIL: Action = { type: 'payBail' };

/** JI-13.4, JI-13.5: on the release day, or once the fine is paid. */
export const mayLeaveJail = (state: State): boolean =>
  state.turn.bail || personOf(state, state.turn.seat).release === state.t;

/** Out of jail to any place, or the bail. */
export function addReleases(state: State, list: Action[]): void {
  if (mayLeaveJail(state)) list.push(...PLACEMENTS);
  else if (refuseBail(state) === undefined) list.push(PAY_BAIL);
}

export function refuseBail(state: State): Refusal | undefined {
  const { turn } = state;
  if (turn.phase !== 'jail') return refused('E_WRONG_STEP', undefined, 'JI-13.5');
  if (mayLeaveJail(state)) return refused('E_WRONG_STEP', undefined, 'JI-R24');
  const person = personOf(state, turn.seat);
  const bail = bailOf(state, person);
  return bail <= person.money ? undefined : tooLittle(bail, person.money);
}

export function payBail(state: State, ctx: Ctx): void {
  const { turn } = state;
  const person = personOf(state, turn.seat);
  const amount = bailOf(state, person);
  turn.bail = true;
  ctx.out?.push({ type: 'bailPaid', seat: turn.seat, amount });
  if (state.config.bailBarsCards) person.fined = true;
  payBank(state, turn.seat, amount, ctx);
}

export function refusePlacement(state: State): Refusal | undefined {
  if (state.turn.phase !== 'jail') return refused('E_WRONG_STEP', undefined, 'JI-13.4');
  return mayLeaveJail(state) ? undefined : refused('E_NOT_RELEASED');
}

/** JI-13.4 to JI-13.6, JI-R25. */
export function placeFromJail(state: State, to: number, ctx: Ctx): void {
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

/** JI-9.7 to JI-9.9: whoever is still short. */
export function jailShort(state: State, ctx: Ctx): void {
  const { help } = state;
  if (help === null) return;
  state.help = null;
  const { card } = help;
  if (help.short.length > 0) {
    state.sheet[state.sheet.indexOf(card)] = 0;
    state.faceUp = state.faceUp.filter((one) => one !== card);
    state.jailCards.push(card);
  }
  const release = state.t + JAIL_DAYS > DAYS ? 0 : state.t + JAIL_DAYS;
  for (const { seat } of help.short) {
    const person = personOf(state, seat);
    takeOff(state, seat);
    person.place = JAIL;
    person.cell = card;
    person.release = release;
    if (state.config.autoPlanner && release > 0) person.planner = marked(person.planner, release, 'release');
    ctx.out?.push({ type: 'jailed', seat, fine: faceOf(state, card).amount, release });
  }
}

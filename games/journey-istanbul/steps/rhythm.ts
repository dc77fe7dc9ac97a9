import { type Automatic, done, upNext } from '../../../engine/agenda.ts';
import type { Seat } from '../../../engine/game.ts';
import { JAIL, PLACES, TASKS } from '../content.ts';
import type { Ctx, JourneyIstanbul } from '../kind.ts';
import { deckLeft } from '../pieces/sheet.ts';
import { bonusOf, cardOf, closeChains, isPayable } from '../pieces/tasks.ts';
import { box, type Frame, inIstanbul, personOf, type State } from '../state.ts';

/** JI-4.1: the next person in Istanbul without a turn today, or the evening. */
export const next: Automatic<JourneyIstanbul, Extract<Frame, { step: 'next' }>> = {
  run(state, _frame, ctx) {
    const seat = state.toPlay[0];
    if (seat === undefined) {
      done(state);
      upNext(state, { step: 'evening' });
      return;
    }
    state.toPlay = state.toPlay.slice(1);
    if (inIstanbul(personOf(state, seat))) beginTurn(state, seat, ctx);
  },
};

export function beginTurn(state: State, seat: Seat, ctx: Ctx): void {
  const person = personOf(state, seat);
  const inJail = person.place === JAIL;
  state.window++;
  state.turn = {
    seat,
    phase: inJail ? 'jail' : 'move',
    looks: inJail ? 1 + bonusOf(state, person, 'extraLook') : 0,
    draws: 0,
    looked: [],
    closed: false,
    bail: false,
  };
  upNext(state, { step: 'turn' });
  ctx.out?.push({ type: 'turnBegan', seat, inJail });
}

/** After the Move step: looks, then draws, then the end (JI-4.2). */
export function enterLook(state: State, ctx: Ctx): void {
  const { turn } = state;
  const person = personOf(state, turn.seat);
  const { eyes, draws } = box(state);
  turn.looks = (eyes[person.place] ?? 0) + bonusOf(state, person, 'extraLook');
  turn.draws = draws[person.place] ?? 0;
  turn.phase = 'look';
  maybeEndLooks(state, ctx);
}

/** JI-R14: looks lapse when no card lies there that was not looked at in this turn. */
export function maybeEndLooks(state: State, ctx: Ctx): void {
  const { turn } = state;
  if (turn.looks > 0 && state.sheet.some((card) => card > 0 && !turn.looked.includes(card))) return;
  turn.looks = 0;
  if (turn.phase === 'look') enterDraw(state, ctx);
}

export function enterDraw(state: State, ctx: Ctx): void {
  const { turn } = state;
  turn.looks = 0;
  turn.phase = 'draw';
  if (turn.draws === 0 || deckLeft(state) === 0) enterEnd(state, ctx);
}

/** Ends by itself unless a payment is open here: then a gift can still arrive (6.1). */
export function enterEnd(state: State, ctx: Ctx): void {
  const { turn } = state;
  turn.draws = 0;
  turn.looks = 0;
  turn.phase = 'end';
  if (!canPayHere(state, turn.seat)) endTurn(state, ctx);
}

export function endTurn(state: State, ctx: Ctx): void {
  closeChains(state, state.turn.seat, 'turn', ctx);
  done(state);
}

export function canPayHere(state: State, seat: Seat): boolean {
  const person = personOf(state, seat);
  for (const name of TASKS) {
    if (person[name].done > 0) continue;
    const { parts } = cardOf(state, person, name);
    for (let part = 0; part < parts.length; part++) {
      const row = parts[part];
      if (row?.do === 'pay' && row.at === person.place && isPayable(state, seat, name, part)) return true;
    }
  }
  return false;
}

/** JI-5.3: on top of the pile. */
export function putOnTop(state: State, seat: Seat, place: number): void {
  personOf(state, seat).place = place;
  state.piles[place]?.push(seat);
}

export function takeOff(state: State, seat: Seat): void {
  const pile = state.piles[personOf(state, seat).place];
  if (pile !== undefined) pile.splice(pile.indexOf(seat), 1);
}

export const PLACE_NUMBERS: readonly number[] = PLACES.map((_id, place) => place);

import { type Automatic, done, upNext } from '../../../engine/agenda.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Config } from '../config.ts';
import { DAYS, JAIL } from '../content.ts';
import type { Ctx, JourneyIstanbul } from '../kind.ts';
import { paymentsHere } from '../pieces/payments.ts';
import { deckLeft } from '../pieces/sheet.ts';
import { bonusOf, closeChains } from '../pieces/tasks.ts';
import { box, type Frame, inIstanbul, personOf, type State } from '../state.ts';

/** Per person and day without the open layer: a turn of at most 22 commands, offers and the help window. */
const MOST_PER_DAY = 40;

/** What somebody begins in the open layer, others answer at most once. */
export const longest = ({ openActionsPerDay }: Config, seats: number): number =>
  DAYS * seats * (MOST_PER_DAY + 2 * openActionsPerDay);

export const isMark = (state: State): boolean =>
  state.agenda.at(-1)?.step === 'turn' && state.turn.phase === 'move';

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
  if (paymentsHere(state, turn.seat).length === 0) endTurn(state, ctx);
}

export function endTurn(state: State, ctx: Ctx): void {
  closeChains(state, state.turn.seat, 'turn', ctx);
  done(state);
}

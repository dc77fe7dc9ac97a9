import { bug } from '../../../engine/bug.ts';
import { canonical } from '../../../engine/digest.ts';
import type { Action, Choose } from '../action.ts';
import { contentOf } from '../box.ts';
import type { Ctx } from '../kind.ts';
import { type Card, lifeOf, NO_CARD } from '../pieces/cards.ts';
import { cardRef } from '../pieces/refs.ts';
import { refused } from '../refusals.ts';
import { type FrameOf, type State, seatOf } from '../state.ts';
import { answerTo } from './answers.ts';
import { choicesOf, question } from './choices.ts';
import { affect } from './effect.ts';
import { notAsked } from './outOfPlace.ts';
import { endTurn } from './rhythm.ts';
import { timed } from './timed.ts';

type LifeFrame = FrameOf<'life'>;

/** EM-7.1: the parts of the card from this one on, until one of them asks something. */
export function carryOut(state: State, card: Card, from: number, ctx: Ctx): void {
  const { effects } = lifeOf(contentOf(state.config), card);
  for (let part = from; part < effects.length; part++) {
    const effect = effects[part] ?? bug('no such part', card, part);
    const asks = question(state, card, part, effect, ctx);
    if (asks === undefined) affect(state, card, effect, ctx);
    else if (ask(state, asks, ctx)) return;
  }
  finish(state, card, ctx);
}

/**
 * Sets the question, or settles it where there is a single answer (6.2). True if somebody must be waited for.
 */
function ask(state: State, asks: LifeFrame, ctx: Ctx): boolean {
  let frame: LifeFrame | undefined = asks;
  while (frame !== undefined) {
    const [only, more] = choicesOf(state, frame);
    if (only === undefined) return false;
    if (more !== undefined) {
      state.agenda = [frame];
      return true;
    }
    frame = answerTo(state, frame, only, ctx);
  }
  return false;
}

/**
 * EM-7.1, EM-7.6: to the Discard Pile, or to the stash; then the cards it uncovered are turned up (EM-R77).
 */
function finish(state: State, card: Card, ctx: Ctx): void {
  const content = contentOf(state.config);
  const { active: seat } = state;
  const { keep } = lifeOf(content, card);
  state.inPlay = NO_CARD;
  if (keep === null) state.discard.push(card);
  else {
    const me = seatOf(state, seat);
    me.life.push(card);
    me.life.sort((a, b) => a - b);
    if (keep.as === 'side') me.side = keep.n;
    ctx.out?.push({ type: 'lifeKept', seat, card: cardRef(content, card) });
  }
  endTurn(state, ctx);
}

/** LIFE_CHOICE. */
export const life = timed<LifeFrame>({
  takes: ['choose'],
  options: (state, frame) => choicesOf(state, frame),
  outOfPlace: notAsked,

  refuse(state, frame, _actor, action) {
    const text = canonical(action);
    const legal = choicesOf(state, frame).some((choice) => canonical(choice) === text);
    return legal ? undefined : refused('E_INVALID_TARGET');
  },

  apply(state, frame, _actor, action, ctx) {
    if (action.type !== 'choose') return bug('no answer', action);
    const again = answerTo(state, frame, action, ctx);
    if (again !== undefined && ask(state, again, ctx)) return;
    carryOut(state, frame.card, frame.part + 1, ctx);
  },

  fallback: defaultChoice,
});

/** 6.4: none or keep where offered, else the first. */
function defaultChoice(state: State, frame: LifeFrame): Action {
  const choices = choicesOf(state, frame);
  const modest = choices.find((choice) => 'answer' in choice && isModest(choice));
  return modest ?? choices[0] ?? bug('nothing to choose', frame);
}

const isModest = (choice: Choose & { readonly answer: string }): boolean =>
  choice.answer === 'none' || choice.answer === 'keep';

import { bug } from '../../../engine/bug.ts';
import type { Choose } from '../action.ts';
import { contentOf } from '../box.ts';
import type { Effect } from '../content/effects.ts';
import type { Ctx } from '../kind.ts';
import { type Card, cardOf, lifeOf } from '../pieces/cards.ts';
import { pileOf, takeOut } from '../pieces/people.ts';
import { placeOf } from '../pieces/places.ts';
import { cardRef, rowRef } from '../pieces/refs.ts';
import { cardAt, type FrameOf, type State, seatOf } from '../state.ts';
import { effectOf } from './choices.ts';
import { snapshot, tellChanges, tellEffect } from './effect.ts';

type LifeFrame = FrameOf<'life'>;
type EffectOf<N extends Effect['do']> = Extract<Effect, { readonly do: N }>;

/** Does what was chosen; gives back the question to be asked again, if the card allows it once more. */
export function answerTo(state: State, frame: LifeFrame, chosen: Choose, ctx: Ctx): LifeFrame | undefined {
  if ('answer' in chosen && chosen.answer === 'none') return undefined;
  const effect = effectOf(state, frame);
  switch (effect.do) {
    case 'newDestination':
      if ('answer' in chosen && chosen.answer === 'exchange') exchange(state, frame, ctx);
      return undefined;
    case 'discardLife':
      removeLife(state, chosen, ctx);
      return undefined;
    case 'turnUp':
      showCard(state, chosen, ctx);
      return onceMore(frame);
    case 'anotherTakes': {
      if (!('player' in chosen)) return bug('no player', chosen);
      const { player } = chosen;
      tellChanges(state, frame.card, ctx, () => {
        seatOf(state, player).money += effect.money;
      });
      return undefined;
    }
    case 'loseEither':
      tellChanges(state, frame.card, ctx, () => lose(state, effect, chosen));
      return undefined;
    case 'cashIn':
      tellChanges(state, frame.card, ctx, () => cashIn(state, effect, chosen, ctx));
      return onceMore(frame);
    case 'turnToken':
      turnToken(state, chosen, ctx);
      return undefined;
    default:
      return bug('this effect asks nothing', effect);
  }
}

const onceMore = (frame: LifeFrame): LifeFrame | undefined =>
  frame.left > 1 ? { ...frame, left: frame.left - 1 } : undefined;

function exchange(state: State, { card, drawn }: LifeFrame, ctx: Ctx): void {
  const destination = rowRef(contentOf(state.config), 'destinations', drawn);
  seatOf(state, state.active).destination = drawn;
  if (ctx.out !== undefined) tellEffect(state, card, snapshot(state), ctx, { destination });
}

function lose(state: State, effect: EffectOf<'loseEither'>, chosen: Choose): void {
  const me = seatOf(state, state.active);
  if ('answer' in chosen && chosen.answer === 'money') me.money -= Math.min(me.money, effect.money);
  else me.assurance -= effect.assurance;
}

function cashIn(state: State, { money, assurance }: EffectOf<'cashIn'>, chosen: Choose, ctx: Ctx): void {
  if (!('card' in chosen)) bug('no card', chosen);
  const { active: seat } = state;
  const me = seatOf(state, seat);
  const card = cardOf(chosen.card);
  takeOut(pileOf(me, card), card);
  state.discard.push(card);
  me.money += money;
  me.assurance += assurance;
  const ref = cardRef(contentOf(state.config), card);
  ctx.out?.push({ type: 'discarded', seat, owner: seat, slot: null, card: ref, money });
}

function turnToken(state: State, chosen: Choose, ctx: Ctx): void {
  if (!('lane' in chosen)) bug('no lane', chosen);
  const lane = chosen.lane - 1;
  state.turned[lane] = true;
  ctx.reveal('all');
  const token = state.lanes[lane]?.[state.drawn[lane] ?? 0] ?? bug('an empty lane', chosen);
  ctx.out?.push({ type: 'laneTokenTurned', lane: chosen.lane, token });
}

/**
 * EM-R58, EM-R75: it only goes; no toll, no Money, no effect. What lay on it goes back to the bank (EM-R74).
 */
function removeLife(state: State, chosen: Choose, ctx: Ctx): void {
  if (!('owner' in chosen)) bug('no target', chosen);
  const content = contentOf(state.config);
  const theirs = seatOf(state, chosen.owner);
  let card: Card;
  if ('slot' in chosen) {
    const place = placeOf(state.config.layout, chosen.slot);
    card = cardAt(theirs, place);
    theirs.there &= ~(1 << place);
  } else {
    card = cardOf(chosen.card);
    takeOut(theirs.life, card);
    if (lifeOf(content, card).keep?.as === 'side') theirs.side = 0;
  }
  state.discard.push(card);
  const slot = 'slot' in chosen ? chosen.slot : null;
  ctx.out?.push({ type: 'lifeRemoved', owner: chosen.owner, slot, card: cardRef(content, card) });
}

function showCard(state: State, chosen: Choose, ctx: Ctx): void {
  if (!('slot' in chosen)) bug('no slot', chosen);
  const { owner, slot } = chosen;
  const place = placeOf(state.config.layout, slot);
  const theirs = seatOf(state, owner);
  theirs.up |= 1 << place;
  ctx.reveal('all');
  const card = cardRef(contentOf(state.config), cardAt(theirs, place));
  ctx.out?.push({ type: 'cardRevealed', owner, slot, card });
}

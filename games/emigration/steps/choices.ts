import { bug } from '../../../engine/bug.ts';
import type { Choose } from '../action.ts';
import { contentOf } from '../box.ts';
import type { Effect } from '../content/effects.ts';
import type { Ctx } from '../kind.ts';
import { type Card, isLife, lifeOf } from '../pieces/cards.ts';
import { lowest, uncoveredOf } from '../pieces/places.ts';
import { rowRef } from '../pieces/refs.ts';
import { cardAt, type FrameOf, type State, seatOf } from '../state.ts';
import { snapshot, tellEffect } from './effect.ts';
import { answer, CHOOSE_LANE, CHOOSE_PLAYER, chooseCard, chooseSlot } from './orders.ts';

type LifeFrame = FrameOf<'life'>;

const NONE = answer('none');
const EXCHANGE: readonly Choose[] = [answer('keep'), answer('exchange')];
const LOSE_MONEY = answer('money');
const LOSE_ASSURANCE = answer('assurance');

/**
 * The question an effect asks, if it asks one. A Destination is drawn and shown before it is answered
 * (LIFE-AU-4).
 */
export function question(
  state: State,
  card: Card,
  part: number,
  effect: Effect,
  ctx: Ctx,
): LifeFrame | undefined {
  const frame = { step: 'life', card, part, left: 1, drawn: -1 } as const;
  switch (effect.do) {
    case 'newDestination':
      return { ...frame, drawn: drawUnused(state, card, ctx) };
    case 'turnUp':
    case 'cashIn':
      return { ...frame, left: effect.times };
    case 'discardLife':
    case 'anotherTakes':
    case 'loseEither':
    case 'turnToken':
      return frame;
    default:
      return undefined;
  }
}

/** One of the Destinations nobody has, but not of the own country. */
function drawUnused(state: State, card: Card, ctx: Ctx): number {
  const content = contentOf(state.config);
  const me = seatOf(state, state.active);
  const home = content.nationalities[me.nationality]?.home ?? null;
  const unused = content.destinations.flatMap(({ id }, at) =>
    id === home || state.seats.some((seat) => seat.destination === at) ? [] : [at],
  );
  const drawn = unused[ctx.chance.below(unused.length)] ?? bug('no Destination is left', state.seats);
  if (ctx.out !== undefined) {
    const before = snapshot(state);
    tellEffect(state, card, before, ctx, { drawn: rowRef(content, 'destinations', drawn) });
  }
  return drawn;
}

export const effectOf = (state: State, frame: LifeFrame): Effect =>
  lifeOf(contentOf(state.config), frame.card).effects[frame.part] ?? bug('no such part', frame);

/** 6.2: the answers, in the order of its table; targets by seat, then slot or card. */
export function choicesOf(state: State, frame: LifeFrame): readonly Choose[] {
  const effect = effectOf(state, frame);
  const me = seatOf(state, state.active);
  switch (effect.do) {
    case 'newDestination':
      return EXCHANGE;
    case 'discardLife':
      return lifeTargets(state);
    case 'turnUp':
      return coveredSlots(state);
    case 'anotherTakes':
      return CHOOSE_PLAYER.filter((_, seat) => seat !== state.active && seat < state.seats.length);
    case 'loseEither':
      return me.assurance >= Math.max(1, effect.assurance) ? [LOSE_MONEY, LOSE_ASSURANCE] : [LOSE_MONEY];
    case 'cashIn': {
      const goods = [...me.documents, ...me.connections];
      return [NONE, ...goods.map((card) => chooseCard(state.active, card))];
    }
    case 'turnToken':
      return CHOOSE_LANE.filter((_, lane) => state.turned[lane] === false && hasTokens(state, lane));
    default:
      return bug('this effect asks nothing', effect);
  }
}

const hasTokens = (state: State, lane: number): boolean =>
  (state.drawn[lane] ?? 0) < (state.lanes[lane]?.length ?? 0);

/** EM-R58: face up in a layout, covered or not, or kept in a stash; never the card in play. */
function lifeTargets(state: State): Choose[] {
  const list = [NONE];
  const { layout } = state.config;
  state.seats.forEach((seat, owner) => {
    for (let open = seat.there & seat.up; open !== 0; open &= open - 1) {
      const place = lowest(open);
      if (isLife(cardAt(seat, place))) list.push(chooseSlot(layout, owner, place));
    }
    for (const card of seat.life) list.push(chooseCard(owner, card));
  });
  return list;
}

/** EM-R77: what this very action uncovered is about to be turned up anyway. */
function coveredSlots(state: State): Choose[] {
  const list = [NONE];
  const { layout } = state.config;
  state.seats.forEach((seat, owner) => {
    const covered = seat.there & ~seat.up & ~uncoveredOf(layout, seat.there);
    for (let open = covered; open !== 0; open &= open - 1) {
      list.push(chooseSlot(layout, owner, lowest(open)));
    }
  });
  return list;
}

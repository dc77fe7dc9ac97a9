import { bug, never } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import { contentOf } from '../box.ts';
import type { Effect } from '../content/effects.ts';
import type { Ctx } from '../kind.ts';
import { type Card, cardOf, isLife, lifeOf } from '../pieces/cards.ts';
import { pileOf, takeOut } from '../pieces/people.ts';
import { lowest, PATTERNS, placeOf, slotAt } from '../pieces/places.ts';
import { cardRef, rowRef } from '../pieces/refs.ts';
import { type Frame, type State, seatOf } from '../state.ts';
import { snapshot, tellEffect } from './effect.ts';
import { answer, CHOOSE_LANE, CHOOSE_PLAYER, CHOOSE_SLOT, type Choose, chooseCard } from './orders.ts';

type LifeFrame = Extract<Frame, { step: 'life' }>;

const NONE = answer('none');
const EXCHANGE: readonly Choose[] = [answer('keep'), answer('exchange')];
const LOSE_MONEY = answer('money');
const LOSE_ASSURANCE = answer('assurance');

/** The question an effect asks, if it asks one. A Destination is drawn and shown before it is answered (LIFE-AU-4). */
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

const effectOf = (state: State, frame: LifeFrame): Effect =>
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
    case 'cashIn':
      return [NONE, ...[...me.documents, ...me.connections].map((card) => chooseCard(state.active, card))];
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
      if (isLife(seat.layout[place] as Card)) list.push(CHOOSE_SLOT[layout][owner]?.[place] as Choose);
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
    const covered = seat.there & ~seat.up & ~(PATTERNS[layout].uncovered[seat.there] as number);
    for (let open = covered; open !== 0; open &= open - 1) {
      list.push(CHOOSE_SLOT[layout][owner]?.[lowest(open)] as Choose);
    }
  });
  return list;
}

/** Does what was chosen; gives back the question to be asked again, if the card allows it once more. */
export function answerTo(state: State, frame: LifeFrame, chosen: Choose, ctx: Ctx): LifeFrame | undefined {
  const effect = effectOf(state, frame);
  const me = seatOf(state, state.active);
  const content = contentOf(state.config);
  const before = ctx.out === undefined ? undefined : snapshot(state);
  const tell = (destination: string | null = null): void => {
    if (before !== undefined) tellEffect(state, frame.card, before, ctx, { destination });
  };
  if (chosen === NONE || ('answer' in chosen && chosen.answer === 'none')) return undefined;
  switch (effect.do) {
    case 'newDestination': {
      if (!('answer' in chosen) || chosen.answer !== 'exchange') return undefined;
      me.destination = frame.drawn;
      tell(rowRef(content, 'destinations', frame.drawn));
      return undefined;
    }
    case 'discardLife':
      removeLife(state, chosen, ctx);
      return undefined;
    case 'turnUp': {
      if (!('slot' in chosen)) return bug('no slot', chosen);
      showCard(state, chosen.owner, placeOf(state.config.layout, chosen.slot), ctx);
      return frame.left > 1 ? { ...frame, left: frame.left - 1 } : undefined;
    }
    case 'anotherTakes': {
      if (!('player' in chosen)) return bug('no player', chosen);
      seatOf(state, chosen.player).money += effect.money;
      tell();
      return undefined;
    }
    case 'loseEither': {
      const money = 'answer' in chosen && chosen.answer === 'money';
      if (money) me.money -= Math.min(me.money, effect.money);
      else me.assurance -= effect.assurance;
      tell();
      return undefined;
    }
    case 'cashIn': {
      if (!('card' in chosen)) return bug('no card', chosen);
      const card = cardOf(chosen.card);
      takeOut(pileOf(me, card), card);
      state.discard.push(card);
      me.money += effect.money;
      me.assurance += effect.assurance;
      const { active: seat } = state;
      ctx.out?.push({
        type: 'discarded',
        seat,
        owner: seat,
        slot: null,
        card: cardRef(content, card),
        money: effect.money,
      });
      tell();
      return frame.left > 1 ? { ...frame, left: frame.left - 1 } : undefined;
    }
    case 'turnToken': {
      if (!('lane' in chosen)) return bug('no lane', chosen);
      const lane = chosen.lane - 1;
      state.turned[lane] = true;
      ctx.reveal('all');
      const token = state.lanes[lane]?.[state.drawn[lane] ?? 0] ?? bug('an empty lane', chosen);
      ctx.out?.push({ type: 'laneTokenTurned', lane: chosen.lane, token });
      return undefined;
    }
    case 'take':
    case 'takePer':
    case 'everyoneTakes':
    case 'assure':
    case 'fogLoss':
    case 'pandemic':
    case 'shareOfRichest':
    case 'assureHolders':
    case 'byDegree':
    case 'examDay':
    case 'everyoneLosesPer':
    case 'duesFromRicher':
    case 'reliefForPoor':
      return bug('this effect asks nothing', effect);
    default:
      return never(effect);
  }
}

/** EM-R58, EM-R75: it only goes; no toll, no Money, no effect. What lay on it goes back to the bank (EM-R74). */
function removeLife(state: State, chosen: Choose, ctx: Ctx): void {
  if (!('owner' in chosen)) bug('no target', chosen);
  const content = contentOf(state.config);
  const theirs = seatOf(state, chosen.owner);
  let card: Card;
  if ('slot' in chosen) {
    const place = placeOf(state.config.layout, chosen.slot);
    card = theirs.layout[place] as Card;
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

function showCard(state: State, owner: Seat, place: number, ctx: Ctx): void {
  const theirs = seatOf(state, owner);
  theirs.up |= 1 << place;
  ctx.reveal('all');
  if (ctx.out === undefined) return;
  const card = cardRef(contentOf(state.config), theirs.layout[place] ?? 0);
  ctx.out.push({ type: 'cardRevealed', owner, slot: slotAt(state.config.layout, place), card });
}

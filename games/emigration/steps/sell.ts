import type { Refusal } from '../../../engine/game.ts';
import { contentOf } from '../box.ts';
import { RESALE } from '../content.ts';
import type { Ctx } from '../kind.ts';
import { type Card, cardOf, isGood } from '../pieces/cards.ts';
import { pileOf, takeOut } from '../pieces/people.ts';
import { cardRef } from '../pieces/refs.ts';
import { refused } from '../refusals.ts';
import { type FrameOf, type State, seatOf } from '../state.ts';

/** EM-R23. */
export const maySell = (state: State, { sold }: FrameOf<'turn'>): boolean =>
  sold === 0 || state.config.sellLimit === 'unlimited';

/** EM-10.1, EM-R70. */
export function refuseSelling(state: State, frame: FrameOf<'turn'>, id: string): Refusal | undefined {
  const me = seatOf(state, state.active);
  const card = cardOf(id);
  if (me.life.includes(card)) {
    return refused('E_WRONG_CARD_TYPE', { kind: { key: 'kind.life' }, form: 'sell' }, 'EM-R70');
  }
  if (!isGood(card) || !pileOf(me, card).includes(card)) return refused('E_NOT_IN_STASH');
  return maySell(state, frame) ? undefined : refused('E_SELL_LIMIT_REACHED');
}

/** EM-10. */
export function sellCard(state: State, frame: FrameOf<'turn'>, card: Card, ctx: Ctx): void {
  const { active: seat } = state;
  const me = seatOf(state, seat);
  takeOut(pileOf(me, card), card);
  state.discard.push(card);
  me.money += RESALE;
  if (ctx.out !== undefined) {
    const ref = cardRef(contentOf(state.config), card);
    ctx.out.push({ type: 'sold', seat, card: ref, money: RESALE });
  }
  state.agenda = [{ ...frame, sold: frame.sold + 1, quiet: true }];
}

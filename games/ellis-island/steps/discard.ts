import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action, Cards } from '../action.ts';
import type { CardsOf, FamilyCards } from '../box.ts';
import { HAND_LIMIT, KINDS } from '../content.ts';
import type { Deciding } from '../kind.ts';
import { cardsArg } from '../pieces/cardLines.ts';
import { discardCards, holds } from '../pieces/supply.ts';
import { missingFor } from '../pieces/usualMove.ts';
import { refused, WRONG_STEP } from '../refusals.ts';
import { go, handSize, playerOf, type State } from '../state.ts';
import { withdrawUncovered } from './trade.ts';
import { notInTurn } from './turn.ts';

/** EI-R10, option `handLimit`: all surplus cards in one command, own choice, face up. */
export const discardStep = (cardsOf: CardsOf): Deciding<'discard'> => ({
  takes: ['discard'],
  awaiting: (state) => ({ must: [state.turn.seat], may: [] }),
  options: (state, _frame, seat) =>
    choices(state, seat, cardsOf(state.config)).map((cards): Action => ({ type: 'discard', cards })),
  outOfPlace: notInTurn,
  refuse(state, _frame, actor, action) {
    if (actor === 'clock' || action.type !== 'discard') return WRONG_STEP;
    const surplus = surplusOf(state, actor);
    if (action.cards.length !== surplus) return refused('E_HAND_LIMIT', { surplus });
    if (holds(state, actor, action.cards)) return undefined;
    return refused('E_NOT_HELD', { cards: cardsArg(action.cards) }, 'EI-R10');
  },
  apply(state, _frame, actor, action, ctx) {
    if (actor === 'clock' || action.type !== 'discard') return bug('not for this step', action);
    discardCards(state, actor, action.cards);
    ctx.out?.push({ type: 'discarded', seat: actor, cards: action.cards });
    ctx.reveal('all');
    withdrawUncovered(state, ctx);
    go(state, 'end');
  },
  fallback: (state, _frame, seat) => ({
    type: 'discard',
    cards: choices(state, seat, cardsOf(state.config))[0] ?? [],
  }),
});

const surplusOf = (state: State, seat: Seat): number => handSize(playerOf(state, seat)) - HAND_LIMIT;

/**
 * What is not needed first; then the same with each kind spared in turn. Any other choice may be sent as
 * well.
 */
function choices(state: State, seat: Seat, families: FamilyCards): Cards[] {
  const { hand } = playerOf(state, seat);
  const surplus = surplusOf(state, seat);
  const missing = missingFor(state, seat, families);
  // Below zero: so many more than needed.
  const spare = hand.map((n, kind) => Math.min(n, Math.max(0, -(missing[kind] ?? 0))));
  const found = new Map<string, Cards>();
  for (const spared of [-1, ...KINDS.keys()]) {
    const left = hand.slice();
    const cards: Cards[number][] = [];
    for (const least of [spare, hand]) {
      for (let kind = KINDS.length - 1; kind >= 0 && cards.length < surplus; kind--) {
        if (kind === spared && least === spare) continue;
        const already = (hand[kind] ?? 0) - (left[kind] ?? 0);
        for (let i = already; i < (least[kind] ?? 0) && cards.length < surplus; i++) {
          cards.push(KINDS[kind] ?? 'time');
          left[kind] = (left[kind] ?? 0) - 1;
        }
      }
    }
    cards.sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
    found.set(cards.join(), cards);
  }
  return [...found.values()];
}

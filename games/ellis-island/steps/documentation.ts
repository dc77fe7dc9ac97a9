import type { Seat } from '../../../engine/game.ts';
import { setOf } from '../box.ts';
import type { Ctx } from '../kind.ts';
import { fail, pass, whoIs } from '../pieces/results.ts';
import { cardsOf, covers, discardCards } from '../pieces/supply.ts';
import { playerOf, type State } from '../state.ts';
import { withdrawUncovered } from './trade.ts';

/**
 * EI-12.1 to EI-12.6, EI-R38: exactly the set, or nothing. The table learns the result, not what was missing.
 */
export function declareDocumentation(state: State, seat: Seat, slot: number, ctx: Ctx): void {
  const player = playerOf(state, seat);
  const who = whoIs(state, seat, slot, ctx);
  const set = setOf(ctx.cards, player.family, slot);
  ctx.reveal('all');
  ctx.out?.push({ type: 'attempted', who, challenge: 'documentation', form: null, by: null });
  if (!covers(player.hand, set)) {
    fail(state, seat, slot, 'documentation', ctx);
    return;
  }
  const cards = cardsOf(set);
  discardCards(state, seat, cards);
  ctx.out?.push({ type: 'handedIn', who, cards });
  pass(state, seat, slot, 'documentation', ctx);
  withdrawUncovered(state, ctx);
}

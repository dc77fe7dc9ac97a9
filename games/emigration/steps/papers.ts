import type { Seat } from '../../../engine/game.ts';
import type { Paper } from '../content.ts';
import type { Ctx } from '../kind.ts';
import { type State, seatOf } from '../state.ts';

/**
 * A Passport or Ticket goes to the stash; the first time both are there, a token comes with it (EM-5.8,
 * EM-R33).
 */
export function givePaper(state: State, seat: Seat, kind: Paper, ctx: Ctx): void {
  const me = seatOf(state, seat);
  if (kind === 'passport') me.passports++;
  else me.tickets++;
  if (me.paired || me.passports === 0 || me.tickets === 0) return;
  me.paired = true;
  me.assurance += 1;
  ctx.out?.push({ type: 'pairToken', seat });
}

/** EM-5.5: the upside-down card, if there is one, is moved to the stash. */
export function putPending(state: State, seat: Seat, ctx: Ctx): void {
  const me = seatOf(state, seat);
  const { pending } = me;
  if (pending === null) return;
  me.pending = null;
  givePaper(state, seat, pending, ctx);
}

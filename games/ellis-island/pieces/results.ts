import type { Seat } from '../../../engine/game.ts';
import { memberAt } from '../box.ts';
import { CHALLENGES, type Challenge, HELD_AT, HOLD, SPACE_IDS } from '../content.ts';
import type { Who } from '../event.ts';
import type { Ctx } from '../kind.ts';
import { go, playerOf, type State } from '../state.ts';

/** How a member is told of; the name is cut by `redact` where it must be. */
export function whoIs(state: State, seat: Seat, slot: number, { cards }: Pick<Ctx, 'cards'>): Who {
  const { family } = playerOf(state, seat);
  return { seat, slot: slot + 1, name: memberAt(cards, family, slot).name };
}

export const passBit = (challenge: Challenge): number => 1 << CHALLENGES.indexOf(challenge);
export const hasPassed = (state: State, seat: Seat, slot: number, challenge: Challenge): boolean =>
  ((playerOf(state, seat).passes[slot] ?? 0) & passBit(challenge)) !== 0;

/** EI-R51: a pass stays for good and the token where it is. */
export function pass(state: State, seat: Seat, slot: number, challenge: Challenge, ctx: Ctx): void {
  const { passes } = playerOf(state, seat);
  passes[slot] = (passes[slot] ?? 0) | passBit(challenge);
  ctx.out?.push({ type: 'passed', who: whoIs(state, seat, slot, ctx), challenge });
  endAttempt(state);
}

/** EI-9.3, EI-9.4, EI-R17. */
export function fail(state: State, seat: Seat, slot: number, challenge: Challenge, ctx: Ctx): void {
  const player = playerOf(state, seat);
  const to = HELD_AT[challenge];
  player.at[slot] = to;
  player.held[slot] = HOLD;
  player.fresh |= 1 << slot;
  player.failures++;
  ctx.out?.push({
    type: 'failed',
    who: whoIs(state, seat, slot, ctx),
    challenge,
    to: SPACE_IDS[to] ?? 'HOS',
  });
  endAttempt(state);
}

/** EI-R30.8: no pass, no failure, no hold. */
export function lapse(state: State, seat: Seat, slot: number, ctx: Ctx): void {
  ctx.out?.push({ type: 'lapsed', who: whoIs(state, seat, slot, ctx) });
  endAttempt(state);
}

export function endAttempt(state: State): void {
  state.race = null;
  state.nerve = null;
  state.exam = null;
  state.interview = null;
  go(state, 'after');
}

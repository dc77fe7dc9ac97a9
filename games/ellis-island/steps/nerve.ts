import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import { physicalId, TIMES } from '../content.ts';
import type { Ctx, Deciding } from '../kind.ts';
import { maybeShufflePhysical, pairIn, turnCard } from '../pieces/deck.ts';
import { fail, pass } from '../pieces/results.ts';
import { notPartOf, refused } from '../refusals.ts';
import type { Nerve, State } from '../state.ts';
import { HANDS } from './orders.ts';
import { asking, lateOf } from './patience.ts';
import { notNowFor, refuseClock } from './place.ts';

const NO_HAND = -1;
const CHALLENGERS_HAND = 3;

/** EI-R32: everybody secretly says at which card the hand comes down. */
export const nerve: Deciding<'nerve'> = {
  takes: ['hand', 'timeUp'],
  awaiting(state) {
    const ms = state.config.pace === 'async' ? TIMES.day : TIMES.nerve;
    return asking(state, waiting(state), ms, 'race');
  },
  options: () => HANDS,
  outOfPlace: ({ nerve: now }, actor) => notNowFor(actor, now?.participants, 'EI-10.2'),
  outOfTurn: (state, _frame, seat) =>
    nerveOf(state).participants.includes(seat)
      ? refused('E_ALREADY_CHOSEN', undefined, 'EI-R32')
      : notPartOf('EI-10.2'),
  refuse: (_state, _frame, actor, action) => refuseClock(actor, action),

  apply(state, _frame, actor, action, ctx) {
    const now = nerveOf(state);
    if (action.type === 'timeUp') {
      for (const seat of lateOf(state, waiting(state), ctx)) {
        now.hands[seat] = seat === now.seat ? CHALLENGERS_HAND : NO_HAND;
      }
    } else {
      if (actor === 'clock' || action.type !== 'hand') return bug('not for this step', action);
      now.hands[actor] = action.card;
      ctx.out?.push({ type: 'handChosen', seat: actor, card: action.card });
    }
    maybeShowHands(state, ctx);
  },

  fallback: () => ({ type: 'hand', card: CHALLENGERS_HAND }),
};

/** Who has not chosen yet. */
const waiting = (state: State): Seat[] => {
  const { participants, hands } = nerveOf(state);
  return participants.filter((seat) => hands[seat] === 0);
};

export const nerveOf = (state: State): Nerve => state.nerve ?? bug('nobody holds a nerve');

/**
 * When all are in: cards are turned to the first pair; the smallest hand not too early is first, a tie the
 * challenger's.
 */
export function maybeShowHands(state: State, ctx: Ctx): void {
  const now = nerveOf(state);
  if (now.participants.some((seat) => now.hands[seat] === 0)) return;
  maybeShufflePhysical(state);
  const row: number[] = [];
  do row.push(turnCard(state, ctx.chance));
  while (!pairIn(row, 'any'));
  const first = firstHand(now, row.length);
  ctx.reveal('all');
  ctx.out?.push({
    type: 'nerveOver',
    row: row.map(physicalId),
    hands: now.hands.map((hand) => Math.max(0, hand)),
    first: first ?? null,
  });
  if (first === now.seat) pass(state, now.seat, now.slot, 'physical', ctx);
  else fail(state, now.seat, now.slot, 'physical', ctx);
}

function firstHand(now: Nerve, pairAt: number): Seat | undefined {
  let first: Seat | undefined;
  let least = Number.POSITIVE_INFINITY;
  // The challenger stands first among the participants, and so wins a tie.
  for (const seat of now.participants) {
    const hand = now.hands[seat] ?? 0;
    if (hand < pairAt || hand >= least) continue;
    first = seat;
    least = hand;
  }
  return first;
}

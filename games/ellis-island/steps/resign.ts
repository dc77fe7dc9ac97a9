import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import { HOME, NOWHERE } from '../content.ts';
import type { Always, Ctx } from '../kind.ts';
import { endAttempt } from '../pieces/results.ts';
import { cardsOf, discardCards } from '../pieces/supply.ts';
import { RESIGNED } from '../refusals.ts';
import { activeSeats, go, playerOf, rightOf, type State, stepOf } from '../state.ts';
import { maybeAllChosen, maybeAllClaimed } from './families.ts';
import { maybeShowHands } from './nerve.ts';
import { maybeNobodyLeft } from './race.ts';
import { maybeAllReady } from './ready.ts';
import { gameOver, tradersBut } from './rhythm.ts';
import { closeOffersOf } from './trade.ts';

/** What may be done at any moment without being listed: resigning, and setting one's own preferences. */
export const anyTime: Always = {
  takes: ['resign', 'prefer'],
  may: () => [],
  options: () => [],
  forms: () => [],
  refuse(state, seat, action) {
    const player = playerOf(state, seat);
    if (player.resigned > 0) return RESIGNED;
    // A finished player cannot resign; a preference may still matter to the others (EI-R32).
    return action.type === 'resign' && player.finished ? RESIGNED : undefined;
  },
  apply(state, seat, action, ctx) {
    if (action.type === 'prefer') {
      const { calm, text, time } = action;
      playerOf(state, seat).prefer = { calm, text, time };
      ctx.out?.push({ type: 'preferred', seat });
      return;
    }
    if (action.type !== 'resign') return bug('not for any time', action);
    resign(state, seat, ctx);
  },
};

/** EI-R23. */
function resign(state: State, seat: Seat, ctx: Ctx): void {
  const player = playerOf(state, seat);
  const isSetup = state.round === 0;
  state.resignations++;
  player.resigned = state.resignations;
  ctx.reveal('all');
  ctx.out?.push({ type: 'resigned', seat });
  if (isSetup) {
    leaveSetup(state, seat, ctx);
    return;
  }
  player.at = player.at.map((at) => (at === HOME ? HOME : NOWHERE));
  discardCards(state, seat, cardsOf(player.hand));
  player.known.fill(0);
  closeOffersOf(state, seat, ctx);
  if (activeSeats(state).length === 1) {
    endAttempt(state);
    gameOver(state, 'lastSeat', ctx);
    return;
  }
  if (state.turn.seat === seat) {
    endAttempt(state);
    state.considering = 0;
    go(state, 'end');
    return;
  }
  state.turn.others = tradersBut(state, state.turn.seat);
  leaveChallenge(state, seat, ctx);
}

/** Before the deal the seat is simply gone and its family free again. */
function leaveSetup(state: State, seat: Seat, ctx: Ctx): void {
  const player = playerOf(state, seat);
  player.family = -1;
  player.choice = -1;
  if (activeSeats(state).length === 1) {
    gameOver(state, 'noMatch', ctx);
    return;
  }
  if (stepOf(state) === 'family') maybeAllClaimed(state);
  else maybeAllChosen(state, ctx);
}

/**
 * A running Challenge keeps its form: a rival is out, a dealer is replaced by the house, a Doctor or
 * Interviewer by the next seat.
 */
function leaveChallenge(state: State, seat: Seat, ctx: Ctx): void {
  const { race, nerve, exam, interview } = state;
  if (race !== null) {
    race.participants = race.participants.filter((other) => other !== seat);
    race.ready = race.ready.filter((other) => other !== seat);
    race.slaps = race.slaps.filter((slap) => slap.seat !== seat);
    if (race.dealer === seat) race.dealer = -1;
    if (stepOf(state) === 'ready') maybeAllReady(state, ctx);
    if (stepOf(state) === 'race') maybeNobodyLeft(state, race, ctx);
  }
  if (nerve !== null) {
    nerve.participants = nerve.participants.filter((other) => other !== seat);
    nerve.hands[seat] = 0;
    if (nerve.dealer === seat) nerve.dealer = -1;
    maybeShowHands(state, ctx);
  }
  if (exam !== null && exam.doctor === seat) exam.doctor = rightOf(state, exam.seat);
  if (interview !== null && interview.asker === seat) interview.asker = rightOf(state, interview.seat);
}

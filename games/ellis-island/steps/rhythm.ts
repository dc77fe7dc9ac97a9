import type { Seat } from '../../../engine/game.ts';
import type { Config } from '../config.ts';
import { SLOTS } from '../content.ts';
import type { Ctx, Running } from '../kind.ts';
import { winnersOf } from '../score.ts';
import {
  go,
  hasFreeToken,
  type Player,
  playerOf,
  type State,
  type StepName,
  stepOf,
  type Why,
} from '../state.ts';
import { closeOffer } from './trade.ts';

/** EI-R21: the table is told ten rounds ahead and every round from five. */
const FIRST_CALL = 10;
const LAST_CALLS = 5;

/** `turn.start`: standing offers of this player expire. */
export const begin: Running<'begin'> = {
  run(state, _frame, ctx) {
    const { seat } = state.turn;
    if (state.offers.length > 0) {
      for (const offer of state.offers.slice()) if (offer.from === seat) closeOffer(state, offer, ctx);
    }
    for (const player of state.players) {
      player.offered = 0;
      player.countered = 0;
    }
    const isFree = hasFreeToken(playerOf(state, seat));
    ctx.out?.push({ type: 'turnBegan', seat, round: state.round, idle: !isFree });
    state.window++;
    go(state, isFree ? 'roll' : 'idle');
  },
};

/** `turn.end`: holds go down, offers expire, the next seat comes; a round may end, and with it the game. */
export const end: Running<'end'> = {
  run(state, _frame, ctx) {
    const { config, turn } = state;
    if (config.detentionClock === 'tableTurns') for (const player of state.players) sitOut(player);
    else sitOut(playerOf(state, turn.seat));
    if (config.offerExpiry === 'endOfTurn') {
      for (const offer of state.offers.slice()) closeOffer(state, offer, ctx);
    }
    const { seat, isRoundOver } = nextSeat(state);
    if (isRoundOver) {
      const isFinished = config.finish === 'equalTurns' && state.players.some((player) => player.finished);
      if (isFinished) return gameOver(state, 'immigrated', ctx);
      if (state.round === config.lastFerry) return gameOver(state, 'lastFerry', ctx);
      state.round++;
      callFerry(state, ctx);
    }
    // The own card can be read again (EI-R39).
    if (config.coverFrom === 'turnStart' && seat !== turn.seat) ctx.reveal(turn.seat);
    beginTurn(state, seat);
  },
};

/** EI-R17: the turn of the failure does not count. */
function sitOut(player: Player): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    const held = player.held[slot] ?? 0;
    if (held > 0 && (player.fresh & (1 << slot)) === 0) player.held[slot] = held - 1;
  }
  player.fresh = 0;
}

/** EI-R53: passing the place of the first seat ends the round, even if that seat has resigned. */
function nextSeat(state: State): { seat: Seat; isRoundOver: boolean } {
  const n = state.players.length;
  let isRoundOver = false;
  let { seat } = state.turn;
  for (let i = 0; i < n; i++) {
    seat = (seat + 1) % n;
    if (seat === state.first) isRoundOver = true;
    const player = playerOf(state, seat);
    if (player.resigned === 0 && !player.finished) break;
  }
  return { seat, isRoundOver };
}

export function beginTurn(state: State, seat: Seat): void {
  state.turn = { seat, roll: 0, slot: -1, others: tradersBut(state, seat), count: state.turn.count + 1 };
  state.considering = 0;
  go(state, 'begin');
}

/** Whom the current player can trade with. */
export const tradersBut = (state: State, seat: Seat): Seat[] =>
  state.players.flatMap((player, other) =>
    other !== seat && player.resigned === 0 && !player.finished ? [other] : [],
  );

function callFerry(state: State, { out }: Ctx): void {
  const { lastFerry } = state.config;
  if (lastFerry === 'off') return;
  const left = lastFerry - state.round + 1;
  if (left === FIRST_CALL || left <= LAST_CALLS) out?.push({ type: 'ferryCalled', left });
}

/** Offers, counters and answers of a turn, each with time to consider, and a Challenge of up to 400 steps. */
const MOST_PER_TURN = 900;
/** Without a Last Ferry a game may not end by itself; so many rounds are never played. */
const NO_FERRY = 2000;

export const longest = ({ lastFerry }: Config, seats: number): number =>
  (lastFerry === 'off' ? NO_FERRY : lastFerry) * seats * MOST_PER_TURN;

/** Parts of a turn that do not stand for themselves, as a Challenge does. */
const WITHIN: ReadonlySet<StepName> = new Set(['move', 'challenge', 'after', 'discard', 'end']);

export const isMark = (state: State): boolean => !WITHIN.has(stepOf(state) ?? 'end');

export function gameOver(state: State, why: Why, ctx: Ctx): void {
  state.ended = why;
  state.considering = 0;
  state.agenda.length = 0;
  // All hands lie open after the game (7.1).
  ctx.reveal('all');
  ctx.out?.push({ type: 'gameOver', why, winners: winnersOf(state) });
}

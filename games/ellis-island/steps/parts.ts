import { at as itemAt } from '../../../engine/at.ts';
import { bug } from '../../../engine/bug.ts';
import { rollDie } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { boxOf, type CardsOf } from '../box.ts';
import {
  ALL_PASSED,
  BOI,
  CHALLENGES_AT,
  type Challenge,
  DISTANCE,
  DOH,
  HOME,
  KIS,
  NOWHERE,
  REACH,
  SLOTS,
  SPACE_IDS,
  SPACES,
  spaceAt,
  TIMES,
} from '../content.ts';
import type { Ctx } from '../kind.ts';
import { hasPassed, whoIs } from '../pieces/results.ts';
import { drawYield } from '../pieces/supply.ts';
import { usualMove } from '../pieces/usualMove.ts';
import { refused } from '../refusals.ts';
import { go, handSize, inPlay, playerOf, type State, stepOf } from '../state.ts';
import { declareDocumentation } from './documentation.ts';
import { declareInterview } from './interview.ts';
import { declareMental } from './mental.ts';
import { END_TURN, MOVES, ROLL, SKIP, STAYS } from './orders.ts';
import { declarePhysical } from './physical.ts';
import { gameOver } from './rhythm.ts';
import { closeOffersOf } from './trade.ts';
import { turnPart } from './turn.ts';

/** EI-5.1. */
export const roll = turnPart<'roll'>({
  takes: ['roll'],
  options: () => [ROLL],
  refuse: () => undefined,
  apply(state, seat, _action, { chance, out }) {
    state.turn.roll = rollDie(chance, 6);
    out?.push({ type: 'rolled', seat, roll: state.turn.roll });
    go(state, 'move');
  },
  fallback: () => ROLL,
});

/** EI-5.2 to EI-5.7, EI-R11, EI-R12. */
export const moveStep = (cardsOf: CardsOf) =>
  turnPart<'move'>({
    takes: ['move', 'stay'],
    options: moveOptions,
    refuse(state, seat, action) {
      if (action.type !== 'move' && action.type !== 'stay') return bug('not for this step', action);
      const player = playerOf(state, seat);
      const slot = action.slot - 1;
      if (!inPlay(player, slot)) return refused('E_NO_SUCH_TOKEN', { slot: action.slot });
      const held = player.held[slot] ?? 0;
      if (held > 0) return refused('E_TOKEN_HELD', { turns: held });
      const at = player.at[slot] ?? 0;
      if (action.type === 'stay') return at === DOH || at === BOI ? undefined : refused('E_MUST_MOVE');
      const to = spaceAt(action.to);
      if (to === at) return refused('E_SAME_SPACE');
      if (isClosed(to, player.passes[slot] ?? 0)) {
        return refused('E_SPACE_CLOSED', { to: action.to }, to === KIS ? 'EI-R19' : 'EI-R12');
      }
      const steps = DISTANCE[at]?.[to] ?? 0;
      return steps <= state.turn.roll ? undefined : refused('E_TOO_FAR', { steps, roll: state.turn.roll });
    },
    apply(state, seat, action, ctx) {
      if (action.type !== 'move' && action.type !== 'stay') return bug('not for this step', action);
      const slot = action.slot - 1;
      const player = playerOf(state, seat);
      const from = player.at[slot] ?? 0;
      state.turn.slot = slot;
      if (action.type === 'stay') {
        ctx.out?.push({ type: 'stayed', who: whoIs(state, seat, slot, ctx), at: SPACE_IDS[from] ?? 'DOH' });
        return maybeChallenge(state, seat, slot, from);
      }
      const to = spaceAt(action.to);
      player.at[slot] = to;
      ctx.out?.push({
        type: 'moved',
        who: whoIs(state, seat, slot, ctx),
        from: SPACE_IDS[from] ?? 'S01',
        to: action.to,
      });
      if (to === KIS) return immigrate(state, seat, slot, ctx);
      if (to === DOH || to === BOI) return maybeChallenge(state, seat, slot, to);
      drawYield(state, seat, boxOf(state.config).yields[to] ?? {}, ctx);
      go(state, 'after');
    },
    fallback: (state, seat) => usualMove(state, seat, moveOptions(state, seat), cardsOf(state.config)),
  });

const isClosed = (to: number, passes: number): boolean => {
  const kind = SPACES[to]?.kind;
  return kind === 'holding' || (kind === 'exit' && passes !== ALL_PASSED);
};

function moveOptions(state: State, seat: Seat): Action[] {
  const { at, held, passes } = playerOf(state, seat);
  const found: Action[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const from = at[slot] ?? NOWHERE;
    if (from < 0 || from === HOME || held[slot] !== 0) continue;
    const moves = itemAt(MOVES, slot);
    for (const to of REACH[from]?.[state.turn.roll] ?? []) found.push(itemAt(moves, to));
    if (passes[slot] === ALL_PASSED && (DISTANCE[from]?.[KIS] ?? 0) <= state.turn.roll) {
      found.push(itemAt(moves, KIS));
    }
    if (from === DOH || from === BOI) found.push(itemAt(STAYS, slot));
  }
  return found;
}

/** EI-1.6, EI-R19, EI-R20. */
function immigrate(state: State, seat: Seat, slot: number, ctx: Ctx): void {
  const player = playerOf(state, seat);
  player.at[slot] = HOME;
  const left = player.at.filter((_at, other) => inPlay(player, other)).length;
  ctx.out?.push({ type: 'immigrated', who: whoIs(state, seat, slot, ctx), left });
  go(state, 'after');
  if (left > 0) return;
  player.finished = true;
  if (state.config.finish === 'immediate') {
    gameOver(state, 'immigrated', ctx);
    return;
  }
  closeOffersOf(state, seat, ctx);
  go(state, 'end');
}

/** EI-5.8, EI-R13: after a stay just as after a move. */
function maybeChallenge(state: State, seat: Seat, slot: number, at: number): void {
  const open = CHALLENGES_AT.get(at)?.some((challenge) => !hasPassed(state, seat, slot, challenge));
  go(state, open === true ? 'challenge' : 'after');
}

/** EI-5.8 to EI-5.10, EI-R15. */
export const challenge = turnPart<'challenge'>({
  takes: ['attempt', 'skip'],
  options(state, seat) {
    const found: Action[] = [];
    for (const one of challengesAt(state, seat)) {
      if (!hasPassed(state, seat, state.turn.slot, one)) found.push({ type: 'attempt', challenge: one });
    }
    found.push(SKIP);
    return found;
  },
  refuse(state, seat, action) {
    if (action.type !== 'attempt') return undefined;
    if (!challengesAt(state, seat).includes(action.challenge)) return refused('E_NO_CHALLENGE');
    return hasPassed(state, seat, state.turn.slot, action.challenge)
      ? refused('E_ALREADY_PASSED')
      : undefined;
  },
  apply(state, seat, action, ctx) {
    if (action.type === 'skip') return go(state, 'after');
    if (action.type !== 'attempt') return bug('not for this step', action);
    DECLARE[action.challenge](state, seat, state.turn.slot, ctx);
  },
  fallback: () => SKIP,
});

const DECLARE: Readonly<Record<Challenge, typeof declarePhysical>> = {
  physical: declarePhysical,
  mental: declareMental,
  documentation: declareDocumentation,
  interview: declareInterview,
};

function challengesAt(state: State, seat: Seat): readonly Challenge[] {
  const at = playerOf(state, seat).at[state.turn.slot] ?? 0;
  return CHALLENGES_AT.get(at) ?? [];
}

const ending = {
  takes: ['endTurn'],
  // EI-R11: before the move there is no end.
  tooEarly: (state: State) =>
    stepOf(state) === 'roll' || stepOf(state) === 'move' ? refused('E_MUST_MOVE') : undefined,
  options: () => [END_TURN],
  refuse: () => undefined,
  apply(state: State, seat: Seat): void {
    const { handLimit } = state.config;
    go(state, handLimit !== 'none' && handSize(playerOf(state, seat)) > handLimit ? 'discard' : 'end');
  },
  fallback: () => END_TURN,
} as const;

export const after = turnPart<'after'>(ending);
/** EI-R18: every token is held. */
export const idle = turnPart<'idle'>({ ...ending, ms: TIMES.idle });

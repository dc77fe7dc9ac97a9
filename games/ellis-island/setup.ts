import { rollDie, shuffle } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import type { Preferences } from './action.ts';
import { type FamilyCards, familyAt } from './box.ts';
import type { Config } from './config.ts';
import { QUESTION_ROWS } from './content/interview.ts';
import { INSIDE, KINDS, NOWHERE, PHYSICAL_CARDS, SLOTS, START, STARTING_CARDS } from './content.ts';
import type { Ctx } from './kind.ts';
import { CARD_IDS } from './pieces/puzzles/content.ts';
import { drawYield, freshPack } from './pieces/supply.ts';
import { activeSeats, go, type Player, playerOf, type State } from './state.ts';
import { beginTurn } from './steps/rhythm.ts';

export const USUAL: Preferences = { calm: false, text: false, time: 'usual' };
const count = (n: number): number[] => Array.from({ length: n }, (_nothing, i) => i);

const newPlayer = (seats: number): Player => ({
  family: -1,
  choice: -1,
  at: new Array<number>(SLOTS).fill(NOWHERE),
  held: new Array<number>(SLOTS).fill(0),
  fresh: 0,
  passes: new Array<number>(SLOTS).fill(0),
  hand: KINDS.map(() => 0),
  known: [...KINDS.map(() => 0), 0],
  failures: 0,
  resigned: 0,
  finished: false,
  offered: 0,
  countered: 0,
  numbers: new Array<number>(seats + 1).fill(0),
  prefer: USUAL,
});

export function layOut(config: Config, seats: number, ctx: Ctx): State {
  const state: State = {
    config,
    agenda: [{ step: 'family' }],
    players: count(seats).map(() => newPlayer(seats)),
    first: 0,
    round: 0,
    turn: { seat: 0, roll: 0, slot: -1, others: [], count: 0 },
    window: 1,
    considering: 0,
    lapsed: 0,
    pile: [],
    discards: KINDS.map(() => 0),
    packs: 1,
    physical: count(PHYSICAL_CARDS),
    mental: count(CARD_IDS.length),
    questions: count(QUESTION_ROWS.length),
    calm: false,
    offers: [],
    race: null,
    nerve: null,
    exam: null,
    interview: null,
    resignations: 0,
    ended: null,
  };
  state.pile = shuffle(ctx.chance, freshPack(state));
  if (config.familyAssignment === 'random') {
    for (let seat = 0; seat < seats; seat++) claimAny(state, seat, ctx);
    afterClaims(state);
  }
  return state;
}

export const freeFamilies = (state: State, { families }: FamilyCards): number[] =>
  families.flatMap((_family, i) => (state.players.some((player) => player.family === i) ? [] : [i]));

export function claim(state: State, seat: Seat, family: number, { cards, out, reveal }: Ctx): void {
  playerOf(state, seat).family = family;
  reveal(seat);
  const { id, name } = familyAt(cards, family);
  out?.push({ type: 'claimed', seat, family: id, name });
}

export function claimAny(state: State, seat: Seat, ctx: Ctx): void {
  const free = freeFamilies(state, ctx.cards);
  claim(state, seat, free[ctx.chance.below(free.length)] ?? 0, ctx);
}

/** EI-3.1 to EI-3.4. */
export function afterClaims(state: State): void {
  state.window++;
  go(state, state.config.mode === 'quick' ? 'member' : 'deal');
}

/** EI-4.2, EI-4.3, EI-R03, EI-R06: tokens on the Ferry Slip, four cards each, the starting roll. */
export function dealAndRoll(state: State, ctx: Ctx): void {
  const { config } = state;
  const active = activeSeats(state);
  for (const seat of active) {
    const player = playerOf(state, seat);
    for (let slot = 0; slot < SLOTS; slot++) {
      const isIn =
        config.mode === 'long' || (config.mode === 'short' ? slot < INSIDE : slot === player.choice);
      if (isIn) player.at[slot] = START;
    }
  }
  const hand =
    config.startingHand === 'open' ? { open: STARTING_CARDS } : { time: 1, money: 1, passport: 1, job: 1 };
  for (const seat of active) drawYield(state, seat, hand, ctx);
  state.first = rollForFirst(state, active, ctx);
  state.round = 1;
  beginTurn(state, state.first);
}

/** EI-4.4, EI-4.5, EI-R04: only the tied highest roll again. */
function rollForFirst(state: State, active: readonly Seat[], { chance, out }: Ctx): Seat {
  let rolling = active;
  for (;;) {
    const rolls = state.players.map(() => 0);
    for (const seat of rolling) {
      rolls[seat] = rollDie(chance, 6) + (state.config.startDice === 'two' ? rollDie(chance, 6) : 0);
    }
    const most = Math.max(...rolls);
    const best = rolling.filter((seat) => rolls[seat] === most);
    const [first] = best;
    out?.push({ type: 'startRolled', rolls, first: best.length === 1 ? (first ?? null) : null });
    if (best.length === 1 && first !== undefined) return first;
    rolling = best;
  }
}

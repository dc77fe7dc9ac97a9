import { at as itemAt } from '../../../engine/at.ts';
import { bug } from '../../../engine/bug.ts';
import { shuffle } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Cards } from '../action.ts';
import { boxOf } from '../box.ts';
import type { Yield } from '../content/board.ts';
import { FIRST_JOB, KINDS, MONEY, PASSPORT, SOME_JOB, TIME } from '../content.ts';
import type { DrawTold } from '../event.ts';
import type { Ctx } from '../kind.ts';
import { playerOf, type State } from '../state.ts';

type Mark = DrawTold['mark'];
const MARKS = ['time', 'money', 'passport', 'job'] as const;
const MARKED = { time: TIME, money: MONEY, passport: PASSPORT } as const;

/** EI-R08: marked draws first, then open ones. Nobody can refuse a draw. */
export function drawYield(state: State, seat: Seat, yields: Yield, ctx: Ctx): void {
  const draws: DrawTold[] | undefined = ctx.out === undefined ? undefined : [];
  for (const mark of MARKS) {
    for (let i = yields[mark] ?? 0; i > 0; i--) draw(state, seat, mark, draws, ctx);
  }
  for (let i = yields.open ?? 0; i > 0; i--) draw(state, seat, 'open', draws, ctx);
  ctx.reveal(seat);
  if (draws !== undefined && draws.length > 0) ctx.out?.push({ type: 'drew', seat, draws });
}

function draw(state: State, seat: Seat, wanted: Mark, draws: DrawTold[] | undefined, ctx: Ctx): void {
  let mark = wanted;
  let kind = mark === 'open' ? -1 : takeMarked(state, mark, ctx);
  if (kind < 0) {
    // EI-R09: in the place of that marked draw. That there is none of its kind is news to all.
    if (mark !== 'open') ctx.reveal('all');
    mark = 'open';
    kind = takeOpen(state, ctx);
    if (kind < 0) return;
  }
  const player = playerOf(state, seat);
  player.hand[kind] = (player.hand[kind] ?? 0) + 1;
  const seen = mark === 'open' ? -1 : mark === 'job' ? SOME_JOB : kind;
  if (seen >= 0) player.known[seen] = (player.known[seen] ?? 0) + 1;
  draws?.push({ mark, kind: KINDS[kind] ?? bug('no such kind', kind) });
}

/** The topmost of its kind; the order of the others stays. -1 if there is none. */
function takeMarked(state: State, mark: Exclude<Mark, 'open'>, ctx: Ctx): number {
  let at = topmost(state.pile, mark);
  if (at < 0 && state.discards.some((n) => n > 0)) {
    reshuffle(state, ctx);
    at = topmost(state.pile, mark);
  }
  if (at < 0) return -1;
  const kind = itemAt(state.pile, at);
  state.pile.splice(at, 1);
  return kind;
}

function topmost(pile: readonly number[], mark: Exclude<Mark, 'open'>): number {
  if (mark !== 'job') return pile.lastIndexOf(MARKED[mark]);
  for (let i = pile.length - 1; i >= 0; i--) if ((pile[i] ?? 0) >= FIRST_JOB) return i;
  return -1;
}

function takeOpen(state: State, ctx: Ctx): number {
  if (state.pile.length === 0) {
    if (state.discards.some((n) => n > 0)) reshuffle(state, ctx);
    else if (state.config.resourceSupply === 'replenish') addPack(state, ctx);
  }
  return state.pile.pop() ?? -1;
}

function reshuffle(state: State, { chance, out, reveal }: Ctx): void {
  reveal('all');
  state.discards.forEach((n, kind) => {
    for (let i = 0; i < n; i++) state.pile.push(kind);
  });
  state.discards.fill(0);
  shuffle(chance, state.pile);
  out?.push({ type: 'reshuffled' });
}

function addPack(state: State, { chance, out }: Ctx): void {
  state.pile.push(...freshPack(state));
  shuffle(chance, state.pile);
  state.packs++;
  out?.push({ type: 'packAdded' });
}

/** In order, not shuffled. */
export const freshPack = (state: Pick<State, 'config'>): number[] =>
  boxOf(state.config).pack.flatMap((n, kind) => new Array<number>(n).fill(kind));

export const kindOf = (card: Cards[number]): number => KINDS.indexOf(card);

export function countsOf(cards: Cards): number[] {
  const counts = KINDS.map(() => 0);
  for (const card of cards) {
    const kind = kindOf(card);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

export const cardsOf = (counts: readonly number[]): Cards =>
  counts.flatMap((n, kind) => new Array<Cards[number]>(n).fill(KINDS[kind] ?? bug('no such kind', kind)));

export function holds(state: State, seat: Seat, cards: Cards): boolean {
  const { hand } = playerOf(state, seat);
  const left = hand.slice();
  for (const card of cards) {
    const kind = kindOf(card);
    left[kind] = (left[kind] ?? 0) - 1;
    if ((left[kind] ?? 0) < 0) return false;
  }
  return true;
}

export const covers = (hand: readonly number[], set: readonly number[]): boolean =>
  set.every((n, kind) => (hand[kind] ?? 0) >= n);

/** Cards that everybody sees leave a hand: what is known of the rest goes down with them. */
export function takeCards(state: State, seat: Seat, cards: Cards): void {
  const player = playerOf(state, seat);
  for (const card of cards) {
    const kind = kindOf(card);
    player.hand[kind] = (player.hand[kind] ?? 0) - 1;
    if ((player.known[kind] ?? 0) > 0) player.known[kind] = (player.known[kind] ?? 0) - 1;
    else if (kind >= FIRST_JOB && (player.known[SOME_JOB] ?? 0) > 0) {
      player.known[SOME_JOB] = (player.known[SOME_JOB] ?? 0) - 1;
    }
  }
}

export function giveCards(state: State, seat: Seat, cards: Cards): void {
  const player = playerOf(state, seat);
  for (const card of cards) {
    const kind = kindOf(card);
    player.hand[kind] = (player.hand[kind] ?? 0) + 1;
    player.known[kind] = (player.known[kind] ?? 0) + 1;
  }
}

export function discardCards(state: State, seat: Seat, cards: Cards): void {
  takeCards(state, seat, cards);
  for (const card of cards) {
    const kind = kindOf(card);
    state.discards[kind] = (state.discards[kind] ?? 0) + 1;
  }
}

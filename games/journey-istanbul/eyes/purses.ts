import { bug } from '../../../engine/bug.ts';
import { type Chance, pick } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { OUT, START_MONEY, UNIT } from '../content.ts';
import type { Gift } from '../pieces/talk.ts';
import type { State } from '../state.ts';
import type { View } from './view.ts';

/** Where money is closed, the sum is known and each part at least within bounds; the rest is a guess. */
export function imagineMoney(view: View, seat: Seat, chance: Chance): number[] {
  const guess = view.people.map((person) => person.money ?? START_MONEY + person.banked);
  const unknown = view.people.flatMap((person, i) => (person.money === null ? [i] : []));
  if (unknown.length === 0) return guess;
  for (const item of view.talk) {
    if (item.kind !== 'gift' || item.status !== 'given' || item.to === 'all') continue;
    for (const [who, sign] of [
      [item.from, -1],
      [item.to, 1],
    ] as const) {
      if (who !== seat) guess[who] = (guess[who] ?? 0) + sign * item.amount;
    }
  }
  const least = view.people.map((_person, i) => leastOf(view, i));
  const most = view.people.map((_person, i) => mostOf(view, i));
  for (const i of unknown) guess[i] = Math.min(most[i] ?? 0, Math.max(least[i] ?? 0, guess[i] ?? 0));
  let missing = view.people.length * START_MONEY + view.bank - guess.reduce((sum, n) => sum + n, 0);
  while (missing !== 0) {
    const step = missing > 0 ? UNIT : -UNIT;
    const able = unknown.filter((i) =>
      step > 0 ? (guess[i] ?? 0) < (most[i] ?? 0) : (guess[i] ?? 0) > (least[i] ?? 0),
    );
    if (able.length === 0) return bug('the money does not add up', guess);
    const i = pick(chance, able);
    guess[i] = (guess[i] ?? 0) + step;
    missing -= step;
  }
  return guess;
}

const PLENTY = 1_000_000_000;

/** Whoever has a gift or a question with a price open still has that money. */
function leastOf(view: View, seat: Seat): number {
  let least = 0;
  for (const item of view.talk) {
    if (item.from !== seat) continue;
    if (item.kind === 'gift' && item.status === 'open') least = Math.max(least, item.amount);
    if (item.kind === 'deal' && item.status === 'open' && item.deal === 'ask')
      least = Math.max(least, item.price);
  }
  return least;
}

/** Whoever is short has less than they owe. */
function mostOf(view: View, seat: Seat): number {
  const due = view.help?.short.find((one) => one.seat === seat)?.due;
  return due === undefined || view.help?.accepted.includes(seat) ? PLENTY : due - UNIT;
}

/** The help window is open and nobody is left to help: two others know of a gift that waits. */
export function hiddenGift(state: State, seat: Seat, chance: Chance): Gift {
  const pairs: (readonly [Seat, Seat])[] = [];
  state.people.forEach((giver, from) => {
    if (from === seat || giver.place === OUT) return;
    for (const { seat: to } of state.help?.short ?? []) {
      if (to !== seat && to !== from && !state.help?.accepted.includes(to)) pairs.push([from, to]);
    }
  });
  const rich = pairs.filter(([from]) => (state.people[from]?.money ?? 0) >= UNIT);
  const [from, to] = pick(chance, rich.length > 0 ? rich : pairs);
  if (rich.length === 0) lendUnit(state, from, seat);
  return {
    kind: 'gift',
    n: 1,
    from,
    to,
    all: false,
    t: state.t,
    amount: UNIT,
    tag: 'gift',
    status: 'open',
  };
}

/** Where money is closed the guess may have left the giver without any; somebody else then has less. */
function lendUnit(state: State, to: Seat, seat: Seat): void {
  const other = state.people.findIndex((person, i) => i !== seat && i !== to && person.money >= UNIT);
  const [giver, taker] = [state.people[other], state.people[to]];
  if (giver === undefined || taker === undefined) bug('nobody can have given anything');
  giver.money -= UNIT;
  taker.money += UNIT;
}

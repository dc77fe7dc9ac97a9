import type { Outcome, Seat } from '../../engine/game.ts';
import { boxOf, cardOf } from './box.ts';
import { type Numbers, START_DISPLACED, START_SPACES } from './content.ts';
import type { Ctx } from './kind.ts';
import { ENTREPRENEURIAL, fortuneOf, HUMANITARIAN, METROPOLITAN, metropolisOf } from './pieces/goals.ts';
import { displacedIn, fullOf, hasFull, peopleOf } from './pieces/nation.ts';
import { type Ended, type Nation, nationOf, type State } from './state.ts';

/** What brought the latest change: people moved or were paid for, or somebody died (DI-R36). */
export type Change = 'living' | 'deaths';

/**
 * DI-8.1 to DI-8.8, DI-R33: after every completed event, for all players at once. True if the game has ended.
 * A check that finds nobody tells nothing, but adds to what everybody can conclude (section 7, DI-R49).
 */
export function checkGoals(state: State, change: Change, ctx: Ctx): boolean {
  return state.round <= state.config.graceRounds ? false : checkNow(state, change, ctx);
}

/** The check itself; at the end of the last grace round it is the first of the game (DI-R34). */
export function checkNow(state: State, change: Change, ctx: Ctx): boolean {
  const world = worldHoused(state) ? HUMANITARIAN : 0;
  const asked = askedBy(state);
  let won = false;
  let news = false;
  let taught = false;
  for (const nation of state.nations) {
    const bits = fulfilled(nation, world, asked);
    if (bits === 0) continue;
    if ((bits & BITS[nation.goal]) !== 0) won = true;
    if ((bits & ~nation.ruledOut) === 0) continue;
    news = true;
    // A goal that lies open cannot be ruled out any further.
    if (!nation.shown) taught = true;
  }
  if (won) {
    const winners: Seat[] = [];
    for (const [seat, nation] of state.nations.entries()) {
      if ((fulfilled(nation, world, asked) & BITS[nation.goal]) !== 0) winners.push(seat);
    }
    const humane = winners.some((seat) => nationOf(state, seat).goal === 'humanitarian');
    endGame(state, { why: 'goal', winners, byDeath: humane && change === 'deaths' }, ctx);
    return true;
  }
  if (!news) return false;
  for (const nation of state.nations) nation.ruledOut |= fulfilled(nation, world, asked);
  if (taught) {
    // DI-R49: whoever could take this back would keep what the silence told.
    state.takeBack = null;
    ctx.reveal('all');
  }
  return false;
}

const BITS = { humanitarian: HUMANITARIAN, metropolitan: METROPOLITAN, entrepreneurial: ENTREPRENEURIAL };

/** Which goals the position of a nation fulfils, whatever its card says: all of this is public. */
const fulfilled = (nation: Nation, world: number, { fortune, metropolis }: Asked): number =>
  world | (nation.tokens >= fortune ? ENTREPRENEURIAL : 0) | (hasFull(nation, metropolis) ? METROPOLITAN : 0);

/** What goals ask for at this table. */
type Asked = Pick<Numbers, 'fortune' | 'metropolis'>;
const askedBy = ({ config }: State): Asked => ({
  fortune: fortuneOf(config),
  metropolis: metropolisOf(config),
});

/** DI-8.3, DI-R36: nobody is displaced anywhere, and there is somebody. */
function worldHoused({ nations }: State): boolean {
  for (const nation of nations) if (displacedIn(nation) > 0) return false;
  return nations.some((nation) => peopleOf(nation) > 0);
}

/** DI-8.10, DI-8.11. Everything is shown from now on. */
function endGame(state: State, ended: Ended, ctx: Ctx): void {
  state.agenda.length = 0;
  state.ended = ended;
  state.takeBack = null;
  ctx.reveal('all');
  ctx.out?.push({
    type: 'gameEnded',
    ...ended,
    goals: state.nations.map(({ goal }) => goal),
    undealt: state.undealt,
    progress: state.nations.map((_nation, seat) => progressOf(state, seat)),
    deck: state.deck.map((card) => cardOf(state.config, card).name).reverse(),
  });
}

/** DI-8.9, DI-R40: the last round is over and nobody has won. */
export function endAtLimit(state: State, ctx: Ctx): void {
  const winners = state.config.limitResult === 'closest' ? closest(state) : [];
  endGame(state, { why: 'limit', winners, byDeath: false }, ctx);
}

/** Compared as exact fractions: 1 - 5/15 and 6/9 are a tie. */
function closest(state: State): Seat[] {
  const all = state.nations.map((_nation, seat) => progressOf(state, seat));
  const ahead = (a: readonly [number, number], b: readonly [number, number]): number =>
    a[0] * b[1] - b[0] * a[1];
  const best = all.reduce((one, other) => (ahead(other, one) > 0 ? other : one), [0, 1] as const);
  if (best[0] === 0) return [];
  return all.flatMap((progress, seat) => (ahead(progress, best) === 0 ? [seat] : []));
}

/** DI-R40: from the starting position (0) to the goal (1), as numerator and denominator. */
export function progressOf(state: State, seat: Seat): readonly [number, number] {
  const nation = nationOf(state, seat);
  switch (nation.goal) {
    case 'entrepreneurial': {
      const { fortune, startTokens } = boxOf(state.config).numbers;
      return clamped(nation.tokens - startTokens, fortune - startTokens);
    }
    case 'metropolitan':
      return clamped(fullOf(nation) - START_SPACES.length, metropolisOf(state.config) - START_SPACES.length);
    case 'humanitarian': {
      const whole = START_DISPLACED * state.nations.length;
      const waiting = state.nations.reduce((sum, { displaced }) => sum + displaced.length, 0);
      const anybody = state.nations.some((one) => peopleOf(one) > 0);
      return clamped(anybody ? whole - waiting : 0, whole);
    }
  }
}

const clamped = (part: number, whole: number): readonly [number, number] => [
  Math.min(whole, Math.max(0, part)),
  whole,
];

const PER_MILLE = 1000;

export function outcome(state: State): Outcome | undefined {
  const { ended } = state;
  if (ended === null) return undefined;
  const { why, winners } = ended;
  return {
    why,
    rule: why === 'goal' ? 'DI-8.1' : 'DI-8.9',
    winners,
    scores: state.nations.map((_nation, seat) => {
      const [part, whole] = progressOf(state, seat);
      return Math.floor((PER_MILLE * part) / whole);
    }),
    fates: state.nations.map((_nation, seat) => fateOf(ended, seat)),
  };
}

function fateOf({ why, winners }: Ended, seat: Seat): string {
  if (!winners.includes(seat)) return 'unfulfilled';
  if (why === 'limit') return winners.length === 1 ? 'closest' : 'equallyClose';
  return winners.length === 1 ? 'won' : 'wonTogether';
}

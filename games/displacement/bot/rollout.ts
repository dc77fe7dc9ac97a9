import { NEVER } from '../../../engine/best.ts';
import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import type { Card } from '../box.ts';
import { isSafe } from '../pieces/affected.ts';
import { fortuneOf, HUMANITARIAN, metropolisOf } from '../pieces/goals.ts';
import { thinnestHome } from '../pieces/nation.ts';
import { drawnCard } from '../pieces/turn.ts';
import { nationOf, originOf, type State } from '../state.ts';
import { appealOf } from './appeal.ts';
import { type Around, type Board, bestPlan, type Holdings, holdingsOf } from './plan.ts';

/** A quick sensible action: a rule of thumb for every decision, nothing is tried out. */
export function rollout(state: State, seat: Seat, options: readonly Action[]): Action {
  const first = options[0] ?? bug('nothing to choose from');
  if (options.length === 1) return first;
  switch (state.agenda.at(-1)?.step) {
    case 'block':
      return shouldBlock(state, seat) ? first : lastOf(options);
    case 'needs':
      return first.type === 'buy' && !shouldBuy(state, seat) ? lastOf(options) : first;
    case 'send':
      return sendAway(state, seat, options);
    case 'migrate':
      return sendMigrant(state, seat, first, options);
    default:
      return first;
  }
}

const lastOf = (options: readonly Action[]): Action =>
  options[options.length - 1] ?? bug('nothing to choose from');

function aroundOf(state: State, seat: Seat): Around {
  let elsewhere = 0;
  let watched = false;
  for (let other = 0; other < state.nations.length; other++) {
    if (other === seat) continue;
    const nation = nationOf(state, other);
    elsewhere += nation.displaced.length;
    if ((nation.ruledOut & HUMANITARIAN) === 0 && !(nation.shown && nation.goal !== 'humanitarian'))
      watched = true;
  }
  const { goal, crashes } = nationOf(state, seat);
  const paid = state.round > 1 && crashes.length === 0;
  const { config } = state;
  return {
    goal,
    target: metropolisOf(config),
    fortune: fortuneOf(config),
    elsewhere,
    watched,
    paid,
  };
}

/** Pays if the nation is worth more after paying than after the damage. */
function shouldBlock(state: State, seat: Seat): boolean {
  const card = drawnCard(state);
  const around = aroundOf(state, seat);
  let spared = 0;
  if (card.row.family === 'pandemic') {
    for (let other = 0; other < state.nations.length; other++) {
      if (other !== seat && !isSafe(state, other, card))
        spared += Math.min(card.row.pins, nationOf(state, other).displaced.length);
    }
  }
  const safe = isSafe(state, seat, card);
  const nation = nationOf(state, seat);
  return worthOfBlocking(nation, card, around) > worthOfBearing(nation, card, safe, spared, around);
}

export function worthOfBlocking(nation: Board, { row }: Card, around: Around): number {
  const had = holdingsOf(nation);
  had.tokens -= row.cost ?? 0;
  return bestPlan(had, around).worth;
}

/** `spared`: how many displaced people elsewhere would die of it. */
export function worthOfBearing(
  nation: Board,
  { row }: Card,
  safe: boolean,
  spared: number,
  around: Around,
): number {
  const hit = holdingsOf(nation, row.family === 'crisis' ? row.communities : 0);
  switch (row.family) {
    case 'crisis':
      losePins(hit, row.pins);
      hit.tokens = Math.max(0, hit.tokens - row.tokens);
      return bestPlan(hit, around).worth;
    case 'babyBoom':
      hit.displaced += row.pins;
      return bestPlan(hit, around).worth;
    case 'crash':
      // The next collection is missed as well.
      hit.tokens = Math.max(0, hit.tokens - row.tokens - hit.homes[3]);
      return bestPlan(hit, { ...around, paid: false }).worth;
    default:
      if (!safe) losePins(hit, row.pins);
      return bestPlan(hit, { ...around, elsewhere: around.elsewhere - spared }).worth;
  }
}

const ONE_LESS = { 1: 0, 2: 1, 3: 2 } as const;

/** DI-4.2, DI-4.3. */
function losePins(from: Holdings, count: number): void {
  const waiting = Math.min(from.displaced, count);
  from.displaced -= waiting;
  const { homes } = from;
  for (let left = count - waiting; left > 0; left--) {
    const thinnest = homes[1] > 0 ? 1 : homes[2] > 0 ? 2 : 3;
    if (homes[thinnest] === 0) return;
    homes[thinnest]--;
    homes[ONE_LESS[thinnest]]++;
  }
}

/** Asked once everybody has moved in who can. */
const shouldBuy = (state: State, seat: Seat): boolean =>
  bestPlan(holdingsOf(nationOf(state, seat)), aroundOf(state, seat)).buy > 0;

/** To who appeals most; what may become a metropolis is taken for one. The options for all come first. */
function sendAway(state: State, seat: Seat, options: readonly Action[]): Action {
  const { goal } = nationOf(state, seat);
  const target = metropolisOf(state.config);
  let best = lastOf(options);
  let most = NEVER;
  for (const option of options) {
    if (option.type !== 'sendRest') break;
    const appeal = appealOf(nationOf(state, option.to), goal, target, 1);
    if (appeal <= most) continue;
    most = appeal;
    best = option;
  }
  return best;
}

/** A displaced person first; then a housed one, from where people are few. */
function sendMigrant(state: State, seat: Seat, first: Action, options: readonly Action[]): Action {
  if (first.type !== 'choosePin' || first.zone === 'displaced') return first;
  const nation = nationOf(state, seat);
  const [pin] = nation.homes[thinnestHome(nation)] ?? [];
  const colour = pin === undefined ? undefined : state.config.colours[originOf(pin)];
  return options.find((option) => option.type === 'choosePin' && option.colour === colour) ?? first;
}

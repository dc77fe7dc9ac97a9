import type { Brain, Level } from '../../engine/brain.ts';
import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import { GOALS } from './content.ts';
import type { Action } from './door.ts';
import { metropolisOf } from './goals.ts';
import type { Displacement } from './kind.ts';
import { type Memory, oddsOf } from './memory.ts';
import { fullOf, vacanciesOf } from './nation.ts';
import { outcome } from './score.ts';
import { nationOf, type State } from './state.ts';
import { drawnCard } from './steps/rhythm.ts';
import { nearnessOf, type Standing, standingOf, worthOf } from './worth.ts';

/** How much a rival's nearness to its goal takes away. More of it makes everybody guard against the Humanitarian. */
const RIVALRY = 0.1;
/** The share of one's own nearness beside the worth of the position. */
const NEARNESS = 0.3;
/** What a displaced person elsewhere costs a Humanitarian. */
const ELSEWHERE = 0.1;
/** A position of this worth is half as good as can be. */
const HALFWAY = 20;

/** Section 10: the worth of the own position, one's nearness to the goal and the nearest rival's. */
function evaluate(state: State, seat: Seat): number {
  const end = outcome(state);
  if (end !== undefined) return end.winners.includes(seat) ? 1 / end.winners.length : 0;
  const all: Standing[] = [];
  for (let i = 0; i < state.nations.length; i++) all.push(standingOf(state, i));
  const humane = nationOf(state, seat).goal === 'humanitarian';
  let worth = worthOf(state, seat, all[seat] as Standing);
  let threat = 0;
  for (let i = 0; i < all.length; i++) {
    if (i === seat) continue;
    if (humane) worth -= ELSEWHERE * (all[i] as Standing).displaced;
    if (humane && nationOf(state, i).goal === 'humanitarian') continue;
    threat = Math.max(threat, nearnessOf(state, i, all));
  }
  const settled = worth <= 0 ? 0 : worth / (worth + HALFWAY);
  return (1 - RIVALRY * threat) * ((1 - NEARNESS) * settled + NEARNESS * nearnessOf(state, seat, all));
}

/** Section 10's rule bot in short: quick, goal-minded, a little random. */
function rollout(state: State, seat: Seat, options: readonly Action[], chance: Chance): Action {
  let total = 0;
  const weights = options.map((action) => {
    const weight = weightOf(state, seat, action);
    total += weight;
    return weight;
  });
  let at = chance.below(Math.max(1, total));
  for (const [i, weight] of weights.entries()) {
    at -= weight;
    if (at < 0) return options[i] as Action;
  }
  return options[options.length - 1] as Action;
}

function weightOf(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'block':
      return blockWeight(state, seat);
    case 'accept':
      return 10;
    case 'settleAll':
      return 100;
    case 'settle':
      return 1;
    case 'buy':
      return buyWeight(state, seat);
    case 'finish':
      return 10;
    case 'spreadRest':
      return 40;
    case 'sendRest':
      return 5 + 2 * nationOf(state, action.to).tokens;
    case 'send':
      return 1;
    case 'choosePin':
      return action.zone === 'displaced' ? 20 : 3;
    default:
      return 10;
  }
}

function blockWeight(state: State, seat: Seat): number {
  const { family, communities, pins } = drawnCard(state).row;
  const { goal, homes } = nationOf(state, seat);
  if (family === 'babyBoom') return goal === 'metropolitan' ? 1 : 2 * pins;
  if (family === 'crisis') return homes.some((people) => people !== null) ? 6 * communities + 2 * pins : 1;
  return goal === 'humanitarian' ? 10 : 4;
}

function buyWeight(state: State, seat: Seat): number {
  const { goal, tokens, displaced, homes } = nationOf(state, seat);
  const built = homes.filter((people) => people !== null).length;
  if (goal === 'metropolitan') return built < metropolisOf(state.config) && tokens >= 5 ? 30 : 4;
  if (displaced.length === 0) return 0;
  if (goal === 'entrepreneurial' && tokens - displaced.length >= 9) return 1;
  return displaced.length >= 2 ? 40 : 8;
}

/**
 * Section 10, "Send": a Humanitarian asks who can carry them, others burden the richest; nobody feeds a metropolis. Who
 * goes makes no difference to the rules, so everybody required leaves for one place, or for all if nobody can cope.
 */
const habit: Brain<Displacement>['habit'] = (view, seat, memory, options) => {
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'send' || frame.sent >= frame.min) return undefined;
  const humane = view.nations[seat]?.goal === 'humanitarian';
  const target = metropolisOf(view.config);
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    if (option.type !== 'sendRest') continue;
    const nation = view.nations[option.to];
    if (nation === undefined) continue;
    const means = nation.tokens - nation.displaced.length;
    let appeal = humane ? means + vacanciesOf(nation) : nation.tokens;
    const metropolis = oddsOf(memory, option.to, METROPOLIS) / 1000;
    if (fullOf(nation) >= target - 6 && !nation.ruledOut.includes('metropolitan')) appeal -= 20 * metropolis;
    if (appeal > most) {
      most = appeal;
      best = option;
    }
  }
  const overwhelmed = humane && most < frame.min - frame.sent;
  return overwhelmed ? options.find(({ type }) => type === 'spreadRest') : best;
};

const METROPOLIS = GOALS.indexOf('metropolitan');

/** Percent of own decisions after which a level loses its picture of the others. */
const FADES: Readonly<Record<Level, number>> = { expert: 0, casual: 10, beginner: 60 };

function forget(memory: Memory, level: Level, chance: Chance): Memory {
  if (FADES[level] === 0 || chance.below(100) >= FADES[level]) return memory;
  return { odds: memory.odds.map(() => GOALS.map(() => 1000)) };
}

export const brain: Brain<Displacement> = { evaluate, rollout, habit, forget };

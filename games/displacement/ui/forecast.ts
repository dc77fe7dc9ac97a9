import { seeded } from '../../../engine/chance.ts';
import type { Game, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import type { Config } from '../config.ts';
import type { Event } from '../event.ts';
import type { View } from '../eyes/view.ts';
import type { Displacement } from '../kind.ts';
import { canBuy, displacedIn, vacanciesOf } from '../pieces/nation.ts';
import { nationOf, type State } from '../state.ts';

/** More rounds than any table plays. */
const NEVER = 99;

let rules: Game<Displacement> | undefined;

/** The rules come after the first prompt; until then nothing is forecast. */
export function forecastBy(game: Game<Displacement>): void {
  rules = game;
}

/**
 * A world to try things in. It looks at no goal, not even at one's own: a forecast that ended with the game
 * would tell by its absence what nobody may know.
 */
export function trial(view: View, seat: Seat): State | undefined {
  if (rules === undefined) return undefined;
  const world = rules.imagine(view, seat, null, seeded('forecast'));
  world.config = { ...world.config, graceRounds: NEVER as Config['graceRounds'] };
  return world;
}

/** Plays these actions there and says what happened; undefined if one of them is not allowed. */
export function tryOut(
  world: State | undefined,
  seat: Seat,
  actions: readonly Action[],
): Event[] | undefined {
  if (rules === undefined || world === undefined) return undefined;
  const out: Event[] = [];
  for (const action of actions) {
    if (world.ended !== null || rules.refuse(world, seat, action) !== undefined) return undefined;
    rules.apply(world, seat, action, { chance: seeded('forecast'), at: 0, out, reveal() {} });
  }
  return out;
}

/** What would become of everybody who is displaced, and what it costs. */
export interface Plan {
  readonly buys: number;
  /** Into places that are free now, into new ones, into shelter, away. */
  readonly free: number;
  readonly fresh: number;
  readonly sheltered: number;
  readonly leaving: number;
  /** Left when the turn is over, after collecting. */
  readonly tokens: number;
  readonly collected: number;
}

/** The rest of the needs step with so many communities bought; undefined where the rules forbid it. */
function planWith(game: Game<Displacement>, world: State, seat: Seat, buys: number): Plan | undefined {
  const state = game.clone(world);
  const nation = nationOf(state, seat);
  const waiting = displacedIn(nation);
  const free = Math.min(waiting, vacanciesOf(nation));
  if (tryOut(state, seat, new Array<Action>(buys).fill({ type: 'buy' })) === undefined) return undefined;
  const room = Math.min(waiting, vacanciesOf(nation));
  if (room > 0 && tryOut(state, seat, [{ type: 'settleAll' }]) === undefined) return undefined;
  const events = tryOut(state, seat, [{ type: 'finish' }]);
  if (events === undefined) return undefined;
  const frame = state.agenda.at(-1);
  if (frame?.step === 'send') {
    const leave: Action = frame.min > 0 ? { type: 'spreadRest' } : { type: 'doneSending' };
    events.push(...(tryOut(state, seat, [leave]) ?? []));
    // Where more may be sent than must, the sending has to be ended.
    if (state.agenda.at(-1)?.step === 'send')
      events.push(...(tryOut(state, seat, [{ type: 'doneSending' }]) ?? []));
  }
  let leaving = 0;
  let sheltered = 0;
  let collected = 0;
  for (const event of events) {
    if (event.type === 'pinsSent') leaving += event.pins.length;
    else if (event.type === 'sheltered') sheltered += event.pins.length;
    else if (event.type === 'tokensChanged' && event.cause === 'collect') collected += event.by;
  }
  const { tokens } = nationOf(state, seat);
  return { buys, free, fresh: room - free, sheltered, leaving, tokens, collected };
}

const MOST_PLANS = 3;

/** The ways to end this step, from building nothing to building all that helps. */
export function plansOf(world: State | undefined, seat: Seat): readonly Plan[] {
  const plans: Plan[] = [];
  if (rules === undefined || world === undefined) return plans;
  const state = rules.clone(world);
  for (let buys = 0; plans.length < MOST_PLANS; buys++) {
    const plan = planWith(rules, world, seat, buys);
    if (plan !== undefined) plans.push(plan);
    const nation = nationOf(state, seat);
    if (!canBuy(nation) || displacedIn(nation) <= vacanciesOf(nation)) return plans;
    if (tryOut(state, seat, [{ type: 'buy' }]) === undefined) return plans;
  }
  return plans;
}

import { at } from '../engine/at.ts';
import { bestOf } from '../engine/best.ts';
import { type Brain, shareIn } from '../engine/brain.ts';
import type { Chance } from '../engine/chance.ts';
import type { Context, Game, Kind, Seat } from '../engine/game.ts';
import { closeWindow } from '../engine/next.ts';
import type { Pondering } from '../engine/pondering.ts';
import type { Line } from '../engine/text.ts';
import type { Title } from '../engine/title.ts';
import type { Features, Reason, Verdict, Why } from '../engine/why.ts';
import { choicesOf, type Seen } from './bot.ts';
import { worthOf } from './compare.ts';
import { resolved } from './levels.ts';
import { parseBotName } from './names.ts';

/** A choice, and what spoke for it in each world. */
export interface Weighed<A> {
  readonly action: A | null;
  readonly features: readonly Features[];
}

const WAIT: Line = { key: 'why.wait' };
const WORLDS = 12;
const MOST_REASONS = 3;
/** A reason that is named made at least this part of the lead; the first is always named. */
const NAMED = 0.5;
/** What spoke against the choice is named if it was this part of the lead. */
const AGAINST = 1;
const POINTS = 100;

/** Why the bot with this label did that, from what its seat saw: the same worlds for every choice. */
export function* explain<K extends Kind>(
  title: Title<K>,
  label: string,
  seen: Seen<K>,
  did: K['action'] | null,
  chance: Chance,
): Pondering<Why> {
  const { view, seat, options } = seen;
  const say = (action: K['action'] | null): Line =>
    action === null ? WAIT : title.label(action, view, seat);
  const told = {
    seat,
    did: say(did),
    instead: null,
    ahead: [0, 0, 0],
    reasons: [],
  } as const;
  const name = resolved(title, parseBotName(label));
  if (options.length === 1 && !seen.canWait) return { ...told, verdict: 'only' };
  const weighed = yield* weigh(title, seen, chance);
  const chosen = weighed.find(({ action }) => isSame(action, did));
  const instead = bestOf(
    weighed.filter((one) => one !== chosen),
    (one) => meanOf(one.features.map(totalOf)),
  );
  if (chosen === undefined || instead === undefined) return { ...told, verdict: 'rule' };
  const leads = chosen.features.map((features, i) => totalOf(features) - totalOf(at(instead.features, i)));
  const lead = meanOf(leads);
  const doubt = 2 * errorOf(leads);
  const ahead = [POINTS * lead, POINTS * (lead - doubt), POINTS * (lead + doubt)] as const;
  const isSure = lead > doubt / 2;
  const worse: Verdict = name.kind === 'search' ? 'further' : 'slip';
  const verdict = isSure ? 'ahead' : lead < -doubt / 2 ? worse : 'even';
  const reasons = isSure ? reasonsFor(differences(chosen, instead), lead) : [];
  return { ...told, verdict, instead: say(instead.action), ahead, reasons };
}

/** Each choice with what speaks for it; empty where a bot does by rule what it does. */
export function* weigh<K extends Kind>(
  { game, brain }: Title<K>,
  seen: Seen<K>,
  chance: Chance,
): Pondering<readonly Weighed<K['action']>[]> {
  const { view, seat, memory, options } = seen;
  const own = options.map((action) => ({ action, features: brain.weigh?.(view, seat, memory, action) }));
  const known = own.flatMap(({ action, features }) =>
    features === undefined ? [] : [{ action, features: [features] }],
  );
  if (known.length > 0) return known;
  if (brain.rule?.(view, seat, options, chance) !== undefined) return [];
  if (brain.habit(view, seat, memory, options, chance) !== undefined) return [];
  const { features } = brain;
  if (features === undefined) return [];
  const choices = choicesOf(seen);
  const found: Features[][] = choices.map(() => []);
  const ctx: Context<K['event']> = { chance, at: 0, reveal() {} };
  for (let n = 0; n < WORLDS; n++) {
    const world = game.imagine(view, seat, memory, chance);
    for (const [i, action] of choices.entries()) {
      const after = game.clone(world);
      if (action === null) closeWindow(game, after, ctx);
      else game.apply(after, seat, action, ctx);
      const end = bestAhead(game, brain, after, seat, ctx);
      const outcome = game.outcome(end);
      at(found, i).push(outcome === undefined ? features(end, seat) : { end: shareIn(outcome, seat) });
      if (!(yield) && n > 0)
        return choices.map((one, c) => ({ action: one, features: at(found, c).slice(0, n) }));
    }
  }
  return choices.map((action, i) => ({ action, features: at(found, i) }));
}

/** This world once the seat has played the decision that follows at once as well as it can. */
export function bestAhead<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  world: K['state'],
  seat: Seat,
  ctx: Context<K['event']>,
): K['state'] {
  if (game.awaiting(world).must[0] !== seat) return world;
  const ends = game.options(world, seat).map((action) => {
    const after = game.clone(world);
    game.apply(after, seat, action, ctx);
    return after;
  });
  return bestOf(ends, (end) => worthOf(game, brain, end, seat)) ?? world;
}

/** By how much each feature speaks for this choice rather than for that. */
export function differences<A>(one: Weighed<A>, other: Weighed<A>): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (all: readonly Features[], sign: 1 | -1): void => {
    for (const features of all) {
      for (const [name, worth] of Object.entries(features)) {
        sums.set(name, (sums.get(name) ?? 0) + (sign * worth) / all.length);
      }
    }
  };
  add(one.features, 1);
  add(other.features, -1);
  return sums;
}

function reasonsFor(sums: ReadonlyMap<string, number>, lead: number): Reason[] {
  const sorted = [...sums].sort(([, a], [, b]) => b - a);
  const reasons = sorted
    .filter(([, worth], i) => worth > 0 && (i === 0 || worth >= NAMED * lead))
    .slice(0, MOST_REASONS);
  const least = sorted.at(-1);
  if (reasons.length < MOST_REASONS && least !== undefined && -least[1] >= AGAINST * lead)
    reasons.push(least);
  return reasons.map(([feature, worth]) => ({ feature, points: POINTS * worth }));
}

export const totalOf = (features: Features): number =>
  Object.values(features).reduce((sum, one) => sum + one, 0);

const meanOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

function errorOf(all: readonly number[]): number {
  if (all.length < 2) return 0;
  const mean = meanOf(all);
  const squares = all.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.sqrt(squares / (all.length - 1) / all.length);
}

/** Equal as JSON, in whatever order the fields come. */
const isSame = (one: object | null, other: object | null): boolean => sorted(one) === sorted(other);
const sorted = (action: object | null): string =>
  JSON.stringify(action === null ? null : Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

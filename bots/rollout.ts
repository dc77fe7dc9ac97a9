import { bestOf, NEVER } from '../engine/best.ts';
import { type Brain, shareIn } from '../engine/brain.ts';
import { type Chance, seeded } from '../engine/chance.ts';
import type { Game, Kind } from '../engine/game.ts';
import { closeWindow } from '../engine/next.ts';
import { playOn } from '../engine/playout.ts';
import type { Pondering } from '../engine/pondering.ts';
import { choicesOf, type Seen } from './bot.ts';
import { WORLDS } from './compare.ts';
import type { Worlds } from './worlds.ts';

/** A choice that might be better than the usual one. */
interface Rival<A> {
  /** null is waiting. */
  readonly action: A | null;
  /** Summed over the worlds: how much more it was worth than the usual one, and the squares of that. */
  ahead: number;
  squares: number;
}

/** Worlds between two looks at which rivals are still worth a try. */
const LAP = 16;
/** After so many worlds without any difference there is none. */
const ALIKE = 3 * LAP;
/** In standard errors: so far behind, and a rival is given up; so far ahead, and it is chosen. */
const BEHIND = 2.5;
const AHEAD = 0.5;
/**
 * The usual choice comes from judgement and is seldom wrong: another one must make up so many won games
 * before it counts at all. Of several that few playouts tell apart by luck, the luckiest would be taken else.
 */
const START = 3;
const SEEDS = 2 ** 30;

/**
 * Plays each choice to the end of the game in imagined worlds, everybody by the game's quick policy, all
 * choices in the same world and with the same luck. The usual choice, which is that of greedy play, stands
 * unless another is better beyond doubt. For games in which a turn has so many decisions that a tree does
 * not reach the next one.
 */
export function* playedOut<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  most: number,
  seen: Seen<K>,
  chance: Chance,
  worlds: Worlds<K>,
  usual: K['action'] | null,
): Pondering<K['action'] | null> {
  let rivals: readonly Rival<K['action']>[] = choicesOf(seen)
    .filter((action) => action !== usual)
    .map((action) => ({ action, ahead: 0, squares: 0 }));
  let laps = 0;
  let playouts = 0;
  let hasTime = true;
  while (rivals.length > 0 && playouts < most && hasTime) {
    const world = worlds.imagine(laps);
    const luck = chance.below(SEEDS);
    const worthOf = (action: K['action'] | null): number =>
      worthInWorld(game, brain, world, seen, worlds, action, luck);
    const par = worthOf(usual);
    const ahead: number[] = [];
    for (const { action } of rivals) {
      hasTime = yield;
      if (!hasTime) break;
      ahead.push(worthOf(action) - par);
    }
    // Out of time amid a world: those not tried in it could not be compared with those that were.
    if (ahead.length < rivals.length) break;
    rivals.forEach((rival, i) => {
      rival.ahead += ahead[i] ?? 0;
      rival.squares += (ahead[i] ?? 0) ** 2;
    });
    laps += 1;
    playouts += 1 + rivals.length;
    if (laps % LAP === 0) rivals = promising(rivals, laps);
  }
  const better = bestOf(rivals, (rival) => {
    const sure = rival.ahead - START - AHEAD * doubt(rival, laps);
    // So few worlds say nothing of how they differ.
    return laps >= WORLDS && sure > 0 ? sure : NEVER;
  });
  return better === undefined ? usual : better.action;
}

/** What came of it, for the seat that asks, in this world. */
function worthInWorld<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  world: K['state'],
  { seat }: Seen<K>,
  worlds: Worlds<K>,
  action: K['action'] | null,
  luck: number,
): number {
  const state = game.clone(world);
  const chance = seeded(luck);
  const ctx = { chance: worlds.luck(chance), at: 0, reveal() {} };
  if (action === null) closeWindow(game, state, ctx);
  else game.apply(state, seat, action, ctx);
  return shareIn(playOn(game, state, Number.POSITIVE_INFINITY, chance, brain.rollout, {}, ctx).outcome, seat);
}

/**
 * Without those that are beaten by the usual choice or by the best of them, and those that make no
 * difference.
 */
function promising<A>(rivals: readonly Rival<A>[], worlds: number): readonly Rival<A>[] {
  const most = Math.max(0, ...rivals.map(({ ahead }) => ahead));
  return rivals.filter((rival) => {
    if (rival.squares === 0) return worlds < ALIKE;
    return rival.ahead + BEHIND * doubt(rival, worlds) > most;
  });
}

/** The standard error of `ahead`, never quite nothing. */
const doubt = <A>({ ahead, squares }: Rival<A>, worlds: number): number =>
  Math.sqrt(Math.max(0, squares - (ahead * ahead) / worlds)) + 0.25;

import { growTree, THINKING } from '../bots/search.ts';
import { type Chance, seeded, shuffle } from '../engine/chance.ts';
import { playout, randomly } from '../engine/playout.ts';
import { title as migrato } from '../games/migrato/index.ts';
import { options } from './bare/options.ts';
import { play } from './bare/play.ts';
import { deal, OVER } from './bare/state.ts';
import { moments } from './moments.ts';

/** Does a piece of work and says how much it was; called over and over. */
type Work = () => number;

/** What one heat measured, in seconds of CPU time of all threads of this process. */
export interface Heat {
  readonly calls: number;
  readonly done: number;
  readonly seconds: number;
}

/** boardgame.io's bot plays on for fifty moves before it looks; ours does the same where that is compared. */
const DEPTH = 50;

const { game, brain } = migrato;

/** How many moments are thought about in one piece of work: the same ones, so that every heat is the same work. */
const MOMENTS = 6;
const ITERATIONS = 500;

const RACERS: Readonly<Record<string, () => Promise<Work>>> = {
  async bare() {
    const chance = seeded('bench');
    const mix = (cards: number[]): number[] => shuffle(chance, cards);
    const out: number[] = [];
    return () => bareGame(chance, mix, out);
  },
  async ours() {
    const chance = seeded('bench');
    const config = game.parseConfig({}, { seats: 2, ranked: false });
    return () => playout(game, config, 2, chance).actions;
  },
  async boardgameio() {
    const { randomGame } = await import('./boardgameio/random.ts');
    const chance = seeded('bench');
    return () => randomGame(chance);
  },
  ourSearch: async () => ourSearch(0),
  ourRollouts: async () => ourSearch(DEPTH),
  async boardgameioSearch() {
    const search = await import('./boardgameio/search.ts');
    return over(search.moments, search.searcher(ITERATIONS));
  },
};

function bareGame(chance: Chance, mix: (cards: number[]) => number[], out: number[]): number {
  const state = deal(chance.below(2), mix);
  let actions = 0;
  for (; state.step !== OVER; actions++) {
    const count = options(state, out);
    play(state, out[count === 1 ? 0 : chance.below(count)] as number, mix);
  }
  return actions;
}

function ourSearch(depth: number): Work {
  const thinking = { ...THINKING, iterations: ITERATIONS, depth };
  const judge = { ...brain, rollout: randomly };
  const chance = seeded('bench');
  return over(moments, (seen) => growTree(game, judge, thinking, seen, chance));
}

/** Thinks about moments from all parts of a few random games. */
function over<M>(momentsOf: (seed: string) => M[], think: (moment: M) => void): Work {
  const all = Array.from({ length: 5 }, (_, i) => momentsOf(`moments ${i}`)).flat();
  const chosen = Array.from({ length: MOMENTS }, (_, i) => all[Math.floor((i * all.length) / MOMENTS)] as M);
  return () => {
    for (const moment of chosen) think(moment);
    return ITERATIONS * chosen.length;
  };
}

function measure(work: Work, ms: number): Heat {
  const start = performance.now();
  const used = process.cpuUsage();
  let calls = 0;
  let done = 0;
  while (performance.now() - start < ms) {
    done += work();
    calls++;
  }
  const { user, system } = process.cpuUsage(used);
  return { calls, done, seconds: (user + system) / 1e6 };
}

// Each racer is alone in its process: what others do with the same functions would slow them down for all. It stays
// warm between heats, and runs one whenever it is told for how long.
const name = process.argv[2] ?? '';
const work = await RACERS[name]?.();
if (work === undefined) throw new Error(`no racer ${name}; there are ${Object.keys(RACERS).join(', ')}`);
process.on('message', (ms) => process.send?.(measure(work, Number(ms))));
process.send?.('ready');

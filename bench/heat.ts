import { THINKING, think } from '../bots/search.ts';
import { type Chance, seeded, shuffle } from '../engine/chance.ts';
import { playout, randomly } from '../engine/playout.ts';
import { migrato } from '../games/migrato/index.ts';
import { options } from './bare/options.ts';
import { play } from './bare/play.ts';
import { deal, OVER } from './bare/state.ts';
import { moments } from './moments.ts';

/** Does a piece of work and says how much it was; called over and over. */
type Work = () => number;

/** boardgame.io's bot plays on for fifty moves before it looks; ours does the same where that is compared. */
const DEPTH = 50;

const { game, brain } = migrato;

/** Each racer is alone in its process: what the others do to the same functions would slow it down. */
const RACERS: Readonly<Record<string, (iterations: number) => Promise<Work>>> = {
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
  ourSearch: async (iterations) => ourSearch(iterations, 0),
  ourRollouts: async (iterations) => ourSearch(iterations, DEPTH),
  async boardgameioSearch(iterations) {
    const search = await import('./boardgameio/search.ts');
    const think = search.searcher(iterations);
    return over(search.moments, think, iterations);
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

function ourSearch(iterations: number, depth: number): Work {
  const thinking = { ...THINKING, budget: { iterations }, depth };
  const judge = { ...brain, rollout: randomly };
  const chance = seeded('bench');
  return over(moments, (seen) => think(game, judge, thinking, seen, chance), iterations);
}

/** Thinks about one sample moment after the other. */
function over<M>(moments: (seed: string) => M[], think: (moment: M) => void, iterations: number): Work {
  const all = Array.from({ length: 5 }, (_, i) => moments(`moments ${i}`)).flat();
  let at = 0;
  return () => {
    // A stride, so that neighbours in the list come from different parts of different games.
    at = (at + 7) % all.length;
    think(all[at] as M);
    return iterations;
  };
}

/** Runs for about `ms` and answers per second of CPU time, of all threads of this process. */
function measure(work: Work, ms: number): { calls: number; done: number; seconds: number } {
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

const [name = '', warm = '0', ms = '0', iterations = '0'] = process.argv.slice(2);
const work = await RACERS[name]?.(Number(iterations));
if (work === undefined) throw new Error(`no racer ${name}; there are ${Object.keys(RACERS).join(', ')}`);
measure(work, Number(warm));
console.log(JSON.stringify(measure(work, Number(ms))));

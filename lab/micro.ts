import { RANDOM } from '../bots/names.ts';
import { growTree, THINKING } from '../bots/search.ts';
import { at } from '../engine/at.ts';
import { seeded } from '../engine/chance.ts';
import type { Context, Kind } from '../engine/game.ts';
import { playout } from '../engine/playout.ts';
import { ponder } from '../engine/pondering.ts';
import type { Title } from '../engine/title.ts';
import { type Sample, samplesOf } from './samples.ts';
import { nanoseconds, perSecond } from './stopwatch.ts';
import { rounded } from './summary.ts';
import { runWarm } from './threads.ts';

/** What the parts of one game cost. */
export interface Micro {
  readonly game: string;
  readonly seats: number;
  readonly playoutsPerSecond: number;
  readonly actionsPerSecond: number;
  /** Of one call, on states from games between greedy bots. */
  readonly nanoseconds: Readonly<
    Record<'clone' | 'options' | 'apply' | 'view' | 'imagine' | 'refuse' | 'evaluate', number>
  >;
  readonly searchIterationsPerSecond: number;
  readonly threads: { readonly one: number; readonly two: number; readonly ratio: number };
}

const PLAYOUT_MS = 1000;
const SEARCH_MS = 1500;
const THREAD_SECONDS = 4;
const THREAD_ROUNDS = 3;
const ITERATIONS = 1000;

export async function measureTitle<K extends Kind>(
  title: Title<K>,
  table: { readonly seats: number; readonly config: K['config'] },
  onStep: (name: string) => void,
): Promise<Micro> {
  const { game } = title;
  onStep('playouts');
  const { seats, config } = table;
  const random = (i: number) => playout(game, config, seats, seeded(i));
  const playoutsPerSecond = perSecond((i) => Math.sign(random(i).actions), PLAYOUT_MS);
  const actionsPerSecond = perSecond((i) => random(i).actions, PLAYOUT_MS);
  onStep('parts');
  const samples = samplesOf(title, table, 4, 'greedy');
  const parts = partsOf(title, samples);
  onStep('search');
  const searchIterationsPerSecond = searchSpeed(title, samples);
  onStep('threads');
  const threads = await threadsOf(game.id, seats, config, playoutsPerSecond * THREAD_SECONDS);
  return {
    game: game.id,
    seats,
    playoutsPerSecond,
    actionsPerSecond,
    nanoseconds: parts,
    searchIterationsPerSecond,
    threads,
  };
}

function partsOf<K extends Kind>(
  { game, brain }: Title<K>,
  samples: readonly Sample<K>[],
): Micro['nanoseconds'] {
  const chance = seeded('bench');
  const ctx: Context<K['event']> = { chance, at: 0, reveal() {} };
  const at = (i: number): Sample<K> => samples[i % samples.length] as Sample<K>;
  const actionAt = (i: number, { seen }: Sample<K>): K['action'] =>
    seen.options[i % seen.options.length] as K['action'];
  const measured = {
    clone: (i: number) => game.clone(at(i).state),
    options: (i: number) => game.options(at(i).state, at(i).seen.seat),
    view: (i: number) => game.view(at(i).state, at(i).seen.seat),
    imagine: (i: number) => game.imagine(at(i).seen.view, at(i).seen.seat, at(i).seen.memory, chance),
    refuse: (i: number) => game.refuse(at(i).state, at(i).seen.seat, actionAt(i, at(i))),
    evaluate: (i: number) => brain.evaluate(at(i).state, at(i).seen.seat),
    cloneAndApply: (i: number) => {
      const sample = at(i);
      game.apply(game.clone(sample.state), sample.seen.seat, actionAt(i, sample), ctx);
    },
  };
  const cost = (name: keyof typeof measured): number => Math.round(nanoseconds(measured[name]));
  const clone = cost('clone');
  return {
    clone,
    options: cost('options'),
    // A state can be played only once, so the copy is measured with it and taken off again.
    apply: Math.max(0, cost('cloneAndApply') - clone),
    view: cost('view'),
    imagine: cost('imagine'),
    refuse: cost('refuse'),
    evaluate: cost('evaluate'),
  };
}

function searchSpeed<K extends Kind>({ game, brain }: Title<K>, samples: readonly Sample<K>[]): number {
  const thinking = { ...THINKING, iterations: ITERATIONS };
  const chance = seeded('bench');
  const hard = samples.filter(({ seen }) => seen.options.length > 1);
  return perSecond((i) => {
    const { seen } = at(hard, (i * 7) % hard.length);
    ponder(growTree(game, brain, thinking, seen, chance));
    return ITERATIONS;
  }, SEARCH_MS);
}

async function threadsOf(
  game: string,
  seats: number,
  config: unknown,
  games: number,
): Promise<Micro['threads']> {
  const bots = new Array(seats).fill(RANDOM);
  const job = { game, seats, seed: 'bench', bots, botNames: bots.map(() => 'random'), config };
  const speeds = { one: 0, two: 0 };
  // In turns, and the best of each: what else the machine does should not fall on one side only.
  for (let round = 0; round < THREAD_ROUNDS; round++) {
    for (const [name, threads] of [
      ['one', 1],
      ['two', 2],
    ] as const) {
      const { tally, seconds } = await runWarm({ job, games, measures: false }, threads);
      speeds[name] = Math.max(speeds[name], Math.round(tally.actions / seconds));
    }
  }
  const { one, two } = speeds;
  return { one, two, ratio: rounded(two / one) };
}

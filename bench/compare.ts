import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Heat } from './heat.ts';

const HEAT = fileURLToPath(new URL('heat.ts', import.meta.url));

const WARM_MS = 2500;
const HEAT_MS = 700;

/** How many heats each has; the searches fewer, because one piece of boardgame.io's takes seconds. */
const ROUNDS = { boardgameio: 5, bare: 5, ours: 5, boardgameioSearch: 3, ourSearch: 3, ourRollouts: 3 };
type Racer = keyof typeof ROUNDS;
const RACERS = Object.keys(ROUNDS) as Racer[];

async function answerOf(child: ChildProcess): Promise<unknown> {
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`a racer stopped with exit code ${code}`);
  });
  const [answer] = await Promise.race([once(child, 'message'), gone]);
  return answer;
}

async function heat(child: ChildProcess, ms: number): Promise<Heat> {
  child.send(ms);
  return (await answerOf(child)) as Heat;
}

/** One at a time, and all in every round, so that a busy minute of the machine hits all of them alike. */
async function race(): Promise<Readonly<Record<Racer, Heat[]>>> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const children = RACERS.map((racer) => fork(HEAT, [racer], { env }));
  const heats = Object.fromEntries(RACERS.map((racer) => [racer, []])) as unknown as Record<Racer, Heat[]>;
  try {
    for (const child of children) await answerOf(child);
    for (const child of children) await heat(child, WARM_MS);
    for (let round = 0; round < Math.max(...Object.values(ROUNDS)); round++) {
      for (const [i, child] of children.entries()) {
        const racer = RACERS[i] as Racer;
        if (round < ROUNDS[racer]) heats[racer].push(await heat(child, HEAT_MS));
      }
    }
  } finally {
    for (const child of children) child.kill();
  }
  return heats;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

const heats = await race();

const rate = ({ done, seconds }: Heat): number => done / seconds;
const perSecond = (racer: Racer): number => median(heats[racer].map(rate));
/** Round by round, then the median: a ratio is what this run is about. */
const ratio = (racer: Racer, to: Racer): number =>
  median(heats[racer].map((one, i) => rate(one) / rate(heats[to][i] ?? one)));

const played = (racer: Racer) => ({
  gamesPerSecond: round(median(heats[racer].map(({ calls, seconds }) => calls / seconds))),
  actionsPerSecond: round(perSecond(racer)),
});

const result = {
  node: process.version,
  playouts: { boardgameio: played('boardgameio'), bare: played('bare'), ours: played('ours') },
  searchIterationsPerSecond: {
    boardgameio: round(perSecond('boardgameioSearch')),
    ours: round(perSecond('ourSearch')),
    oursWithRollouts: round(perSecond('ourRollouts')),
  },
  ratios: {
    playoutsToBoardgameio: round(ratio('ours', 'boardgameio'), 1),
    playoutsToBare: round(ratio('ours', 'bare'), 3),
    searchToBoardgameio: round(ratio('ourSearch', 'boardgameioSearch'), 1),
    rolloutSearchToBoardgameio: round(ratio('ourRollouts', 'boardgameioSearch'), 1),
  },
};

const grouped = (value: number): string => value.toLocaleString('en');

function text(): string {
  const { playouts: by, searchIterationsPerSecond: search, ratios } = result;
  const row = (name: string, ...cells: string[]): string =>
    name.padEnd(28) + cells.map((cell) => cell.padStart(14)).join('');
  return [
    `Migrato, random play, per second of CPU time, Node ${result.node}`,
    row('', 'games', 'actions'),
    ...Object.entries(by).map(([name, { gamesPerSecond, actionsPerSecond }]) =>
      row(name, grouped(gamesPerSecond), grouped(actionsPerSecond)),
    ),
    row('ours to boardgame.io', `${ratios.playoutsToBoardgameio} times`),
    row('ours to the bare loop', `${ratios.playoutsToBare} times`),
    '',
    `Search iterations per second (boardgame.io's bot sees everything, ours what a player sees)`,
    row('boardgameio, 50 moves deep', grouped(search.boardgameio)),
    row('ours, judging at once', grouped(search.ours), `${ratios.searchToBoardgameio} times`),
    row(
      'ours, 50 actions deep',
      grouped(search.oursWithRollouts),
      `${ratios.rolloutSearchToBoardgameio} times`,
    ),
  ].join('\n');
}

console.log(process.argv.includes('--json') ? JSON.stringify(result) : text());

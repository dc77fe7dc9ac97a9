import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What one heat of one racer measured. */
interface Heat {
  readonly calls: number;
  readonly done: number;
  readonly seconds: number;
}

interface Race {
  readonly racers: readonly string[];
  readonly rounds: number;
  readonly warmMs: number;
  readonly ms: number;
  readonly iterations: number;
}

const PLAYOUTS: Race = {
  racers: ['boardgameio', 'bare', 'ours'],
  rounds: 5,
  warmMs: 500,
  ms: 800,
  iterations: 0,
};
const SEARCHES: Race = {
  racers: ['boardgameioSearch', 'ourSearch', 'ourRollouts'],
  rounds: 3,
  warmMs: 400,
  ms: 1200,
  iterations: 500,
};

const HEAT = fileURLToPath(new URL('heat.ts', import.meta.url));

function heat(racer: string, { warmMs, ms, iterations }: Race): Heat {
  const args = [HEAT, racer, warmMs, ms, iterations].map(String);
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${racer} did not finish: ${stderr.trim()}`);
  return JSON.parse(stdout) as Heat;
}

/** All racers run in every round, so that a busy minute of the machine hits all of them alike. */
function run(race: Race): Map<string, Heat[]> {
  const heats = new Map<string, Heat[]>(race.racers.map((racer) => [racer, []]));
  for (let round = 0; round < race.rounds; round++) {
    for (const [racer, done] of heats) done.push(heat(racer, race));
  }
  return heats;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

const playouts = run(PLAYOUTS);
const searches = run(SEARCHES);

const speed = (racer: string, what: 'calls' | 'done'): number => {
  const heats = playouts.get(racer) ?? searches.get(racer) ?? [];
  return median(heats.map((one) => one[what] / one.seconds));
};
/** Round by round, then the median: a ratio is what this run is about. */
const ratio = (racer: string, to: string): number => {
  const heats = (name: string): Heat[] => playouts.get(name) ?? searches.get(name) ?? [];
  const others = heats(to);
  return median(
    heats(racer).map((one, i) => {
      const other = others[i] ?? one;
      return one.done / one.seconds / (other.done / other.seconds);
    }),
  );
};

const played = (racer: string) => ({
  gamesPerSecond: round(speed(racer, 'calls')),
  actionsPerSecond: round(speed(racer, 'done')),
});

const result = {
  node: process.version,
  playouts: { boardgameio: played('boardgameio'), bare: played('bare'), ours: played('ours') },
  searchIterationsPerSecond: {
    boardgameio: round(speed('boardgameioSearch', 'done')),
    ours: round(speed('ourSearch', 'done')),
    oursWithRollouts: round(speed('ourRollouts', 'done')),
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

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, readArgs } from './command.ts';
import type { Speed } from './env/speed.ts';
import { readJob } from './job.ts';
import { type Micro, measureTitle } from './micro.ts';
import { progress } from './progress.ts';
import { grouped, table } from './summary.ts';
import { titleOf } from './titles.ts';

const COMPARE = fileURLToPath(new URL('../bench/compare.ts', import.meta.url));
const INSTALLED = fileURLToPath(new URL('../bench/node_modules', import.meta.url));
const INSTALL = 'npm --prefix bench install';

export const bench: Command = {
  help: `crossings bench <game> [--seats N] [--set option=value …] [--content file] [--env] [--json]

Measures random playouts, the single parts of the contract in nanoseconds, search iterations, and two threads
against one (about fifteen seconds). With the folder bench/ installed (${INSTALL})
it also runs the same rules on boardgame.io and in a bare loop, in the same run on the same machine
(always as the game comes out of its box).

  --seats N       seats at the table (default: as few as the game allows)
  --set option=value  a table option; may be repeated
  --content file  a document of content (crossings content <game>), or an owner's set
  --env           instead: answers a second through crossings env, as shares of random play in one process
  --json          one JSON object`,

  async run(args) {
    const typed = readArgs(args, {
      seats: { type: 'string' },
      set: { type: 'string', multiple: true },
      content: { type: 'string' },
      env: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const { game, seats, config } = readJob(typed, 'random');
    const title = titleOf(game);
    if (typed.has('env')) {
      const { measureEnv } = await import('./env/speed.ts');
      const content = typed.text('content');
      const words = ['--seats', String(seats), ...typed.texts('set').flatMap((pair) => ['--set', pair])];
      if (content !== undefined) words.push('--content', content);
      const speed = await measureEnv(title, { seats, config, words });
      console.log(typed.has('json') ? JSON.stringify(speed) : speedText(speed));
      return 0;
    }
    const bar = progress();
    const steps = ['playouts', 'parts', 'search', 'threads', 'compare'];
    const measured = await measureTitle(title, { seats, config }, (step) =>
      bar.show(steps.indexOf(step), steps.length),
    );
    bar.show(4, steps.length);
    const compared = compare();
    bar.clear();
    if (typed.has('json'))
      console.log(JSON.stringify({ node: process.version, ...measured, compare: compared }));
    else console.log(`${microText(measured)}\n\n${compareText(compared)}`);
    return 0;
  },
};

const speedText = (speed: Speed): string =>
  table(
    Object.entries(speed).map(([name, value]) => [
      name,
      `${grouped(Math.round(value))} for a second of a core`,
      (value / speed.inProcess).toFixed(3),
    ]),
  ).join('\n');

/** What bench/compare.ts printed as JSON, or why there is nothing. */
function compare(): unknown {
  if (!existsSync(COMPARE) || !existsSync(INSTALLED)) return { missing: INSTALL };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMPARE, '--json'], { encoding: 'utf8' });
  if (status !== 0) return { broke: stderr.trim() };
  try {
    return JSON.parse(stdout);
  } catch {
    return { broke: `bench/compare.ts printed no JSON: ${stdout.slice(0, 80)}` };
  }
}

function microText(micro: Micro): string {
  return [
    `${micro.game}, ${micro.seats} seats, on Node ${process.version}`,
    ...table([
      ['random playouts', `${grouped(micro.playoutsPerSecond)} a second`],
      ['random actions', `${grouped(micro.actionsPerSecond)} a second`],
      ...Object.entries(micro.nanoseconds).map(([name, ns]) => [name, `${grouped(ns)} ns`]),
      ['search', `${grouped(micro.searchIterationsPerSecond)} iterations a second`],
      ['threads, 2 to 1', `${micro.threads.ratio.toFixed(2)} times`],
    ]),
  ].join('\n');
}

function compareText(compared: unknown): string {
  const fields = Object.entries(compared as Readonly<Record<string, unknown>>);
  const [first] = fields;
  if (first?.[0] === 'missing') return `To compare with boardgame.io and a bare loop: ${INSTALL}`;
  return table(
    fields.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  ).join('\n');
}

import { availableParallelism } from 'node:os';
import { BOT_HELP } from '../bots/names.ts';
import { setOf } from '../engine/namedSet.ts';
import { buildOf } from './build.ts';
import type { Simulation } from './chunk.ts';
import { type Command, count, readArgs } from './command.ts';
import { JOB_SWITCHES, readJob } from './job.ts';
import { progress } from './progress.ts';
import { reportOf, reportText } from './summary.ts';
import { run } from './threads.ts';
import { titleOf } from './titles.ts';

const MOST_SHOWN = 5;

export const simulate: Command = {
  help: `crossings simulate <game> [--seats N] [--games N] [--seed S] [--bots a,b] [--threads N]
                   [--set option=value …] [--measures] [--json]

Plays games between bots on all cores. The result depends on the seed, never on the number of threads.

  --seats N         seats at the table (default: as few as the game allows)
  --games N         how many games (default 1000)
  --seed S          any text (default 1); game number i has the seed S/i, which watch and record understand
  --bots a,b        one for each seat or one for all (default random):
                    ${BOT_HELP}
  --threads N       default: one for each core
  --set option=value  a table option; may be repeated
  --content file  a document of content (crossings content <game>), or an owner's set
  --measures        also take the game's own figures in random play, which is slower
  --json            one JSON object

Exit code 1 if a game broke; its seed is told on standard error.`,

  async run(args) {
    const typed = readArgs(args, {
      ...JOB_SWITCHES,
      games: { type: 'string' },
      threads: { type: 'string' },
      measures: { type: 'boolean' },
    });
    const job = readJob(typed, 'random');
    const games = count(typed.text('games'), 1000, 1, 1_000_000_000, 'games');
    const threads = count(typed.text('threads'), availableParallelism(), 1, 256, 'threads');
    const measures = typed.has('measures') || job.bots.some((bot) => bot.kind !== 'random');
    const simulation: Simulation = { job, games, measures };

    const bar = progress();
    const { tally, seconds } = await run(simulation, threads, bar.show);
    bar.clear();
    const content = setOf(titleOf(job.game), job.config) ?? null;
    const build = buildOf(job.game);
    const report = reportOf(simulation, tally, { threads, seconds, content, build });
    console.log(typed.has('json') ? JSON.stringify(report) : reportText(report));
    for (const { index, seed, problem } of tally.failures.slice(0, MOST_SHOWN)) {
      console.error(`crossings simulate: game ${index} (seed ${seed}) broke: ${problem}`);
    }
    return tally.failures.length > 0 ? 1 : 0;
  },
};

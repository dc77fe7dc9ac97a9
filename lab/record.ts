import { setOf } from '../engine/namedSet.ts';
import { recordOf } from '../engine/record.ts';
import { sitThrough } from './ask/sit.ts';
import { type Command, readArgs } from './command.ts';
import { JOB_SWITCHES, readJob } from './job.ts';
import { titleOf } from './titles.ts';

export const record: Command = {
  help: `crossings record <game> [--seed S] [--seats N] [--bots a,b] [--set option=value …] [--json] > file

Writes a record: every action with its luck and a fingerprint of every state. crossings verify plays it again.

  --seed S        any text (default 1); S/17 is game 17 of crossings simulate --seed S
  --bots a,b      one for each seat or one for all (default greedy)
  --set option=value  a table option; may be repeated
  --content file  a document of content (crossings content <game>), or an owner's set
  --json          the same record on a single line`,

  run(args) {
    const typed = readArgs(args, JOB_SWITCHES);
    const job = readJob(typed, 'greedy');
    const title = titleOf(job.game);
    const written = recordOf(title.game, sitThrough(title, job), setOf(title, job.config));
    console.log(typed.has('json') ? JSON.stringify(written) : recordText(written));
    return 0;
  },
};

/** One line for each entry, so that a difference between two records can be read. */
function recordText({ entries, outcome, seal, ...head }: ReturnType<typeof recordOf>): string {
  const start = JSON.stringify(head).slice(0, -1);
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `${start},"entries":[\n${lines}\n],"outcome":${JSON.stringify(outcome)},"seal":"${seal}"}`;
}

import { writeFileSync } from 'node:fs';
import { BadInput } from '../engine/door.ts';
import { type Line, say } from '../engine/text.ts';
import type { Result } from './ask/result.ts';
import { readSealed } from './ask/sealed.ts';
import { type Command, readArgs, type Typed } from './command.ts';
import { readJson } from './files.ts';
import { markdownOf, pageOf, pictureOf } from './plot/page.ts';
import { en } from './text/en.ts';
import { titleOf } from './titles.ts';

const SAYS = (one: Line): string => say(en, one);

export const report: Command = {
  help: `crossings report <result.json …> [--out report.html] [--markdown] [--svg] [--json]
crossings report --queue postgres://… <question …>

Makes one page of results that compare, sweep and ladder printed with --json: sentences, charts and their
tables, games worth watching, and the commands that repeat it all. The page needs
nothing else and can be sent to anybody.

  --queue address  of questions that were asked with --queue, by the digest that their results name: what
                   is known of them by now
  --out file       where to write it (default: standard output)
  --markdown       sentences and tables for a README instead
  --svg            the chart of what was asked, of one result, as a picture instead
  --json           only says what was read: [{ asked, digest, deals }]`,

  async run(args) {
    const typed = readArgs(args, {
      queue: { type: 'string' },
      out: { type: 'string' },
      markdown: { type: 'boolean' },
      svg: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    if (typed.words.length === 0) throw new BadInput('file', 'is missing; see --help');
    const results = await resultsOf(typed);
    const text = textOf(results, typed);
    const out = typed.text('out');
    if (out !== undefined) {
      try {
        writeFileSync(out, text);
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        throw new BadInput('out', `cannot write ${out} (${code})`);
      }
    }
    if (typed.has('json')) {
      console.log(
        JSON.stringify(results.map(({ asked, digest: sealed, deals }) => ({ asked, digest: sealed, deals }))),
      );
    } else
      console.log(out === undefined ? text : `${out}: ${results.length} results, ${text.length} characters`);
    return 0;
  },
};

function textOf(results: readonly Result[], typed: Typed): string {
  if (typed.has('markdown')) return markdownOf(results, titleOf, SAYS);
  if (!typed.has('svg')) return pageOf(results, titleOf, SAYS);
  const [one, more] = results;
  if (one === undefined || more !== undefined) throw new BadInput('svg', 'a picture is made of one result');
  return pictureOf(one, SAYS);
}

/** From files, or from a queue; what knows PostgreSQL is loaded only then. */
async function resultsOf(typed: Typed): Promise<Result[]> {
  const queue = typed.text('queue');
  if (queue === undefined) return typed.words.map(readResult);
  const { queuedResult } = await import('./queued.ts');
  return Promise.all(typed.words.map((asked) => queuedResult(queue, asked)));
}

export const readResult = (file: string): Result => readSealed(readJson(file, 'file'), file);

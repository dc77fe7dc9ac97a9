import { writeFileSync } from 'node:fs';
import { digest } from '../engine/digest.ts';
import { anObject, BadInput } from '../engine/door.ts';
import type { Result } from './ask/result.ts';
import { type Command, readArgs, type Typed } from './command.ts';
import { readJson } from './files.ts';
import { markdownOf, pageOf } from './html.ts';

export const report: Command = {
  help: `crossings report <result.json …> [--out report.html] [--markdown] [--json]
crossings report --queue postgres://… <question …>

Makes one page of results that compare, sweep and ladder printed with --json: sentences, charts and their
tables, games worth watching, and the commands that repeat it all. The page needs
nothing else and can be sent to anybody.

  --queue address  of questions that were asked with --queue, by the digest that their results name: what
                   is known of them by now
  --out file       where to write it (default: standard output)
  --markdown       sentences and tables for a README instead
  --json           only says what was read: [{ asked, digest, deals }]`,

  async run(args) {
    const typed = readArgs(args, {
      queue: { type: 'string' },
      out: { type: 'string' },
      markdown: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    if (typed.words.length === 0) throw new BadInput('file', 'is missing; see --help');
    const results = await resultsOf(typed);
    const text = typed.has('markdown') ? markdownOf(results) : pageOf(results);
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

/** From files, or from a queue; what knows PostgreSQL is loaded only then. */
async function resultsOf(typed: Typed): Promise<Result[]> {
  const queue = typed.text('queue');
  if (queue === undefined) return typed.words.map(readResult);
  const { queuedResult } = await import('./queued.ts');
  return Promise.all(typed.words.map((asked) => queuedResult(queue, asked)));
}

/** A result whose digest is that of what it says. One that was edited is refused. */
export function readResult(file: string): Result {
  const { digest: sealed, run, ...found } = anObject(readJson(file, 'file'), file);
  if (found.format !== 'crossings-result' || found.version !== 1) {
    throw new BadInput('file', `${file} is no result of this version; make one with --json`);
  }
  if (digest(found) !== sealed) throw new BadInput('file', `${file} was changed after it was made`);
  // Its digest says that we made it.
  return { ...found, digest: sealed, run } as unknown as Result;
}

import { writeFileSync } from 'node:fs';
import { BadInput } from '../engine/door.ts';
import { type Line, say } from '../engine/text.ts';
import type { Result } from './ask/result.ts';
import { readSealed } from './ask/sealed.ts';
import { type Command, readArgs } from './command.ts';
import { readJson } from './files.ts';
import { markdownOf, pageOf } from './plot/page.ts';
import { en } from './text/en.ts';
import { titleOf } from './titles.ts';

const SAYS = (one: Line): string => say(en, one);

export const report: Command = {
  help: `crossings report <result.json …> [--out report.html] [--markdown] [--json]

Makes one page of results that compare, sweep and ladder printed with --json: sentences, charts and their
tables, games worth watching, and the commands that repeat it all. The page needs
nothing else and can be sent to anybody.

  --out file       where to write it (default: standard output)
  --markdown       sentences and tables for a README instead
  --json           only says what was read: [{ asked, digest, deals }]`,

  run(args) {
    const typed = readArgs(args, {
      out: { type: 'string' },
      markdown: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    if (typed.words.length === 0) throw new BadInput('file', 'is missing; see --help');
    const results = typed.words.map(readResult);
    const text = typed.has('markdown') ? markdownOf(results, titleOf, SAYS) : pageOf(results, titleOf, SAYS);
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

export const readResult = (file: string): Result => readSealed(readJson(file, 'file'), file);

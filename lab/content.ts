import { schemaOf } from '../engine/contentSchema.ts';
import type { Tables } from '../engine/contentSpec.ts';
import { BadInput } from '../engine/door.ts';
import { BadContent, CONTENT_FORMAT, digestOf, resolve } from '../engine/resolve.ts';
import { specOf } from './ask/changes.ts';
import { type Command, readArgs, theWord } from './command.ts';
import { csvOfTable, smallestDocument, tableOfCsv } from './contentSheet.ts';
import { readJson, readText } from './files.ts';
import { toldDifferences } from './text/contentTold.ts';
import { titleOf } from './titles.ts';

export const content: Command = {
  help: `crossings content <game> [--table name --csv] [--take table=file.csv --id name] [--check file]
                  [--diff file [file]] [--schema] [--json]

Prints what is in the box of a game as a document. Changed and given to --content it is what is played.

  --table name --csv   one table for a spreadsheet
  --take table=sheet.csv --id name   the smallest document that makes our table into this sheet
  --check file         says all that is wrong with a document, row and field; exit code 1 if anything is
  --diff file          says in sentences how a document differs from ours
  --diff a.json b.json   how the second of two documents differs from the first
  --schema             JSON Schema of such a document
  --json               on one line`,

  run(args) {
    const typed = readArgs(args, {
      table: { type: 'string' },
      csv: { type: 'boolean' },
      take: { type: 'string', multiple: true },
      id: { type: 'string' },
      check: { type: 'string' },
      diff: { type: 'string' },
      schema: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const diff = typed.text('diff');
    const second = diff === undefined ? undefined : typed.words[1];
    const words = second === undefined ? typed.words : typed.words.toSpliced(1, 1);
    const spec = specOf(titleOf(theWord({ words }, 'game')));
    const print = (value: unknown): void =>
      console.log(typed.has('json') ? JSON.stringify(value) : JSON.stringify(value, null, 2));
    const base = { id: spec.id, digest: digestOf(spec, spec.ours) };
    const head = { format: CONTENT_FORMAT, formatVersion: 1, game: spec.game } as const;

    const check = typed.text('check');
    if (check !== undefined) {
      try {
        const { id, digest, moved } = resolve(spec, readJson(check, 'check'), 'check');
        if (moved) console.error(`crossings content: ${check} was based on another set than ours is today`);
        console.log(typed.has('json') ? JSON.stringify({ ok: true, id, digest }) : `${id}: fine, ${digest}`);
        return 0;
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        const problems = error instanceof BadContent ? error.problems : [error.message];
        if (typed.has('json')) console.log(JSON.stringify({ ok: false, problems }));
        for (const problem of problems) console.error(`crossings content: ${problem}`);
        return 1;
      }
    }
    if (diff !== undefined) {
      // With two documents the reader must be told which of them is wrong.
      const rowsOf = (file: string): Tables => resolve(spec, readJson(file, 'diff'), file).tables;
      const [before, after] =
        second === undefined ? [spec.ours, rowsOf(diff)] : [rowsOf(diff), rowsOf(second)];
      const lines = toldDifferences({ tables: spec.tables, ours: before }, after, { secrets: true });
      if (typed.has('json')) console.log(JSON.stringify(lines));
      else console.log(lines.length === 0 ? 'no differences' : lines.join('\n'));
      return 0;
    }
    if (typed.has('schema')) {
      print(schemaOf(spec));
      return 0;
    }
    const table = typed.text('table');
    if (table !== undefined || typed.has('csv')) {
      if (table === undefined)
        throw new BadInput('table', `--csv needs one of ${Object.keys(spec.tables).join(', ')}`);
      const rows = Object.hasOwn(spec.ours, table) ? spec.ours[table] : undefined;
      if (rows === undefined) {
        throw new BadInput('table', `no table "${table}"; there are ${Object.keys(spec.tables).join(', ')}`);
      }
      if (typed.has('csv')) process.stdout.write(csvOfTable(spec, table));
      else print(rows);
      return 0;
    }
    const taken = typed.texts('take');
    if (taken.length === 0) {
      print({ ...head, id: 'my-set', basedOn: base, tables: spec.ours });
      return 0;
    }
    const sheets = taken.map((pair) => {
      const [name = '', file = ''] = pair.split(/=(.*)/s);
      return [name, tableOfCsv(spec, name, readText(file, 'take'))] as const;
    });
    const id = typed.text('id') ?? 'my-set';
    print({ ...head, id, basedOn: base, tables: smallestDocument(spec, sheets) });
    return 0;
  },
};

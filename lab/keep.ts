import type { Holding } from '../server/archive.ts';
import { USUAL_DB } from '../server/options.ts';
import { readArgs, type Typed, theWord } from './command.ts';

/** What `backup` and `restore` share. */
const SWITCHES = {
  db: { type: 'string' },
  force: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

export const KEEP_HELP = `  --db file       the database of the server (default: CROSSINGS_DB, or ${USUAL_DB})
  --force         overwrite what is there
  --json          one JSON object: { ok, tables, entries, bytes } or { ok, problem }`;

type Do = (file: string, db: string, force: boolean) => Promise<Holding>;

/** Does it and says what came of it: 0 done, 1 not done and nothing changed. */
export async function keep(name: string, args: readonly string[], act: Do, done: string): Promise<number> {
  const typed = readArgs(args, SWITCHES);
  const file = theWord(typed, 'file');
  try {
    const holding = await act(file, dbOf(typed), typed.has('force'));
    const { tables, entries, bytes } = holding;
    const figures = `${tables} tables, ${entries} entries, ${Math.ceil(bytes / 1024)} KB`;
    console.log(typed.has('json') ? JSON.stringify({ ok: true, ...holding }) : `${done}: ${figures}`);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const problem = error.message;
    if (typed.has('json')) console.log(JSON.stringify({ ok: false, problem }));
    console.error(`crossings ${name}: ${problem}`);
    return 1;
  }
}

const dbOf = (typed: Typed): string => typed.text('db') ?? process.env.CROSSINGS_DB ?? USUAL_DB;

import { BadInput } from '../engine/door.ts';
import { setOf } from '../engine/namedSet.ts';
import { type NamedSet, parseRecord, verifyRecord } from '../engine/record.ts';
import { type Command, readArgs, theWord } from './command.ts';
import { readText } from './files.ts';
import { titleOf } from './titles.ts';

export const verify: Command = {
  help: `crossings verify <file> [--json]

Plays the recorded game again and compares every state and the result. "-" reads standard input.

  --json          one JSON object: { ok, game, entries, content?, outcome } or { ok, problem, entry? }

Exit code 1 if the record is malformed, cut short, edited, or comes out differently.`,

  run(args) {
    const typed = readArgs(args, { json: { type: 'boolean' } });
    const file = theWord(typed, 'file');
    const verdict = judge(readText(file, 'file'));
    if (typed.has('json')) console.log(JSON.stringify(verdict));
    else if (verdict.ok) {
      const { game, entries, content } = verdict;
      const box = content === undefined ? '' : ` (content ${content.id}, ${content.digest})`;
      console.log(`${game}${box}: all ${entries} entries and the result are as recorded`);
    }
    if (!verdict.ok) console.error(`crossings verify: ${file}: ${verdict.problem}`);
    return verdict.ok ? 0 : 1;
  },
};

type Verdict =
  | {
      readonly ok: true;
      readonly game: string;
      readonly entries: number;
      readonly content?: NamedSet;
      readonly outcome: unknown;
    }
  | { readonly ok: false; readonly problem: string; readonly entry?: number };

function judge(text: string): Verdict {
  try {
    const recorded = parseRecord(JSON.parse(text));
    const { game, entries, outcome } = recorded;
    const title = titleOf(game);
    const difference = verifyRecord(title.game, recorded);
    const played = setOf(title, recorded.config);
    const isNamed = recorded.content === undefined || recorded.content.digest === played?.digest;
    if (difference === undefined && !isNamed) {
      return { ok: false, problem: `names another set of content: ${recorded.content?.digest}` };
    }
    if (difference === undefined) {
      const named = played === undefined ? {} : { content: played };
      return { ok: true, game, entries: entries.length, ...named, outcome };
    }
    const { entry, what } = difference;
    return { ok: false, problem: `${placeOf(entry, entries.length)}: ${what}`, entry };
  } catch (error) {
    if (error instanceof SyntaxError)
      return { ok: false, problem: `is not JSON: ${error.message.replaceAll(/\s+/g, ' ')}` };
    if (error instanceof BadInput) return { ok: false, problem: error.message };
    throw error;
  }
}

const placeOf = (entry: number, entries: number): string => {
  if (entry < 0) return 'setup';
  return entry >= entries ? `after the last of ${entries} entries` : `entries[${entry}]`;
};

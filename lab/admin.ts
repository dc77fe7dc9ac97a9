import { BadInput } from '../engine/door.ts';
import { USUAL_DB } from '../server/options.ts';
import { VaultTrouble } from '../server/vault.ts';
import { type Told, WORDS } from './admin/words.ts';
import { type Command, readArgs } from './command.ts';

export const admin: Command = {
  help: `crossings admin <word> [--db file | --db postgres://…] [--json]

Looks after the tables of a server, or of several on one PostgreSQL. Beside running servers it works on
PostgreSQL only: a file is its server's alone, so stop that first. (A backup of a file needs no stop:
crossings backup.)

${Object.entries(WORDS)
  .map(([name, { takes, help }]) => `  ${`${name} ${takes}`.padEnd(24)} ${help}`)
  .join('\n')}

  --db …            the database (default: CROSSINGS_DB, or ${USUAL_DB})
  --listed          tables: only those that asked to be listed
  --stuck           tables: only those in play that no living server has
  --secrets         show: with hands, decks and everything; say it only if you may know
  --keep-days N     purge: what nobody touched for so long (default 90)
  --force           forget: yes, for good
  --json            one JSON value

Nothing it prints shows what is hidden in a game, unless --secrets says so; what export writes holds all, and
can be read by its owner only.

Exit code 1 if it was not done; it says why.`,

  async run(args) {
    const typed = readArgs(args, {
      db: { type: 'string' },
      listed: { type: 'boolean' },
      stuck: { type: 'boolean' },
      secrets: { type: 'boolean' },
      force: { type: 'boolean' },
      'keep-days': { type: 'string' },
      json: { type: 'boolean' },
    });
    const [name = '', ...words] = typed.words;
    const word = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
    if (word === undefined) throw new BadInput('word', `must be one of: ${Object.keys(WORDS).join(', ')}`);
    const wanted = word.takes === '' ? 0 : word.takes.split(' ').length;
    if (words.length !== wanted) throw new BadInput('', `say: crossings admin ${name} ${word.takes}`);
    const db = typed.text('db') ?? process.env.CROSSINGS_DB ?? USUAL_DB;
    try {
      const told = await word.run({ db, words, typed });
      console.log(typed.has('json') ? JSON.stringify(told.value) : textOf(told));
      return told.code ?? 0;
    } catch (error) {
      // What the database itself says is for whoever looks after it.
      if (error instanceof BadInput || !(error instanceof Error)) throw error;
      const problem = error.message;
      if (typed.has('json')) console.log(JSON.stringify({ ok: false, problem }));
      console.error(`crossings admin ${name}: ${problem}`);
      if (!(error instanceof VaultTrouble) && process.env.CROSSINGS_DEBUG !== undefined)
        console.error(error.stack);
      return 1;
    }
  },
};

const textOf = ({ lines }: Told): string => lines.join('\n');

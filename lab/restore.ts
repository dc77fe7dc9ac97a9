import { restore as putBack } from '../server/archive.ts';
import type { Command } from './command.ts';
import { KEEP_HELP, keep } from './keep.ts';

export const restore: Command = {
  help: `crossings restore <file> [--db file] [--force] [--json]

Puts a backup in the place of the database. Where that holds tables already it asks for --force: they are gone
then, and what was played since the backup with them. The server may run: it lets everybody go for a moment,
and they come back to the tables of the backup by themselves. Backups of older versions are understood.

${KEEP_HELP}

Exit code 1, and nothing changed, if the file is not a whole backup of Crossings.`,

  run: (args) => keep('restore', args, putBack, 'the tables of the backup are there'),
};

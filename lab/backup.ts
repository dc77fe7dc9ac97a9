import { backUp } from '../server/archive.ts';
import type { Command } from './command.ts';
import { KEEP_HELP, keep } from './keep.ts';

export const backup: Command = {
  help: `crossings backup <file> [--db file] [--force] [--json]

Copies all tables to one file, as they are at this moment. The server may run and go on: whatever it has
acknowledged before is in the copy. The copy is read whole before it gets its name. It holds every hand and
every note, so it can be read by its owner only.

${KEEP_HELP}

Exit code 1 if there is nothing to copy, the copy is there already, or what was copied is damaged.`,

  run: (args) =>
    keep('backup', args, (file, db, force) => backUp(db, file, force), 'all tables are in the backup'),
};

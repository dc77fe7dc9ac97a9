import { StoreTrouble } from '../room/store.ts';
import { type Database, UnknownOutcome } from './database.ts';

/**
 * A database whose silence has a meaning to whoever asked: what was only read can be read again, and of what
 * was to be made nobody knows. Commits and verdicts stay as they are: the writer finds out (writer.ts).
 */
export function definite(database: Database): Database {
  const orTrouble =
    (kind: 'locked' | 'unsure') =>
    (error: unknown): never => {
      throw error instanceof UnknownOutcome ? new StoreTrouble(kind, error.message) : error;
    };
  const again = orTrouble('locked');
  return {
    ...database,
    create: (head) => database.create(head).catch(orTrouble('unsure')),
    claim: (table, nr, gone) => database.claim(table, nr, gone).catch(again),
    head: (id) => database.head(id).catch(again),
    idOf: (code) => database.idOf(code).catch(again),
    entries: (id) => database.entries(id).catch(again),
    marks: (id) => database.marks(id).catch(again),
    listed: (most) => database.listed(most).catch(again),
    talk: (id, most) => database.talk(id, most).catch(again),
    note: (id, seat) => database.note(id, seat).catch(again),
    tidy: (date, keepDays) => database.tidy(date, keepDays).catch(again),
  };
}

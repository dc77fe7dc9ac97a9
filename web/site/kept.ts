import { standingOf } from './standings.ts';
import { readKept, withoutOldest, writeKept } from './storage.ts';

/** The seat at a table on a server: its token. */
export interface KeptTable {
  readonly table: string;
  readonly game: string;
  readonly code: string;
  readonly token: string;
  /** A token that was proposed instead, as long as it is not known whether it was taken. */
  readonly renewing?: string;
  readonly at: number;
}

const TABLES = 'crossings.tables';
const NAME = 'crossings.name';
const MOST = 20;

export const keptTables = (): readonly KeptTable[] => readKept<readonly KeptTable[]>(TABLES, []);
export const tokenOf = (table: string): string | null =>
  keptTables().find((kept) => kept.table === table)?.token ?? null;

/** Says whether this browser will find the seat again. */
export function keepTable(kept: Omit<KeptTable, 'at'>): boolean {
  const others = keptTables().filter((one) => one.table !== kept.table);
  const all = [{ ...kept, at: Date.now() }, ...others];
  return writeKept(
    TABLES,
    withoutOldest(all, ({ table }) => standingOf(table).over, MOST),
  );
}

/** Before it is asked for: the answer may be lost, and then one of the two is the seat. */
export function keepRenewing(table: string, token: string): void {
  const kept = keptTables().find((one) => one.table === table);
  if (kept !== undefined) keepTable({ ...kept, renewing: token });
}

/** The proposed token is the seat. Says which one it is. */
export function keepRenewed(table: string): string | undefined {
  const kept = keptTables().find((one) => one.table === table);
  if (kept?.renewing === undefined) return undefined;
  const { renewing: token, ...rest } = kept;
  keepTable({ ...rest, token });
  return token;
}

export function forgetTable(table: string): void {
  writeKept(
    TABLES,
    keptTables().filter((kept) => kept.table !== table),
  );
}

const MET = 'crossings.met';

/** Whether this browser has begun a game of this kind before; from now on it has. */
export const hasMet = (game: string): boolean => readKept<readonly string[]>(MET, []).includes(game);
export const keepMet = (game: string): void =>
  void writeKept(MET, [...new Set([...readKept<readonly string[]>(MET, []), game])]);

export const myName = (): string => readKept(NAME, '');
export const keepName = (name: string): void => void writeKept(NAME, name);
export const keptLearnt = <T>(game: string): T | undefined =>
  readKept<T | undefined>(`crossings.learnt.${game}`, undefined);
export const keepLearnt = (game: string, learnt: unknown): void =>
  void writeKept(`crossings.learnt.${game}`, learnt);

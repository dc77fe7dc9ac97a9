/**
 * What this browser keeps: a name, and for each table the token that is its seat. Nothing is kept on the
 * server.
 */
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
const LAST = 'crossings.last';
const MOST = 20;

function read<T>(key: string, usual: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs the way back to the seat, not the game that runs.
  }
}

export const keptTables = (): readonly KeptTable[] => read<readonly KeptTable[]>(TABLES, []);
export const tokenOf = (table: string): string | null =>
  keptTables().find((kept) => kept.table === table)?.token ?? null;

export function keepTable(kept: Omit<KeptTable, 'at'>): void {
  const others = keptTables().filter((one) => one.table !== kept.table);
  write(TABLES, [{ ...kept, at: Date.now() }, ...others].slice(0, MOST));
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
  write(
    TABLES,
    keptTables().filter((kept) => kept.table !== table),
  );
}

export const myName = (): string => read(NAME, '');
export const keepName = (name: string): void => write(NAME, name);
export const keptPlan = <T>(game: string): T | undefined =>
  read<T | undefined>(`crossings.solo.${game}`, undefined);
export function keepPlan(game: string, plan: unknown): void {
  write(`crossings.solo.${game}`, plan);
  write(LAST, game);
}
/**
 * The game that was last begun on this device; undefined in a browser that kept its games before this was
 * noted.
 */
export const lastPlanned = (): string | undefined => read<string | undefined>(LAST, undefined);
export const keptLearnt = <T>(game: string): T | undefined =>
  read<T | undefined>(`crossings.learnt.${game}`, undefined);
export const keepLearnt = (game: string, learnt: unknown): void => write(`crossings.learnt.${game}`, learnt);

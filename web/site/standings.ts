import { readKept, writeKept } from './storage.ts';

/** How a game stood when this device last looked at it, by the name of its plan or table. */
export interface Standing {
  /** Whether whoever sits here is asked. */
  readonly mine: boolean;
  /** Who is waited for, if it is somebody else. */
  readonly turn: string;
  /** Where in the game it is, as the table said it, and in which language. */
  readonly phase: string;
  readonly language: string;
  /** The others at the table, and which of them are bots. */
  readonly others: readonly { readonly name: string; readonly bot: boolean }[];
  readonly over: boolean;
  /** When it was last seen so, in milliseconds since 1970; 0 where nobody knows. */
  readonly seenAt: number;
  /** Put away: kept, but not on the shelf. */
  readonly away: boolean;
}

const STANDINGS = 'crossings.standings';
const MOST = 200;
const UNKNOWN: Standing = {
  mine: false,
  turn: '',
  phase: '',
  language: '',
  others: [],
  over: false,
  seenAt: 0,
  away: false,
};

const all = (): Readonly<Record<string, Standing>> =>
  readKept<Readonly<Record<string, Standing>>>(STANDINGS, {});

// What an older version of the site kept lacks what came later.
export const standingOf = (key: string): Standing => ({ ...UNKNOWN, ...all()[key] });

export function keepStanding(key: string, change: Partial<Standing>): void {
  const { [key]: before, ...others } = all();
  const kept = Object.entries(others).slice(-MOST);
  writeKept(STANDINGS, { ...Object.fromEntries(kept), [key]: { ...UNKNOWN, ...before, ...change } });
}

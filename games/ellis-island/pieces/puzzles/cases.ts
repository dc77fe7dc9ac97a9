import { type Assignment, type Clue, DESTINATIONS, type Level, TRAVELERS, TRUNKS } from './types.ts';

/**
 * A set of cases, one bit each. Lists of assignments would make a face cost milliseconds instead of
 * microseconds.
 */
export type CaseSet = Int32Array;

/**
 * All that can be the case: 24 ways to own trunks, times 24 ways to be bound for somewhere from level 2 on.
 */
interface Cases {
  readonly all: readonly Assignment[];
  /** Everything that could be said, in a fixed order, with the cases in which it is true. */
  readonly clues: readonly { readonly clue: Clue; readonly fits: CaseSet }[];
}

const WORD = 32;

export function isTrue(clue: Clue, { trunks, to }: Assignment): boolean {
  switch (clue.says) {
    case 'owns':
      return (trunks[TRAVELERS.indexOf(clue.who)] === clue.trunk) !== clue.not;
    case 'ownsOneOf': {
      const own = trunks[TRAVELERS.indexOf(clue.who)];
      return own === clue.trunk || own === clue.or;
    }
    case 'boundFor':
      return (to[TRAVELERS.indexOf(clue.who)] === clue.to) !== clue.not;
    case 'boundForOneOf': {
      const place = to[TRAVELERS.indexOf(clue.who)];
      return place === clue.to || place === clue.or;
    }
    case 'goesTo':
      return (to[trunks.indexOf(clue.trunk)] === clue.to) !== clue.not;
  }
}

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );

function everyClue(level: Level): Clue[] {
  const clues: Clue[] = [];
  for (const who of TRAVELERS) {
    TRUNKS.forEach((trunk, i) => {
      for (const not of [false, true]) clues.push({ says: 'owns', who, trunk, not });
      for (const or of TRUNKS.slice(i + 1)) clues.push({ says: 'ownsOneOf', who, trunk, or });
    });
  }
  if (level === 1) return clues;
  for (const who of TRAVELERS) {
    DESTINATIONS.forEach((to, i) => {
      for (const not of [false, true]) clues.push({ says: 'boundFor', who, to, not });
      for (const or of DESTINATIONS.slice(i + 1)) clues.push({ says: 'boundForOneOf', who, to, or });
    });
  }
  for (const trunk of TRUNKS)
    for (const to of DESTINATIONS)
      for (const not of [false, true]) clues.push({ says: 'goesTo', trunk, to, not });
  return clues;
}

function casesWith(level: Level): Cases {
  const to = level === 1 ? [[]] : permutations(DESTINATIONS);
  const all = permutations(TRUNKS).flatMap((trunks) => to.map((places) => ({ trunks, to: places })));
  const clues = everyClue(level).map((clue) => ({ clue, fits: setOf(all, (one) => isTrue(clue, one)) }));
  return { all, clues };
}

export function everything(all: readonly Assignment[]): CaseSet {
  const set = new Int32Array(Math.ceil(all.length / WORD)).fill(-1);
  const over = all.length % WORD;
  if (over > 0) set[set.length - 1] = 2 ** over - 1;
  return set;
}

/** The cases of which something holds. */
export function setOf(all: readonly Assignment[], holds: (one: Assignment) => boolean): CaseSet {
  const set = new Int32Array(Math.ceil(all.length / WORD));
  all.forEach((one, i) => {
    const word = Math.floor(i / WORD);
    if (holds(one)) set[word] = (set[word] ?? 0) | (1 << (i % WORD));
  });
  return set;
}

export const has = (set: CaseSet, i: number): boolean =>
  (((set[Math.floor(i / WORD)] ?? 0) >>> (i % WORD)) & 1) === 1;

/** Takes away from `set` what is not in `other`; says whether anything was taken. */
export function narrow(set: CaseSet, other: CaseSet): boolean {
  let changed = false;
  for (let i = 0; i < set.length; i++) {
    const before = set[i] ?? 0;
    const after = before & (other[i] ?? 0);
    if (after !== before) changed = true;
    set[i] = after;
  }
  return changed;
}

export function isSingle(set: CaseSet): boolean {
  let found = false;
  for (const word of set) {
    if (word === 0) continue;
    if (found || (word & (word - 1)) !== 0) return false;
    found = true;
  }
  return found;
}

const OWNERS = casesWith(1);
const WITH_DESTINATIONS = casesWith(2);

export const casesOf = (level: Level): Cases => (level === 1 ? OWNERS : WITH_DESTINATIONS);

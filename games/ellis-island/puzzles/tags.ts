import { type Chance, shuffle } from '../../../engine/chance.ts';
import {
  type Assignment,
  type Clue,
  DESTINATIONS,
  type Destination,
  type Level,
  type PuzzleOf,
  type TagsView,
  TRAVELERS,
  TRUNKS,
  type Trunk,
} from './types.ts';

type Tags = PuzzleOf<'tags'>;

const CLUES = { 1: { least: 3, most: 5 }, 2: { least: 5, most: 7 }, 3: { least: 5, most: 7 } } as const;
/** Positive links between a trunk and a destination. */
const LINKS = { 1: 0, 2: 4, 3: 1 } as const;
/** More clues that simply name an answer would leave nothing to find out. */
const PLAIN = 1;

/** One candidate; undefined if the clues are too few, too many, or say too much at once. */
export function proposeTags(level: Level, chance: Chance): Tags | undefined {
  const solution = {
    trunks: shuffle(chance, [...TRUNKS]),
    to: level === 1 ? [] : shuffle(chance, [...DESTINATIONS]),
  };
  const chosen: Clue[] = [];
  let left = casesOf(level);
  for (const clue of shuffle(chance, trueClues(solution))) {
    const fitting = left.filter((one) => isTrue(clue, one));
    if (fitting.length === left.length) continue;
    chosen.push(clue);
    left = fitting;
    if (left.length === 1) break;
  }
  const clues = shuffle(chance, needed(level, chosen));
  const { least, most } = CLUES[level];
  if (clues.length < least || clues.length > most || !areGoodClues(level, clues)) return undefined;
  return { family: 'tags', level, clues, solution };
}

/** Every assignment that fits all clues: exactly one in a sound puzzle. */
export const solveTags = ({ level, clues }: TagsView): Assignment[] =>
  casesOf(level).filter((one) => clues.every((clue) => isTrue(clue, one)));

export const isTagsSolved = ({ solution }: Tags, { trunks, to }: Assignment): boolean =>
  sameList(trunks, solution.trunks) && sameList(to, solution.to);

/** Each trunk once, and each destination once where there are any. */
export const isWhole = ({ level }: TagsView, { trunks, to }: Assignment): boolean =>
  isPermutation(trunks, TRUNKS) && (level === 1 ? to.length === 0 : isPermutation(to, DESTINATIONS));

/** No clue can be dropped. */
export const needsEvery = ({ level, clues }: TagsView): boolean =>
  needed(level, clues).length === clues.length;

export function areGoodClues(level: Level, clues: readonly Clue[]): boolean {
  const links = clues.filter((clue) => clue.says === 'goesTo' && !clue.not).length;
  const plain = clues.filter(
    (clue) => (clue.says === 'owns' || clue.says === 'boundFor') && !clue.not,
  ).length;
  return links <= LINKS[level] && plain <= PLAIN && !clues.some((clue) => isUndercut(clue, clues));
}

/** An either-or whose second half another clue about the same person denies is only a long way to say one thing. */
function isUndercut(clue: Clue, clues: readonly Clue[]): boolean {
  switch (clue.says) {
    case 'ownsOneOf':
      return clues.some(
        (one) =>
          one.says === 'owns' && one.not && one.who === clue.who && [clue.trunk, clue.or].includes(one.trunk),
      );
    case 'boundForOneOf':
      return clues.some(
        (one) =>
          one.says === 'boundFor' && one.not && one.who === clue.who && [clue.to, clue.or].includes(one.to),
      );
    default:
      return false;
  }
}

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

/** All that could be said truly about a solution, in a fixed order. */
function trueClues(solution: Assignment): Clue[] {
  const clues: Clue[] = [];
  const say = (clue: Clue): void => {
    if (isTrue(clue, solution)) clues.push(clue);
  };
  for (const who of TRAVELERS) {
    TRUNKS.forEach((trunk, i) => {
      for (const not of [false, true]) say({ says: 'owns', who, trunk, not });
      for (const or of TRUNKS.slice(i + 1)) say({ says: 'ownsOneOf', who, trunk, or });
    });
  }
  if (solution.to.length === 0) return clues;
  for (const who of TRAVELERS) {
    DESTINATIONS.forEach((to, i) => {
      for (const not of [false, true]) say({ says: 'boundFor', who, to, not });
      for (const or of DESTINATIONS.slice(i + 1)) say({ says: 'boundForOneOf', who, to, or });
    });
  }
  for (const trunk of TRUNKS)
    for (const to of DESTINATIONS) for (const not of [false, true]) say({ says: 'goesTo', trunk, to, not });
  return clues;
}

/** Drops from the front what the rest makes needless. */
function needed(level: Level, clues: readonly Clue[]): Clue[] {
  const cases = casesOf(level);
  let kept = [...clues];
  for (const clue of clues) {
    const rest = kept.filter((one) => one !== clue);
    const fits = (one: Assignment): boolean => rest.every((other) => isTrue(other, one));
    let count = 0;
    for (const one of cases) if (fits(one) && ++count > 1) break;
    if (count === 1) kept = rest;
  }
  return kept;
}

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );

const OWNERS: readonly Assignment[] = permutations(TRUNKS).map((trunks) => ({ trunks, to: [] }));
const WITH_DESTINATIONS: readonly Assignment[] = permutations(TRUNKS).flatMap((trunks) =>
  permutations(DESTINATIONS).map((to) => ({ trunks, to })),
);
export const casesOf = (level: Level): readonly Assignment[] => (level === 1 ? OWNERS : WITH_DESTINATIONS);

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

const isPermutation = (given: readonly (Trunk | Destination)[], all: readonly string[]): boolean =>
  given.length === all.length &&
  new Set(given).size === all.length &&
  given.every((item) => all.includes(item));

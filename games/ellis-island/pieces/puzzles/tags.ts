import { type Chance, shuffle } from '../../../../engine/chance.ts';
import { type CaseSet, casesOf, everything, has, isSingle, isTrue, narrow, setOf } from './cases.ts';
import {
  type Assignment,
  type Clue,
  DESTINATIONS,
  type Destination,
  type Level,
  type PuzzleOf,
  type TagsView,
  TRUNKS,
  type Trunk,
} from './types.ts';

type Tags = PuzzleOf<'tags'>;
interface Known {
  readonly clue: Clue;
  readonly fits: CaseSet;
}

const CLUES = { 1: { least: 3, most: 5 }, 2: { least: 5, most: 7 }, 3: { least: 5, most: 7 } } as const;
/** Positive links between a trunk and a destination. */
const LINKS = { 1: 0, 2: 4, 3: 1 } as const;
/** More clues that simply name an answer would leave nothing to find out. */
const PLAIN = 1;

/** One candidate; undefined if the clues are too few, too many, or say too much at once. */
export function proposeTags(level: Level, chance: Chance): Tags | undefined {
  const { all, clues } = casesOf(level);
  const truth = chance.below(all.length);
  const left = everything(all);
  const chosen: Known[] = [];
  const candidates = clues.filter(({ fits }) => has(fits, truth));
  while (!isSingle(left)) {
    // Every true clue together leaves one case, so this cannot run dry.
    const [known] = candidates.splice(chance.below(candidates.length), 1);
    if (known !== undefined && narrow(left, known.fits)) chosen.push(known);
  }
  const kept = needed(level, chosen).map(({ clue }) => clue);
  const { least, most } = CLUES[level];
  if (kept.length < least || kept.length > most || !areGoodClues(level, kept)) return undefined;
  return { family: 'tags', level, clues: shuffle(chance, kept), solution: all[truth] ?? NOTHING };
}

/** Every assignment that fits all clues: exactly one in a sound puzzle. */
export const solveTags = ({ level, clues }: TagsView): Assignment[] =>
  casesOf(level).all.filter((one) => clues.every((clue) => isTrue(clue, one)));

export const isTagsSolved = ({ solution }: Tags, { trunks, to }: Assignment): boolean =>
  sameList(trunks, solution.trunks) && sameList(to, solution.to);

/** Each trunk once, and each destination once where there are any. */
export const isWhole = ({ level }: TagsView, { trunks, to }: Assignment): boolean =>
  isPermutation(trunks, TRUNKS) && (level === 1 ? to.length === 0 : isPermutation(to, DESTINATIONS));

/** No clue can be dropped. */
export function needsEvery({ level, clues }: TagsView): boolean {
  const known = clues.map((clue) => ({ clue, fits: setOf(casesOf(level).all, (one) => isTrue(clue, one)) }));
  return needed(level, known).length === clues.length;
}

export function areGoodClues(level: Level, clues: readonly Clue[]): boolean {
  const links = clues.filter((clue) => clue.says === 'goesTo' && !clue.not).length;
  const plain = clues.filter(
    (clue) => (clue.says === 'owns' || clue.says === 'boundFor') && !clue.not,
  ).length;
  return links <= LINKS[level] && plain <= PLAIN && !clues.some((clue) => isUndercut(clue, clues));
}

/**
 * An either-or that another clue about the same person may cut to one value is only a long way to say one
 * thing.
 */
function isUndercut(clue: Clue, clues: readonly Clue[]): boolean {
  const others = clues.filter((one) => one !== clue);
  if (clue.says === 'ownsOneOf') {
    return others.some(
      (one) =>
        (one.says === 'ownsOneOf' && one.who === clue.who) ||
        (one.says === 'owns' && one.who === clue.who && (one.trunk === clue.trunk || one.trunk === clue.or)),
    );
  }
  if (clue.says === 'boundForOneOf') {
    return others.some(
      (one) =>
        (one.says === 'boundForOneOf' && one.who === clue.who) ||
        (one.says === 'boundFor' && one.who === clue.who && (one.to === clue.to || one.to === clue.or)),
    );
  }
  return false;
}

/** Drops from the front what the rest makes needless. */
function needed(level: Level, clues: readonly Known[]): readonly Known[] {
  const { all } = casesOf(level);
  let kept = clues;
  for (const dropped of clues) {
    const rest = kept.filter((known) => known !== dropped);
    const left = everything(all);
    for (const { fits } of rest) narrow(left, fits);
    if (isSingle(left)) kept = rest;
  }
  return kept;
}

const NOTHING: Assignment = { trunks: [], to: [] };

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

const isPermutation = (given: readonly (Trunk | Destination)[], all: readonly string[]): boolean =>
  given.length === all.length &&
  new Set(given).size === all.length &&
  given.every((item) => all.includes(item));

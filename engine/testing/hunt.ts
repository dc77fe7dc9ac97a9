import fc from 'fast-check';
import { bug } from '../bug.ts';
import { seeded } from '../chance.ts';
import type { Kind } from '../game.ts';
import { allLaws, checkCase } from '../laws/index.ts';
import { type Case, type CaseLaw, LawBroken } from '../laws/law.ts';
import { ASIDE, GUIDED } from '../laws/moves.ts';
import { playout } from '../playout.ts';
import type { Title } from '../title.ts';
import { shrink } from './shrink.ts';

/** Where to hunt: the tables to play at, and how long. */
export interface Hunt {
  /** Config inputs, as a host would send them. */
  readonly configs: readonly unknown[];
  readonly seats: readonly number[];
  readonly laws?: readonly CaseLaw[];
  readonly seed: number;
  /** Games for each law of weight one, table and round; dear laws get fewer. */
  readonly runs: number;
  /** Asked before each further round; without it there is one round. */
  goOn?(gamesPlayed: number): boolean;
}

/** The shortest case found that breaks a law. */
export interface Prey {
  readonly law: string;
  readonly given: Case;
  readonly message: string;
}

const LONGEST_CASE = 300;

/** Plays games under the laws until one breaks, then looks for the simplest game that breaks it. */
export function hunt<K extends Kind>(title: Title<K>, wishes: Hunt): Prey | undefined {
  const { configs, seats, laws = allLaws, runs, goOn } = wishes;
  let played = 0;
  for (let round = 0; round === 0 || goOn?.(played); round++) {
    for (const config of configs) {
      for (const count of seats) {
        const most = usualLength(title, config, count);
        for (const law of laws) {
          const games = Math.max(2, Math.ceil(runs / law.weight));
          const found = search(title, law, casesOf(config, count, most), games, wishes.seed + round);
          if (found !== undefined) return found;
          played += games;
        }
      }
    }
  }
  return undefined;
}

/** Twice the longest of a few random games: longer lists of choices would only be cut off. */
function usualLength<K extends Kind>({ game }: Title<K>, config: unknown, seats: number): number {
  const read = game.parseConfig(config, { seats, ranked: false });
  const lengths = [0, 1, 2, 3, 4].map((seed) => {
    try {
      return playout(game, read, seats, seeded(seed)).actions;
    } catch {
      // A game that cannot be played to its end is for the laws to complain about.
      return LONGEST_CASE;
    }
  });
  return Math.min(LONGEST_CASE, 2 * Math.max(...lengths));
}

function casesOf(config: unknown, seats: number, most: number): fc.Arbitrary<Case> {
  const random = fc.nat(999);
  const choice = fc.oneof(
    { weight: 60, arbitrary: random },
    { weight: 40, arbitrary: fc.constant(GUIDED) },
    { weight: 1, arbitrary: fc.constant(ASIDE) },
  );
  const list = (one: fc.Arbitrary<number>): fc.Arbitrary<number[]> =>
    fc.array(one, { maxLength: most, size: 'max' });
  const choices = fc.oneof(list(random), list(choice), list(fc.constant(GUIDED)));
  return fc.record({ config: fc.constant(config), seats: fc.constant(seats), seed: fc.nat(99_999), choices });
}

function search<K extends Kind>(
  title: Title<K>,
  law: CaseLaw,
  cases: fc.Arbitrary<Case>,
  numRuns: number,
  seed: number,
): Prey | undefined {
  const property = fc.property(cases, (given) => checkCase(title, law, given));
  const result = fc.check(property, { numRuns, seed, endOnFailure: true, verbose: 0 });
  const [found] = result.counterexample ?? [];
  if (found === undefined) return undefined;
  const broken = (given: Case): string | undefined => brokenBy(title, law, given);
  const given = shrink(plainCase(found), broken);
  return { law: law.law, given, message: broken(given) ?? 'broken' };
}

function brokenBy<K extends Kind>(title: Title<K>, law: CaseLaw, given: Case): string | undefined {
  try {
    checkCase(title, law, given);
    return undefined;
  } catch (error) {
    return error instanceof LawBroken ? error.message : bug('a law threw', error);
  }
}

/** The generator's objects carry no prototype; a case is written and read as JSON anyway. */
const plainCase = (given: Case): Case => JSON.parse(JSON.stringify(given));

import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { TableOption } from '../game.ts';
import type { Messages } from '../text.ts';
import { optionRows, sameCells, wrongValues } from './optionTable.ts';
import { brokenReferences, unknownClauses } from './references.ts';
import { rulebookTroubles } from './rulebook.ts';

/** What a game's RULES.md and its tests are held to. */
export interface Proofs {
  /** `import.meta.url` of the game's own clauses.test.ts. */
  readonly here: string;
  /** What the id of a clause looks like. */
  readonly id: RegExp;
  /** Worked examples that have an id but no line in RULES.md. */
  readonly examples?: readonly string[];
  /** Clauses no test of the rules can prove, each with its reason. */
  readonly untestable: Readonly<Record<string, string>>;
  /** The ids that refusals and table options name. */
  readonly named: readonly string[];
  readonly options: readonly TableOption[];
  readonly texts: Messages;
}

const THIS = 'clauses.test.ts';

/** The clauses of RULES.md in the order in which they stand there. */
export function clausesOf({ here, id }: Pick<Proofs, 'here' | 'id'>): string[] {
  const line = new RegExp(`^- \\*\\*(${id.source})(?=[* ])`, 'gm');
  return [...readFileSync(new URL('RULES.md', here), 'utf8').matchAll(line)].map(([, found = '']) => found);
}

/** Every clause has a test whose title names it in brackets, and nothing names a clause that is not there. */
export function provesClauses(proofs: Proofs): void {
  const { here, id, examples = [], untestable, named, options, texts } = proofs;
  const folder = new URL('./', here);
  const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
  const paths = globSync('**/*.ts', { cwd: folder });
  const clauses = clausesOf(proofs);
  const known = new Set([...clauses, ...examples]);
  const all = new RegExp(id.source, 'g');
  const titles = new RegExp(`\\[(${id.source})\\]`, 'g');
  const proven = new Set(
    paths
      .filter((path) => path.endsWith('.test.ts') && !path.endsWith(THIS))
      .flatMap((path) => [...read(path).matchAll(titles)].map(([, found = '']) => found)),
  );

  describe('clauses and tests', () => {
    test('no clause stands twice', () => {
      expect(clauses.length).toBeGreaterThan(0);
      expect(clauses.filter((one, at) => clauses.indexOf(one) !== at)).toEqual([]);
    });

    test('every clause and worked example has a test, or a reason why not', () => {
      expect([...known].filter((one) => !proven.has(one) && untestable[one] === undefined)).toEqual([]);
    });

    test('no reason is given for a clause that has a test', () => {
      expect(Object.keys(untestable).filter((one) => proven.has(one) || !known.has(one))).toEqual([]);
    });

    test('the rulebook for people tells each clause in one place, and every one that a refusal names', () => {
      const cited = [...read('refusals.ts').matchAll(all)].map(([one]) => one);
      expect(rulebookTroubles({ book: read('RULEBOOK.md'), id, known, cited })).toEqual([]);
    });

    test('tests, rules, refusals and options name only clauses that exist', () => {
      const sources = paths.filter((path) => !path.endsWith('.test.ts')).map(read);
      expect(unknownClauses([...sources, ...proven, ...named], { id, known })).toEqual([]);
    });

    test('every reference inside the rules leads somewhere', () => {
      const exists = (path: string): boolean => existsSync(new URL(path, folder));
      expect(brokenReferences({ text: read('RULES.md'), id, known, exists })).toEqual([]);
    });

    test('the rules list every table option: what a program sends, what people read, and the ruling', () => {
      const text = read('RULES.md');
      const rows = new Set(text.split('\n').map(sameCells));
      expect(optionRows(options, texts).filter((row) => !rows.has(sameCells(row)))).toEqual([]);
      expect(wrongValues(text, options)).toEqual([]);
    });
  });
}

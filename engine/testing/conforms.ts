import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Kind } from '../game.ts';
import { writeCase } from '../laws/case-file.ts';
import { allLaws, wholeLaws } from '../laws/index.ts';
import type { CaseLaw, StoredState } from '../laws/law.ts';
import type { GameRecord } from '../record.ts';
import type { Title } from '../title.ts';
import { knock } from './door.ts';
import { hunt, type Prey } from './hunt.ts';
import { knows } from './knows.ts';

export interface Tables {
  /** Config inputs, as a host would send them; `{}` is the game as it comes. */
  readonly configs: readonly unknown[];
  readonly seats: readonly number[];
  readonly recorded?: readonly GameRecord[];
  readonly stored?: readonly StoredState[];
  /** The file that says what is shown to whom. */
  readonly knowledge: URL;
  /** Games for each law of weight one, over all tables together. */
  readonly runs?: number;
}

const LONG = process.env.CROSSINGS_LONG === '1';
const SEED = Number(process.env.CROSSINGS_SEED ?? (LONG ? Date.now() % 1_000_000 : 1));
const RUNS = 600;
const WHOLE_GAMES = 150;
const LONGER = 10;
/** A law about the game as a whole is one test: it must end in time on a slow machine, too. */
const LONGER_WHOLE = 10;

/** Registers one test for each law and table. Set CROSSINGS_LONG=1 for many more games, CROSSINGS_SEED for others. */
export function conforms<K extends Kind>(title: Title<K>, tables: Tables): void {
  const { configs, seats, recorded = [], stored = [], knowledge, runs = RUNS } = tables;
  const tablesCount = configs.length * seats.length;
  const each = Math.ceil((LONG ? runs * LONGER : runs) / tablesCount);
  describe(`the laws, on ${title.game.id} (seed ${SEED})`, () => {
    for (const law of allLaws) {
      for (const config of configs) {
        for (const count of seats) {
          test(`${law.law} ${law.title} (${count} seats, ${JSON.stringify(config)})`, () => {
            expectLawful(title, law, config, count, each);
          });
        }
      }
    }
    test('the door gives a value or BadInput, and what it lets in is judged without an error', () => {
      for (const count of seats) knock(title, { config: configs[0], seats: count, seed: SEED, runs });
    });
    knows(title, { configs, seats }, knowledge);
    for (const law of wholeLaws) {
      test(`${law.law} ${law.title}`, () => {
        const games = LONG ? WHOLE_GAMES * LONGER_WHOLE : WHOLE_GAMES;
        const now = (): number => performance.now();
        law.check(title, { configs, seats, games, seed: SEED, recorded, stored, now });
      });
    }
  });
}

function expectLawful<K extends Kind>(
  title: Title<K>,
  law: CaseLaw,
  config: unknown,
  seats: number,
  runs: number,
): void {
  const prey = hunt(title, { configs: [config], seats: [seats], laws: [law], runs, seed: SEED });
  if (prey !== undefined) expect.fail(report(title.game.id, prey, SEED));
}

/** Writes the failing case and says how to open it again. */
export function report(game: string, prey: Prey, seed: number): string {
  const file = `.failures/${game}-${prey.law}.json`;
  mkdirSync('.failures', { recursive: true });
  writeFileSync(file, writeCase(game, prey.law, prey.given));
  return [
    prey.message,
    `after ${prey.given.choices.length} actions, found with seed ${seed}. Open it again with:`,
    `  npx crossings fuzz ${game} --case ${file}`,
  ].join('\n');
}

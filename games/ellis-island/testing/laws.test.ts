import { describe, expect, test } from 'vitest';
import { allLaws } from '../../../engine/laws/index.ts';
import { report } from '../../../engine/testing/conforms.ts';
import { hunt } from '../../../engine/testing/hunt.ts';
import { title as ellisIsland } from '../index.ts';
import { ownFamilies } from './ownSet.ts';
import { LONG_TABLES, TABLES } from './tables.ts';

const SEED = Number(process.env.CROSSINGS_SEED ?? 1);
const RUNS = process.env.CROSSINGS_LONG === '1' ? 100 : 2;

describe(`the laws at large tables (seed ${SEED})`, () => {
  for (const law of allLaws) {
    for (const seats of [4, 5, 6, 7, 8]) {
      test(`${law.law} ${law.title} (${seats} seats)`, () => {
        const prey = hunt(ellisIsland, {
          configs: LONG_TABLES,
          seats: [seats],
          laws: [law],
          seed: SEED,
          runs: RUNS,
        });
        if (prey !== undefined) expect.fail(report('ellis-island', prey, SEED));
      });
    }
  }
});

describe(`the laws with a set of the host's own (seed ${SEED})`, () => {
  const content = { id: 'mine', families: ownFamilies() };
  const configs = TABLES.map((table) => ({ ...table, content }));
  for (const law of allLaws.filter(({ law }) => ['L2', 'L8', 'L9', 'L10'].includes(law))) {
    test(`${law.law} ${law.title}`, () => {
      const prey = hunt(ellisIsland, { configs, seats: [2, 3], laws: [law], seed: SEED, runs: 3 * RUNS });
      if (prey !== undefined) expect.fail(report('ellis-island', prey, SEED));
    });
  }
});

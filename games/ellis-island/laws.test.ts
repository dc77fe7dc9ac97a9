import { describe, expect, test } from 'vitest';
import { allLaws } from '../../engine/laws/index.ts';
import { report } from '../../engine/testing/conforms.ts';
import { hunt } from '../../engine/testing/hunt.ts';
import { ellisIsland } from './index.ts';
import { LONG_TABLES } from './testing/tables.ts';

const SEED = Number(process.env.CROSSINGS_SEED ?? 1);
const RUNS = process.env.CROSSINGS_LONG === '1' ? 100 : 2;

describe(`the laws at large tables (seed ${SEED})`, () => {
  for (const law of allLaws) {
    for (const seats of [4, 5, 6, 7, 8]) {
      test(`${law.law} ${law.title} (${seats} seats)`, () => {
        const prey = hunt(ellisIsland, {
          ...{ configs: LONG_TABLES, seats: [seats], laws: [law], seed: SEED, runs: RUNS },
        });
        if (prey !== undefined) expect.fail(report('ellis-island', prey, SEED));
      });
    }
  }
});

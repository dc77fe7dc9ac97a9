import { describe, expect, test } from 'vitest';
import { allLaws } from '../../../engine/laws/index.ts';
import { report } from '../../../engine/testing/conforms.ts';
import { hunt } from '../../../engine/testing/hunt.ts';
import { title as journeyIstanbul } from '../index.ts';
import { TABLES } from './tables.ts';

const SEED = Number(process.env.CROSSINGS_SEED ?? 1);
const RUNS = process.env.CROSSINGS_LONG === '1' ? 200 : 4;

describe(`the laws at large tables (seed ${SEED})`, () => {
  for (const law of allLaws) {
    for (const seats of [4, 5]) {
      test(`${law.law} ${law.title} (${seats} seats)`, () => {
        const prey = hunt(journeyIstanbul, {
          configs: TABLES,
          seats: [seats],
          laws: [law],
          seed: SEED,
          runs: RUNS,
        });
        if (prey !== undefined) expect.fail(report('journey-istanbul', prey, SEED));
      });
    }
  }
});

import { expect, test } from 'vitest';
import { title as ferry } from '../../games/_template/index.ts';
import { BadInput } from '../door.ts';
import { parseCase, writeCase } from '../laws/case-file.ts';
import { allLaws, checkCase } from '../laws/index.ts';
import { hunt } from './hunt.ts';

const losing = {
  ...ferry,
  game: {
    ...ferry.game,
    apply: (...given: Parameters<typeof ferry.game.apply>) => {
      ferry.game.apply(...given);
      if (given[2].type === 'gift') given[0].hands[given[2].to]?.pop();
    },
  },
};
const where = { configs: [{}], seats: [3], seed: 1, runs: 60 };

test('a failing case is shrunk to the one action that matters', () => {
  const prey = hunt(losing, where);
  expect(prey).toMatchObject({ law: 'L7', given: { config: {}, seats: 3 } });
  expect(prey?.given.choices).toHaveLength(1);
});

test('the same seed finds the same case', () => {
  expect(hunt(losing, where)).toEqual(hunt(losing, where));
});

test('goes on in rounds while it is told to, each with other games', () => {
  const asked: number[] = [];
  const goOn = (played: number): boolean => asked.push(played) < 3;
  expect(hunt(ferry, { ...where, runs: 2, goOn })).toBeUndefined();
  expect(asked).toHaveLength(3);
  expect(asked[1]).toBe(2 * (asked[0] ?? 0));
});

test('a case survives its file and breaks the same law again', () => {
  const prey = hunt(losing, where);
  if (prey === undefined) return expect.fail('nothing found');
  const { game, law, given } = parseCase(JSON.parse(writeCase('ferry', prey.law, prey.given)));
  expect({ game, given }).toEqual({ game: 'ferry', given: prey.given });
  expect(() => checkCase(losing, law, given)).toThrow(prey.message);
  expect(() => checkCase(ferry, law, given)).not.toThrow();
});

test('a malformed case file is turned away with the field', () => {
  const good = JSON.parse(writeCase('ferry', 'L1', { config: {}, seats: 2, seed: 1, choices: [0] }));
  for (const [field, value] of Object.entries({
    format: 'x',
    law: 'L99',
    seats: 0,
    choices: [0.5],
    more: 1,
  })) {
    expect(() => parseCase({ ...good, [field]: value })).toThrow(BadInput);
    expect(() => parseCase({ ...good, [field]: value })).toThrow(new RegExp(`^${field}`));
  }
});

test('an error thrown by a rule breaks the law that was being checked', () => {
  const throwing = {
    ...ferry,
    game: {
      ...ferry.game,
      outcome: () => {
        throw new TypeError('oops');
      },
    },
  };
  const law = allLaws.find((one) => one.law === 'L6');
  if (law === undefined) return expect.fail('no L6');
  expect(() => checkCase(throwing, law, { config: {}, seats: 2, seed: 1, choices: [] })).toThrow(
    /L6: a rule threw.*oops/s,
  );
});

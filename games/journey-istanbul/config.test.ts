import { expect, test } from 'vitest';
import { badField } from '../../engine/testing/badField.ts';
import { PRESETS, parseConfig } from './config.ts';

const table = { seats: 3, ranked: false };
const bad = (input: unknown, seats = 3): string | undefined =>
  badField(() => parseConfig(input, { seats, ranked: false }));

test('[JI-R1] [JI-R2] options are checked before the start and read the same again', () => {
  const config = parseConfig({}, table);
  expect(config).toMatchObject({
    outcome: 'winner',
    offerMode: 'ordered',
    turnTimer: null,
    openActionsPerDay: 200,
  });
  expect(parseConfig(JSON.parse(JSON.stringify(config)), table)).toEqual(config);
  const fields = [
    { colour: 'red' },
    { outcome: 'draw' },
    { startingPlayer: 'host' },
    { firstSeat: 1 },
    { turnTimer: 5 },
  ];
  expect(fields.map((input) => bad(input))).toEqual([
    'colour',
    'outcome',
    'firstSeat',
    'firstSeat',
    'turnTimer',
  ]);
  expect([bad({}, 1), bad({}, 6), bad({ startingPlayer: 'host', firstSeat: 3 })]).toEqual([
    'seats',
    'seats',
    'firstSeat',
  ]);
  expect(parseConfig(PRESETS.live, table)).toMatchObject({ offerTimer: 30, helpTimer: 30, turnTimer: null });
  expect(parseConfig(PRESETS.classroom, table)).toMatchObject({ outcome: 'together', freeChat: false });
});

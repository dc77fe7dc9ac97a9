import { expect, test } from 'vitest';
import { BadInput } from '../../engine/door.ts';
import { ACTIONS } from './action.ts';
import { PRESETS, parseConfig } from './config.ts';
import { RECONSTRUCTED } from './content.ts';
import { game } from './game.ts';
import { given, RED } from './testing/given.ts';
import { ownSet } from './testing/ownSet.ts';
import { move, play } from './testing/play.ts';

const table = { seats: 3, ranked: false };
const bad = (input: unknown, seats = 3): string => {
  try {
    parseConfig(input, { seats, ranked: false });
  } catch (error) {
    if (error instanceof BadInput) return error.field;
    throw error;
  }
  return 'accepted';
};

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

test("[JI-R69] an owner's content set is read and played with", () => {
  const set = ownSet();
  const state = given({ seats: 3, config: { contentSet: set }, at: ['TAK'], toPlay: [1] });
  expect(play(state, [RED, move('FAT')]).state.people[RED]?.place).toBe(1);
  const config = parseConfig({ contentSet: set }, table);
  expect(parseConfig(JSON.parse(JSON.stringify(config)), table)).toEqual(config);
  expect(bad({ contentSet: RECONSTRUCTED.id })).toBe('accepted');
});

test('[JI-R7] [JI-R9] [JI-R10] the first offending row of a set is named', () => {
  type Rows = {
    places: Record<string, unknown>[];
    lines: Record<string, unknown>[];
    cards: Record<string, unknown>[];
    obstacles: Record<string, unknown>[];
    opportunities: Record<string, unknown>[];
  };
  const spoil = (change: (set: Rows) => void): string => {
    const set = JSON.parse(JSON.stringify(ownSet())) as Rows;
    change(set);
    return bad({ contentSet: set });
  };
  expect(spoil((set) => Object.assign(set.cards[3] ?? {}, { fine: 1500 }))).toBe('contentSet.cards[3].fine');
  expect(spoil((set) => Object.assign(set.cards[4] ?? {}, { id: 'P1A' }))).toBe('contentSet.cards[4].id');
  expect(spoil((set) => Object.assign(set.cards[0] ?? {}, { day: 7 }))).toBe('contentSet.cards[0].day');
  expect(spoil((set) => set.places.pop())).toBe('contentSet.places');
  expect(spoil((set) => Object.assign(set.places[0] ?? {}, { raidedByTwo: false }))).toBe(
    'contentSet.places[0].raidedByTwo',
  );
  expect(spoil((set) => Object.assign(set.places[2] ?? {}, { eyes: [1, 1, 1] }))).toBe(
    'contentSet.places[2].eyes',
  );
  expect(spoil((set) => set.lines.splice(0, 2))).toBe('contentSet.lines');
  expect(spoil((set) => set.lines.push({ ...set.lines[0] }))).toBe('contentSet.lines[6]');
  expect(spoil((set) => set.obstacles.splice(2))).toBe('contentSet.obstacles');
  expect(
    spoil((set) => Object.assign(set.opportunities[0] ?? {}, { bonuses: [{ bonus: 'wings', from: 'now' }] })),
  ).toBe('contentSet.opportunities[0].bonuses[0].bonus');
  expect(spoil((set) => Object.assign(set.obstacles[0] ?? {}, { source: 'hearsay' }))).toBe(
    'contentSet.obstacles[0].source',
  );
});

test('[JI-R63] the door turns away what is no command', () => {
  const inputs = [
    { type: 'fly' },
    { type: 'move', to: 'ROME' },
    { type: 'look', row: 0, square: 1 },
    { type: 'claim', to: 'all', about: 'card-0', what: 'police', amount: 0 },
    { type: 'answerGift', gift: 'x.1', answer: 'accept' },
    { type: 'showPlanner', to: 1, days: [3, 3] },
    { type: 'editPlanner', day: 3, field: 'police', value: 3 },
    { type: 'editPlanner', day: 3, field: 'work-TAK', value: 1500 },
    { type: 'writeNote', day: 3, text: 'x'.repeat(201) },
    { type: 'draw', card: 3 },
  ];
  for (const input of inputs) expect(() => ACTIONS.parse(input)).toThrow(BadInput);
  expect(game.refuse(given(), RED, { type: 'timeUp' })).toMatchObject({ key: 'E_BAD_COMMAND' });
});

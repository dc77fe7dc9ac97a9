import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadInput } from '../../engine/door.ts';
import { ACTIONS } from './action.ts';
import { deckOf } from './box.ts';
import { parseConfig, TABLE_OPTIONS } from './config.ts';
import { CROSSINGS_DECK, FACES, faceOf } from './content.ts';
import { game } from './game.ts';
import { given } from './testing/given.ts';
import { lay, play } from './testing/play.ts';

const TABLE = { seats: 2, ranked: false };
const RANKED = { seats: 2, ranked: true };
/** Our deck, as an owner would write down a counted one. */
const COPIES = Object.fromEntries(CROSSINGS_DECK.rows.map(({ id, copies }) => [id, copies]));
const refused = (input: unknown, table = TABLE): string => {
  try {
    parseConfig(input, table);
  } catch (error) {
    if (error instanceof BadInput) return error.field;
    throw error;
  }
  return 'accepted';
};

describe('table options', () => {
  test('[MI-R52][MI-E42] without options all defaults', () => {
    const defaults = {
      endTrigger: 'allFiveTypes',
      memoryAid: 'none',
      arriveByAssociation: true,
      leftoverSweep: 'owner',
      settlementTheft: false,
      tieBreak: 'shared',
      stallLimit: 40,
      firstPlayer: 'random',
      takeBack: true,
      firstSeat: null,
      content: 'crossings',
    };
    for (const input of [{}, undefined, null]) expect(parseConfig(input, TABLE)).toEqual(defaults);
  });

  test.each([
    ['stallLimit', { stallLimit: 50 }],
    ['stallLimit', { stallLimit: '40' }],
    ['firstSeat', { firstPlayer: 'host' }],
    ['firstSeat', { firstPlayer: 'host', firstSeat: 2 }],
    ['firstSeat', { firstSeat: 0 }],
    ['firstSeat', { firstPlayer: 'skyQuestion', firstSeat: 1 }],
    ['soloMode', { soloMode: true }],
    ['memoryAid', { memoryAid: 'some' }],
    ['memoryAid', { memoryAid: null }],
    ['arriveByAssociation', { arriveByAssociation: 'true' }],
    ['', []],
    ['', 'none'],
  ])('[MI-R52][MI-E42] refused, naming %s: %j', (field, input) => {
    expect(refused(input)).toBe(field);
  });

  test('[MI-R52] each option takes each of its values, the default first', () => {
    for (const { name, values, byDefault } of TABLE_OPTIONS) {
      expect(values[0]).toBe(byDefault);
      for (const value of values) {
        const more = value === 'host' ? { firstSeat: 1 } : {};
        expect(parseConfig({ [name]: value, ...more }, TABLE)).toMatchObject({ [name]: value });
      }
    }
  });

  test('[MI-R4][MI-R52] any other number of seats is refused', () => {
    for (const seats of [0, 1, 3, 2.5]) expect(refused({}, { seats, ranked: false })).toBe('seats');
  });

  test('[MI-R46][MI-R52] in ranked play nothing is taken back', () => {
    expect(parseConfig({}, RANKED).takeBack).toBe(false);
    expect(parseConfig({ takeBack: false }, RANKED).takeBack).toBe(false);
    expect(refused({ takeBack: true }, RANKED)).toBe('takeBack');
    const state = given({ hands: ['K3 B1 HUN', ''] });
    const ranked = { ...state, config: parseConfig({}, RANKED) };
    expect(game.refuseUndo(play(ranked, lay('K3')).state, 0)).toMatchObject({ key: 'E_NO_TAKE_BACK' });
  });
});

describe('the printed deck as content', () => {
  test('[MI-R8] an owner’s count is a table’s deck', () => {
    const copies = { ...COPIES, 'kite-4-day': 3, 'kite-1-day': 1 };
    const config = parseConfig({ content: { id: 'my box', copies } }, TABLE);
    const deck = deckOf(config);
    expect([deck[faceOf('kite-4-day')], deck[faceOf('kite-1-day')], deck[faceOf('kite-3-day')]]).toEqual([
      3, 1, 4,
    ]);
    expect(deck.reduce((sum, count) => sum + count, 0)).toBe(54);
  });

  test.each([
    ['content.copies', { id: 'x', copies: { ...COPIES, 'kite-4-day': 5 } }],
    ['content.copies', { id: 'x', copies: { ...COPIES, hunter: 3 } }],
    ['content.copies.kite-4-night', { id: 'x', copies: { ...COPIES, 'kite-4-night': 0 } }],
    ['content.copies.brent-2-day', { id: 'x', copies: { ...COPIES, 'brent-2-day': 0 } }],
    ['content.copies.kite-4-day', { id: 'x', copies: { ...COPIES, 'kite-4-day': -4 } }],
    ['content.id', { id: 'crossings', copies: COPIES }],
    ['content.id', { id: '', copies: COPIES }],
    ['content.source', { id: 'x', copies: COPIES, source: 'mine' }],
    ['content', 'printed'],
  ])('[MI-R8][MI-0.4][MI-0.7] a deck that cannot be the printed one is refused at %s', (field, content) => {
    expect(refused({ content })).toBe(field);
  });
});

const SAMPLES = [
  { type: 'playBird', card: 'kite-4-day', onto: 'new' },
  { type: 'playBird', card: 'stilt-1-night', onto: 3 },
  { type: 'playDanger', card: 'hunter', target: 12 },
  { type: 'playDanger', card: 'hunter', target: 'stilt' },
  { type: 'dissociate', colony: 1, keep: 2 },
  { type: 'associate', lower: 1, upper: 2 },
  { type: 'passRedraw' },
  { type: 'passDrop', colony: 1 },
  { type: 'arriveNow' },
  { type: 'keepFlying' },
  { type: 'leftovers', colonies: [] },
  { type: 'leftovers', colonies: [2, 3] },
  { type: 'discard', card: 'light' },
  { type: 'answerSky', answer: 'now' },
  { type: 'resign' },
] as const;

describe('actions', () => {
  test('[MI-2.2] the samples leave no action out', () => {
    expect(new Set(SAMPLES.map(({ type }) => type))).toEqual(new Set(ACTIONS.types));
  });

  test.each(SAMPLES.map((action) => [action.type, action] as const))(
    '[MI-2.2] %s is read as it is written',
    (_type, action) => {
      expect(ACTIONS.parse(action)).toEqual(action);
    },
  );

  test.each([
    { type: 'takeBack' },
    { type: 'playBird', card: 'kite-4-day', onto: 'old' },
    { type: 'playBird', card: 'kite-4-night', onto: 1 },
    { type: 'playBird', card: 'kite-4-day' },
    { type: 'playBird', card: 'kite-4-day', onto: 1, seat: 0 },
    { type: 'playDanger', card: 'hunter', target: 'swan' },
    { type: 'dissociate', colony: 1.5, keep: 2 },
    { type: 'associate', lower: '1', upper: 2 },
    { type: 'leftovers', colonies: [1, 2, 3, 4, 5] },
    { type: 'passDrop', colony: 0 },
    null,
    [],
    'passRedraw',
  ])('[MI-2.2] turned away: %j', (input) => {
    expect(() => ACTIONS.parse(input)).toThrow(BadInput);
  });
});

/** A value, or BadInput; anything else is thrown on. */
function attempt<T>(read: () => T): { value: T } | undefined {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

/** A good action in which one field may be spoiled, missing or too many. */
const anyAction = fc
  .record({
    sample: fc.constantFrom(...SAMPLES),
    field: fc.constantFrom(
      'none',
      'type',
      'card',
      'onto',
      'target',
      'colony',
      'keep',
      'lower',
      'colonies',
      'answer',
    ),
    value: fc.oneof(fc.jsonValue(), fc.integer(), fc.constantFrom(...FACES.map(({ id }) => id))),
  })
  .map(({ sample, field, value }) => (field === 'none' ? sample : { ...sample, [field]: value }));
const anyConfig = fc.record(
  {
    ...Object.fromEntries(
      TABLE_OPTIONS.map(({ name, values }) => [
        name,
        fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...values) },
          { weight: 1, arbitrary: fc.jsonValue() },
        ),
      ]),
    ),
    firstSeat: fc.oneof(fc.constantFrom(0, 1, null), fc.jsonValue()),
    content: fc.oneof(
      fc.constant('crossings'),
      fc.record({ id: fc.string(), copies: fc.constant(COPIES) }),
      fc.record({
        id: fc.string(),
        copies: fc.dictionary(fc.constantFrom(...Object.keys(COPIES)), fc.nat(15)),
      }),
      fc.jsonValue(),
    ),
  },
  { requiredKeys: [] },
);

describe('arbitrary input', () => {
  test('[MI-2.2] parseAction: an action that reads the same again, or BadInput', () => {
    let read = 0;
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), anyAction), (input) => {
        const got = attempt(() => ACTIONS.parse(input));
        if (got === undefined) return;
        read++;
        expect(ACTIONS.parse(JSON.parse(JSON.stringify(got.value)))).toEqual(got.value);
      }),
      { numRuns: 4000, seed: 1 },
    );
    expect(read).toBeGreaterThan(20);
  });

  test('[MI-2.2] what gets through the door can be judged at any table', () => {
    const state = given({ colonies: [['K4', '(S4)'], ['B4']] });
    fc.assert(
      fc.property(anyAction, (input) => {
        const got = attempt(() => ACTIONS.parse(input));
        if (got === undefined) return;
        for (const seat of [0, 1]) game.refuse(state, seat, got.value);
      }),
      { numRuns: 2000, seed: 2 },
    );
  });

  test('[MI-R52] parseConfig: a config that reads the same again and can be dealt, or BadInput', () => {
    let read = 0;
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), anyConfig), fc.boolean(), (input, ranked) => {
        const got = attempt(() => parseConfig(input, { seats: 2, ranked }));
        if (got === undefined) return;
        read++;
        const again = JSON.parse(JSON.stringify(got.value));
        expect(parseConfig(again, { seats: 2, ranked })).toEqual(got.value);
        expect(deckOf(got.value).reduce((sum, copies) => sum + copies, 0)).toBe(54);
      }),
      { numRuns: 4000, seed: 3 },
    );
    expect(read).toBeGreaterThan(20);
  });
});

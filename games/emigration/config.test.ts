import { describe, expect, test } from 'vitest';
import { BadInput } from '../../engine/door.ts';
import { parseAction, parseConfig, TABLE_OPTIONS } from './door.ts';
import { PRINTED } from './testing/printed.ts';

const read = (config: unknown, seats = 2) => parseConfig(config, { seats, ranked: false });

describe('START', () => {
  test('[EM-1.4][EM-R62] the options and their defaults', () => {
    expect(read({})).toEqual({
      mode: 'competitive',
      layout: 'pyramid',
      ticketPrice: 2,
      passportPrice: 3,
      sellLimit: 1,
      pendingAtBorder: 'skip',
      scalpConsent: 'off',
      phase2Start: 'next',
      tie: 'noWinner',
      mentalFogLoss: 'money',
      careers: 'even',
      nationalities: 'printed',
      turnTimer: 'off',
      packs: 'recommended',
      content: 'crossings',
    });
  });

  test('[EM-1.4] every value of every option is accepted and reads the same again', () => {
    for (const { name, values } of TABLE_OPTIONS) {
      for (const value of values) {
        const config = read({ [name]: value });
        expect(config).toMatchObject({ [name]: value });
        expect(read(config)).toEqual(config);
      }
    }
  });

  test.each([
    ['two packs for three players', { packs: ['augustine', 'socrates'] }, 3, 'packs'],
    ['a pack twice', { packs: ['augustine', 'augustine', 'laozi'] }, 3, 'packs'],
    ['an unknown pack', { packs: ['augustine', 'plato'] }, 2, 'packs[1]'],
    ['a price that is not offered', { ticketPrice: 5 }, 2, 'ticketPrice'],
    ['an unknown option', { house: true }, 2, 'house'],
  ])('[EM-Y58][EM-R13] refuses %s', (_what, config, seats, field) => {
    expect(() => read(config, seats)).toThrow(expect.objectContaining({ field }));
    expect(() => read(config, seats)).toThrow(BadInput);
  });

  test.each([1, 7])('[EM-R67][EM-1.1] refuses %i players', (seats) => {
    expect(() => read({}, seats)).toThrow('EM-R67');
  });
});

describe('actions', () => {
  test('[6.1] Money is the default way to pay', () => {
    expect(parseAction({ type: 'buy', owner: 1, slot: 'A1' })).toEqual({
      type: 'buy',
      owner: 1,
      slot: 'A1',
      pay: 'money',
    });
  });

  test.each([
    [{ type: 'fly' }, 'type'],
    [{ type: 'buy', owner: 6, slot: 'A1' }, 'owner'],
    [{ type: 'buy', owner: 1, slot: 'E1' }, 'slot'],
    [{ type: 'sell', card: 'DOC-22' }, 'card'],
    [{ type: 'lane', lane: 0 }, 'lane'],
    [{ type: 'tradeMoney', sets: -1 }, 'sets'],
    [{ type: 'tradeMoney', sets: 1.5 }, 'sets'],
    [{ type: 'choose' }, ''],
    [{ type: 'choose', lane: 1, player: 2 }, ''],
    [{ type: 'forfeit', now: true }, 'now'],
    ['forfeit', ''],
  ])('[6.5] %j is malformed', (input, field) => {
    expect(() => parseAction(input)).toThrow(expect.objectContaining({ name: 'BadInput', field }));
  });
});

describe('an owner’s content', () => {
  test('[EM-R80] what is not named stays ours; what comes out is complete and reads the same again', () => {
    const config = read({ content: PRINTED });
    expect(read(JSON.parse(JSON.stringify(config)))).toEqual(config);
    if (typeof config.content === 'string') return expect.unreachable('own content');
    expect(config.content.documents).toHaveLength(21);
    expect(config.content.documents[0]).toEqual({ id: 'DOC-01', name: 'Letter of Intent', price: 2 });
    expect(config.content.documents[1]).toEqual({ id: 'DOC-02', name: null, price: 3 });
    expect(config.content.lanes[0]).toEqual([6, 7, 7]);
  });

  const broken = (change: object) => ({ content: { ...PRINTED, ...change } });
  test.each([
    ['our own name', { id: 'crossings' }, 'content.id'],
    ['an unknown table', { colours: [] }, 'content.colours'],
    ['an unknown row', { careers: [{ id: 'CAR-XXX' }] }, 'content.careers[0].id'],
    ['a row twice', { careers: [{ id: 'CAR-BAK' }, { id: 'CAR-BAK' }] }, 'content.careers[1].id'],
    [
      'a set of nothing',
      { destinations: [{ id: 'DEST-JPN', money: { size: 0, gives: 1 } }] },
      'content.destinations[0].money.size',
    ],
    ['four lanes', { lanes: PRINTED.lanes.slice(1) }, 'content.lanes'],
    ['a lane of two tokens', { lanes: [[1, 2], ...PRINTED.lanes.slice(1)] }, 'content.lanes[0]'],
    [
      'an unknown effect',
      { life: [{ id: 'LIFE-AU-1', effects: [{ do: 'win' }] }] },
      'content.life[0].effects[0].do',
    ],
    ['two cards of one status', { life: [{ id: 'LIFE-AU-1', keep: { as: 'loan', n: 1 } }] }, 'content.life'],
  ])('[EM-R80] refuses %s', (_what, change, field) => {
    expect(() => read(broken(change))).toThrow(expect.objectContaining({ name: 'BadInput', field }));
  });
});

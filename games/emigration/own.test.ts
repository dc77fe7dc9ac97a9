import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { PRINTED } from './testing/printed.ts';

const read = (config: unknown) => parseConfig(config, { seats: 2, ranked: false });

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

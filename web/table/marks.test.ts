import { expect, test } from 'vitest';
import { marksOf } from './marks.ts';

const at = (left: number, top: number, width = 40, height = 60): DOMRect =>
  ({ left, top, width, height }) as DOMRect;
type Where = Readonly<Record<string, DOMRect>>;
const spots = (was: Where, is: Where, flights: readonly { from: string; to: string }[] = []): string[] =>
  marksOf(new Map(Object.entries(was)), new Map(Object.entries(is)), flights, false).spots.map(
    ({ name, gone, left, top }) => `${name}${gone ? ' gone' : ''} ${left} ${top}`,
  );

test('what came is marked where it is, what went where it was', () => {
  const stays = { stays: at(0, 0) };
  expect(spots({ ...stays, went: at(50, 0) }, { ...stays, came: at(100, 0) })).toEqual([
    'came 100 0',
    'went gone 50 0',
  ]);
});

test('what the game itself names comes first, also where it stood before', () => {
  const both = { pile: at(0, 0), hand: at(200, 0), other: at(300, 0) };
  expect(spots(both, both, [{ from: 'pile', to: 'hand' }])).toEqual(['hand 200 0']);
});

test('what moved is marked where nothing came; what was only pushed aside is not', () => {
  const was = { far: at(0, 0), pushed: at(100, 0) };
  expect(spots(was, { far: at(0, 90), pushed: at(110, 0) })).toEqual(['far 0 90']);
  expect(spots(was, { far: at(0, 90), pushed: at(110, 0), came: at(50, 50) })).toEqual(['came 50 50']);
});

test('a board that gave way to another has no marks, and never more than six', () => {
  expect(spots({ old: at(0, 0) }, { new: at(0, 0) })).toEqual([]);
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`p${i}`, at(i, 0)]));
  expect(spots({ stays: at(0, 9) }, { stays: at(0, 9), ...many })).toHaveLength(6);
  expect(spots({ stays: at(0, 9) }, { stays: at(0, 9), hidden: at(0, 0, 0, 0) })).toEqual([]);
});

test('a way is drawn only of what was done to the reader, from middle to middle', () => {
  const places = new Map(Object.entries({ theirs: at(0, 0), mine: at(200, 100), near: at(10, 0) }));
  const flights = [
    { from: 'theirs', to: 'mine' },
    { from: 'theirs', to: 'near' },
  ];
  expect(marksOf(places, places, flights, false).ways).toEqual([]);
  expect(marksOf(places, places, flights, true).ways).toEqual([
    { from: { x: 20, y: 30 }, to: { x: 220, y: 130 } },
  ]);
});

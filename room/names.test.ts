import { expect, test } from 'vitest';
import { title as ferry } from '../games/_template/index.ts';
import { nameFor, outlineOf, readName, tellApart } from './names.ts';
import { person, world } from './testing/world.ts';

test('D17 a name of blanks or of signs that nobody sees is none', () => {
  for (const name of [
    ' ',
    '\u00a0\u2003',
    '\u200b\u200d\ufeff',
    '\u2800',
    '\u3164\uffa0',
    '\u202e',
    '...',
    '\u0301',
  ]) {
    expect(readName(name), JSON.stringify(name)).toBeUndefined();
  }
});

test('D17 what can be read stays, what cannot be seen goes', () => {
  expect(readName('  Ada \t Lovelace\n')).toBe('Ada Lovelace');
  expect(readName('A\u200bda\u202e')).toBe('Ada');
  expect(readName(`A${'\u0335'.repeat(30)}`)).toBe('A\u0335\u0335');
  for (const name of ['Şükrü', 'Нина', '移民', 'د. سارة', '🦜', "O'Neil", 'Ada-2', 'Zoë']) {
    expect(readName(name)).toBe(name.normalize('NFC'));
  }
});

test('D17 names that look alike have one outline', () => {
  for (const like of ['ada', 'ADA', 'Аdа', 'Ada.', 'A d a', 'Ádá', 'Αda', 'Ａｄａ']) {
    expect(outlineOf(like), like).toBe(outlineOf('Ada'));
  }
  expect(outlineOf('PauI')).toBe(outlineOf('Paul'));
  expect(outlineOf('B0b')).toBe(outlineOf('Bob'));
  expect(outlineOf('Bernd')).toBe(outlineOf('Bemd'));
  expect(outlineOf('Ada')).not.toBe(outlineOf('Eda'));
});

test('D17 who could be taken for another at the table is given a number', async () => {
  expect(tellApart('Cem', ['Ada', null])).toBe('Cem');
  expect(tellApart('Аda', ['Ada', 'ada (2)'])).toBe('Аda (3)');
  expect(tellApart('x'.repeat(24), ['x'.repeat(24)])).toHaveLength(24);
  const open = person('', { name: null, key: null });
  const w = await world(ferry, { seats: [person('Ada'), open] });
  expect(await w.room.join('ada', undefined, 'key of another')).toBe(1);
  expect(w.room.info().seats.map(({ name }) => name)).toEqual(['Ada', 'ada (2)']);
});

test('a name that only looks like another is refused in words, and so is one of nothing', async () => {
  expect(nameFor('Аdа', ['Ada', null])).toEqual({ key: 'table.alikeName', args: { name: 'Ada' } });
  expect(nameFor('B0b', ['Bob'])).toEqual({ key: 'table.alikeName', args: { name: 'Bob' } });
  expect(nameFor('ÁDA', ['Ada'])).toBe('ÁDA (2)');
  expect(nameFor('\u200b', [])).toEqual({ key: 'table.badName' });
});

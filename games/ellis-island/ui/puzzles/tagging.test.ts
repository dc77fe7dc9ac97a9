import { expect, test } from 'vitest';
import { give, keepNotes, notesIn, whole } from './tagging.ts';

test('a tag is with one traveler at a time, and a second tap takes it away', () => {
  const first = give([null, null, null, null], 1, 'red');
  expect(first).toEqual([null, 'red', null, null]);
  expect(give(first, 3, 'red')).toEqual([null, null, null, 'red']);
  expect(give(first, 1, 'red')).toEqual([null, null, null, null]);
  expect(give(first, 1, 'black')).toEqual([null, 'black', null, null]);
});

test('tags are handed in when none is open', () => {
  expect(whole(['red', null])).toBeUndefined();
  expect(whole(['red', 'green'])).toEqual(['red', 'green']);
});

test('notes are found again for the same puzzle only, and nothing breaks where nothing can be kept', () => {
  const kept = new Map<string, string>();
  const drawer = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  expect(notesIn(drawer, 'one')).toBeUndefined();
  const notes = { trunks: ['red', null], cities: [null, null], ticked: [true] };
  keepNotes(drawer, 'one', notes);
  expect(notesIn(drawer, 'one')).toEqual(notes);
  expect(notesIn(drawer, 'another')).toBeUndefined();
  kept.set('crossings.tags', 'no JSON');
  expect(notesIn(drawer, 'one')).toBeUndefined();
  const forbidden = () => {
    throw new Error('no store');
  };
  expect(() => keepNotes({ getItem: forbidden, setItem: forbidden }, 'one', notes)).not.toThrow();
});

import { describe, expect, test } from 'vitest';
import { parse, say } from './text.ts';

const TEXTS = {
  seat: 'Seat {seat}',
  goose: 'a goose',
  plain: 'The wind turns.',
  drew: '{who} draws {what}.',
  count: '{n, plural, =0 {no birds} one {one bird} other {# birds}}',
  nested: '{who} sends {n, plural, one {{what}} other {# of {what}}}.',
  listed: '{who, list} {n, plural, one {sings} other {sing}}.',
  mood: '{mood, select, calm {Calm seas} other {A storm}}.',
};

describe('says a line', () => {
  test('with values, seats, other lines and lists of them', () => {
    expect(say(TEXTS, { key: 'plain' })).toBe('The wind turns.');
    const args = { who: { seat: 0 }, what: [{ key: 'goose' }, 'a stone', 3] };
    expect(say(TEXTS, { key: 'drew', args })).toBe('Seat 1 draws a goose, a stone, 3.');
    expect(say(TEXTS, { key: 'drew', args }, { language: 'en', names: ['Lee'] })).toBe(
      'Lee draws a goose, a stone, 3.',
    );
  });

  test('with plurals and choices', () => {
    const birds = (n: number) => say(TEXTS, { key: 'count', args: { n } });
    expect([0, 1, 2].map(birds)).toEqual(['no birds', 'one bird', '2 birds']);
    const sent = (n: number) =>
      say(TEXTS, { key: 'nested', args: { n, who: 'Kim', what: { key: 'goose' } } });
    expect([sent(1), sent(4)]).toEqual(['Kim sends a goose.', 'Kim sends 4 of a goose.']);
    expect(say(TEXTS, { key: 'mood', args: { mood: 'calm' } })).toBe('Calm seas.');
    expect(say(TEXTS, { key: 'mood', args: { mood: 'wild' } })).toBe('A storm.');
  });

  test('with a list that belongs to the sentence', () => {
    const sing = (who: readonly string[], language = 'en') =>
      say(TEXTS, { key: 'listed', args: { who, n: who.length } }, { language, names: [] });
    expect(sing(['Ana'])).toBe('Ana sings.');
    expect(sing(['Ana', 'Ben'])).toBe('Ana and Ben sing.');
    expect(sing(['Ana', 'Ben', 'Cem'])).toBe('Ana, Ben and Cem sing.');
    expect(sing(['Ana', 'Ben', 'Cem'], 'de')).toBe('Ana, Ben und Cem sing.');
  });

  test('by the plural rules of the language', () => {
    const texts = { n: '{n, plural, one {ptak} few {# ptaki} many {# ptaków} other {# ptaka}}' };
    const say3 = (n: number) => say(texts, { key: 'n', args: { n } }, { language: 'pl', names: [] });
    expect([1, 3, 5].map(say3)).toEqual(['ptak', '3 ptaki', '5 ptaków']);
  });
});

test('a missing text, argument or case is our mistake and stops at once', () => {
  expect(() => say(TEXTS, { key: 'none' })).toThrow(/no text for none/);
  expect(() => say(TEXTS, { key: 'drew', args: { who: 'x' } })).toThrow(/needs an argument what/);
  expect(() => say({ x: '{n, plural, one {a}}' }, { key: 'x', args: { n: 2 } })).toThrow(/without "other"/);
});

test.each([
  '{',
  '}',
  'a {b',
  '{n, plural, one}',
  '{n, plural, one {a}',
  '{a b}',
  '{a, list, b}',
  '{n, many, one {a}}',
  '{}',
])('the malformed message %s is not read', (message) => {
  expect(() => parse(message)).toThrow(/malformed|expected|unbalanced/);
});

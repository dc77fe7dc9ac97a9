import { describe, expect, test } from 'vitest';
import { parse } from './message.ts';
import { type Line, say } from './text.ts';

const TEXTS = {
  seat: 'Seat {seat}',
  goose: 'a goose',
  plain: 'The wind turns.',
  drew: '{who} draws {what}.',
  count: '{n, plural, =0 {no birds} one {one bird} other {# birds}}',
  nested: '{who} sends {n, plural, one {{what}} other {# of {what}}}.',
  listed: '{who, list} {n, plural, one {sings} other {sing}}.',
  gave: '{from, select, you {You gave {to} {n, number}.} other {{from} gave {to} {n, number}.}}',
  won: '{who, select, you {You won.} with {{who, list} won.} other {{who, list} won.}}',
  either: '{what, list, or}?',
  'goose#a': 'one goose',
  'seat.you': 'you',
  formed: '{what, form, a} and {what, form, gen}',
  place: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  share: '{n, percent}',
  mood: '{mood, select, calm {Calm seas} other {A storm}}.',
};

describe('says a line', () => {
  test('with values, seats, other lines and lists of them', () => {
    expect(say(TEXTS, { key: 'plain' })).toBe('The wind turns.');
    const args = { who: { seat: 0 }, what: [{ key: 'goose' }, 'a stone', 3] };
    expect(say(TEXTS, { key: 'drew', args })).toBe('Seat 1 draws a goose, a stone, 3.');
    expect(say(TEXTS, { key: 'drew', args }, { language: 'en', names: ['Lee'], seat: null })).toBe(
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
      say(TEXTS, { key: 'listed', args: { who, n: who.length } }, { language, names: [], seat: null });
    expect(sing(['Ana'])).toBe('Ana sings.');
    expect(sing(['Ana', 'Ben'])).toBe('Ana and Ben sing.');
    expect(sing(['Ana', 'Ben', 'Cem'])).toBe('Ana, Ben and Cem sing.');
    expect(sing(['Ana', 'Ben', 'Cem'], 'de')).toBe('Ana, Ben und Cem sing.');
  });

  test('to the reader: you and your, and the reader first', () => {
    const lee = (seat: number | null, key: string, args: NonNullable<Line['args']>) =>
      say(TEXTS, { key, args }, { language: 'en', names: ['Lee', 'Ana', 'Ben'], seat });
    const gift = { from: { seat: 0 }, to: { seat: 1 }, n: 4000 };
    expect(lee(0, 'gave', gift)).toBe('You gave Ana 4,000.');
    expect(lee(1, 'gave', gift)).toBe('Lee gave you 4,000.');
    expect(lee(null, 'gave', gift)).toBe('Lee gave Ana 4,000.');
    const winners = { who: [{ seat: 1 }, { seat: 2 }] };
    expect(lee(2, 'won', winners)).toBe('You and Ana won.');
    expect(lee(0, 'won', winners)).toBe('Ana and Ben won.');
    expect(lee(0, 'won', { who: [{ seat: 0 }] })).toBe('You won.');
  });

  test('with numbers, places, alternatives and forms of a thing', () => {
    const said = (key: string, args: NonNullable<Line['args']>, language = 'en') =>
      say(TEXTS, { key, args }, { language, names: [], seat: null });
    expect([1, 2, 3, 11, 21].map((n) => said('place', { n }))).toEqual(['1st', '2nd', '3rd', '11th', '21st']);
    expect(said('share', { n: 0.25 })).toBe('25%');
    expect(said('count', { n: 4000 }, 'es')).toBe('4.000 birds');
    expect(said('either', { what: ['rain', { key: 'goose' }] })).toBe('Rain or a goose?');
    expect(said('formed', { what: { key: 'goose' } })).toBe('one goose and a goose');
  });

  test('by the plural rules of the language', () => {
    const texts = { n: '{n, plural, one {ptak} few {# ptaki} many {# ptaków} other {# ptaka}}' };
    const say3 = (n: number) =>
      say(texts, { key: 'n', args: { n } }, { language: 'pl', names: [], seat: null });
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

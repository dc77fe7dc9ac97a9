import { expect, test } from 'vitest';
import { rulebookTroubles } from './rulebook.ts';

const id = /FE-\d+/;
const known = new Set(['FE-1', 'FE-2', 'FE-3']);
const troubles = (book: string, cited: readonly string[] = []): string[] =>
  rulebookTroubles({ book, id, known, cited });

test('a rulebook in step with its rules has no troubles', () => {
  expect(troubles('You sit down. [FE-1]\n\n1. You lay a card. [FE-2\n   FE-3]\n', ['FE-2'])).toEqual([]);
});

test('each way to fall out of step is said', () => {
  expect(troubles('One. [FE-1]\n\nTwo. [FE-1]')).toEqual(['FE-1 is told twice']);
  expect(troubles('One. [FE-9]')).toEqual(['FE-9 is not in RULES.md']);
  expect(troubles('One. [FE-1]', ['FE-2'])).toEqual(['FE-2 is told nowhere']);
  expect(troubles('By FE-1 you set `storms`.')).toEqual([
    'FE-1 is no word for people',
    '`storms` is no word for people',
  ]);
});

import { at } from '../at.ts';
import { anObject, fieldOf, listOf, oneOf, onlyFields, shortText, wholeNumber } from '../door.ts';
import { allLaws } from './index.ts';
import type { Case, CaseLaw } from './law.ts';
import { ASIDE } from './moves.ts';

/** A case that broke a law, as it lies in `.failures/`. */
export interface CaseFile {
  readonly game: string;
  readonly law: CaseLaw;
  readonly given: Case;
}

const MOST_CHOICES = 1_000_000;

export function writeCase(game: string, law: string, given: Case): string {
  return `${JSON.stringify({ format: 'crossings-case', game, law, ...given }, null, 1)}\n`;
}

/** Throws BadInput. The config is read by the game when the case is played. */
export function parseCase(input: unknown): CaseFile {
  const fields = anObject(input);
  oneOf(fieldOf(fields, 'format'), ['crossings-case'], 'format');
  onlyFields(fields, ['format', 'game', 'law', 'config', 'seats', 'seed', 'choices']);
  const names = allLaws.map(({ law }) => law);
  const name = oneOf(fieldOf(fields, 'law'), names, 'law');
  const choice = (item: unknown, at: string): number => wholeNumber(item, ASIDE, MOST_CHOICES, at);
  return {
    game: shortText(fieldOf(fields, 'game'), 100, 'game'),
    law: at(allLaws, names.indexOf(name)),
    given: {
      config: fieldOf(fields, 'config'),
      seats: wholeNumber(fieldOf(fields, 'seats'), 1, 100, 'seats'),
      seed: wholeNumber(fieldOf(fields, 'seed'), 0, MOST_CHOICES, 'seed'),
      choices: listOf(fieldOf(fields, 'choices'), MOST_CHOICES, 'choices', choice),
    },
  };
}

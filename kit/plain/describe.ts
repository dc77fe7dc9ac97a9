import type { Kind, Seat } from '../../engine/game.ts';
import type { Line, Messages } from '../../engine/text.ts';
import type { Describes, Subject } from '../table.ts';
import { partsOf, plainWord } from './words.ts';

const said = (text: string): Line => ({ key: 'plain.said', args: { text } });

/** Anything a view holds as plain words, one after the other. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(inWords).join(', ');
  if (typeof value !== 'object') return String(value);
  return partsOf(value)
    .map(([name, one]) => `${plainWord(name)}: ${inWords(one)}`)
    .join('; ');
}

/** A list with one entry for each seat tells how each stands; everything else is of the table. */
export function plainSubjects(view: unknown, seats: number, seat: Seat | null): readonly Subject[] {
  const bySeat: Line[][] = Array.from({ length: seats }, () => []);
  const table: Subject[] = [];
  for (const [name, value] of partsOf(view)) {
    if (Array.isArray(value) && value.length === seats && seats > 1)
      value.forEach((one, at) => {
        bySeat[at]?.push(said(`${plainWord(name)}: ${inWords(one)}.`));
      });
    else table.push({ about: 'table', name: said(plainWord(name)), says: [said(`${inWords(value)}.`)] });
  }
  const people = bySeat.map(
    (says, at): Subject => ({
      about: at === seat ? 'mine' : 'seat',
      name: { key: 'ask.of', args: { seat: { seat: at } } },
      says,
    }),
  );
  return [...people.filter(({ says }) => says.length > 0), ...table];
}

/** The words for a game that has none of its own. */
export const plainDescribes = (seats: number): Describes<Kind> => ({
  texts: { en: {} satisfies Messages },
  subjects: (view, seat) => plainSubjects(view, seats, seat),
});

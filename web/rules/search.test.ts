import { describe, expect, test } from 'vitest';
import { rulebook } from './rulebook.ts';
import { countIn, marked } from './search.ts';

const book = rulebook(
  '## The Card Stash\n\nYour **Card Stash** lies open.\n\n- Kadıköy is safe. [JI-2.3]\n\n| Card | n |\n| --- | --- |\n| Üsküdar | 1 |\n',
);

describe('search', () => {
  test('finds across bold and plain, whatever the case and the accents', () => {
    expect(countIn(book, 'your card stash')).toBe(1);
    expect(countIn(book, 'CARD')).toBe(3);
    expect(countIn(book, 'kadikoy')).toBe(1);
    expect(countIn(book, 'Uskudar')).toBe(1);
  });

  test('finds nothing for one letter, for nothing, and for what is not there', () => {
    expect([' ', 'C', 'passport'].map((wanted) => countIn(book, wanted))).toEqual([0, 0, 0]);
  });

  test('cuts a run where something was found, and says where each place begins', () => {
    const [said] = book.flatMap((block) => (block.kind === 'text' ? [block] : []));
    expect(marked(said?.parts ?? [], 'our card')).toEqual([
      { as: 'text', text: 'Y', found: false, first: false },
      { as: 'text', text: 'our ', found: true, first: true },
      { as: 'bold', text: 'Card', found: true, first: false },
      { as: 'bold', text: ' Stash', found: false, first: false },
      { as: 'text', text: ' lies open.', found: false, first: false },
    ]);
  });
});

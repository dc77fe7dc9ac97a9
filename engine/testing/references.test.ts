import { expect, test } from 'vitest';
import { brokenReferences, unknownClauses } from './references.ts';

const RULES = `# Rules of Ferry
## 1 The table
- **FE-1.1** See FE-1.2, and FE-1.1 to 1.2 for all. [Options](#table-options), [figures](BALANCE.md).
- **FE-1.2** Section 1 says more; so does \`content.ts\` (2.3).
- **2.3** the cards
## Table options
`;
const found = (text: string): string[] =>
  brokenReferences({
    text,
    id: /FE-\d+\.\d+/,
    known: new Set(['FE-1.1', 'FE-1.2']),
    exists: (path) => ['BALANCE.md', 'content.ts'].includes(path),
  });

test('what leads somewhere is not complained of', () => {
  expect(found(RULES)).toEqual([]);
});

test.each([
  ['a clause', 'as FE-1.3 says', 'FE-1.3'],
  ['a clause by its number alone', '(FE-1.1, 1.7)', 'FE-1.7'],
  ['a section', 'more in section 9', '9'],
  ['a section of another book, unsaid', 'the exact table in 5.9', '5.9'],
  ['one of several sections', 'reconstructed (2.3, 5.5)', '5.5'],
  ['a heading', '[below](#the-lanes)', 'the-lanes'],
  ['a file', '[figures](FIGURES.md)', 'FIGURES.md'],
  ['a file by its name', 'as `steps/lay.ts` has it', 'steps/lay.ts'],
])('a reference to %s that is not there is found', (_what, fault, broken) => {
  expect(found(`${RULES}${fault}\n`)).toEqual([broken]);
});

test('another book may be named', () => {
  expect(found(`${RULES}Section 9 of the specification.\n`)).toEqual([]);
});

/** As the refusals of a game are written. */
const REFUSALS = `export const CLAUSE = { E_NOT_YOUR_TURN: 'FE-1.1', E_NO_CARD: 'FE-1.2' };`;
const ID = { id: /FE-\d+\.\d+/, known: new Set(['FE-1.1', 'FE-1.2']) };

test('a refusal that names a clause which the rules do not have is found', () => {
  expect(unknownClauses([REFUSALS], ID)).toEqual([]);
  expect(unknownClauses([REFUSALS.replace('FE-1.2', 'FE-1.4')], ID)).toEqual(['FE-1.4']);
});

import { expect, test } from 'vitest';
import { bug } from '../../engine/bug.ts';
import { conforms } from '../../engine/testing/conforms.ts';
import { playthrough } from '../../engine/testing/playthrough.ts';
import { recordedIn } from '../../engine/testing/recorded.ts';
import { title as ellisIsland } from './index.ts';
import { game } from './testing/game.ts';
import { TABLES } from './testing/tables.ts';

const { recorded, stored } = recordedIn(new URL('./recorded', import.meta.url));
const KNOWLEDGE = new URL('./testing/knowledge.txt', import.meta.url);
const why = (record: (typeof recorded)[number]): unknown => (record.outcome as { why?: unknown } | null)?.why;

// More seats: laws.test.ts, so that both files can run at once.
conforms(ellisIsland, { configs: TABLES, seats: [2, 3], recorded, stored, runs: 60, knowledge: KNOWLEDGE });

test('[EI-R20] there is a recorded game for each way to end', () => {
  expect(new Set(recorded.map(why))).toEqual(new Set(game.ends));
});

/**
 * Told anew with `npx vitest run games/ellis-island/game.test.ts -u`; read the difference before committing
 * it.
 */
test('the golden playthrough reads as it did', async () => {
  const record = recorded.find((one) => why(one) === 'lastFerry') ?? bug('no such record');
  const telling = {
    heading: 'Ellis Island',
    names: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'],
    opens: ['turnBegan'],
  } as const;
  await expect(playthrough(ellisIsland, record, telling)).toMatchFileSnapshot('./recorded/playthrough.txt');
});

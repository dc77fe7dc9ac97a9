import { expect, test } from 'vitest';
import { bug } from '../../engine/bug.ts';
import { conforms } from '../../engine/testing/conforms.ts';
import { playthrough } from '../../engine/testing/playthrough.ts';
import { recordedIn } from '../../engine/testing/recorded.ts';
import { game } from './game.ts';
import { title as journeyIstanbul } from './index.ts';
import { TABLES } from './testing/tables.ts';

const { recorded, stored } = recordedIn(new URL('./recorded', import.meta.url));
const KNOWLEDGE = new URL('./testing/knowledge.txt', import.meta.url);
const why = (record: (typeof recorded)[number]): unknown => (record.outcome as { why?: unknown } | null)?.why;

// Four and five seats: laws.test.ts, so that both files can run at once.
conforms(journeyIstanbul, {
  configs: TABLES,
  seats: [2, 3],
  recorded,
  stored,
  runs: 60,
  knowledge: KNOWLEDGE,
});

test('[JI-4.5] there is a recorded game for each way to end', () => {
  expect(new Set(recorded.map(why))).toEqual(new Set(game.ends));
});

/**
 * Told anew with `npx vitest run games/journey-istanbul/game.test.ts -u`;
 * read the difference before committing it.
 */
test('the golden playthrough reads as it did', async () => {
  const record = recorded.find((one) => why(one) === 'calendar') ?? bug('no such record');
  const telling = {
    heading: 'The Journey: Istanbul',
    names: ['Red', 'Orange', 'Brown', 'Green', 'Yellow'],
    opens: ['dayBegan', 'gameStarted'],
  } as const;
  await expect(playthrough(journeyIstanbul, record, telling)).toMatchFileSnapshot(
    './recorded/playthrough.txt',
  );
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRecord } from '../../engine/record.ts';
import { playthrough } from '../../engine/testing/playthrough.ts';
import { emigration } from './index.ts';

/** Told anew with `npx vitest run games/emigration/playthrough.test.ts -u`; read the difference before committing it. */
test('the golden playthrough reads as it did', async () => {
  const file = new URL('./recorded/register.json', import.meta.url);
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  const telling = { heading: 'Emigration', names: ['Ada', 'Ben'], opens: ['turnStarted'] } as const;
  await expect(playthrough(emigration, record, telling)).toMatchFileSnapshot('./recorded/playthrough.txt');
});

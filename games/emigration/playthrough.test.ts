import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRecord, replay } from '../../engine/record.ts';
import { say } from '../../engine/text.ts';
import { emigration } from './index.ts';

/** One recorded game as a player would read it: a change of behaviour shows as a difference anybody can judge. */
test('the playthrough reads as it did', async () => {
  const file = new URL('./recorded/register.json', import.meta.url);
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  const reader = { language: 'en', names: ['Ada', 'Ben'] };
  const lines: string[] = [];
  for (const { action, events } of replay(emigration.game, record)) {
    if (action !== undefined) lines.push(`> ${JSON.stringify(action)}`);
    for (const event of events) {
      for (const line of emigration.tell(event)) lines.push(say(emigration.texts.en, line, reader));
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./recorded/playthrough.txt');
});

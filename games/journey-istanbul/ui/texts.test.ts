import { expect, test } from 'vitest';
import { say } from '../../../engine/text.ts';
import { BONUSES } from '../content.ts';
import { DEALS, PHRASES, TAGS } from '../pieces/topics.ts';
import { rules } from './rules.ts';
import { later } from './text/later.ts';

const en = { ...rules.texts.en, ...later };

test('every text of the table can be read, and keys that are put together exist', () => {
  for (const [key, message] of Object.entries(en)) {
    const names = [...message.matchAll(/\{(\w+)/g)].map((found) => found[1] ?? '');
    const args = Object.fromEntries(names.map((name) => [name, '2']));
    expect(() => say(en, { key, args })).not.toThrow();
  }
  const made = [
    ...BONUSES.map((one) => `ui.bonus.${one}`),
    ...PHRASES.flatMap((one) => [`ui.phrase.${one}`, `ui.say.${one}`]),
    ...TAGS.map((one) => `tag.${one}`),
    ...DEALS.map((one) => `deal.${one}`),
    ...['police', 'journey', 'work', 'plain'].map((one) => `ui.claim.${one}`),
  ];
  expect(made.filter((key) => en[key] === undefined)).toEqual([]);
});

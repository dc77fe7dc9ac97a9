import { expect, test } from 'vitest';
import { say } from '../../../engine/text.ts';
import { BONUSES } from '../content.ts';
import { DEALS, PHRASES, TAGS } from '../pieces/topics.ts';
import { rules } from './rules.ts';
import { de } from './text/de.ts';
import { es } from './text/es.ts';
import { fr } from './text/fr.ts';
import { later } from './text/later.ts';
import { tr } from './text/tr.ts';

test('the weeks of the planner are called by their name in every language', () => {
  const said = [de, es, fr, tr].map((texts) => say(texts, WEEK));
  for (const week of said) expect(week).toMatch(/\p{L}{4,}/u);
  expect(said).not.toContain(say(rules.texts.en, WEEK));
});

const WEEK = { key: 'ui.week', args: { week: 1 } };
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

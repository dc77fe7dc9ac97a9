import { expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import { say } from '../../../engine/text.ts';
import { LIFE_ROWS } from '../content/life.ts';
import { game } from '../game.ts';
import { PRINTED } from '../testing/printed.ts';
import { faceOf } from './faces.ts';
import { lifeText } from './life-words.ts';
import { rules } from './rules.ts';

const texts = rules.texts.en;
const config = game.parseConfig({ content: PRINTED }, { seats: 2, ranked: false });
const state = game.setup(config, 2, { chance: seeded('own'), at: 0, reveal() {} });
/** What an owner's table shows of a card, from a view as it comes over the wire. */
const shown = (id: string): string => {
  const { name, text } = faceOf(JSON.parse(JSON.stringify(game.view(state, 0))), id);
  return `${say(texts, name)}: ${text === undefined ? '' : say(texts, text)}`;
};

test("an owner's card is shown with its name and what it does, in its order", () => {
  expect(shown('LIFE-AU-1')).toBe(
    'Street Market: Pay 1. You may discard up to 3 of your Documents or Connections; each brings 2. ' +
      'Turn the top token of one lane face up. Another player takes 1.',
  );
  expect(shown('LIFE-LA-1')).toBe(
    'Wait and See: Keep this. Once, discard it instead of a Required Action and take 2.',
  );
});

test('a card the owner left alone says what it says at every table', () => {
  expect(shown('LIFE-HI-4')).toBe('House Calls: Another player takes 2 Money. You take 1 Assurance Token.');
});

test('every effect and everything kept has words', () => {
  for (const row of LIFE_ROWS) {
    const words = say(texts, lifeText(row.id, { ...row, cost: row.cost + 1 }));
    expect(words).toMatch(/^Pay \d\. .+\.$/);
  }
  expect(
    say(texts, lifeText('LIFE-AU-1', { id: 'LIFE-AU-1', name: null, cost: 0, effects: [], keep: null })),
  ).toBe('Nothing happens.');
});

import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CardText } from '../../engine/card.ts';
import { titles } from '../../games/index.ts';
import { LANGUAGES } from '../../kit/languages.ts';
import { CARDS, isGame, sayOnCards, sayRange, textOf } from './cards.ts';
import { openLessons } from './lessons.ts';

test('the site shows the games that can be simulated, and no others', () => {
  expect(CARDS.map(({ id }) => id).toSorted()).toEqual(Object.keys(titles).toSorted());
  for (const { id } of CARDS) expect(isGame(id)).toBe(true);
  for (const id of ['nothing', '_template', 'constructor', '']) expect(isGame(id)).toBe(false);
});

describe.each(CARDS)('the card of $id', (card) => {
  test('says what the rules say', async () => {
    expect(card.seats).toEqual(titles[card.id]?.game.seats);
    expect(card.minutes.min).toBeLessThanOrEqual(card.minutes.max);
    expect(card.lessons).toBe((await openLessons(card.id))?.lessons.length ?? 0);
  });

  test('has colours, and sentences that end', () => {
    for (const colour of [card.colours.light, card.colours.dark].flatMap((one) => Object.values(one)))
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    for (const sentence of [card.text.kind, ...card.text.how]) expect(sentence).toMatch(/\.$/);
  });

  test.each(Object.keys(LANGUAGES).filter((tag) => tag !== 'en'))(
    'says the same in %s, if it does',
    async (tag) => {
      if (!existsSync(`games/${card.id}/text/card.${tag}.ts`)) return;
      const site: { cards: Readonly<Record<string, CardText>> } = await import(`./languages/${tag}.ts`);
      sayOnCards(site.cards);
      expect(textOf(card)).not.toBe(card.text);
      for (const sentence of [textOf(card).kind, ...textOf(card).how]) expect(sentence).toMatch(/\.$/);
      sayOnCards({});
      expect(textOf(card)).toBe(card.text);
    },
  );
});

test('a range of one number is that number', () => {
  expect([sayRange({ min: 2, max: 2 }), sayRange({ min: 2, max: 6 })]).toEqual(['2', '2–6']);
});

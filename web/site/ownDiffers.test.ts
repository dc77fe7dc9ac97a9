import { expect, test } from 'vitest';
import { say } from '../../engine/text.ts';
import { contentWith } from '../../games/ellis-island/content/document.ts';
import { ownSet } from '../../games/ellis-island/testing/ownSet.ts';
import { titles } from '../../games/index.ts';
import { pages } from '../../kit/text/pages.ts';
import { ownDiffers } from './ownDiffers.ts';

/** As the page reads a document: by the game's own parser. */
function said(game: string, tables: object, seats = 4): string[] {
  const { content, game: rules, texts } = titles[game] ?? expect.fail(`no game ${game}`);
  if (content === undefined) return expect.fail('no content');
  const document = { format: 'crossings-content', formatVersion: 1, game, id: 'mine', tables };
  const config = rules.parseConfig({ [content.option]: document }, { seats, ranked: false });
  const set = (config as Readonly<Record<string, unknown>>)[content.option];
  return ownDiffers(content, set, texts.en, 'en').map((line) => say(pages, line));
}

test('what differs is said card by card, in sentences', () => {
  const change = { 'SM-CRA': { copies: 1, cost: 3 }, 'BB-09': { pins: 4, tokens: 1 } };
  expect(said('displacement', { scenarios: { change } })).toEqual([
    '2 things differ from our cards:',
    'Baby Boom (7) (BB-09) is not what it is in ours.',
    'Stock Market Crash is in the deck once instead of 3.',
    'Stock Market Crash costs 3 instead of 7.',
  ]);
  expect(said('displacement', { numbers: { change: { metropolis: { value: 12 } } } })).toEqual([
    'One thing differs from our cards:',
    'Full communities for Metropolitan: 12 instead of 16.',
  ]);
  expect(said('displacement', {})).toEqual(['Nothing differs from our cards.']);
});

test('of many differences only the first are said one by one', () => {
  const { content } = titles.displacement ?? expect.fail();
  const ids = content?.ours.scenarios?.map(({ id }) => id).slice(0, 12) ?? [];
  const change = Object.fromEntries(ids.map((id) => [id, { cost: 11 }]));
  const lines = said('displacement', { scenarios: { change } });
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toBe('And 4 more.');
});

test('of cards that players may not read nothing is said', () => {
  const { families } = ownSet();
  const set = { id: 'mine', families, resources: null, yields: null };
  const lines = ownDiffers(contentWith([]), set, {}, 'en').map((line) => say(pages, line));
  expect(lines).toEqual(['Nothing that everyone may read differs from our cards.']);
});

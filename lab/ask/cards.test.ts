import { expect, test } from 'vitest';
import { seeded } from '../../engine/chance.ts';
import type { ContentSpec } from '../../engine/contentSpec.ts';
import { playout } from '../../engine/playout.ts';
import type { Title } from '../../engine/title.ts';
import { titles } from '../../games/index.ts';
import { type Coin, coin } from '../testing/coin.ts';
import { armOf } from './arm.ts';
import { questionOf } from './asking.ts';
import { playPart } from './block.ts';
import { evidenceOf } from './evidence.ts';
import type { Question } from './question.ts';
import { answer } from './result.ts';

const CARDS = ['lucky', 'unlucky', 'blank', 'shared', 'unseen', 'a name/with spaces'];

const content: ContentSpec = {
  game: 'coin',
  option: 'content',
  id: 'ours',
  ours: { deck: CARDS.map((id) => ({ id })) },
  tables: { deck: { rows: [1, 9], fields: {} } },
  check() {},
  tablesOf: () => ({}),
};

/** A coin with cards of which the truth is known: whoever wins met one, whoever loses another, anybody a third. */
const title: Title<Coin> = {
  ...coin,
  content,
  cards: {
    tables: ['deck'],
    note(state, _events, met) {
      const [winner = 0] = coin.game.outcome(state)?.winners ?? [];
      met('lucky', winner);
      met('unlucky', 1 - winner);
      met('blank', state.toss % 2);
      met('shared', 0);
      met('shared', 1);
      met('a name/with spaces', winner);
    },
  },
};

const DEALS = 600;
const wish = { name: 'A', settings: [], content: undefined, bots: 'random' };
function asking(more: Partial<Parameters<typeof questionOf>[1]> = {}): Question {
  const arms = [armOf(title, 2, wish)];
  const usual = { ask: 'cards', seats: 2, seed: 's', arms, guards: [], stop: { deals: DEALS } } as const;
  return questionOf(title, { ...usual, ...more });
}

test('which cards decide nothing: planted ones are found, each said once', () => {
  const question = asking();
  const parts = Array.from({ length: DEALS / 8 }, (_nothing, part) => playPart(title, question, part));
  const found = answer(question, evidenceOf(parts, DEALS), 'planned');
  const said = Object.fromEntries(found.answer.map(({ key, args }) => [key, args?.cards]));
  expect(said).toEqual({
    'cards.nothing': ['blank'],
    'cards.more': ['lucky', 'a_name_with_spaces'],
    'cards.less': ['unlucky'],
    'cards.never': ['shared', 'unseen'],
    'cards.choice': undefined,
  });
  expect(found.estimates).toHaveLength(CARDS.length);
  expect(found.estimates.find(({ measure }) => measure.includes('lucky'))?.value).toBe(0.5);
});

test('nothing else is asked with it, and only of a game that says who meets what', () => {
  expect(() => asking({ main: 'rounds' })).toThrow(/^main: /);
  expect(() => asking({ guards: ['rounds'] })).toThrow(/^guard: /);
  const arms = [armOf(coin, 2, wish)];
  expect(() =>
    questionOf(coin, { ask: 'cards', seats: 2, seed: 's', arms, guards: [], stop: { deals: 9 } }),
  ).toThrow(/which cards/);
});

test.each(Object.entries(titles))(
  '%s: every card that somebody meets is a row of its content',
  (_id, title) => {
    const { cards, content, game } = title;
    if (cards === undefined || content === undefined) return expect.fail('it has none');
    const rows = new Set(cards.tables.flatMap((table) => content.ours[table] ?? []).map(({ id }) => id));
    const met = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const out: { readonly type: string }[] = [];
      const seats = i % 2 === 0 ? game.seats.min : game.seats.max;
      const config = game.parseConfig({}, { seats, ranked: false });
      const { state } = playout(game, config, seats, seeded(`met ${i}`), undefined, { out });
      cards.note(state, out, (card, seat) => {
        met.add(card);
        expect(seat).toBeLessThan(seats);
      });
    }
    expect([...met].filter((card) => !rows.has(card))).toEqual([]);
    expect(met.size).toBeGreaterThan(3);
  },
);

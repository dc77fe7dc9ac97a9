import { expect, test } from 'vitest';
import { titles } from '../../games/index.ts';
import { armOf } from '../../lab/ask/arm.ts';
import { questionOf } from '../../lab/ask/asking.ts';
import { factsOf } from './facts.ts';
import { dealsWith, firstForm, KINDS, knobOf, othersOf, putOf } from './form.ts';
import { rowNames } from './rowNames.ts';

test.each(Object.entries(titles))(
  '%s: what the page begins with can be asked, in every kind',
  async (_id, title) => {
    const facts = await factsOf(title);
    const first = firstForm(facts);
    for (const kind of KINDS.filter((one) => one !== 'file' && (one !== 'content' || facts.first !== null))) {
      const to = kind === 'option' ? (othersOf(facts, first.option)[0] ?? '') : first.to;
      const put = putOf({ ...first, kind, to }, facts);
      const question = questionOf(title, {
        ...put,
        arms: put.arms.map((arm) => armOf(title, put.seats, arm)),
      });
      expect(question.game).toBe(title.game.id);
    }
  },
);

test.each(Object.entries(titles))(
  '%s: every step of every knob is content that a table takes',
  async (_id, title) => {
    const facts = await factsOf(title);
    const first = firstForm(facts);
    for (const table of facts.tables) {
      expect(table.rows.length).toBeGreaterThan(0);
      const row = table.rows.find(({ fields }) => fields.length > 0);
      expect(
        knobOf(facts, { ...first, table: table.name, row: row?.id ?? '', field: row?.fields[0]?.name ?? '' }),
      ).toBeDefined();
    }
  },
);

test('a number of deals that is in no list, “twice as many”, can be seen in it', () => {
  expect(dealsWith(1000)).toEqual([0, 200, 1000, 5000]);
  expect(dealsWith(748)).toEqual([0, 200, 748, 1000, 5000]);
});

test('a knob has the name of its card, and no two have the same', async () => {
  for (const [game, title] of Object.entries(titles)) {
    const { tables } = await factsOf(title);
    const names = rowNames(title.texts.en, tables, 'en');
    if (game === 'displacement') expect(names.get('SM-CRA')).toBe('Stock Market Crash');
    for (const { rows } of tables) {
      const said = rows.map(({ id }) => names.get(id) ?? '');
      expect(new Set(said).size).toBe(rows.length);
      expect(said.join()).not.toMatch(/[{}]/);
    }
  }
});

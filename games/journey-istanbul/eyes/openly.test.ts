import { expect, test } from 'vitest';
import type { Seat } from '../../../engine/game.ts';
import { verifyRecord } from '../../../engine/record.ts';
import { openRecordOf, wholeGame } from '../../../engine/testing/openly.ts';
import type { Action } from '../action.ts';
import { game } from '../game.ts';
import { given, ORANGE, RED, YELLOW } from '../testing/given.ts';
import { accept, answerDeal, claim, deal, evening, give, play, standing } from '../testing/play.ts';

const config = game.parseConfig({}, { seats: 3, ranked: false });
const told = (...said: readonly (readonly [Seat, Action])[]) =>
  openRecordOf(
    game,
    wholeGame(game, config, 3, 'open', (_state, turn) =>
      turn === 4 ? said.map(([actor, action]) => ({ actor, action })) : [],
    ),
  ) ?? expect.fail('no record');
const gift: Action = { type: 'give', to: 1, amount: 1000, tag: 'gift' };

test('[JI-R46] what two tell each other, notes, planners and instructions stand in no record: it is the same without', () => {
  const plain = told();
  expect(verifyRecord(game, plain)).toBeUndefined();
  const same = told(
    [0, claim(1, 'day-3')],
    [1, { type: 'writeNote', day: 3, text: 'they come tonight' }],
    [1, { type: 'editPlanner', day: 3, field: 'police', value: 2 }],
    [0, { type: 'showPlanner', to: 'all', days: [3] }],
    [2, standing({ gifts: 'confirm' })],
    [0, deal({ to: 2, price: 2000 })],
    [0, { type: 'give', to: 2, amount: 1000, tag: 'loan' }],
  );
  expect(same).toEqual(plain);
  const said = told([0, claim('all', 'day-3')]);
  expect(said.entries).toHaveLength(plain.entries.length + 1);
});

test('[JI-R46] of a deal stands the money that changed hands, and it looks like a gift', () => {
  const given = told([0, gift]);
  expect(given.entries.filter(({ action }) => JSON.stringify(action) === JSON.stringify(gift))).toHaveLength(
    1,
  );
  expect(told([0, { ...gift, tag: 'loan' }])).toEqual(given);
  expect(told([0, deal({ to: 1, price: 1000 })], [1, answerDeal('0.1', 'police')])).toEqual(given);
  expect(told([1, standing({ gifts: 'confirm' })], [0, gift], [1, accept('0.1')])).toEqual(given);
});

test('[JI-R22] who was short and took a gift has to say yes to it in the record, too', () => {
  const before = given({
    t: 9,
    sheet: { 3: 'P3A', 5: 'P5A' },
    money: [2000, 7000, 6000, 6000, 6000],
    active: YELLOW,
    at: ['TAK', 'TAK', 'KAD', 'KAD', 'KAD'],
  });
  const short = evening(before).state;
  const events = [{ type: 'gave', from: ORANGE, to: RED, amount: 2000, tag: 'loan' }] as const;
  const taken = { actor: RED, action: accept('1.1'), at: 0 };
  const given2000 = { actor: ORANGE, action: give(RED, 2000), at: 0 };
  expect(game.openly?.(short, taken, events, [])).toEqual([given2000, taken]);
  expect(game.openly?.(before, taken, events, [])).toEqual([given2000]);
  play(short, [ORANGE, give(RED, 2000)], [RED, accept('1.1')]);
});

test('[JI-R22] whatever was given to those who were short, waiting or refused, a record comes to the same end', () => {
  for (let i = 0; i < 12; i++) {
    const sitting = wholeGame(game, config, 3, `short ${i}`);
    const record = openRecordOf(game, sitting) ?? expect.fail(`no record of game ${i}`);
    expect(verifyRecord(game, record)).toBeUndefined();
    expect(record.outcome).toEqual(game.outcome(sitting.state));
  }
});

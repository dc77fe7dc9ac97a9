import { expect, test } from 'vitest';
import { verifyRecord } from '../../../engine/record.ts';
import { openRecordOf, wholeGame } from '../../../engine/testing/openly.ts';
import type { Action, Preferences } from '../action.ts';
import { game } from '../testing/game.ts';
import { ownSet } from '../testing/ownSet.ts';

const config = game.parseConfig(
  { mode: 'quick', lastFerry: 6, mentalFaces: 'printed', physicalForm: 'nerve' },
  { seats: 3, ranked: false },
);
const usual: Preferences = { calm: false, text: false, time: 'usual' };
const wishing = (wish: Partial<Preferences>) =>
  wholeGame(game, config, 3, 'wishes', (_state, turn) =>
    turn === 3 ? [{ actor: 1, action: { type: 'prefer', ...usual, ...wish } satisfies Action }] : [],
  );

test('[EI-R36] a record tells nobody what somebody wished for: it is the same without', () => {
  const plain = openRecordOf(game, wholeGame(game, config, 3, 'wishes'));
  expect(verifyRecord(game, plain ?? expect.fail('no record'))).toBeUndefined();
  expect(openRecordOf(game, wishing({ time: 'double' }))).toEqual(plain);
  expect(openRecordOf(game, wishing({ calm: true }))).toEqual(plain);
});

test('cards that are told face by face stand in no record', () => {
  const own = game.parseConfig({ ...config, content: ownSet() }, { seats: 2, ranked: false });
  expect(openRecordOf(game, wholeGame(game, own, 2, 'own'))).toBeUndefined();
});

test('[EI-R30] how long somebody’s line is stands in no record', () => {
  const ready = (trip: number) => ({ actor: 0, action: { type: 'ready', trip } satisfies Action, at: 40 });
  expect(game.openly?.(wishing({}).state, ready(0), [], [])).toEqual([{ ...ready(0), at: 0 }]);
  expect(game.openly?.(wishing({}).state, ready(12), [], [])).toBeUndefined();
});

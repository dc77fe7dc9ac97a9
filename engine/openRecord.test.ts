import { expect, test } from 'vitest';
import { title as ferry } from '../games/_template/index.ts';
import { title as displacement } from '../games/displacement/index.ts';
import { title as emigration } from '../games/emigration/index.ts';
import { title as migrato } from '../games/migrato/index.ts';
import type { Game, Kind } from './game.ts';
import { verifyRecord } from './record.ts';
import { openRecordOf, wholeGame } from './testing/openly.ts';

const LENDING: readonly Game<Kind>[] = [migrato.game, emigration.game, displacement.game];

test.each(LENDING.map((game) => [game.id, game] as const))(
  'where all lies open at the end, the record of %s holds all that was done',
  (_id, game) => {
    const config = game.parseConfig({}, { seats: 2, ranked: false });
    const sitting = wholeGame(game, config, 2, 'open');
    const record = openRecordOf(game, sitting) ?? expect.fail('no record');
    expect(verifyRecord(game, record)).toBeUndefined();
    expect(record.entries.map(({ actor, action }) => ({ actor, action }))).toEqual(
      sitting.entries.map(({ actor, action }) => ({ actor, action })),
    );
    // How long somebody thought is nobody's business where no rule asks for it.
    expect(new Set(record.entries.map(({ at }) => at))).toEqual(new Set([0]));
  },
);

const open: Game<Kind> = { ...ferry.game, lendsEyes: true };
const played = wholeGame(open, open.parseConfig({}, { seats: 3, ranked: false }), 3, 'ferry');

test('a game that does not say what lies open at the end has no record for others', () => {
  expect(openRecordOf(open, played)).toBeDefined();
  expect(openRecordOf(ferry.game, played)).toBeUndefined();
});

test('a config that is not for everybody stands in no record', () => {
  expect(openRecordOf({ ...open, publicConfig: (config) => config }, played)).toBeDefined();
  expect(openRecordOf({ ...open, publicConfig: () => ({}) }, played)).toBeUndefined();
});

test('a record that would not come to the same without what is left out is none', () => {
  for (let left = 0; left < played.entries.length; left++) {
    let nth = 0;
    const game: Game<Kind> = { ...open, openly: (_state, move) => (nth++ === left ? [] : [move]) };
    expect(openRecordOf(game, played)).toBeUndefined();
  }
  expect(openRecordOf({ ...open, openly: () => undefined }, played)).toBeUndefined();
});

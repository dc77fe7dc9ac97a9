import Schema from 'typebox/schema';
import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { playout } from '../engine/playout.ts';
import { titles } from '../games/index.ts';

test.each(Object.keys(titles))('what is played in %s fits the schema of its actions', (id) => {
  const game = titles[id]?.game;
  if (game === undefined) return expect.fail(`no game ${id}`);
  const seats = game.seats.min;
  const check = Schema.Compile(game.actionSchema);
  const wrong: unknown[] = [];
  const onAction = (_actor: unknown, action: unknown): void => {
    if (!check.Check(action)) wrong.push(action);
  };
  const config = game.parseConfig({}, { seats, ranked: false });
  playout(game, config, seats, seeded('schema'), undefined, { extras: true, onAction });
  expect(wrong).toEqual([]);
  expect(check.Check({ type: 'no such thing' })).toBe(false);
});

import { expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import { game } from '../game.ts';
import { given } from '../testing/given.ts';

test('[10] an imagined world never puts a card where it cannot be', () => {
  const state = given({ seats: [{ layout: 'full' }, { layout: 'full' }] });
  const view = game.view(state, 1);
  for (let seed = 0; seed < 20; seed++) {
    const world = game.imagine(view, 1, null, seeded(seed));
    game.audit(world);
    expect(game.view(world, 1)).toEqual(view);
  }
});

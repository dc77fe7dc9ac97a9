import { expect, test } from 'vitest';
import { seeded } from '../../engine/chance.ts';
import type { Kind } from '../../engine/game.ts';
import { playout } from '../../engine/playout.ts';
import { titles } from '../site/titles.ts';

// While secrets are covered, the table is drawn from what everybody sees of some world that looks like one's own view.
test.each(Object.keys(titles))('%s: what everybody sees can be told from what a seat sees', async (id) => {
  const game = (await titles[id]?.())?.game;
  if (game === undefined) return;
  const seats = game.seats.min;
  const config = game.parseConfig({}, { seats, ranked: false });
  let looks = 0;
  const compare = (state: Kind['state']): void => {
    if (looks++ % 7 !== 0) return;
    for (let seat = 0; seat < seats; seat++) {
      const world = game.imagine(game.view(state, seat), seat, null, seeded(looks));
      expect(game.view(world, 'public')).toEqual(game.view(state, 'public'));
    }
  };
  playout(game, config, seats, seeded('covered'), undefined, {
    extras: true,
    onAction: (_actor, _action, state) => compare(state),
  });
  expect(looks).toBeGreaterThan(7);
});

import { type Chance, seeded, shuffle } from '../../engine/chance.ts';
import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import { title as migrato } from '../../games/migrato/index.ts';
import type { Luck } from '../boardgameio/game.ts';

/**
 * So many games are raced, each a title of its own with luck that is the same every time: what two clients once said
 * leads to the same game whenever it is said again, so that clients need not think while servers are measured.
 */
export const DEALS = 8;
export const dealName = (deal: number): string => `migrato${deal}`;
export const everyDeal = Array.from({ length: DEALS }, (_nothing, deal) => deal);

const LUCKLESS: Chance = { below: () => 0 };

export function ourDeal(deal: number): Title<Kind> {
  const { game } = migrato;
  const dealt: typeof migrato = {
    ...migrato,
    game: {
      ...game,
      id: dealName(deal),
      setup: (config, seats, ctx) => game.setup(config, seats, { ...ctx, chance: seeded(deal) }),
      apply: (state, actor, action, ctx) => game.apply(state, actor, action, { ...ctx, chance: LUCKLESS }),
    },
  };
  return dealt as Title<Kind>;
}

export const theirDeal = (deal: number): Luck => ({
  first: () => deal % 2,
  shuffle: () => (cards) => shuffle(seeded(deal), cards),
});

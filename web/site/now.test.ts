import { expect, test } from 'vitest';
import { titles } from '../../games/index.ts';
import { openCards } from './cards.ts';

test('“Play now” opens a table that each game can be played at', async () => {
  for (const { id, now } of await openCards()) {
    const seats = now.bots + 1;
    expect(() => titles[id]?.game.parseConfig(now.options, { seats, ranked: false }), id).not.toThrow();
  }
});

import { expect, test } from 'vitest';
import { parseBotName } from '../../bots/names.ts';
import type { Card } from '../../engine/card.ts';
import { titles } from '../../games/index.ts';
import type { Hosting } from '../../kit/hosting.ts';
import { sitThrough } from '../../lab/ask/sit.ts';
import { CARDS } from './cards.ts';

const GAMES = 8;
const BOT = 'greedy-casual';

/** How often each seat acts in a game by these options, on average of a few. */
function decisionsOf({ id, now: { bots } }: Card, options: object): number {
  const title = titles[id] ?? expect.fail(id);
  const seats = bots + 1;
  const config = title.game.parseConfig(options, { seats, ranked: false });
  const names = Array.from({ length: seats }, () => BOT);
  let acts = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const job = {
      game: id,
      seats,
      seed: `${seed}`,
      bots: names.map((name) => parseBotName(name)),
      botNames: names,
      config,
    };
    acts += sitThrough(title, job).entries.length;
  }
  return acts / GAMES / seats;
}

test.each(CARDS)('“Play now” opens a table that $id can be played at', ({ id, now }) => {
  const seats = now.bots + 1;
  expect(() => titles[id]?.game.parseConfig(now.options, { seats, ranked: false })).not.toThrow();
});

test.each(CARDS)('“Play now” is the short form of $id: no preset of it is over sooner', async (card) => {
  const now = decisionsOf(card, card.now.options);
  const { hosting }: { hosting: Hosting } = await import(`../../games/${card.id}/ui/hosting.ts`);
  const others = Object.values(hosting.presets);
  for (const options of [{}, ...others])
    expect(now, JSON.stringify(options)).toBeLessThanOrEqual(decisionsOf(card, options) * 1.05);
  expect(now).toBeLessThan(60);
});

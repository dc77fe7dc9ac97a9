import { expect, test } from 'vitest';
import { titles } from '../games/index.ts';
import { Family } from './testing/family.ts';
import { openHere } from './testing/here.ts';
import { MISHAPS, type Mishap } from './testing/mishaps.ts';
import { startLeapingServer } from './testing/server.ts';

const here = openHere(startLeapingServer);

const isLong = process.env.CROSSINGS_LONG === '1';
const GAMES = Object.keys(titles);
const DECISIONS = isLong ? 12 : 2;

const happensIn =
  ({ withBot, undone }: Mishap) =>
  (game: string): boolean => {
    const { seats, agreedUndo } = titles[game]?.game ?? expect.fail(game);
    return (withBot !== true || seats.max > 2) && (undone !== true || agreedUndo === true);
  };

/** At each commit the mishaps are dealt out among the games, so that each occurs; in the long run each game has all. */
const mishapsOf = (game: string): readonly Mishap[] =>
  MISHAPS.filter((mishap, i) => {
    const games = GAMES.filter(happensIn(mishap));
    return isLong ? games.includes(game) : games[(MISHAPS.length - 1 - i) % games.length] === game;
  });

test.each(GAMES)('an evening among friends with everything that goes wrong: %s', async (game) => {
  const most = titles[game]?.game.seats.max ?? 0;
  const people = Math.min(3, most);
  const family = new Family(here, { game, people, bots: most > people ? 1 : 0, decisions: DECISIONS });
  const mishaps = mishapsOf(game);
  try {
    await family.open();
    for (const { lines } of mishaps.filter(({ lobby }) => lobby))
      for (const line of lines) await family.do(line);
    await family.begin();
    for (const { lines } of mishaps.filter(({ lobby }) => !lobby))
      for (const line of lines) await family.do(line);
    if (isLong) await family.tell();
  } catch (error) {
    await family.picture();
    throw error;
  } finally {
    await family.close();
  }
});

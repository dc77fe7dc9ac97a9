import { afterAll, expect, test } from 'vitest';
import { titles } from '../games/index.ts';
import { Family } from './testing/family.ts';
import { openHere } from './testing/here.ts';
import { type Line, MISHAPS, type Mishap } from './testing/mishaps.ts';
import { startLeapingServer } from './testing/server.ts';

const here = openHere(startLeapingServer);

const isLong = process.env.CROSSINGS_LONG === '1';
const GAMES = Object.keys(titles);
const DECISIONS = isLong ? 3 : 1;

const happensIn =
  ({ withBot, undone }: Mishap) =>
  (game: string): boolean => {
    const { seats, agreedUndo } = titles[game]?.game ?? expect.fail(game);
    return (withBot !== true || seats.max > 2) && (undone !== true || agreedUndo === true);
  };

/**
 * At each commit the mishaps are dealt out among the games, so that each occurs. The last of them, which begins
 * another game, is for the last of these: there one person can end it. In the long run each game has all.
 */
const mishapsOf = (game: string): readonly Mishap[] =>
  MISHAPS.filter((mishap, i) => {
    const games = GAMES.filter(happensIn(mishap));
    return isLong ? games.includes(game) : games.at(-1 - ((MISHAPS.length - 1 - i) % games.length)) === game;
  });

const family = new Family(here);
/** False: the game was over before the mishap was. Then it happens in another. */
async function goThrough(lines: readonly Line[]): Promise<boolean> {
  const ends = lines.some(([, what]) => what === 'comes to the end');
  for (const line of lines) {
    await family.do(line);
    if (!ends && (await family.isOver())) return false;
  }
  return true;
}
afterAll(() => family.close());

test.each(GAMES)('an evening among friends with everything that goes wrong: %s', async (game) => {
  const most = titles[game]?.game.seats.max ?? 0;
  const people = Math.min(3, most);
  const mishaps = mishapsOf(game);
  const evening = { game, people, bots: most > people ? 1 : 0, decisions: DECISIONS, isShort: !isLong };
  try {
    await family.open(evening);
    for (const { lines } of mishaps.filter(({ lobby }) => lobby))
      for (const line of lines) await family.do(line);
    await family.begin();
    for (const { lines } of mishaps.filter(({ lobby }) => !lobby))
      while (!(await goThrough(lines))) {
        await family.open(evening);
        await family.begin();
      }
    if (isLong) await family.tell();
    await family.rest();
  } catch (error) {
    await family.picture();
    await family.close();
    throw error;
  }
});

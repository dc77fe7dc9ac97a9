import { expect, test } from 'vitest';
import { openHere } from './testing/here.ts';
import { serveFiles } from './testing/site.ts';
import { tapsOfTurns, USUAL } from './testing/taps.ts';

const here = openHere(serveFiles);

const TURNS = process.env.CROSSINGS_LONG === '1' ? 15 : 3;

test.each(USUAL)('a usual turn of $game takes at most $most taps', async (usual) => {
  const page = await here.visitor();
  await page.goto(`/solo/${usual.game}`);
  await page.locator('#prompt').waitFor();
  const taps = await tapsOfTurns(page, usual, TURNS);
  const middle = taps.toSorted((a, b) => a - b)[Math.floor(taps.length / 2)];
  expect(middle, taps.join(', ')).toBeLessThanOrEqual(usual.most);
  await page.context().close();
});

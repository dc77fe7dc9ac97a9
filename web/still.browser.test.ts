import { expect, test } from 'vitest';
import { LAPTOP, PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { judge, PLAYERS } from './testing/judge.ts';
import { serveFiles } from './testing/site.ts';

const here = openHere(serveFiles);

const isLong = process.env.CROSSINGS_LONG === '1';
const STEPS = isLong ? Number.POSITIVE_INFINITY : 6;
const GAMES = isLong ? 3 : 1;
/** A race takes as long as all the others together: the long run has it. */
const SHOWN = isLong ? PLAYERS : PLAYERS.filter(({ as }) => as !== 'racer');

/** Every look is at the usual type and at the largest: no phase moves anything, nothing is cut, covered or too small. */
test.each(
  SHOWN.flatMap((player) => [LAPTOP, PHONE].map((size) => ({ ...player, player, width: size.width, size }))),
)('a still table: $game as a $as, $width wide', async ({ player, size }) => {
  for (let game = 0; game < GAMES; game++) {
    const found = await judge(here.visitor, { player, size, steps: STEPS });
    expect(found, found.join('\n')).toEqual([]);
  }
});

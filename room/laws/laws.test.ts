import { describe, expect, test } from 'vitest';
import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import { title as ferry } from '../../games/_template/index.ts';
import { titles } from '../../games/index.ts';
import { unseen } from './bytes.ts';
import { noNewTime } from './clock.ts';
import type { SeamLaw } from './law.ts';
import { marked } from './marked.ts';
import { ownEyes } from './owners.ts';
import { onlyThePerson } from './standIn.ts';
import { together } from './together.ts';
import { unlearnt } from './unlearnt.ts';
import { noLimit } from './untimed.ts';

const LAWS: readonly SeamLaw[] = [
  unlearnt,
  noNewTime,
  onlyThePerson,
  unseen,
  ownEyes,
  marked,
  together,
  noLimit,
];
const LONG = process.env.CROSSINGS_LONG === '1';
/** As for the laws of a game (engine/testing/conforms.ts): CROSSINGS_SEED is for others. */
const SEED = Number(process.env.CROSSINGS_SEED ?? (LONG ? Date.now() % 1_000_000 : 1));
const GAMES = LONG ? 60 : 4;
/** Some things are rare in a game: so many are tried until there was something to judge. */
const MOST_GAMES = 60;
/** Where nothing is taken back, a person's alone, or asked of several at once, there is nothing to judge. */
const IDLE = ['S1 ellis-island', 'S3 emigration', 'S7 emigration', 'S7 migrato'];
const ALL: readonly (readonly [string, Title<Kind>])[] = [
  ...Object.entries(titles as Readonly<Record<string, Title<Kind>>>),
  ['the template', ferry as Title<Kind>],
];

describe.each(ALL)(`where room and %s meet (seed ${SEED})`, (_id, title) => {
  test.each(LAWS)('$law $title', async (law) => {
    const isIdle = IDLE.includes(`${law.law} ${title.game.id}`);
    let judged = 0;
    for (let i = 0; i < GAMES || (judged === 0 && !isIdle && i < MOST_GAMES); i++) {
      const { min, max } = title.game.seats;
      const seats = Math.min(max, Math.max(min, 2 + (i % 3)));
      judged += await law.check({ title, seats, seed: `seam ${SEED} ${i}` });
    }
    if (isIdle) expect(judged).toBe(0);
    else expect(judged).toBeGreaterThan(0);
  });
});

test(`S2 holds for the timers of a game, too (seed ${SEED})`, async () => {
  const title = titles['journey-istanbul'] as Title<Kind>;
  const options = { turnTimer: 60, offerTimer: 60, helpTimer: 60 };
  let judged = 0;
  for (let i = 0; i < GAMES; i++) {
    judged += await noNewTime.check({ title, seats: 3, seed: `timer ${SEED} ${i}`, options });
  }
  expect(judged).toBeGreaterThan(0);
});

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
const SEEDS = process.env.CROSSINGS_LONG === '1' ? 60 : 4;
/** Where nothing is taken back, a person's alone, or asked of several at once, there is nothing to judge. */
const IDLE = ['S1 ellis-island', 'S3 emigration', 'S7 emigration', 'S7 migrato'];
const ALL: readonly (readonly [string, Title<Kind>])[] = [
  ...Object.entries(titles as Readonly<Record<string, Title<Kind>>>),
  ['the template', ferry as Title<Kind>],
];

describe.each(ALL)('where room and %s meet', (_id, title) => {
  test.each(LAWS)('$law $title', async (law) => {
    let judged = 0;
    for (let i = 0; i < SEEDS; i++) {
      const { min, max } = title.game.seats;
      const seats = Math.min(max, Math.max(min, 2 + (i % 3)));
      judged += await law.check({ title, seats, seed: 'seam'.padEnd(5 + i, '.') });
    }
    if (IDLE.includes(`${law.law} ${title.game.id}`)) expect(judged).toBe(0);
    else expect(judged).toBeGreaterThan(0);
  });
});

test('S2 holds for the timers of a game, too', async () => {
  const title = titles['journey-istanbul'] as Title<Kind>;
  const options = { turnTimer: 60, offerTimer: 60, helpTimer: 60 };
  let judged = 0;
  for (let i = 0; i < SEEDS; i++) {
    judged += await noNewTime.check({ title, seats: 3, seed: `timer ${i}`, options });
  }
  expect(judged).toBeGreaterThan(0);
});

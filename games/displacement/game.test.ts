import { describe, expect, test } from 'vitest';
import { bug } from '../../engine/bug.ts';
import type { Outcome } from '../../engine/game.ts';
import { type GameRecord, verifyRecord } from '../../engine/record.ts';
import { conforms } from '../../engine/testing/conforms.ts';
import { playthrough } from '../../engine/testing/playthrough.ts';
import { recordedIn } from '../../engine/testing/recorded.ts';
import { PRESETS } from './config.ts';
import { game } from './game.ts';
import { title as displacement } from './index.ts';
import { NAMES, picture } from './testing/picture.ts';

const { recorded, stored } = recordedIn(new URL('./recorded', import.meta.url));
const KNOWLEDGE = new URL('./testing/knowledge.txt', import.meta.url);
const outcomeOf = ({ outcome }: GameRecord): Outcome => outcome as Outcome;

/** Every option the presets leave at its default, at its other value. */
const EVERYTHING_ELSE = {
  goalDeck: 'printed',
  needsOrder: 'cascade',
  vacancies: 'mayLeave',
  expulsion: 'free',
  migrantChoice: 'auto',
  tieFromDrawer: 'drawerLast',
  graceRounds: 2,
  roundLimit: 12,
  goalReveal: 'forbidden',
  facilitatorSeesGoals: 'on',
  firstPlayer: 'seat:1',
};

conforms(displacement, {
  configs: [PRESETS.standard, PRESETS.class, EVERYTHING_ELSE],
  seats: [2, 3, 4, 5, 6],
  recorded,
  stored,
  runs: 120,
  knowledge: KNOWLEDGE,
});

describe('recorded games', () => {
  test('[DI-8.1][DI-8.6][DI-8.9][DI-R40] there is one for each way to end', () => {
    const ways = recorded.map((record) => [...new Set(outcomeOf(record).fates)].sort().join());
    expect(new Set(ways)).toEqual(
      new Set(['unfulfilled,won', 'unfulfilled,wonTogether', 'closest,unfulfilled', 'unfulfilled']),
    );
  });

  test('[DI-2.3] each plays strictly as it was recorded', () => {
    for (const record of recorded) expect(verifyRecord(game, record)).toBeUndefined();
  });
});

/** Told anew with `npx vitest run games/displacement/game.test.ts -u`; read the difference first. */
test('[DI-2.3] the golden playthrough reads as it did', async () => {
  const short = recorded.find((record) => outcomeOf(record).fates.includes('won')) ?? bug('no won game');
  const telling = { heading: 'Displacement', names: NAMES, opens: ['turnStarted'], table: picture } as const;
  await expect(playthrough(displacement, short, telling)).toMatchFileSnapshot('./recorded/playthrough.txt');
});

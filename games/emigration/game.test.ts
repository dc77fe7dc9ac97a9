import { describe, expect, test } from 'vitest';
import { allLaws } from '../../engine/laws/index.ts';
import { conforms, report } from '../../engine/testing/conforms.ts';
import { hunt } from '../../engine/testing/hunt.ts';
import { playthrough } from '../../engine/testing/playthrough.ts';
import { recordedIn, recordIn } from '../../engine/testing/recorded.ts';
import { title as emigration } from './index.ts';
import { PRINTED } from './testing/printed.ts';

const RECORDED = new URL('./recorded', import.meta.url);
const KNOWLEDGE = new URL('./testing/knowledge.txt', import.meta.url);

/** Every option away from its default. */
const UNUSUAL = {
  mode: 'cooperative',
  packs: 'random',
  layout: 'funnel',
  ticketPrice: 3,
  passportPrice: 4,
  sellLimit: 'unlimited',
  pendingAtBorder: 'free',
  scalpConsent: 'ask',
  phase2Start: 'last',
  tie: 'shared',
  mentalFogLoss: 'assurance',
  careers: 'uneven',
  nationalities: 'even',
  turnTimer: 30,
};

conforms(emigration, {
  configs: [{}, UNUSUAL],
  seats: [2, 3],
  runs: 40,
  ...recordedIn(RECORDED),
  knowledge: KNOWLEDGE,
});

/** The laws about single games at the larger tables, in both modes, with all packs and an owner's content. */
describe('the laws at other tables', () => {
  type Table = readonly [name: string, seats: number, config: unknown];
  const tables = (name: string, seats: readonly number[], config: unknown): readonly Table[] =>
    seats.map((count) => [name, count, config]);
  const TABLES: readonly Table[] = [
    ...tables('as it comes', [4, 5, 6], {}),
    ...tables('every option changed', [4, 5, 6], UNUSUAL),
    ...tables('cooperative', [2, 6], { mode: 'cooperative' }),
    ...tables('all packs', [2, 3, 6], { packs: 'random', scalpConsent: 'ask' }),
    ...tables('own content', [2, 4], { packs: 'random', content: PRINTED }),
  ];
  const RUNS = process.env.CROSSINGS_LONG === '1' ? 400 : 4;
  const SEED = 1;
  test.each(TABLES)('%s, %i seats', (_name, seats, config) => {
    const prey = hunt(emigration, {
      configs: [config],
      seats: [seats],
      laws: allLaws,
      runs: RUNS,
      seed: SEED,
    });
    if (prey !== undefined) expect.fail(report('emigration', prey, SEED));
  });
});

/**
 * Told anew with `npx vitest run games/emigration/game.test.ts -u`; read the difference before committing it.
 */
test('the golden playthrough reads as it did', async () => {
  const record = recordIn(RECORDED, 'register');
  const telling = { heading: 'Emigration', names: ['Ada', 'Ben'], opens: ['turnStarted'] } as const;
  await expect(playthrough(emigration, record, telling)).toMatchFileSnapshot('./recorded/playthrough.txt');
});

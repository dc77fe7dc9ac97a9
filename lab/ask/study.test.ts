import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bug } from '../../engine/bug.ts';
import { seeded } from '../../engine/chance.ts';
import { digest } from '../../engine/digest.ts';
import { openKept } from '../kept.ts';
import { asked, hands, UNCUT } from '../testing/asks.ts';
import { blockOf, dealsPerPart, type Part } from './block.ts';
import { type Kept, nothingKept } from './kept.ts';
import type { Question } from './question.ts';
import type { Answer } from './result.ts';
import { type Cut, study } from './study.ts';

const IS_LONG = process.env.CROSSINGS_LONG === '1';
const folder = mkdtempSync(join(tmpdir(), 'crossings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const QUIET = { show() {} };
const found = async (question: Question, threads = 1, kept: Kept = nothingKept()): Promise<Answer> =>
  (await study(question, hands(question, threads), kept, UNCUT, QUIET)).found;

const UNTIL = { until: 'answered', planned: 400, most: 3000 } as const;

describe.each([
  ['a fixed number of deals', asked(10, { stop: { deals: 250 } })],
  ['until answered', asked(10, { stop: UNTIL })],
  ['until so narrow', asked(5, { stop: { until: 0.06, planned: 400, most: 3000 } })],
])('the same question has the same answer, byte for byte: %s', (_name, question) => {
  test('with 1, 2 and 7 threads of different speed', async () => {
    const one = digest(await found(question));
    expect(digest(await found(question, 2))).toBe(one);
    expect(digest(await found(question, 7))).toBe(one);
  });

  test('killed at any moment and continued', async () => {
    const whole = digest(await found(question));
    const chance = seeded('kill');
    for (let kill = 0; kill < (IS_LONG ? 50 : 8); kill++) {
      const name = `kill ${kill} ${digest(question)}`;
      let left = chance.below(40);
      let die = (): void => {};
      const gone = new Promise<void>((yes) => {
        die = yes;
      });
      const dying = hands(question, 3).map(({ give }) => ({
        give(task: number) {
          if (left-- > 0) return give(task);
          die();
          return new Promise<Part>(() => {});
        },
      }));
      const kept = openKept(folder, name);
      // Whoever is killed shows nothing: no look is noted.
      await study(question, dying, { ...kept, addLook() {} }, { by: null, gone }, QUIET);
      // And the line that was being written is cut in the middle.
      const file = join(folder, `${name}.jsonl`);
      appendFileSync(file, '\n1234 {"part":0,');
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.slice(0, text.length - chance.below(300)));
      expect(digest(await found(question, 2, openKept(folder, name)))).toBe(whole);
    }
  });
});

test('cut by hand it tells what is known, wider, as the answer to a question that can be asked again', async () => {
  const question = asked(10, { stop: { deals: 400 } });
  const cut: { by: Cut['by']; gone: Promise<unknown> } = { by: null, gone: new Promise(() => {}) };
  const watcher = {
    show(deals: number) {
      if (deals >= 160) cut.by = 'hand';
    },
  };
  const kept = nothingKept();
  const { found: early, cut: by } = await study(question, hands(question, 1), kept, cut, watcher);
  expect(by).toBe('hand');
  expect(early.question.stop).toEqual({ until: 'end', planned: 400, most: 160 });
  expect(early.estimates[0]?.method).toBe('sequence');
  expect(digest(await found(early.question, 3))).toBe(digest(early));
});

test('who has looked at part of the deals gets intervals that hold at every look', async () => {
  const kept = openKept(folder, 'looked');
  expect((await found(asked(5), 1, kept)).estimates[0]?.method).toBe('byDeal');
  expect((await found(asked(5), 1, openKept(folder, 'looked'))).estimates[0]?.method).toBe('byDeal');
  const more = await found(asked(5, { stop: { deals: 400 } }), 1, openKept(folder, 'looked'));
  expect(more.estimates[0]?.method).toBe('sequence');
  expect(more.question.stop).toEqual({ until: 'end', planned: 200, most: 400 });
});

test('nothing that was kept is played again', async () => {
  const kept = openKept(folder, 'twice');
  const one = await found(asked(5), 1, kept);
  const idle = [{ give: async (): Promise<Part> => bug('played again') }];
  const two = await study(asked(5), idle, openKept(folder, 'twice'), UNCUT, QUIET);
  expect(digest(two.found)).toBe(digest(one));
});

test('a measure that no game has is told after the first deals, with those there are', async () => {
  const question = asked(5, { main: { measure: 'heads', target: null, tolerance: 0 } });
  await expect(found(question)).rejects.toThrow(
    'none of the first games had "heads"; there are actions, comeback, early.led, early.won, ended.tossed',
  );
});

test.each(['search:100', 'oracle:50', 'level:5'])('of %s every deal is kept by itself', (bot) => {
  const arms = asked(5).arms.map((arm) => ({ ...arm, bots: [bot, 'random'] }));
  expect([dealsPerPart(asked(5, { arms })), dealsPerPart(asked(5))]).toEqual([1, 8]);
});

test('an odd game of a ladder names who sat where', async () => {
  const arms = ['random', 'greedy', 'greedy~20'].map((bot) => ({
    name: bot,
    config: { favour: 0, shaken: false },
    bots: [bot],
  }));
  const question = asked(0, { ask: 'ladder', arms, main: null, stop: { deals: 40 } });
  const { odd } = await found(question);
  const [game] = odd;
  const seated = blockOf(question, Number(game?.seed.split('/')[1])).find(
    ({ chair }) => chair === game?.chair,
  );
  expect(game?.arm).toBe(seated?.bots.join(', '));
});

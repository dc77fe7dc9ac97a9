import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openQueue } from '../server/pg/queue.ts';
import { type Postgres, startPostgres } from '../server/testing/postgres.ts';
import { buildFor } from './queue.ts';
import { COMMAND, crossings } from './testing/crossings.ts';

const IS_LONG = process.env.CROSSINGS_LONG !== undefined;
const DEALS = IS_LONG ? '4000' : '24';
const KILLS = IS_LONG ? 10 : 1;

const folder = mkdtempSync(join(tmpdir(), 'crossings-queue-'));
const page = join(folder, 'report.html');
let postgres: Postgres;
const started: ChildProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

function start(...args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  return child;
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('close', resolve));

async function answerOf(...more: readonly string[]): Promise<{ digest: string; asked: string }> {
  const child = start(
    'compare',
    'migrato',
    '--bots',
    'greedy,random',
    '--seed',
    'queue',
    '--fresh',
    '--json',
    ...more,
  );
  let out = '';
  child.stdout?.on('data', (data) => {
    out += data;
  });
  expect(await ended(child)).toBe(0);
  return JSON.parse(out);
}

test.each(
  IS_LONG
    ? [
        ['1', '--deals', DEALS],
        ['2', '--deals', DEALS],
        ['8', '--deals', DEALS],
        ['2', '--until', '0.05', '--planned', '400'],
      ]
    : [['2', '--deals', DEALS]],
)(
  'S13 whoever plays the parts, and whoever is killed over them, the answer is the same: %s at work and one late, %s %s',
  async (count: string, ...stop: readonly string[]) => {
    const url = await postgres.database();
    const { digest } = await answerOf(...stop, '--threads', '1');
    const work = (): ChildProcess => start('work', '--queue', url, '--threads', '1', '--lease', '3000');
    const asked = answerOf(...stop, '--queue', url);
    const workers = Array.from({ length: Number(count) }, work);
    for (let kill = 0; kill < KILLS; kill++) {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      // One comes late.
      if (kill === 0) workers.push(work());
      workers[kill % workers.length]?.kill('SIGKILL');
      workers[kill % workers.length] = work();
    }
    const found = await asked;
    expect(found.digest).toBe(digest);
    for (const worker of workers) worker.kill('SIGKILL');
    // Whoever comes later need not ask again.
    const { out } = crossings(['report', '--queue', url, found.asked, '--json', '--out', page]);
    expect(JSON.parse(out)).toMatchObject([{ asked: found.asked, digest }]);
  },
);

test('a part is given to one worker, to another when its time is over, and is played twice to be compared', async () => {
  const url = await postgres.database();
  const queue = await openQueue(url);
  const build = buildFor('migrato');
  const run = await queue.submit('asked', build, '{}');
  expect(await queue.submit('asked', build, '{}')).toBe(run);
  await queue.want(run, [0, 1, 2]);
  await queue.want(run, [2, 3]);
  expect(await queue.take(['another build'], 'one', 9, 60_000)).toEqual([]);
  const chunksOf = async (worker: string, most: number, leaseMs = 60_000): Promise<number[]> =>
    (await queue.take([build], worker, most, leaseMs)).map(({ chunk }) => chunk);
  expect((await chunksOf('one', 2)).toSorted()).toEqual([0, 1]);
  expect((await chunksOf('two', 9, -1)).toSorted()).toEqual([2, 3]);
  // The second one is dead.
  expect((await chunksOf('one', 9)).toSorted()).toEqual([2, 3]);
  const part = (chunk: number) => ({ run, chunk, spec: '{}' });
  for (const chunk of [0, 1, 2, 3]) await queue.finish(part(chunk), `tally ${chunk}`);
  expect(await chunksOf('one', 9)).toEqual([]);
  expect([...(await queue.done(run, [0, 1, 9]))]).toEqual([
    [0, 'tally 0'],
    [1, 'tally 1'],
  ]);
  expect(await queue.found('asked')).toMatchObject({ build, spec: '{}' });
  expect((await queue.found('asked'))?.tallies).toHaveLength(4);
  expect(await queue.found('never asked')).toBeUndefined();
  // Somebody else looks whether it is true.
  expect(await chunksOf('two', 9)).toEqual([0]);
  await queue.finish(part(0), 'a lie');
  await expect(queue.done(run, [0])).rejects.toThrow('different results');
  await queue.close();
});

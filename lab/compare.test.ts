import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { Result } from './ask/result.ts';
import { COMMAND, crossings } from './testing/crossings.ts';

const folder = mkdtempSync(join(tmpdir(), 'crossings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ASK = ['compare', 'migrato', '--bots', 'random', '--main', 'actions', '--b', 'stallLimit=30'];

function result(...args: string[]): Result {
  const { code, out, err } = crossings([...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

test('the same result with 1, 2 and 7 threads, and from what was kept', () => {
  const ask = [...ASK, '--deals', '120'];
  const one = result(...ask, '--threads', '1', '--fresh');
  expect(one).toMatchObject({ format: 'crossings-result', deals: 120, games: 240, stopped: 'planned' });
  expect(result(...ask, '--threads', '2', '--keep', folder).digest).toBe(one.digest);
  expect(result(...ask, '--threads', '7', '--fresh').digest).toBe(one.digest);
  const kept = result(...ask, '--keep', folder);
  expect(kept.digest).toBe(one.digest);
  expect(kept.run.kept).toBe(15);
});

test('options, bots and build are in every result', () => {
  const { question, run } = result(...ASK, '--deals', '8', '--fresh', '--set', 'memoryAid=none');
  expect(question.arms.map(({ name, bots }) => [name, bots])).toEqual([
    ['A', ['random', 'random']],
    ['B', ['random', 'random']],
  ]);
  expect(question.arms.map(({ config }) => config)).toMatchObject([{ stallLimit: 40 }, { stallLimit: 30 }]);
  expect(run.build).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{16}$/);
});

test('Ctrl+C tells what is known so far, and the question it names gives the very same answer', async () => {
  const keep = join(folder, 'hand');
  const args = [COMMAND, ...ASK, '--deals', '1000000', '--threads', '2', '--keep', keep, '--json'];
  const child = spawn(process.execPath, args);
  let out = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  const code = new Promise((yes) => child.once('exit', yes));
  await vi.waitFor(
    () => {
      const [file = ''] = readdirSync(keep);
      expect(statSync(join(keep, file)).size).toBeGreaterThan(50_000);
    },
    { timeout: 600_000, interval: 50 },
  );
  child.kill('SIGINT');
  expect(await code).toBe(130);
  const early: Result = JSON.parse(out);
  expect(early.run.cut).toBe('hand');
  expect(early.deals).toBeGreaterThan(0);
  const again = result(
    ...ASK,
    '--until',
    'end',
    '--planned',
    '1000000',
    '--most',
    `${early.deals}`,
    '--fresh',
  );
  expect(again.digest).toBe(early.digest);
});

test('a time budget ends it, and the same command goes on from there', () => {
  const keep = join(folder, 'time');
  const ask = [...ASK, '--until', 'end', '--planned', '1000', '--most', '10000000', '--keep', keep];
  const first = result(...ask, '--time', '1s');
  expect(first.run.cut).toBe('time');
  const second = result(...ask, '--time', '1s');
  // A slow machine may not finish a single part in a second; nothing that it finished is lost.
  expect(8 * second.run.kept).toBeGreaterThanOrEqual(first.deals);
  expect(second.deals).toBeGreaterThanOrEqual(first.deals);
});

test('rows have one line for each game, as CSV or JSON lines, with a codebook', () => {
  const csv = join(folder, 'rows.csv');
  const lines = join(folder, 'rows.jsonl');
  for (const file of [csv, lines]) result(...ASK, '--deals', '9', '--fresh', '--rows', file);
  const [heads = '', ...rows] = readFileSync(csv, 'utf8').trimEnd().split('\n');
  expect(rows).toHaveLength(18);
  const objects = readFileSync(lines, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(objects).toHaveLength(18);
  expect(objects[0]).toMatchObject({ deal: 0, arm: 'A', chair: 0, seed: '1/0', bots: 'random random' });
  const { columns } = JSON.parse(readFileSync(join(folder, 'rows.codebook.json'), 'utf8'));
  expect(columns.map(({ name }: { name: string }) => name)).toEqual(heads.split(','));
});

test('a seed of the rows opens that game', () => {
  const file = join(folder, 'seeds.jsonl');
  result('compare', 'migrato', '--bots', 'greedy,random', '--deals', '2', '--fresh', '--rows', file);
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const { seed, bots, actions } = JSON.parse(line);
    const { out } = crossings([
      'record',
      'migrato',
      '--seed',
      seed,
      '--bots',
      bots.replace(' ', ','),
      '--json',
    ]);
    expect(JSON.parse(out).entries).toHaveLength(actions);
  }
});

test('bots that differ move through every chair', () => {
  const { question, games, estimates } = result(
    'compare',
    'migrato',
    '--bots',
    'greedy,random',
    '--deals',
    '30',
    '--fresh',
  );
  expect(question).toMatchObject({ chairs: 'every', main: { measure: 'seat.0.wins' } });
  expect(games).toBe(60);
  expect(estimates[0]?.low).toBeGreaterThan(0.7);
});

test('sweep compares every setting with the first', () => {
  const { question, estimates } = result(
    'sweep',
    'migrato',
    '--bots',
    'random',
    '--vary',
    'stallLimit=40,30,60',
    '--main',
    'actions',
    '--deals',
    '40',
    '--fresh',
  );
  expect(question.arms.map(({ name }) => name)).toEqual(['stallLimit=40', 'stallLimit=30', 'stallLimit=60']);
  const changes = estimates.filter(({ family, minus }) => family === 'main' && minus !== null);
  expect(changes.map(({ level }) => level)).toEqual([0.975, 0.975]);
});

test('ladder puts greedy above random, which is 0; report makes one page of it', () => {
  const ladder = result('ladder', 'migrato', '--bots', 'greedy,random', '--deals', '40', '--fresh');
  expect(ladder.ladder).toMatchObject({ anchor: 'random', holds: true });
  const greedy = ladder.ladder?.bots.find(({ name }) => name === 'greedy');
  expect(greedy?.low).toBeGreaterThan(100);
  const file = join(folder, 'ladder.json');
  writeFileSync(file, JSON.stringify(ladder));
  const page = join(folder, 'report.html');
  expect(crossings(['report', file, '--out', page])).toMatchObject({ code: 0, err: '' });
  const html = readFileSync(page, 'utf8');
  const picture = crossings(['report', file, '--svg']).out;
  expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*><style>/);
  expect(crossings(['report', file, file, '--svg']).err).toContain('a picture is made of one result');
  expect(html).toContain('<svg');
  expect(html).toContain(ladder.digest);
  expect(html).not.toMatch(/(src|href)=/);
  expect(html.length).toBeLessThan(400_000);
  writeFileSync(file, JSON.stringify({ ...ladder, deals: 41 }));
  expect(crossings(['report', file]).err).toContain('was changed after it was made');
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { titles } from '../../games/index.ts';
import { COMMAND, crossings } from '../testing/crossings.ts';
import { findOrInstallPython } from '../testing/python.ts';

const folder = mkdtempSync(join(tmpdir(), 'crossings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const python = findOrInstallPython('lab/env/crossings.py, examples/learn.py and examples/pipe.py');
const games = ['migrato', ...Object.keys(titles).filter((name) => name !== 'migrato')];

function run(...args: string[]): string {
  const env = { ...process.env, CROSSINGS: `${process.execPath} ${COMMAND}`, PYTHONDONTWRITEBYTECODE: '1' };
  const { status, stdout, stderr } = spawnSync(python ?? '', args, { encoding: 'utf8', env });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

test.skipIf(python === undefined)('random play, records and both orders of calls, in all games', () => {
  const said = run(here('./check.py'), folder, ...games).split('\n');
  for (const game of games) {
    expect(said).toContain(`${game} PettingZoo's order of calls`);
    expect(said).toContain(`${game} OpenSpiel's order of calls`);
    expect(crossings(['verify', join(folder, `${game}.json`)])).toMatchObject({ code: 0, err: '' });
  }
  // All claim a family at the same time, all choose their way at the same time.
  for (const game of ['ellis-island', 'journey-istanbul'])
    expect(said).toContain(`${game} all who choose at once are asked at once`);
});

test.skipIf(python === undefined)('the example that learns plays, learns and is tested', () => {
  const few = ['--batches', '10', '--games', '4', '--tables', '4', '--test', '4'];
  const said = run(here('../../examples/learn.py'), ...few);
  expect(said).toMatch(/^ +40 games +[\d.]+ % /);
  for (const others of ['random', 'greedy']) expect(said).toContain(`test, 4 games against ${others}: `);
});

test.skipIf(python === undefined)('the example over a pipe keeps to the protocol', () => {
  const program = `${python} ${here('../../examples/pipe.py')}`;
  for (const game of ['migrato', 'ellis-island']) {
    const { code, out } = crossings(['arena', game, program, 'random', '--conform', '--json']);
    expect(JSON.parse(out).faults).toEqual({ crashes: 0, refusals: 0, overruns: 0, garbled: 0 });
    expect(code).toBe(0);
  }
});

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MUTANTS } from './sim/mutants.ts';
import { planOf } from './sim/plan.ts';
import { runPlan } from './sim/run.ts';
import { playSeed, playSeeds } from './sim/seeds.ts';
import { shrink } from './sim/shrink.ts';
import { tellRun } from './sim/tell.ts';
import { COMMAND } from './testing/crossings.ts';

const isLong = process.env.CROSSINGS_LONG === '1';
const SEEDS = isLong ? 100_000 : 60;

/** By which seed each was last noticed. Where what is played has changed since, it is looked for again. */
const NOTICED: Readonly<Record<keyof typeof MUTANTS, number>> = {
  'the fence is the node, not the claim': 2,
  'rev is not compared': 1,
  'no stamp: what follows is taken for ours': 8,
  'any term releases': 8,
  'the dead may renew': 8,
  'older rules may take what newer ones wrote': 355,
  'numbers of steps from the wall clock': 60,
  'an unknown outcome counts as refused': 3,
  'an unknown outcome counts as done': 2,
  'answered before it is written': 1,
  'the door does not look at the lease': 21,
  'a room writes on after an unknown outcome': 8,
  'ids are not kept with what is taken back': 2,
  'whoever finds a lost room takes it away, also the next one': 1,
};
/** How many seeds a mutant may take. */
const MOST_SEEDS = 20_000;

test(`S2 ${SEEDS} seeds of every game on several nodes, and nothing acknowledged is lost`, async () => {
  const threads = isLong ? availableParallelism() : 1;
  expect((await playSeeds({ from: 1, to: SEEDS, mutant: undefined, threads })).first).toBeUndefined();
});

const KEPT = join(import.meta.dirname, 'sim/kept');
test.each(readdirSync(KEPT))('S2 what was once broken stays mended: %s', async (file) => {
  const { broken } = await runPlan(JSON.parse(readFileSync(join(KEPT, file), 'utf8')));
  expect(broken).toBeUndefined();
});

test('S2 the same seeds give the same events, wherever they are played, and others where a fence is missing', async () => {
  const here = await playSeeds({ from: 1, to: 3, mutant: undefined, threads: 1 });
  const args = [COMMAND, 'sim', '--to', '3', '--threads', '2', '--json'];
  const env = { ...process.env, TZ: 'Asia/Tokyo', LC_ALL: 'tr_TR.UTF-8' };
  const there = JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
  expect(there).toMatchObject({ acknowledged: here.acknowledged, digest: here.digest, broken: null });
  const other = await playSeeds({
    from: 1,
    to: 3,
    mutant: 'the fence is the node, not the claim',
    threads: 1,
  });
  expect(other.digest).not.toBe(here.digest);
});

describe('S2 a service that is broken on purpose is found out', () => {
  test.each(Object.entries(MUTANTS))('%s', async (name, mutation) => {
    const isNoticedBy = async (seed: number): Promise<boolean> =>
      (await playSeed(seed, mutation)).broken !== undefined;
    if (await isNoticedBy(NOTICED[name] ?? 1)) return;
    let seed = 1;
    while (seed < MOST_SEEDS && !(await isNoticedBy(seed))) seed++;
    expect(seed).toBeLessThan(MOST_SEEDS);
  });
});

test('a failure is made small, stays the same failure and can be read as a time line', async () => {
  const mutation = MUTANTS['rev is not compared'] ?? expect.fail();
  const plan = planOf(1);
  const { broken } = await runPlan(plan, mutation);
  const small = await shrink(plan, broken?.law ?? expect.fail(), mutation);
  expect(small.faults.length + small.tables.length).toBeLessThanOrEqual(
    plan.faults.length + plan.tables.length,
  );
  // As it comes back from a file.
  const again = await runPlan(JSON.parse(JSON.stringify(small)), mutation, true);
  expect(again.broken?.law).toBe(broken?.law);
  const told = tellRun(small, again).split('\n');
  expect(told[0]).toContain('node 1');
  // What breaks first is told first; more may follow from it.
  expect(told.find((line) => line.includes('checker: '))).toContain(broken?.law);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { titles } from '../games/index.ts';
import type { Seated } from '../room/rest.ts';
import { connect } from './testing/client.ts';
import { spawnServer } from './testing/process.ts';
import { checkSworn } from './testing/sworn.ts';
import { playUntilDeath, type Witness } from './testing/witness.ts';

const IS_LONG = process.env.CROSSINGS_LONG !== undefined;
const CYCLES = IS_LONG ? 200 : 3;
const TABLES = 20;
const GAMES = Object.keys(titles);

/** Until so many milliseconds have passed since the tables came to life. */
async function busyFor(ms: number, witnesses: readonly Witness[]): Promise<void> {
  const isBusy = (): boolean =>
    witnesses.reduce((sum, { acknowledged: [a, b] }) => sum + a.length + b.length, 0) > 150;
  while (!isBusy()) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, ms));
}

const isWelcome = ({ t }: { readonly t: string }): boolean => t === 'welcome';

/** To its table, as any client does: on a busy machine a line may be silent for seconds, and is lost then. */
async function comeBack(port: number, host: Seated): Promise<void> {
  for (;;) {
    try {
      const client = await connect(port, host);
      if (!client.heard.some(isWelcome)) await client.hears(isWelcome);
      await client.close();
      return;
    } catch (error) {
      if (!String(error).includes('closed: 1006')) throw error;
    }
  }
}

function expectWhole(db: string): void {
  const raw = new DatabaseSync(db);
  expect(raw.prepare('PRAGMA quick_check').get()).toEqual({ quick_check: 'ok' });
  raw.close();
}

test('kill -9 under load loses nothing that was acknowledged in any game, and every table is served again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crossings-kill-'));
  const chance = seeded('kill');
  const sworn: Record<string, number> = {};
  let tables = 0;
  let db = '';
  let before: Witness[] = [];
  const report = (kills: number): void =>
    console.log(`kills ${kills}, tables ${tables}, acknowledged ${JSON.stringify(sworn)}, lost 0`);
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    // Now and then a fresh file: the long run must not become a test of how long a file can be read.
    if (cycle % 20 === 0) {
      if (cycle > 0) report(cycle);
      db = join(folder, `${cycle}.db`);
      before = [];
    }
    const server = await spawnServer(db);
    for (const { host } of before) await comeBack(server.port, host);
    const witnesses: Witness[] = [];
    const playing = Array.from({ length: TABLES }, (_, i) =>
      playUntilDeath(server.port, seeded(`${cycle} ${i}`), witnesses, GAMES[i % GAMES.length]),
    );
    await busyFor(300 + chance.below(700), witnesses);
    await server.kill();
    await Promise.all(playing);
    expectWhole(db);
    for (const [game, count] of Object.entries(await checkSworn(db, witnesses)))
      sworn[game] = (sworn[game] ?? 0) + count;
    tables += witnesses.length;
    before = witnesses.slice(-TABLES);
  }
  const again = await spawnServer(db);
  expect(await again.kill('SIGTERM')).toBe(0);
  report(CYCLES);
  for (const game of GAMES) expect(sworn[game]).toBeGreaterThan(CYCLES * 5);
  rmSync(folder, { recursive: true });
});

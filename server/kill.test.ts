import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { seeded, taped } from '../engine/chance.ts';
import { canonical } from '../engine/digest.ts';
import { game } from '../games/migrato/game.ts';
import type { Migrato } from '../games/migrato/kind.ts';
import type { LogEntry } from '../room/store.ts';
import { sqliteStore } from './sqliteStore.ts';
import { connect } from './testing/client.ts';
import { spawnServer } from './testing/process.ts';
import { playUntilDeath, type Witness } from './testing/witness.ts';

const CYCLES = process.env.CROSSINGS_LONG === undefined ? 3 : 40;
const TABLES = 30;

/**
 * Compares what people were told with what is on the disk. The log decides: acknowledged actions are there once and
 * in order, at most one more per seat was under way, and nobody was shown a view that did not become true.
 */
async function check(db: string, witnesses: readonly Witness[]): Promise<number> {
  const raw = new DatabaseSync(db);
  expect(raw.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  raw.close();
  const store = sqliteStore(db);
  let acknowledged = 0;
  for (const { host, acknowledged: sworn, clients } of witnesses) {
    const entries = await store.entries(host.table);
    const loaded = (await store.load(host.table)) ?? expect.fail('a table that was founded is gone');
    expect(entries.map((entry) => entry.seq)).toEqual(entries.map((_, i) => i));
    expect(loaded.head.seq).toBe(entries.length - 1);
    const views = await allViews(entries, ((await store.marks(host.table)).get(1) ?? loaded.state)?.state);
    for (const seat of [0, 1] as const) {
      const made = entries.filter((entry) => entry.actor === seat).map((entry) => entry.action);
      expect(made.slice(0, sworn[seat].length)).toEqual(sworn[seat]);
      expect(made.length).toBeLessThanOrEqual(sworn[seat].length + 1);
      acknowledged += sworn[seat].length;
      const told = clients[seat]?.scene;
      if (told !== undefined) expect(views[seat]).toContain(canonical(told.view));
    }
  }
  await store.close();
  return acknowledged;
}

/** By seat: every view there ever was, by playing the log again. */
async function allViews(entries: readonly LogEntry[], dealt: unknown): Promise<[Set<string>, Set<string>]> {
  const views: [Set<string>, Set<string>] = [new Set(), new Set()];
  if (dealt === undefined) return views;
  const state = dealt as Migrato['state'];
  for (const { actor, action, at, draws } of entries) {
    if (action !== null && actor !== null) {
      const context = { chance: taped(draws), at, reveal() {} };
      game.apply(state, actor, action as Migrato['action'], context);
    }
    for (const seat of [0, 1] as const) views[seat].add(canonical(game.view(state, seat)));
  }
  return views;
}

/** Until so many milliseconds have passed since the tables came to life. */
async function busyFor(ms: number, witnesses: readonly Witness[]): Promise<void> {
  const isBusy = (): boolean =>
    witnesses.reduce((sum, { acknowledged: [a, b] }) => sum + a.length + b.length, 0) > 300;
  while (!isBusy()) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, ms));
}

test('kill -9 under load loses nothing that was acknowledged, and every table is served again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crossings-kill-'));
  const db = join(folder, 'kill.db');
  const chance = seeded('kill');
  let kills = 0;
  let sworn = 0;
  let tables = 0;
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    const server = await spawnServer(db);
    const witnesses: Witness[] = [];
    const playing = Promise.all(
      Array.from({ length: TABLES }, (_, i) =>
        playUntilDeath(server.port, seeded(`${cycle} ${i}`), witnesses),
      ),
    );
    await busyFor(300 + chance.below(700), witnesses);
    await server.kill();
    kills++;
    await playing;
    sworn += await check(db, witnesses);
    tables += witnesses.length;
    const again = await spawnServer(db);
    for (const { host } of witnesses.slice(-TABLES)) {
      const client = await connect(again.port, host);
      expect(client.heard[0]?.t).toBe('welcome');
      await client.close();
    }
    expect(await again.kill('SIGTERM')).toBe(0);
  }
  console.log(`kills ${kills}, tables ${tables}, acknowledged ${sworn}, lost 0`);
  expect(sworn).toBeGreaterThan(kills * 100);
  rmSync(folder, { recursive: true });
}, 600_000);

import { expect } from 'vitest';
import { taped } from '../../engine/chance.ts';
import { canonical } from '../../engine/digest.ts';
import type { Game, Kind } from '../../engine/game.ts';
import { titles } from '../../games/index.ts';
import type { LogEntry } from '../../room/store.ts';
import { sqliteStore } from '../sqliteStore.ts';
import type { Witness } from './witness.ts';

/** By seat: how many actions count, where not all that were acknowledged do. */
export type Counted = (witness: Witness) => readonly [number, number];
const ALL: Counted = ({ acknowledged: [a, b] }) => [a.length, b.length];

/**
 * Compares what people were told with what is on the disk, and says of each game how many actions were acknowledged. The
 * log decides: acknowledged actions are there once and in order. `isLast`: nothing was taken away afterwards, so at most one more per
 * seat was under way, and nobody was shown a view that did not become true.
 */
export async function checkSworn(
  db: string,
  witnesses: readonly Witness[],
  { counted = ALL, isLast = true } = {},
): Promise<Record<string, number>> {
  const store = sqliteStore(db);
  const acknowledged: Record<string, number> = {};
  for (const witness of witnesses) {
    const { host, game: id, acknowledged: sworn, clients } = witness;
    const game = (titles[id] ?? expect.fail(id)).game as Game<Kind>;
    // The room writes the measured line into some actions.
    const plain = (action: object | null): unknown =>
      action === null ? null : (game.realTime?.stamp(action as Kind['action'], 0) ?? action);
    const entries = await store.entries(host.table);
    const loaded = (await store.load(host.table)) ?? expect.fail('a table that was founded is gone');
    expect(entries.map((entry) => entry.seq)).toEqual(entries.map((_, i) => i));
    expect(loaded.head.seq).toBe(entries.length - 1);
    const views = allViews(game, entries, ((await store.marks(host.table)).get(1) ?? loaded.state)?.state);
    const most = counted(witness);
    for (const seat of [0, 1] as const) {
      const made = entries.filter((entry) => entry.actor === seat && entry.by === 'person');
      const told = sworn[seat].slice(0, most[seat]);
      expect(made.slice(0, told.length).map(({ action }) => plain(action))).toEqual(told.map(plain));
      acknowledged[id] = (acknowledged[id] ?? 0) + told.length;
      if (!isLast) continue;
      expect(made.length).toBeLessThanOrEqual(told.length + 1);
      const scene = clients[seat]?.scene;
      if (scene !== undefined) expect(views[seat]).toContain(canonical(scene.view));
    }
  }
  await store.close();
  return acknowledged;
}

/** By seat: every view there ever was, by playing the log again. */
function allViews(
  game: Game<Kind>,
  entries: readonly LogEntry[],
  state: unknown,
): [Set<string>, Set<string>] {
  const views: [Set<string>, Set<string>] = [new Set(), new Set()];
  if (state === undefined) return views;
  for (const { actor, action, at, draws } of entries) {
    if (action !== null && actor !== null)
      game.apply(state, actor, action, { chance: taped(draws), at, reveal() {} });
    for (const seat of [0, 1] as const) views[seat].add(canonical(game.view(state, seat)));
  }
  return views;
}

import type { Seat } from '../engine/game.ts';
import type { Core } from './core.ts';
import { moments, readLog } from './moments.ts';
import { shownTo } from './shown.ts';
import type { LogEntry } from './store.ts';

/** Each bot's memory lives on with every entry. Where it is missing it is folded again from the log. */
export function recallEntry(core: Core, entry: LogEntry): void {
  for (const [seat, memory] of core.memories) {
    core.memories.set(seat, recall(core, memory, seat, entry, core.sitting?.state));
  }
}

export async function memoryOf(core: Core, seat: Seat): Promise<unknown> {
  if (!core.memories.has(seat)) core.memories.set(seat, await rebuilt(core, seat));
  return core.memories.get(seat);
}

async function rebuilt(core: Core, seat: Seat): Promise<unknown> {
  let memory: unknown = null;
  const before = new Map<number, unknown>();
  for await (const { entry, state } of moments(core, await readLog(core))) {
    before.set(entry.seq, memory);
    if (entry.kind === 'undo') memory = before.get(entry.to ?? 0) ?? null;
    else if (entry.kind === 'start' || entry.kind === 'act')
      memory = recall(core, memory, seat, entry, state);
  }
  return memory;
}

/** What this seat remembers after an entry. */
export function recall(core: Core, memory: unknown, seat: Seat, entry: LogEntry, state: unknown): unknown {
  const { game } = core;
  const events = shownTo(game, entry.events, seat, state, 'live');
  const did = entry.actor === seat ? entry.action : null;
  return game.recall(memory, seat, { did, events, view: game.view(state, seat) });
}

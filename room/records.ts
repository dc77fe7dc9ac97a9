import type { Kind } from '../engine/game.ts';
import { type Finished, isOpenConfig, openRecord } from '../engine/openRecord.ts';
import type { GameRecord, NamedSet } from '../engine/record.ts';
import { versionOf } from '../engine/versions.ts';
import type { Core } from './core.ts';
import { newPace } from './pace.ts';
import type { Sentence } from './protocol.ts';
import type { LogEntry } from './store.ts';
import { noteTrouble, sentenceFor } from './trouble.ts';

export interface Records {
  /** Of the finished game, for anybody; `content` is the set that it was played with, if that is not ours. */
  record(content?: NamedSet): Promise<GameRecord | Sentence>;
}

/** Made beside the queue, where nobody waits for it, and once: what is over does not change. */
export function newRecords(core: Core): Records {
  let made: Promise<GameRecord | Sentence> | undefined;
  return {
    async record(content) {
      if (core.head.phase !== 'over') return { key: 'room.notOver' };
      made ??= recordFor(core, content);
      try {
        return await made;
      } catch (error) {
        made = undefined;
        noteTrouble(core, error);
        return sentenceFor(error);
      }
    },
  };
}

async function recordFor(core: Core, content: NamedSet | undefined): Promise<GameRecord | Sentence> {
  const { game, head, sitting, ports } = core;
  const log = await ports.store.entries(head.id);
  const [deal] = log;
  // What other rules wrote is not played again, neither here nor by whoever gets it.
  if (deal === undefined || sitting === null || log.some(({ version }) => version !== versionOf(game)))
    return { key: 'room.recordOlder' };
  if (!isOpenConfig(game, head.config)) return { key: 'room.recordCovered' };
  const finished: Finished<Kind> = {
    config: head.config,
    seats: head.seats.length,
    start: deal,
    entries: standing(log),
    state: sitting.state,
  };
  const pace = newPace(ports.time);
  const making = openRecord(game, finished, content);
  for (;;) {
    const { done, value } = making.next();
    if (done === true) return value ?? { key: 'room.recordApart' };
    await pace();
  }
}

/** What was done and not taken back. */
function standing(log: readonly LogEntry[]): Finished<Kind>['entries'] {
  let stands: LogEntry[] = [];
  for (const entry of log) {
    if (entry.kind === 'undo') stands = stands.filter(({ seq }) => seq < (entry.to ?? 1));
    else if (entry.kind === 'act') stands.push(entry);
  }
  return stands.flatMap(({ actor, action, at, draws, events }) =>
    actor === null || action === null ? [] : [{ actor, action, at, draws, events }],
  );
}

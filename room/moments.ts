import { taped } from '../engine/chance.ts';
import { migrate, versionOf } from '../engine/versions.ts';
import type { Core } from './core.ts';
import { newPace } from './pace.ts';
import type { LogEntry, StoredState } from './store.ts';

/** An entry of the log and the state right after it. */
export interface LoggedMoment {
  readonly entry: LogEntry;
  readonly state: unknown;
}

/** All that was written of a game. */
export interface Log {
  readonly entries: readonly LogEntry[];
  /** By the number of the entry they precede. */
  readonly marks: ReadonlyMap<number, StoredState>;
  /** The first mark lies before the first action. Until then there is none: the present is the deal. */
  readonly now: unknown;
}

export async function readLog({ ports: { store }, head: { id }, sitting }: Core): Promise<Log> {
  const [entries, marks] = await Promise.all([store.entries(id), store.marks(id)]);
  return { entries, marks, now: sitting?.state };
}

/**
 * The whole log with the states between: stored ones at marks, played again from there. Entries of older
 * rules are not played again, so between two of their marks the picture stands still. One after the other,
 * with a pause now and then: a long game takes half a second.
 */
export async function* moments({ game, ports }: Core, log: Log): AsyncGenerator<LoggedMoment> {
  const { entries, marks, now } = log;
  const markAt = (seq: number): unknown => {
    const mark = marks.get(seq);
    return mark === undefined ? undefined : migrate(game, mark.state, mark.version);
  };
  const pace = newPace(ports.time);
  let state = markAt(Math.min(...marks.keys())) ?? now;
  for (const entry of entries) {
    const { seq, actor, action } = entry;
    if (entry.kind === 'undo') {
      state = markAt(entry.to ?? 1) ?? state;
    } else if (actor !== null && action !== null) {
      const before = markAt(seq) ?? state;
      if (entry.version === versionOf(game)) {
        state = game.clone(before);
        game.apply(state, actor, action, { chance: taped(entry.draws), at: entry.at, reveal() {} });
      } else {
        state = markAt(seq + 1) ?? before;
      }
    }
    yield { entry, state };
    await pace();
  }
}

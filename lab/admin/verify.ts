import { taped } from '../../engine/chance.ts';
import type { Game, Kind } from '../../engine/game.ts';
import { sitDown } from '../../engine/sitting.ts';
import { versionOf } from '../../engine/versions.ts';
import { isSame } from '../../room/encoding/same.ts';
import type { Head } from '../../room/head.ts';
import type { LogEntry, StoredState } from '../../room/store.ts';
import type { Dump } from '../../server/vault.ts';
import { titleOf } from '../titles.ts';

export interface Log {
  readonly head: Head;
  readonly state: unknown;
  readonly entries: readonly LogEntry[];
  readonly marks: ReadonlyMap<number, StoredState>;
}

/** Plays a log again: what is wrong with it, or undefined. Every state that is kept must come of it. */
export function faultOf({ head, state, entries, marks }: Log): string | undefined {
  if (entries.some(({ seq }, i) => seq !== i)) return 'has a gap in its log';
  const [first, ...rest] = entries;
  if (first === undefined) return undefined;
  const { game }: { game: Game<Kind> } = titleOf(head.game);
  let now = sitDown(game, head.config, head.seats.length, taped(first.draws)).state;
  for (const { seq, kind, actor, action, at, draws, to } of rest) {
    const mark = marks.get(seq);
    if (mark !== undefined && !isSame(mark.state, now)) return `has a wrong mark at ${seq}`;
    if (kind === 'undo') now = marks.get(to ?? 1)?.state ?? now;
    if (actor === null || action === null) continue;
    now = game.clone(now);
    game.apply(now, actor, action, { chance: taped(draws), at, reveal() {} });
  }
  return isSame(now, state) ? undefined : 'is not what its log says';
}

/** 'older': it was played by rules that this program does not have any more, so nobody can play it again. */
export function judge(dump: Dump): string | 'older' | undefined {
  const head: Head = { ...JSON.parse(dump.head), ...JSON.parse(dump.live), rev: dump.rev };
  const entries = dump.entries.map(([, entry]): LogEntry => JSON.parse(entry));
  const today = versionOf(titleOf(head.game).game);
  if (entries.some(({ version }) => version !== today)) return 'older';
  const marks = dump.entries.flatMap(([seq, , version, mark]): [number, StoredState][] =>
    mark === null ? [] : [[seq, { version: Number(version), state: JSON.parse(mark) }]],
  );
  try {
    return faultOf({
      head,
      state: dump.state === null ? undefined : JSON.parse(dump.state),
      entries,
      marks: new Map(marks),
    });
  } catch (error) {
    return `breaks: ${error instanceof Error ? error.message : error}`;
  }
}

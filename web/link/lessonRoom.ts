import type { Chance } from '../../engine/chance.ts';
import type { Game, Kind } from '../../engine/game.ts';
import { type LessonPart, luckAt, staged } from '../../engine/lesson.ts';
import type { LogEntry, Store } from '../../room/store.ts';

/**
 * What a room of a lesson has instead of the usual: where it begins, its luck, and somebody who counts what
 * was done.
 */
export interface LessonRoom {
  readonly game: Game<Kind>;
  readonly store: Store;
  readonly luck: Chance;
}

export function lessonRoom(
  game: Game<Kind>,
  part: LessonPart<Kind>,
  store: Store,
  table: string,
  stands: (entries: number) => void,
): LessonRoom {
  let luck = luckAt(part, 0);
  const count = async (): Promise<void> => {
    const entries = standing(await store.entries(table));
    luck = luckAt(part, entries);
    // After the table has been told: whoever counts must not be ahead of what is seen.
    setTimeout(() => stands(entries));
  };
  return {
    game: staged(game, part),
    store: {
      ...store,
      async load(id) {
        const loaded = await store.load(id);
        await count();
        return loaded;
      },
      async commit(change) {
        await store.commit(change);
        await count();
      },
    },
    luck: { below: (n) => luck.below(n) },
  };
}

/** How many actions stand: done, and not taken back. */
export function standing(entries: readonly LogEntry[]): number {
  const kept: number[] = [];
  for (const { kind, seq, to } of entries) {
    if (kind === 'act') kept.push(seq);
    else if (kind === 'undo') while ((kept.at(-1) ?? -1) >= (to ?? 0)) kept.pop();
  }
  return kept.length;
}

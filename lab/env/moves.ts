import { bug } from '../../engine/bug.ts';
import { seeded } from '../../engine/chance.ts';
import type { Kind } from '../../engine/game.ts';
import type { Move } from '../../engine/next.ts';
import { type GameRecord, type NamedSet, recordOf } from '../../engine/record.ts';
import { act, sitDown } from '../../engine/sitting.ts';
import type { Title } from '../../engine/title.ts';

/**
 * What was played so far, the latest first: null before anything was, undefined where it was not all played
 * here. What was saved shares it: nothing is copied.
 */
export type Moves<K extends Kind> = (Move<K> & { readonly before: Moves<K> }) | null | undefined;

/** The same, the latest first: a chain as long as a game is too deep to be copied as it is. */
export function inARow<K extends Kind>(moves: Moves<K>): Move<K>[] {
  const all: Move<K>[] = [];
  for (let move = moves; move; move = move.before) {
    const { actor, action, at } = move;
    all.push({ actor, action, at });
  }
  return all;
}

/** The game of this seed as a file that `crossings verify` plays again. */
export function recordFrom<K extends Kind>(
  title: Title<K>,
  table: { readonly config: K['config']; readonly seats: number; readonly content?: NamedSet | undefined },
  seed: string,
  moves: Moves<K>,
): GameRecord {
  const chance = seeded(seed);
  const sitting = sitDown(title.game, table.config, table.seats, chance);
  for (const { actor, action, at } of inARow(moves).reverse()) {
    const { refusal } = act(title.game, sitting, actor, action, chance, at);
    if (refusal !== undefined) bug('an action was played that is refused', refusal, action);
  }
  return recordOf(title.game, sitting, table.content);
}

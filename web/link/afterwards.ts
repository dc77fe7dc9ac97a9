import { digest } from '../../engine/digest.ts';
import type { Game, Kind } from '../../engine/game.ts';
import type { Room } from '../../room/room.ts';
import type { Store } from '../../room/store.ts';
import { keepBranch } from './journal.ts';
import { type SentGame, sentGame } from './sent.ts';

/** What a device can do with its own game once that is over: before, its log holds what others hide. */
export interface Afterwards {
  /** All of it, to be handed on; undefined where it holds cards that players may not read. */
  sent(): Promise<SentGame | undefined>;
  /** Keeps it once more, as far as this entry, as the game of another plan. Says whether it could. */
  branch(seq: number, plan: string): Promise<boolean>;
}

export function afterwardsOf(
  game: Game<Kind>,
  room: Pick<Room, 'head'>,
  { store, plan }: { readonly store: Store; readonly plan: string },
): Afterwards {
  const isOver = (): boolean => room.head.phase === 'over';
  const isOpen = (): boolean => {
    const { config } = room.head;
    return digest(game.publicConfig?.(config) ?? config) === digest(config);
  };
  return {
    async sent() {
      const loaded = isOver() && isOpen() ? await store.load(room.head.id) : undefined;
      if (loaded === undefined) return undefined;
      const entries = await store.entries(room.head.id);
      return sentGame(game, room.head, { entries, state: loaded.state?.state });
    },
    branch: async (seq, to) => isOver() && keepBranch(plan, to, seq),
  };
}

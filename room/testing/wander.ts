import type { Chance } from '../../engine/chance.ts';
import { type Guest, NOBODY, type World } from './world.ts';

/** People play listed options at random until the game is over or `most` actions were made; says how many. */
export async function wander(
  { room, game, time }: World,
  guests: readonly Guest[],
  chance: Chance,
  most = Number.POSITIVE_INFINITY,
  after: () => void = () => {},
): Promise<number> {
  for (let actions = 0; actions < most; actions++) {
    if (room.head.phase === 'over') return actions;
    const able = guests.filter(({ scene, link }) => scene.awaiting.must.includes(link.seat ?? -1));
    const one = able[chance.below(Math.max(1, able.length))];
    if (one === undefined) {
      // Only the clock can go on.
      time.pass(one === undefined ? 600_000 : 0);
      await room.receive(NOBODY, { t: 'undo', id: 'x' });
    } else {
      const { options } = one.scene;
      const action = options[chance.below(options.length)];
      const refusal = action === undefined ? undefined : await one.act(action);
      if (refusal !== undefined) throw new Error(`${game.id} refused ${refusal.key}`);
    }
    after();
  }
  return most;
}

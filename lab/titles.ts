import { BadInput } from '../engine/door.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { titles } from '../games/index.ts';

/** The game of this name; unknown names are answered with the known ones. */
export function titleOf(id: string): Title<Kind> {
  const title = Object.hasOwn(titles, id) ? titles[id] : undefined;
  if (title !== undefined) return title;
  throw new BadInput('game', `no game "${id}"; there is ${Object.keys(titles).join(', ')}`);
}

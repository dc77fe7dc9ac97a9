import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import { byFolder } from './folders.ts';

/** The whole of a game, bots included: for the worker that runs a room on this device. */
export const titles = byFolder(
  import.meta.glob<Title<Kind>>('../../games/[a-z]*/index.ts', { import: 'title' }),
);

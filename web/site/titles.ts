import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';

/** The whole of a game, bots included: for the worker that runs a room on this device. */
export const titles: Readonly<Record<string, () => Promise<Title<Kind>>>> = {
  migrato: async () => (await import('../../games/migrato/index.ts')).migrato,
};

import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';

/** The whole of a game, bots included: for the worker that runs a room on this device. */
export const titles: Readonly<Record<string, () => Promise<Title<Kind>>>> = {
  emigration: async () => (await import('../../games/emigration/index.ts')).emigration,
  displacement: async () => (await import('../../games/displacement/index.ts')).displacement,
  'ellis-island': async () => (await import('../../games/ellis-island/index.ts')).ellisIsland,
  migrato: async () => (await import('../../games/migrato/index.ts')).migrato,
  'journey-istanbul': async () => (await import('../../games/journey-istanbul/index.ts')).journeyIstanbul,
};

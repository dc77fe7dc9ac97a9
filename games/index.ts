import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { displacement } from './displacement/index.ts';
import { ellisIsland } from './ellis-island/index.ts';
import { emigration } from './emigration/index.ts';
import { journeyIstanbul } from './journey-istanbul/index.ts';
import { migrato } from './migrato/index.ts';

/** Every game of the platform. A sixth is a folder and one line here. */
export const titles: Readonly<Record<string, Title<Kind>>> = {
  displacement,
  'ellis-island': ellisIsland,
  emigration,
  'journey-istanbul': journeyIstanbul,
  migrato,
};

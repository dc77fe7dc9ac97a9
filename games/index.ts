import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';

/** Every game of the platform. A sixth is a folder and one line here. */
const folders = await Promise.all([
  import('./displacement/index.ts'),
  import('./ellis-island/index.ts'),
  import('./emigration/index.ts'),
  import('./journey-istanbul/index.ts'),
  import('./migrato/index.ts'),
]);

export const titles: Readonly<Record<string, Title<Kind>>> = Object.fromEntries(
  folders.map(({ title }) => [title.game.id, title]),
);

import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';

/** The measures that every game has. `{…}` stands for what the name goes on with. */
const COMMON: readonly (readonly [pattern: RegExp, says: string])[] = [
  [/^actions$/, 'actions taken, those of the clock included'],
  [/^winners$/, 'how many seats won'],
  [/^ended\.(.+)$/, '1 if the game ended so: {…}'],
  [
    /^seat\.(\d+)\.wins$/,
    'share in the victory of the bot listed for seat {…}; a shared victory counts in parts',
  ],
  [/^seat\.(\d+)\.score$/, 'score of the bot listed for seat {…}'],
];

/** What a measure is, in a sentence. */
export function meaningOf({ game }: Title<Kind>, name: string): string {
  for (const [pattern, says] of COMMON) {
    const found = pattern.exec(name);
    if (found !== null) return says.replace('{…}', found[1] ?? '');
  }
  return `counted by ${game.id}; missing in games where it does not apply`;
}

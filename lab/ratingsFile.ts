import { writeFileSync } from 'node:fs';
import type { Levels, Measured, Rungs } from '../engine/levels.ts';

const WIDEST = 110;

/** `name: value,` on a line, or on two where it is too long. */
function field(indent: number, name: string, value: string): string {
  const start = ' '.repeat(indent);
  const line = `${start}${name}: ${value},`;
  return line.length <= WIDEST ? line : `${start}${name}:\n${start}  ${value},`;
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const figure = (one: Measured | null): string => (one === null ? 'null' : `[${one.join(', ')}]`);

function rungsText({ levels, measured }: Rungs): string {
  const each = levels.map(
    ({ bot, rating, step }) =>
      `      { bot: ${quoted(bot)}, rating: ${figure(rating)}, step: ${figure(step)} },`,
  );
  const facts =
    measured === null
      ? '    measured: null,'
      : [
          '    measured: {',
          ...Object.entries(measured).map(([name, value]) =>
            field(6, name, typeof value === 'number' ? `${value}` : quoted(`${value}`)),
          ),
          '    },',
        ].join('\n');
  return `    levels: [\n${each.join('\n')}\n    ],\n${facts}`;
}

/** A game's file of levels, as it stands in its folder. */
export const ratingsText = (
  ratings: Levels,
): string => `import type { Levels } from ${quoted('../../../engine/levels.ts')};

/** How strong the bots are, by number of seats, as \`crossings ladder --fit\` prints it. */
export const ratings: Levels = {
${Object.entries(ratings)
  .map(([seats, rungs]) => `  '${seats}': {\n${rungsText(rungs)}\n  },`)
  .join('\n')}
};
`;

/** Puts what was measured at tables of this size in the place of what is there. */
export async function writeRatings(game: string, seats: number, rungs: Rungs): Promise<void> {
  const file = new URL(`../games/${game}/bot/ratings.ts`, import.meta.url);
  const before: { readonly ratings: Levels } = await import(file.href);
  writeFileSync(file, ratingsText({ ...before.ratings, [seats]: rungs }));
}

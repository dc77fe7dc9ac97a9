import { writeFileSync } from 'node:fs';
import type { Weights } from '../engine/weights.ts';

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const named = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name));
const WIDEST = 110;

/** A game's file of weights, as it stands in its folder. */
export function weightsText({ values, made }: Weights): string {
  const each = Object.entries(values).map(([name, value]) => `    ${named(name)}: ${value},\n`);
  const facts = made === null ? 'null' : `{\n${Object.entries(made).map(factOf).join('')}  }`;
  return `import type { Weights } from ${quoted('../../../engine/weights.ts')};

/** How much each part of the judgement counts, as \`crossings train --write\` found it. */
export const weights: Weights = {
  values: ${each.length === 0 ? '{}' : `{\n${each.join('')}  }`},
  made: ${facts},
};
`;
}

function factOf([name, value]: [string, unknown]): string {
  const text = Array.isArray(value)
    ? `[${value.join(', ')}]`
    : typeof value === 'number'
      ? `${value}`
      : quoted(`${value}`);
  const line = `    ${name}: ${text},\n`;
  return line.length <= WIDEST + 1 ? line : `    ${name}:\n      ${text},\n`;
}

/** Puts what was learnt in the place of what the game's bots have judged by. */
export const writeWeights = (game: string, weights: Weights): void =>
  writeFileSync(new URL(`../games/${game}/bot/weights.ts`, import.meta.url), weightsText(weights));

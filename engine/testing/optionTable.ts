import type { TableOption } from '../game.ts';
import { type Messages, say } from '../text.ts';

/**
 * The options of a table as its rules list them: what a program sends, the default first, and what people read
 * on the page where a table is set up.
 */
export function optionRows(options: readonly TableOption[], texts: Messages): string[] {
  const said = (key: string): string => say(texts, { key }).replace(/\|/g, '/');
  return options.map(({ name, values, byDefault, rule }) => {
    const sorted = [byDefault, ...values.filter((value) => value !== byDefault)];
    const sent = sorted.map((value) => `\`${JSON.stringify(value).replaceAll('"', '')}\``).join(', ');
    const shown = sorted.map((value) => said(`option.${name}.${value}`)).join('; ');
    return `| \`${name}\` | ${sent} | ${said(`option.${name}`)}: ${shown} | ${rule} |`;
  });
}

/** Names and values of options that a text gives as `name: value`, where there is no such value. */
export const wrongValues = (text: string, options: readonly TableOption[]): string[] =>
  [...text.matchAll(/`(\w+): (\w+)`/g)].flatMap(([written = '', name, value]) => {
    const option = options.find((one) => one.name === name);
    const isKnown =
      option === undefined || option.apart === true || option.values.some((one) => `${one}` === value);
    return isKnown ? [] : [written];
  });

/** Tables are aligned by whoever formats them: only the words count. */
export const sameCells = (row: string): string =>
  row
    .replace(/\s*\|\s*/g, '|')
    .replace(/\s+/g, ' ')
    .trim();

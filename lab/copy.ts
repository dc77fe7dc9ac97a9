import { digest } from '../engine/digest.ts';
import { BadInput, shortText } from '../engine/door.ts';

/** What a new game is called, in its different roles. */
export interface Names {
  /** Of the folder and in addresses: `two-words`. */
  readonly id: string;
  /** Of the type in code: `TwoWords`. */
  readonly type: string;
  /** To people: `Two Words`. */
  readonly name: string;
  /** Before the numbers of clauses: `TW`. */
  readonly prefix: string;
}

const LONGEST_NAME = 40;

export function namesOf(id: string, prefix: string, name?: string): Names {
  const words = id.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const said = name === undefined ? words.join(' ') : shortText(name, LONGEST_NAME, 'name');
  if (/['"`\\{}<>]/.test(said)) throw new BadInput('name', 'must have no quotes, brackets or backslashes');
  return { id, type: words.join(''), name: said, prefix };
}

/**
 * A file of the template in the name of the new game. In code the type is meant, unless a string says the
 * name.
 */
export function inNameOf(text: string, file: string, { id, type, name, prefix }: Names): string {
  const isCode = /\.(ts|svelte)$/.test(file);
  return text
    .replaceAll(/'Ferry'/g, () => `'${name}'`)
    .replaceAll(/\bFerry\b/g, () => (isCode ? type : name))
    .replaceAll(/\bferry\b/g, id)
    .replaceAll(/\b_template\b/g, id)
    .replaceAll(/\bFE-/g, `${prefix}-`);
}

/** A record names its game and a clause, and its seal covers both. Stored states name none. */
export function resealed(text: string, { id, prefix }: Names): string {
  const read: unknown = JSON.parse(text.replaceAll('"FE-', `"${prefix}-`));
  if (typeof read !== 'object' || read === null || !('seal' in read)) return text;
  const { seal: _old, ...body } = { ...read, game: id };
  return `${JSON.stringify({ ...body, seal: digest(body) })}\n`;
}

/** The list of games with one more line, in the order of the alphabet. */
export function registered(index: string, id: string): string {
  const lineOf = (game: string): string => `  import('./${game}/index.ts'),`;
  const listed = [...index.matchAll(/^ {2}import\('\.\/([^/']+)\/index\.ts'\),$/gm)].map(
    ([, game = '']) => game,
  );
  const before = listed.find((game) => game > id);
  if (before !== undefined) return index.replace(lineOf(before), `${lineOf(id)}\n${lineOf(before)}`);
  const last = listed.at(-1);
  if (last === undefined)
    throw new BadInput('', 'games/index.ts lists no game, so nothing can be added to it');
  return index.replace(lineOf(last), `${lineOf(last)}\n${lineOf(id)}`);
}

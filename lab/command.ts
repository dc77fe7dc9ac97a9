import { parseArgs } from 'node:util';
import { BadInput } from '../engine/door.ts';

/** One word after `crossings`, with its own help. */
export interface Command {
  readonly help: string;
  /**
   * The exit code: 0 fine, 1 the thing asked about is not well, 2 the question was wrong (thrown as
   * BadInput).
   */
  run(args: readonly string[]): Promise<number> | number;
}

type Switches = Readonly<
  Record<string, { readonly type: 'string' | 'boolean'; readonly multiple?: boolean }>
>;

/** What was typed, as texts: each command reads its own fields. */
export interface Typed {
  readonly words: readonly string[];
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  has(name: string): boolean;
}

/** Splits a command line; an unknown switch or a missing value is BadInput that names it. */
export function readArgs(args: readonly string[], switches: Switches): Typed {
  const { values, positionals } = parsed(args, switches);
  const fields: Readonly<Record<string, unknown>> = values;
  return {
    words: positionals,
    text(name) {
      const value = fields[name];
      return typeof value === 'string' ? value : undefined;
    },
    texts(name) {
      const value = fields[name];
      return Array.isArray(value) ? value.map(String) : [];
    },
    has: (name) => fields[name] === true,
  };
}

function parsed(args: readonly string[], switches: Switches) {
  try {
    const options = Object.fromEntries(Object.entries(switches).map(([name, is]) => [name, { ...is }]));
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    // The first sentence names the switch; the rest explains how to escape dashes.
    const problem = error instanceof Error ? error.message.split(/\. |\n/)[0] : String(error);
    throw new BadInput('', problem ?? 'the arguments cannot be read');
  }
}

/** A whole number typed after a switch. */
export function count(
  text: string | undefined,
  usual: number,
  min: number,
  max: number,
  field: string,
): number {
  if (text === undefined) return usual;
  const number = /^[0-9]+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new BadInput(field, `must be a whole number from ${min} to ${max}, not "${text}"`);
}

/** The single word a command needs: a game, a file. */
export function theWord({ words }: Pick<Typed, 'words'>, field: string): string {
  const [word, extra] = words;
  if (word === undefined) throw new BadInput(field, 'is missing; see --help');
  if (extra !== undefined) throw new BadInput('', `unexpected "${extra}"; see --help`);
  return word;
}

import { bug } from './bug.ts';
import type { Seat } from './game.ts';

/** What goes into a sentence: a value, a seat (said by its name), another line, or a list of such. */
export type Arg = string | number | { readonly seat: Seat } | Line | readonly Arg[];

/** A sentence to be said in the reader's language: a key and what goes into it. Plain JSON. */
export interface Line {
  readonly key: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

export const line = (key: string, args?: Line['args']): Line =>
  args === undefined ? { key } : { key, args };

/**
 * ICU messages by key. Understood: {name}, {names, list}, {n, plural, =0 {…} one {…} other {# …}}, {x,
 * select, a {…} other {…}}.
 */
export type Messages = Readonly<Record<string, string>>;

/** Who reads: the language, and the names of the seats as this reader should see them. */
export interface Reader {
  readonly language: string;
  readonly names: readonly string[];
}

type Part =
  | string
  | { readonly name: string; readonly listed: boolean }
  | {
      readonly name: string;
      readonly kind: 'plural' | 'select';
      readonly cases: Readonly<Record<string, readonly Part[]>>;
    };

const parsed = new Map<string, readonly Part[]>();
const NOBODY: Reader = { language: 'en', names: [] };

export function say(messages: Messages, line: Line, reader: Reader = NOBODY): string {
  const message = messages[line.key] ?? bug('no text for', line.key);
  let parts = parsed.get(message);
  if (parts === undefined) {
    parts = parse(message);
    parsed.set(message, parts);
  }
  return fill(parts, line.args ?? {}, messages, reader, undefined);
}

function fill(
  parts: readonly Part[],
  args: Readonly<Record<string, Arg>>,
  messages: Messages,
  reader: Reader,
  count: number | undefined,
): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      text += count === undefined ? part : part.replaceAll('#', String(count));
      continue;
    }
    const value = args[part.name] ?? bug('text needs an argument', part.name);
    if (!('kind' in part)) {
      text += part.listed ? sayList(messages, value, reader) : sayArg(messages, value, reader);
      continue;
    }
    const n = part.kind === 'plural' ? Number(value) : undefined;
    const name = n === undefined ? String(value) : new Intl.PluralRules(reader.language).select(n);
    const chosen =
      (n === undefined ? undefined : part.cases[`=${n}`]) ?? part.cases[name] ?? part.cases.other;
    text += fill(chosen ?? bug('text without "other"', part.name), args, messages, reader, n ?? count);
  }
  return text;
}

function sayArg(messages: Messages, value: Arg, reader: Reader): string {
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return value.map((item) => sayArg(messages, item, reader)).join(', ');
  if ('key' in value) return say(messages, value, reader);
  return reader.names[value.seat] ?? say(messages, { key: 'seat', args: { seat: value.seat + 1 } }, reader);
}

/** "1, 2 and 5": a list within a sentence; British English, as all our texts, has no comma before "and". */
function sayList(messages: Messages, value: Arg, reader: Reader): string {
  if (!isList(value)) return sayArg(messages, value, reader);
  const language = reader.language === 'en' ? 'en-GB' : reader.language;
  return new Intl.ListFormat(language).format(value.map((item) => sayArg(messages, item, reader)));
}

// Array.isArray alone does not narrow a readonly list.
const isList = (value: Arg): value is readonly Arg[] => Array.isArray(value);

/** Reads a message into parts; a malformed one is our mistake and stops at once. */
export function parse(message: string): Part[] {
  let at = 0;
  const parts = sequence();
  if (at < message.length) bug('unbalanced } in', message);
  return parts;

  function sequence(): Part[] {
    const found: Part[] = [];
    let text = '';
    while (at < message.length && message[at] !== '}') {
      if (message[at] !== '{') {
        text += message[at++];
        continue;
      }
      if (text !== '') found.push(text);
      text = '';
      found.push(argument());
    }
    if (text !== '') found.push(text);
    return found;
  }

  function argument(): Part {
    const head = /^\{\s*(\w+)\s*(?:,\s*(list)\s*|,\s*(plural|select)\s*,)?/.exec(message.slice(at));
    const name = head?.[1];
    if (head === null || name === undefined) return bug('malformed argument in', message);
    at += head[0].length;
    const kind = head[3];
    if (kind !== 'plural' && kind !== 'select') {
      expect('}');
      return { name, listed: head[2] === 'list' };
    }
    const cases: Record<string, Part[]> = {};
    for (;;) {
      skipSpace();
      if (message[at] === '}') break;
      const label = /^(=?\w+)\s*\{/.exec(message.slice(at));
      if (label?.[1] === undefined) return bug('malformed case in', message);
      at += label[0].length;
      cases[label[1]] = sequence();
      expect('}');
    }
    expect('}');
    return { name, kind, cases };
  }

  function skipSpace(): void {
    while (message[at] === ' ' || message[at] === '\n') at++;
  }

  function expect(sign: string): void {
    if (message[at] !== sign) bug('expected', sign, 'in', message);
    at++;
  }
}

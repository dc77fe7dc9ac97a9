import { bug } from './bug.ts';

/** A sentence to be said in the reader's language: a key and what goes into it. */
export interface Line {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** ICU messages by key. Understood: {name}, {n, plural, =0 {…} one {…} other {# …}}, {x, select, a {…} other {…}}. */
export type Messages = Readonly<Record<string, string>>;

type Part =
  | string
  | { name: string }
  | { name: string; kind: 'plural' | 'select'; cases: Record<string, Part[]> };

const parsed = new Map<string, Part[]>();

/** Says a line. An argument written `@key` is itself a key of the same messages (a species, a place). */
export function say(messages: Messages, line: Line, language = 'en'): string {
  const message = messages[line.key] ?? bug('no text for', line.key);
  let parts = parsed.get(message);
  if (parts === undefined) {
    parts = parse(message);
    parsed.set(message, parts);
  }
  return fill(parts, line.args ?? {}, messages, language, undefined);
}

function fill(
  parts: readonly Part[],
  args: Readonly<Record<string, string | number>>,
  messages: Messages,
  language: string,
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
      const key = typeof value === 'string' && value.startsWith('@') ? value.slice(1) : undefined;
      text += key === undefined ? value : say(messages, { key }, language);
      continue;
    }
    const n = part.kind === 'plural' ? Number(value) : undefined;
    const name = n === undefined ? String(value) : new Intl.PluralRules(language).select(n);
    const chosen =
      (n === undefined ? undefined : part.cases[`=${n}`]) ?? part.cases[name] ?? part.cases.other;
    text += fill(chosen ?? bug('text without "other"', part.name), args, messages, language, n ?? count);
  }
  return text;
}

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
    const head = /^\{\s*(\w+)\s*(?:,\s*(plural|select)\s*,)?/.exec(message.slice(at));
    const name = head?.[1];
    if (head === null || name === undefined) return bug('malformed argument in', message);
    at += head[0].length;
    const kind = head[2];
    if (kind !== 'plural' && kind !== 'select') {
      expect('}');
      return { name };
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

/**
 * Steps say the same words and the same lists of names again and again. A client that asks for it is told the words of
 * the game once, and then gets every step squeezed:
 *
 *   "7"            the string with that number (base 36)      "~new"   a string that has no number
 *   { "3": [...] } the object with that list of names         { "-7": …, "~new": … }   one that has no number
 */
export interface Words {
  readonly strings: readonly string[];
  readonly shapes: readonly (readonly string[])[];
}

export interface Squeezer {
  /** The value as JSON text, squeezed. */
  squeeze(value: unknown): string;
}

type Fields = Readonly<Record<string, unknown>>;

const BASE = 36;
const MOST_STRINGS = BASE * BASE;
const MOST_SHAPES = 400;
const BETWEEN = '\n';

/** Lists of names as a tree, to find one without writing it down first. */
interface Branch {
  code: string | undefined;
  readonly next: Map<string, Branch>;
}

/** Writes text at once: building the squeezed value first would cost more than all the rest of telling. */
export function squeezer(words: Words): Squeezer {
  const strings = new Map(words.strings.map((text, i) => [text, `"${i.toString(BASE)}"`]));
  const names = new Map(words.strings.map((text, i) => [text, `"-${i.toString(BASE)}":`]));
  const root = treeOf(words.shapes);

  function write(value: unknown): string {
    if (typeof value === 'string') return writeString(value);
    // JSON has no -0, and numbers are most of what is sent.
    if (typeof value !== 'object' || value === null) return `${value}`;
    if (!Array.isArray(value)) return writeFields(value as Fields);
    let text = '[';
    for (let i = 0; i < value.length; i++) text += i === 0 ? write(value[i]) : `,${write(value[i])}`;
    return `${text}]`;
  }

  const writeString = (value: string): string => strings.get(value) ?? JSON.stringify(`~${value}`);

  function writeFields(fields: Fields): string {
    let branch: Branch | undefined = root;
    for (const name in fields) {
      branch = branch.next.get(name);
      if (branch === undefined) break;
    }
    let text = '';
    if (branch?.code !== undefined) {
      for (const name in fields) text += text === '' ? write(fields[name]) : `,${write(fields[name])}`;
      return `{"${branch.code}":[${text}]}`;
    }
    for (const name in fields) {
      if (text !== '') text += ',';
      text += names.get(name) ?? `${JSON.stringify(`~${name}`)}:`;
      text += write(fields[name]);
    }
    return `{${text}}`;
  }

  return { squeeze: write };
}

function treeOf(shapes: Words['shapes']): Branch {
  const root: Branch = { code: undefined, next: new Map() };
  for (const [i, names] of shapes.entries()) {
    let branch = root;
    for (const name of names) {
      const next: Branch = branch.next.get(name) ?? { code: undefined, next: new Map() };
      branch.next.set(name, next);
      branch = next;
    }
    branch.code = i.toString(BASE);
  }
  return root;
}

export function expand(value: unknown, words: Words): unknown {
  if (typeof value === 'string') return value.startsWith('~') ? value.slice(1) : stringOf(value, words);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => expand(part, words));
  const members = Object.entries(value);
  const [first] = members;
  if (first !== undefined && !/^[~-]/.test(first[0])) {
    const names = words.shapes[Number.parseInt(first[0], BASE)] ?? [];
    const values = first[1] as readonly unknown[];
    return Object.fromEntries(names.map((name, i) => [name, expand(values[i], words)]));
  }
  return Object.fromEntries(
    members.map(([name, part]) => {
      const full = name.startsWith('~') ? name.slice(1) : stringOf(name.slice(1), words);
      return [full, expand(part, words)];
    }),
  );
}

const stringOf = (code: string, { strings }: Words): string => strings[Number.parseInt(code, BASE)] ?? '';

/** Learns from samples which strings and lists of names are worth a number; the most frequent get the shortest. */
export function learnWords(samples: Iterable<unknown>): Words {
  const strings = new Map<string, number>();
  const shapes = new Map<string, number>();
  const count = (counts: Map<string, number>, what: string): void => {
    counts.set(what, (counts.get(what) ?? 0) + 1);
  };
  const look = (value: unknown): void => {
    if (typeof value === 'string') count(strings, value);
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) {
      const names = Object.keys(value);
      // A name that holds what stands between names could not be told apart.
      if (names.length > 0 && !names.some((name) => name.includes(BETWEEN)))
        count(shapes, names.join(BETWEEN));
      for (const name of names) count(strings, name);
    }
    Object.values(value).forEach(look);
  };
  for (const sample of samples) look(sample);
  const best = (counts: Map<string, number>, most: number): string[] =>
    [...counts]
      .filter(([, times]) => times > 1)
      .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
      .slice(0, most)
      .map(([what]) => what);
  return {
    strings: best(strings, MOST_STRINGS),
    shapes: best(shapes, MOST_SHAPES).map((names) => names.split(BETWEEN)),
  };
}

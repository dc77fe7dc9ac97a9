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
  squeeze(value: unknown): unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const BASE = 36;
const MOST_STRINGS = BASE * BASE;
const MOST_SHAPES = 400;
const BETWEEN = '\n';

export function squeezer(words: Words): Squeezer {
  const strings = new Map(words.strings.map((text, i) => [text, i.toString(BASE)]));
  const shapes = new Map(
    words.shapes.map((names, i) => [names.join(BETWEEN), { names, code: i.toString(BASE) }]),
  );

  function squeeze(value: unknown): unknown {
    if (typeof value === 'string') return strings.get(value) ?? `~${value}`;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(squeeze);
    const fields = value as Fields;
    const names = Object.keys(fields);
    const shape = shapes.get(names.join(BETWEEN));
    // A name may itself hold what stands between names.
    if (shape?.names.every((name, i) => name === names[i]) === true) {
      return { [shape.code]: names.map((name) => squeeze(fields[name])) };
    }
    return Object.fromEntries(names.map((name) => [shortName(name), squeeze(fields[name])]));
  }
  const shortName = (name: string): string => {
    const code = strings.get(name);
    return code === undefined ? `~${name}` : `-${code}`;
  };
  return { squeeze };
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
      if (names.length > 0) count(shapes, names.join(BETWEEN));
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

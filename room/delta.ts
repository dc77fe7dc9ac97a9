/**
 * What changed between two JSON values. The law: patch(old, diff(old, new)) equals new.
 *
 *   [value]            replaced by value
 *   [at, gone, items]  a list: `gone` items at `at` give way to `items`
 *   { key: delta }     an object or list: these members changed; 0 for a member that is gone
 */
export type Delta = readonly unknown[] | { readonly [key: string]: Delta | 0 };

type Fields = Readonly<Record<string, unknown>>;

/** How values, and names of members with their colon, are written. */
export interface Writing {
  value(value: unknown): string;
  name(name: string): string;
}

const PLAIN: Writing = {
  value: (value) => JSON.stringify(value) ?? 'null',
  name: (name) => `${JSON.stringify(name)}:`,
};

/** In place of a delta: the member is not there any more. */
const GONE = '0';

/** Undefined if nothing changed. */
export function diff(old: unknown, now: unknown): Delta | undefined {
  const text = written(old, now, PLAIN);
  return text === undefined ? undefined : (JSON.parse(text) as Delta);
}

/**
 * What changed, as text; undefined if nothing did. Written in the same walk that compares: every action comes by here, and
 * a delta made first and written afterwards would take half as long again.
 */
export function written(old: unknown, now: unknown, writing: Writing): string | undefined {
  if (old === now) return undefined;
  if (Array.isArray(now)) return Array.isArray(old) ? lists(old, now, writing) : `[${writing.value(now)}]`;
  return isFields(old) && isFields(now) ? fields(old, now, writing) : `[${writing.value(now)}]`;
}

export function patch(old: unknown, delta: Delta | undefined): unknown {
  if (delta === undefined) return old;
  if (isList(delta)) {
    if (delta.length === 1) return delta[0];
    const [at, gone, items] = delta as readonly [number, number, readonly unknown[]];
    return (old as readonly unknown[]).toSpliced(at, gone, ...items);
  }
  const made = (Array.isArray(old) ? old.slice() : { ...(old as Fields) }) as Record<string, unknown>;
  for (const key of Object.keys(delta)) {
    const part = delta[key];
    if (part === 0) delete made[key];
    else put(made, key, patch(Object.hasOwn(made, key) ? made[key] : undefined, part));
  }
  return made;
}

function fields(old: Fields, now: Fields, writing: Writing): string | undefined {
  const names = Object.keys(now);
  const olds = Object.keys(old);
  // Nearly always the same names in the same order: values by their places take a quarter less time than by their names.
  const areSame = areSameNames(names, olds);
  const before = areSame
    ? Object.values(old)
    : names.map((name) => (Object.hasOwn(old, name) ? old[name] : undefined));
  const after = Object.values(now);
  let parts = '';
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const part = after[i] === undefined ? GONE : written(before[i], after[i], writing);
    if (part !== undefined) parts += `${parts === '' ? '' : ','}${writing.name(names[i] as string)}${part}`;
  }
  if (!areSame) {
    for (const name of olds) {
      if (old[name] === undefined || Object.hasOwn(now, name)) continue;
      parts += `${parts === '' ? '' : ','}${writing.name(name)}${GONE}`;
    }
  }
  return parts === '' ? undefined : `{${parts}}`;
}

function areSameNames(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function put(made: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') made[name] = value;
  // By assignment a member called __proto__ would be lost.
  else Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
}

function lists(old: readonly unknown[], now: readonly unknown[], writing: Writing): string | undefined {
  if (old.length !== now.length) return exchanged(old, now, writing);
  let parts = '';
  for (let i = 0; i < now.length; i++) {
    const before = old[i];
    const after = now[i];
    if (before === after) continue;
    // Members that stayed in their places and are made of parts change from within; anything else is exchanged.
    if (!areAlike(before, after)) return exchanged(old, now, writing);
    const part = written(before, after, writing);
    if (part !== undefined) parts += `${parts === '' ? '' : ','}${writing.name(`${i}`)}${part}`;
  }
  return parts === '' ? undefined : `{${parts}}`;
}

function exchanged(old: readonly unknown[], now: readonly unknown[], writing: Writing): string {
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && isSame(old[head], now[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(old[old.length - 1 - tail], now[now.length - 1 - tail])) tail++;
  const came = now.slice(head, now.length - tail);
  return `[${head},${old.length - head - tail},${writing.value(came)}]`;
}

/** Both lists or both objects. */
const areAlike = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) ? Array.isArray(b) : isFields(a) && isFields(b);

/** Whether there is a difference, without saying which. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  if (!isFields(a) || !isFields(b)) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  for (let i = 0; i < names.length; i++) {
    const name = names[i] as string;
    if (!Object.hasOwn(b, name) || !isSame(a[name], b[name])) return false;
  }
  return true;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Array.isArray alone does not narrow a readonly list.
const isList = (value: Delta | 0): value is readonly unknown[] => Array.isArray(value);

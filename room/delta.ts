/**
 * What changed between two JSON values. The law: patch(old, diff(old, new)) equals new.
 *
 *   [value]            replaced by value
 *   [at, gone, items]  a list: `gone` items at `at` give way to `items`
 *   { key: delta }     an object or list: these members changed; 0 for a member that is gone
 */
export type Delta = readonly unknown[] | { readonly [key: string]: Delta | 0 };

type Fields = Readonly<Record<string, unknown>>;
type Parts = Record<string, Delta | 0>;

/** Undefined if nothing changed. */
export function diff(old: unknown, now: unknown): Delta | undefined {
  if (old === now) return undefined;
  if (Array.isArray(now)) return Array.isArray(old) ? diffLists(old, now) : [now];
  return isFields(old) && isFields(now) ? diffFields(old, now) : [now];
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

function diffFields(old: Fields, now: Fields): Delta | undefined {
  let parts: Parts | undefined;
  const names = Object.keys(now);
  for (let i = 0; i < names.length; i++) {
    const name = names[i] as string;
    const before = old[name];
    const after = now[name];
    if (before === after && after !== undefined) continue;
    const part = Object.hasOwn(old, name) ? diff(before, after) : [after];
    if (part === undefined) continue;
    parts ??= {};
    put(parts, name, part);
  }
  const olds = Object.keys(old);
  // Nearly always the same names in the same order: then none is gone.
  if (olds.length === names.length && olds.every((name, i) => name === names[i])) return parts;
  for (const name of olds) {
    if (Object.hasOwn(now, name)) continue;
    parts ??= {};
    put(parts, name, 0);
  }
  return parts;
}

function put(made: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') made[name] = value;
  // By assignment a member called __proto__ would be lost.
  else Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
}

function diffLists(old: readonly unknown[], now: readonly unknown[]): Delta | undefined {
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && isSame(old[head], now[head])) head++;
  if (head === old.length && head === now.length) return undefined;
  let tail = 0;
  while (tail < shorter - head && isSame(old[old.length - 1 - tail], now[now.length - 1 - tail])) tail++;
  const gone = old.length - head - tail;
  const came = now.length - head - tail;
  // Members that stayed in their places and are made of parts change from within; anything else is exchanged.
  return (
    (gone === came ? diffInPlace(old, now, head, head + came) : undefined) ?? [
      head,
      gone,
      now.slice(head, head + came),
    ]
  );
}

/** Undefined if some member would have to be replaced as a whole. */
function diffInPlace(
  old: readonly unknown[],
  now: readonly unknown[],
  from: number,
  to: number,
): Delta | undefined {
  const parts: Parts = {};
  for (let i = from; i < to; i++) {
    const part = diff(old[i], now[i]);
    if (part === undefined) continue;
    if (isList(part) && part.length === 1) return undefined;
    parts[i] = part;
  }
  return parts;
}

/** Whether there is a difference, without saying which. */
function isSame(a: unknown, b: unknown): boolean {
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

/**
 * What changed between two JSON values. The law: patch(old, diff(old, new)) equals new.
 *
 *   [value]            replaced by value
 *   [at, gone, items]  a list: `gone` items at `at` give way to `items`
 *   { key: delta }     an object or list: these members changed; 0 for a member that is gone
 */
export type Delta = readonly unknown[] | { readonly [key: string]: Delta | 0 };

type Fields = Readonly<Record<string, unknown>>;

/** Undefined if nothing changed. */
export function diff(old: unknown, now: unknown): Delta | undefined {
  if (old === now) return undefined;
  if (Array.isArray(old) && Array.isArray(now)) return diffLists(old, now);
  if (isFields(old) && isFields(now)) return diffFields(old, now);
  return [now];
}

export function patch(old: unknown, delta: Delta | undefined): unknown {
  if (delta === undefined) return old;
  if (isList(delta)) {
    if (delta.length === 1) return delta[0];
    const [at, gone, items] = delta as readonly [number, number, readonly unknown[]];
    return (old as readonly unknown[]).toSpliced(at, gone, ...items);
  }
  if (Array.isArray(old)) {
    const list: unknown[] = old.slice();
    for (const [index, part] of Object.entries(delta)) {
      list[Number(index)] = patch(list[Number(index)], part === 0 ? undefined : part);
    }
    return list;
  }
  const before = old as Fields;
  const members = new Map(Object.entries(before));
  for (const [key, part] of Object.entries(delta)) {
    if (part === 0) members.delete(key);
    else members.set(key, patch(members.get(key), part));
  }
  // Not by assignment: a member called __proto__ would be lost.
  return Object.fromEntries(members);
}

function diffFields(old: Fields, now: Fields): Delta | undefined {
  let parts: Record<string, Delta | 0> | undefined;
  for (const key in now) {
    const before = old[key];
    const after = now[key];
    if (before === after && after !== undefined) continue;
    const part = Object.hasOwn(old, key) ? diff(before, after) : [after];
    if (part !== undefined) parts = withMember(parts, key, part);
  }
  for (const key in old) if (!Object.hasOwn(now, key)) parts = withMember(parts, key, 0);
  return parts;
}

function withMember(
  parts: Record<string, Delta | 0> | undefined,
  key: string,
  part: Delta | 0,
): Record<string, Delta | 0> {
  const made = parts ?? {};
  if (key !== '__proto__') made[key] = part;
  // By assignment a member called __proto__ would be lost.
  else
    Object.defineProperty(made, key, { value: part, enumerable: true, configurable: true, writable: true });
  return made;
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
  const parts: Record<string, Delta | 0> = {};
  for (let i = from; i < to; i++) {
    const part = diff(old[i], now[i]);
    if (part === undefined) continue;
    if (isList(part) && part.length === 1) return undefined;
    parts[i] = part;
  }
  return parts;
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  return diff(a, b) === undefined;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Array.isArray alone does not narrow a readonly list.
const isList = (value: Delta | 0): value is readonly unknown[] => Array.isArray(value);

import { bug } from '../../engine/bug.ts';
import { type Fields, isFields, isSame } from './same.ts';

/**
 * What changed between two JSON values. The law: patch(old, diff(old, new)) equals new.
 *
 *   value, [value]     replaced by value; without brackets if it is no list, object or 0
 *   [at, gone, items]  a list: `gone` items at `at` give way to `items`
 *   { key: delta }     an object or list: these members changed; 0 for a member that is gone
 */
export type Delta = Bare | Replaced | Exchanged | Changed;
type Bare = string | number | boolean | null;
type Replaced = readonly [value: unknown];
type Exchanged = readonly [at: number, gone: number, items: readonly unknown[]];
interface Changed {
  readonly [key: string]: Delta | 0;
}

/** How values, and objects whose members are written already, are written. */
export interface Writing {
  value(value: unknown): string;
  members(names: readonly string[], texts: readonly string[]): string;
}

const PLAIN: Writing = {
  value: (value) => JSON.stringify(value) ?? 'null',
  members: (names, texts) => `{${names.map((name, i) => `${JSON.stringify(name)}:${texts[i]}`).join(',')}}`,
};

/** In place of a delta: the member is not there any more. */
const GONE = '0';

/** Undefined if nothing changed. */
export function diff(old: unknown, now: unknown): Delta | undefined {
  const text = written(old, now, PLAIN);
  return text === undefined ? undefined : JSON.parse(text);
}

/**
 * What changed, as text; undefined if nothing did. Written in the same walk that compares: every action comes
 * by here, and a delta made first and written afterwards would take half as long again.
 */
export function written(old: unknown, now: unknown, writing: Writing): string | undefined {
  if (old === now) return undefined;
  if (Array.isArray(now)) return Array.isArray(old) ? lists(old, now, writing) : `[${writing.value(now)}]`;
  if (isFields(old) && isFields(now)) return fields(old, now, writing);
  // 0 says that a member is gone.
  return isFields(now) || now === 0 ? `[${writing.value(now)}]` : writing.value(now);
}

export function patch<T>(old: T, delta: Delta | undefined): T {
  // What the difference of two values of a type makes of the first of them is of that type.
  return delta === undefined ? old : (patched(old, delta) as T);
}

function patched(old: unknown, delta: Delta): unknown {
  if (typeof delta !== 'object' || delta === null) return delta;
  if (isList(delta)) {
    if (delta.length === 1) return delta[0];
    const [at, gone, items] = delta;
    return Array.isArray(old) ? old.toSpliced(at, gone, ...items) : bug('members of', old);
  }
  return Array.isArray(old) ? patchedList(old, delta) : patchedFields(isFields(old) ? old : {}, delta);
}

function patchedList(old: readonly unknown[], delta: Changed): unknown[] {
  const made = old.slice();
  for (const [at, part] of Object.entries(delta)) {
    if (part !== 0) made[Number(at)] = patched(made[Number(at)], part);
  }
  return made;
}

function patchedFields(old: Fields, delta: Changed): Fields {
  const made: Record<string, unknown> = { ...old };
  for (const [name, part] of Object.entries(delta)) {
    if (part === 0) delete made[name];
    else put(made, name, patched(Object.hasOwn(made, name) ? made[name] : undefined, part));
  }
  return made;
}

function fields(old: Fields, now: Fields, writing: Writing): string | undefined {
  const names = Object.keys(now);
  const olds = Object.keys(old);
  // Nearly always the same names in the same order: values by their places take a quarter less time than by
  // their names.
  const areSame = areSameNames(names, olds);
  const before = areSame
    ? Object.values(old)
    : names.map((name) => (Object.hasOwn(old, name) ? old[name] : undefined));
  const after = Object.values(now);
  const changed: string[] = [];
  const texts: string[] = [];
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const part = after[i] === undefined ? GONE : written(before[i], after[i], writing);
    if (part === undefined) continue;
    changed.push(names[i] ?? '');
    texts.push(part);
  }
  if (!areSame) {
    for (const name of olds) {
      if (old[name] === undefined || Object.hasOwn(now, name)) continue;
      changed.push(name);
      texts.push(GONE);
    }
  }
  return changed.length === 0 ? undefined : writing.members(changed, texts);
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
  const changed: string[] = [];
  const texts: string[] = [];
  for (let i = 0; i < now.length; i++) {
    const before = old[i];
    const after = now[i];
    if (before === after) continue;
    // Members that stayed in their places and are made of parts change from within; anything else is
    // exchanged.
    if (!areAlike(before, after)) return exchanged(old, now, writing);
    const part = written(before, after, writing);
    if (part === undefined) continue;
    changed.push(`${i}`);
    texts.push(part);
  }
  return changed.length === 0 ? undefined : writing.members(changed, texts);
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

// Array.isArray alone does not narrow a readonly list.
const isList = (delta: Delta): delta is Replaced | Exchanged => Array.isArray(delta);

/** What this browser keeps by itself, as JSON under a name. Nothing of it is on the server. */
export function readKept<T>(key: string, usual: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

/** Says whether it is kept: a storage may be full or forbidden. */
export function writeKept(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** All that is not over, and of what is over the newest: no game is dropped because there are many. */
export function withoutOldest<T>(
  newestFirst: readonly T[],
  isOver: (one: T) => boolean,
  most: number,
): readonly T[] {
  const open = newestFirst.filter((one) => !isOver(one)).length;
  let room = Math.max(0, most - open);
  return newestFirst.filter((one) => !isOver(one) || room-- > 0);
}

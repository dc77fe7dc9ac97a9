/** A value for each key of a list, as an object: `Object.fromEntries` that knows its keys. */
export const byKey = <const K extends string, V>(
  keys: readonly K[],
  make: (key: K, place: number) => V,
): Record<K, V> =>
  // Every key of the list is there: `fromEntries` forgets which.
  Object.fromEntries(keys.map((key, place) => [key, make(key, place)])) as Record<K, V>;

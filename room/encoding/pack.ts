import type { Kind } from '../../engine/game.ts';

/**
 * A menu of actions is long but repeats itself. Packed, neighbours with the same member names share them, and
 * each row leaves out the values it begins with in common with the row above:
 *
 *   [["type", "card", "onto"], [0, "lay", "f1", "new"], [2, 1], [2, 2], [1, "f2", "new"]]
 *
 * is a group of one shape: its names, then its rows. A row says how many values it keeps of the row above,
 * and the rest.
 */
export type Packed = readonly (readonly (readonly unknown[])[])[];

export function pack(rows: readonly object[]): Packed {
  const groups: (readonly unknown[])[][] = [];
  let names: readonly string[] = [];
  let above: readonly unknown[] = [];
  for (const row of rows) {
    const keys = Object.keys(row);
    let group = groups.at(-1);
    if (group === undefined || !sameList(names, keys)) {
      group = [keys];
      groups.push(group);
      names = keys;
      above = [];
    }
    const values: readonly unknown[] = Object.values(row);
    const shared = sharedStart(above, values);
    group.push([shared, ...values.slice(shared)]);
    above = values;
  }
  return groups;
}

export function unpack(packed: Packed): Kind['action'][] {
  const rows: Kind['action'][] = [];
  for (const [names = [], ...lines] of packed) {
    let above: readonly unknown[] = [];
    for (const [shared, ...rest] of lines) {
      above = [...above.slice(0, Number(shared)), ...rest];
      const values = above;
      // Only actions were packed, and each gets back what it had.
      rows.push(Object.fromEntries(names.map((name, i) => [String(name), values[i]])) as Kind['action']);
    }
  }
  return rows;
}

function sharedStart(above: readonly unknown[], values: readonly unknown[]): number {
  let shared = 0;
  // Only plain values: comparing lists by content would cost more than they weigh.
  while (shared < above.length && above[shared] === values[shared]) shared++;
  return shared;
}

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

/**
 * Numbers for actions. 0 is to wait. What was met in games of a fixed seed has a number of its own; whatever
 * else is listed gets one of the spare numbers, in the order of the menu. So every menu has numbers, all
 * different, and each leads back to its action.
 */
export interface Codec {
  /** Numbers are 0 to count - 1. */
  readonly count: number;
  /** By number: the action, running numbers by their rank in the menu; null for waiting and spare ones. */
  readonly known: readonly (string | null)[];
  /** One number for each of these options. */
  idsOf(options: readonly object[]): number[];
}

export const WAIT = 0;
/** More than the longest menu of any game that is left to spare numbers. */
const SPARE = 256;
/** Whatever an action may count beyond this is a running number: colonies, offers. */
const RUNNING = 1000;

type Schema = Readonly<Record<string, unknown>>;

/** The fields of actions that hold running numbers, by the schema of actions. */
export function runningFields(schema: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (value: unknown, field: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, field);
    else if (typeof value === 'object' && value !== null) {
      const { type, maximum, properties, ...rest } = value as Schema;
      if (type === 'integer' && Number(maximum) >= RUNNING) found.add(field);
      for (const [name, one] of Object.entries((properties ?? {}) as Schema)) walk(one, name);
      for (const one of Object.values(rest)) walk(one, field);
    }
  };
  walk(schema, '');
  return found;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsIn = (option: object): Fields => option as Fields;

/** The running numbers of a menu, each with its rank in it; undefined where there are none. */
function ranksOf(
  options: readonly object[],
  running: ReadonlySet<string>,
): ReadonlyMap<number, number> | undefined {
  if (running.size === 0) return undefined;
  const numbers = new Set<number>();
  for (const option of options) {
    for (const field in option) {
      if (!running.has(field)) continue;
      const value = fieldsIn(option)[field];
      if (typeof value === 'number') numbers.add(value);
      else if (Array.isArray(value)) for (const one of value) if (typeof one === 'number') numbers.add(one);
    }
  }
  if (numbers.size === 0) return undefined;
  return new Map([...numbers].sort((a, b) => a - b).map((number, rank) => [number, rank]));
}

function ranked(value: unknown, ranks: ReadonlyMap<number, number>): unknown {
  if (typeof value === 'number') return ranks.get(value);
  return Array.isArray(value) ? value.map((one) => ranked(one, ranks)) : value;
}

/** The names of a menu: running numbers are told by their rank in it, so that a name means the same again. */
function namesOf(options: readonly object[], running: ReadonlySet<string>): string[] {
  const ranks = ranksOf(options, running);
  if (ranks === undefined) return options.map((option) => JSON.stringify(option));
  return options.map((option) => {
    const named: Record<string, unknown> = {};
    for (const field in option) {
      const value = fieldsIn(option)[field];
      named[field] = running.has(field) ? ranked(value, ranks) : value;
    }
    return JSON.stringify(named);
  });
}

/** Actions by their fields, in their order: found again without writing any of them out. */
class Branch {
  id: number | undefined;
  readonly #next = new Map<string, Map<unknown, Branch>>();

  /** Behind a field with this value; made where there is none. */
  grown(field: string, value: unknown): Branch {
    let byValue = this.#next.get(field);
    if (byValue === undefined) {
      byValue = new Map();
      this.#next.set(field, byValue);
    }
    const key = keyOf(value);
    let branch = byValue.get(key);
    if (branch === undefined) {
      branch = new Branch();
      byValue.set(key, branch);
    }
    return branch;
  }

  at(field: string, value: unknown): Branch | undefined {
    return this.#next.get(field)?.get(keyOf(value));
  }
}

/** Nothing else begins with this sign. */
const keyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? `\u0000${JSON.stringify(value)}` : value;

export function codecOf(schema: unknown, menus: readonly (readonly object[])[]): Codec {
  const running = runningFields(schema);
  const met = new Set<string>();
  for (const options of menus) for (const name of namesOf(options, running)) met.add(name);
  const names = [...met].sort();
  const root = new Branch();
  names.forEach((name, i) => {
    let branch = root;
    for (const [field, value] of Object.entries(JSON.parse(name))) branch = branch.grown(field, value);
    branch.id = i + 1;
  });
  const firstSpare = names.length + 1;
  const idOf = (option: Fields, ranks: ReadonlyMap<number, number> | undefined): number | undefined => {
    let branch: Branch | undefined = root;
    for (const field in option) {
      const value = option[field];
      if (value === undefined) continue;
      const its = ranks !== undefined && running.has(field) ? ranked(value, ranks) : value;
      branch = branch.at(field, its);
      if (branch === undefined) return undefined;
    }
    return branch.id;
  };
  return {
    count: firstSpare + SPARE,
    known: [null, ...names, ...new Array<null>(SPARE).fill(null)],
    idsOf(options) {
      const ranks = ranksOf(options, running);
      let spare = firstSpare;
      return options.map((option) => idOf(fieldsIn(option), ranks) ?? spare++);
    },
  };
}

import type { Viewer } from '../game.ts';

/** Something in a value that is not made of other things, and the way to it. */
export interface Leaf {
  readonly value: unknown;
  readonly steps: readonly (string | number)[];
}

/** By their place; null and empty lists show nothing. */
export function leavesIn(value: unknown): ReadonlyMap<string, Leaf> {
  const found = new Map<string, Leaf>();
  const enter = (inside: unknown, steps: readonly (string | number)[]): void => {
    if (inside === null || inside === undefined) return;
    if (typeof inside !== 'object') found.set(steps.join('\n'), { value: inside, steps });
    else if (Array.isArray(inside)) for (const [i, item] of inside.entries()) enter(item, [...steps, i]);
    else for (const [name, item] of Object.entries(inside)) enter(item, [...steps, name]);
  };
  enter(value, []);
  return found;
}

/**
 * What is noted of fields, under names that do not say which card it was: `hands[mine][]`, `hands[theirs]`.
 * A list that always has a place for each seat is taken for one by seats.
 */
export class Paths<T> {
  readonly #merge: (one: T, other: T) => T;
  readonly #noted = new Map<string, { readonly steps: readonly Step[]; value: T }>();
  readonly #bySeat = new Map<string, boolean>();

  constructor(merge: (one: T, other: T) => T) {
    this.#merge = merge;
  }

  /** To be called with each value that is looked at. */
  measure(value: unknown, seats: number, path = ''): void {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      this.#bySeat.set(path, (this.#bySeat.get(path) ?? true) && value.length === seats);
      for (const item of value) this.measure(item, seats, `${path}[]`);
    } else {
      for (const [name, item] of Object.entries(value)) this.measure(item, seats, path + fieldOf(name));
    }
  }

  add(steps: readonly (string | number)[], viewer: Viewer, value: T): void {
    const marked = steps.map((step): Step => {
      if (typeof step === 'string') return { name: fieldOf(step) };
      return { name: '[]', whose: viewer === 'public' ? '' : step === viewer ? 'mine' : 'theirs' };
    });
    const key = marked.map(({ name, whose }) => `${name}${whose ?? ''}`).join('\n');
    const noted = this.#noted.get(key);
    if (noted === undefined) this.#noted.set(key, { steps: marked, value });
    else noted.value = this.#merge(noted.value, value);
  }

  /** Everything that was noted, in the order of the alphabet. */
  named(): ReadonlyMap<string, T> {
    const found = new Map<string, T>();
    for (const { steps, value } of this.#noted.values()) {
      let general = '';
      let name = '';
      for (const step of steps) {
        const whose = step.whose !== undefined && this.#bySeat.get(general) ? step.whose : '';
        name += step.whose === undefined ? step.name : `[${whose}]`;
        general += step.name;
      }
      const path = name.replace(/^\./, '');
      const before = found.get(path);
      found.set(path, before === undefined ? value : this.#merge(before, value));
    }
    return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}

/** A field; what is kept under the number of a day or under an id counts as a list. */
const fieldOf = (name: string): string => (/^[a-zA-Z]\w*$/.test(name) ? `.${name}` : '[]');

interface Step {
  readonly name: string;
  /** Of a place in a list; undefined for a field. */
  readonly whose?: string;
}

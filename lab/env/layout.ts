import { at as itemAt } from '../../engine/at.ts';
import { BadInput } from '../../engine/door.ts';

/**
 * Where things of a view stand in a vector. Made from views that were met in games of a fixed seed, so it
 * needs no code of a game: a new field has its place at once. It reads views only, so it knows no secret.
 */
export interface Layout {
  readonly size: number;
  readonly slices: readonly Slice[];
  /**
   * Writes the view of this seat, and what it remembers behind it; the first number is 1 if something in them
   * has no place.
   */
  write(view: unknown, seat: number, out: Float32Array, at: number, memory?: object | null): void;
}

export interface Slice {
  /** Where it stands in the view: `seats[0].hand`. The own seat's row of a list by seats is row 0. */
  readonly name: string;
  readonly at: number;
  readonly size: number;
  readonly kind: 'flag' | 'scaled' | 'oneHot' | 'count' | 'place';
  /** The words of a one-hot or of counts, in order. */
  readonly words?: readonly (string | number)[];
  readonly range?: readonly [min: number, max: number];
}

/** What was met at one place of the view. */
interface Met {
  kinds: Set<Kind>;
  words: Set<string>;
  min: number;
  max: number;
  shortest: number;
  longest: number;
  each: Met | undefined;
  fields: Map<string, Met>;
}
const KINDS = ['none', 'yesNo', 'number', 'word', 'list', 'object'] as const;
type Kind = (typeof KINDS)[number];

const MOST_WORDS = 256;
/** Names of people and places: more words than these are one number each. */
const MOST_HOT = 32;
const MOST_COUNTED = 64;
const LARGEST = 100_000;

const nothing = (): Met => ({
  kinds: new Set(),
  words: new Set(),
  min: Number.POSITIVE_INFINITY,
  max: Number.NEGATIVE_INFINITY,
  shortest: Number.POSITIVE_INFINITY,
  longest: 0,
  each: undefined,
  fields: new Map(),
});

/** The place of its kind in `KINDS`. */
function kindNumber(value: unknown): number {
  if (typeof value === 'number') return 2;
  if (typeof value === 'string') return 3;
  if (value === null || value === undefined) return 0;
  if (typeof value === 'boolean') return 1;
  return Array.isArray(value) ? 4 : 5;
}

const kindOf = (value: unknown): Kind => itemAt(KINDS, kindNumber(value));

type Fields = Readonly<Record<string, unknown>>;

function meet(met: Met, value: unknown): void {
  const kind = kindOf(value);
  met.kinds.add(kind);
  if (kind === 'number' || kind === 'yesNo') {
    met.min = Math.min(met.min, Number(value));
    met.max = Math.max(met.max, Number(value));
  } else if (kind === 'word') {
    if (met.words.size < MOST_WORDS) met.words.add(String(value));
  } else if (kind === 'list') {
    const list = value as readonly unknown[];
    met.shortest = Math.min(met.shortest, list.length);
    met.longest = Math.max(met.longest, list.length);
    met.each ??= nothing();
    for (const one of list) meet(met.each, one);
  } else if (kind === 'object') {
    const fields = value as Fields;
    for (const name of new Set([...met.fields.keys(), ...Object.keys(fields)])) {
      let field = met.fields.get(name);
      if (field === undefined) {
        field = nothing();
        if (met.kinds.has('object') && met.fields.size > 0) field.kinds.add('none');
        met.fields.set(name, field);
      }
      meet(field, fields[name]);
    }
  }
}

/** Writes one place and says whether all of it had room. Made once for a layout, called for every view. */
type Write = (value: unknown, out: Float32Array, at: number) => boolean;
type WriteFor = (value: unknown, out: Float32Array, at: number, seat?: number) => boolean;

const NONE: ReadonlySet<string> = new Set();

class Builder {
  size = 1;
  readonly slices: Slice[] = [{ name: 'overflow', at: 0, size: 1, kind: 'flag' }];

  take(name: string, size: number, kind: Slice['kind'], more: Partial<Slice> = {}): number {
    const at = this.size;
    this.size += size;
    if (this.size > LARGEST)
      throw new BadInput('env', `a view of this game needs more than ${LARGEST} numbers`);
    this.slices.push({ name, at, size, kind, ...more });
    return at;
  }

  /** One writer for each kind that was met here; where there are several, a flag says which it is. */
  place(name: string, met: Met): Write {
    const kinds = [...met.kinds].sort();
    const flags =
      kinds.length > 1 ? this.take(`${name}?`, kinds.length, 'oneHot', { words: kinds }) : undefined;
    const writers = kinds.map((kind) => this.ofKind(name, kind, met));
    // By number of the kind: there are few of them, and this is asked for everything in every view.
    const byKind = KINDS.map((kind) => writers[kinds.indexOf(kind)]);
    const flagOf = KINDS.map((kind) => (flags ?? 0) + kinds.indexOf(kind));
    if (flags === undefined) {
      return (value, out, at) => {
        const write = byKind[kindNumber(value)];
        return write?.(value, out, at) ?? false;
      };
    }
    return (value, out, at) => {
      const kind = kindNumber(value);
      const write = byKind[kind];
      if (write === undefined) return false;
      out[at + (flagOf[kind] ?? 0)] = 1;
      return write(value, out, at);
    };
  }

  private ofKind(name: string, kind: Kind, met: Met): Write {
    switch (kind) {
      case 'none':
        return () => true;
      case 'yesNo':
      case 'number':
        return this.number(name, met);
      case 'word':
        return this.word(name, met);
      case 'list':
        return this.list(name, met);
      case 'object':
        return this.object(name, met);
    }
  }

  private number(name: string, { min, max }: Met): Write {
    if (min === max) return (value) => Number(value) === min;
    const place = this.take(name, 1, 'scaled', { range: [min, max] });
    const span = max - min;
    return (value, out, at) => {
      const scaled = (Number(value) - min) / span;
      out[at + place] = scaled < 0 ? 0 : scaled > 1 ? 1 : scaled;
      return scaled >= 0 && scaled <= 1;
    };
  }

  private word(name: string, met: Met): Write {
    const words = [...met.words].sort();
    const [only] = words;
    if (words.length === 1) return (value) => value === only;
    if (words.length > MOST_HOT) return this.rank(name, new Map(words.map((word, i) => [word, i])));
    const place = this.take(name, words.length, 'oneHot', { words });
    const places = new Map(words.map((word, i) => [word, place + i]));
    return (value, out, at) => {
      const here = places.get(String(value));
      if (here === undefined) return false;
      out[at + here] = 1;
      return true;
    };
  }

  private list(name: string, met: Met): Write {
    const { shortest, longest, each = nothing() } = met;
    const length =
      shortest === longest ? undefined : this.take(`${name}.length`, 1, 'scaled', { range: [0, longest] });
    const counted = this.counted(name, each);
    const isFlat =
      counted !== undefined && [...each.kinds].every((kind) => kind === 'word' || kind === 'number');
    const hasRoom = (many: number): boolean =>
      many <= longest && many >= (length === undefined ? longest : 0);
    if (isFlat) {
      const { ranks, at: counts } = counted;
      const first = this.size;
      for (let i = 0; i < longest; i++) this.take(`${name}[${i}]`, 1, 'place');
      return (value, out, at) => {
        const list = value as readonly (string | number)[];
        const many = list.length;
        if (length !== undefined) out[at + length] = Math.min(1, many / longest);
        let fits = hasRoom(many);
        const end = many < longest ? many : longest;
        for (let i = 0; i < end; i++) {
          const rank = ranks.get(list[i] ?? '');
          if (rank === undefined) fits = false;
          else {
            const count = at + counts + rank;
            out[count] = (out[count] ?? 0) + 1;
            out[at + first + i] = (rank + 1) / ranks.size;
          }
        }
        return fits;
      };
    }
    const writers: Write[] = [];
    for (let i = 0; i < longest; i++) writers.push(this.place(`${name}[${i}]`, each));
    return (value, out, at) => {
      const list = value as readonly unknown[];
      const many = list.length;
      if (length !== undefined) out[at + length] = Math.min(1, many / longest);
      let fits = hasRoom(many);
      const end = many < longest ? many : longest;
      for (let i = 0; i < end; i++) {
        const one = list[i];
        if (counted !== undefined) {
          const rank = counted.ranks.get(one as string | number);
          if (rank !== undefined) out[at + counted.at + rank] = (out[at + counted.at + rank] ?? 0) + 1;
        }
        const write = writers[i];
        fits = (write?.(one, out, at) ?? false) && fits;
      }
      return fits;
    };
  }

  /** How many of each word or small number lie in a list: what most judgements ask of a hand. */
  private counted(name: string, each: Met): { at: number; ranks: Map<string | number, number> } | undefined {
    const words: (string | number)[] = [...each.words].sort();
    if (each.kinds.has('number') && Number.isInteger(each.min) && each.max - each.min < MOST_COUNTED) {
      for (let n = each.min; n <= each.max; n++) words.push(n);
    } else if (each.kinds.has('number')) return undefined;
    if (words.length < 2 || words.length > MOST_COUNTED) return undefined;
    const at = this.take(`${name}#`, words.length, 'count', { words });
    return { at, ranks: new Map(words.map((word, i) => [word, i])) };
  }

  /** One number for a word in its place: counts say what is there, this only in which order. */
  private rank(name: string, ranks: Map<string | number, number>): Write {
    const place = this.take(name, 1, 'place');
    const many = ranks.size;
    return (value, out, at) => {
      const rank = ranks.get(value as string | number);
      if (rank === undefined) return false;
      out[at + place] = (rank + 1) / many;
      return true;
    };
  }

  /** `turned`: lists with one row for each seat, which begin with the own seat. */
  object(name: string, met: Met, turned: ReadonlySet<string> = NONE): WriteFor {
    const names = [...met.fields.keys()].sort();
    const writers = names.map((field) => this.place(`${name}.${field}`, met.fields.get(field) ?? nothing()));
    const many = names.length;
    const turns = names.map((field) => turned.has(field));
    return (value, out, at, seat = 0) => {
      const fields = value as Fields;
      let fits = true;
      // Whatever stands in it beyond what has a place: it is enough to count.
      let unknown = 0;
      for (const field in fields) if (fields[field] !== undefined) unknown++;
      for (let i = 0; i < many; i++) {
        const its = fields[names[i] ?? ''];
        if (its !== undefined) unknown--;
        const one = seat > 0 && turns[i] ? fromSeat(its, seat) : its;
        const write = writers[i];
        fits = (write?.(one, out, at) ?? false) && fits;
      }
      return fits && unknown === 0;
    };
  }
}

/** The rows of all seats, this one first; of anything else nothing is turned. */
function fromSeat(rows: unknown, seat: number): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.slice(seat).concat(rows.slice(0, seat));
}

function ownFirst(view: unknown, seat: number, bySeat: ReadonlySet<string>): unknown {
  const turned: Record<string, unknown> = { ...(view as Fields) };
  for (const name of bySeat) turned[name] = fromSeat(turned[name], seat);
  return turned;
}

export interface Sample {
  readonly view: unknown;
  readonly seat: number;
  /** What the seat remembers beyond its view; null where that is nothing. */
  readonly memory: object | null;
}

/** The layout for such views, of tables with so many seats. */
export function layoutOf(samples: readonly Sample[], seats: number): Layout {
  const bySeat = new Set(Object.keys((samples[0]?.view ?? {}) as Fields));
  for (const { view } of samples) {
    for (const name of bySeat) {
      const rows = (view as Fields)[name];
      const isBySeat =
        Array.isArray(rows) && rows.length === seats && rows.every((row) => kindOf(row) === 'object');
      if (!isBySeat) bySeat.delete(name);
    }
  }
  const met = nothing();
  for (const { view, seat } of samples) meet(met, ownFirst(view, seat, bySeat));
  const builder = new Builder();
  const who = builder.take('seat', seats, 'oneHot');
  const write = builder.object('', met, bySeat);
  const recalled = nothing();
  for (const { memory } of samples) meet(recalled, memory);
  // Behind all that is seen: a row without it begins with the same numbers. Nothing but null takes no place.
  const writeMemory = builder.place('memory', recalled);
  const { size } = builder;
  return {
    size,
    slices: builder.slices.map((slice) => ({ ...slice, name: slice.name.replace(/^\./, '') })),
    write(view, seat, out, at, memory = null) {
      out.fill(0, at, at + size);
      out[at + who + seat] = 1;
      const fits = write(view, out, at, seat);
      if (!writeMemory(memory, out, at) || !fits) out[at] = 1;
    },
  };
}

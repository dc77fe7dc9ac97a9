import { type Codebook, MOST_CODES, type Shape } from './codebook.ts';
import { type Fields, isFields } from './same.ts';

/** Every welcome tells them all. */
const MOST_SHAPES = 160;
/** In all lots together; what is rarer than that is not worth a place. */
const RARE = 4;

/** An object as a shape has it. `type`: what it says, if it has that member before all others. */
interface Outline {
  readonly type: string | undefined;
  readonly names: readonly string[];
}

interface Counted<T> {
  readonly item: T;
  count: number;
}

/** Learns from several lots of samples what comes in each. What is said most has the shortest codes. */
export function learn(lots: readonly (readonly unknown[])[]): Codebook {
  const shapes = common(lots, objectsIn, (given) => keyOf(outlineOf(given)))
    .map(({ item, count }) => ({ item: outlineOf(item), count }))
    .filter(({ count }) => count >= RARE)
    .toSorted((a, b) => b.count * sizeOf(b.item) - a.count * sizeOf(a.item))
    .slice(0, MOST_SHAPES)
    .toSorted((a, b) => b.count - a.count)
    .map(({ item }) => item);
  const known = new Set(shapes.map(keyOf));
  const named = new Set(
    shapes.flatMap(({ type, names }) => [...(type === undefined ? [] : [type]), ...names]),
  );
  const said = common(
    lots,
    (sample) => stringsIn(sample, known),
    (text) => text,
  )
    .toSorted((a, b) => b.count - a.count || (a.item < b.item ? -1 : 1))
    .map(({ item }) => item)
    .slice(0, MOST_CODES - named.size);
  const words = [...new Set([...said, ...named])];
  const at = new Map(words.map((word, i) => [word, i]));
  const numbersOf = ({ type, names }: Outline): Shape => [
    type === undefined ? 0 : (at.get(type) ?? 0) + 1,
    ...names.map((name) => at.get(name) ?? 0),
  ];
  return { words, shapes: shapes.map(numbersOf) };
}

/** What comes in every lot, and how often in all of them. */
function common<T>(
  lots: readonly (readonly unknown[])[],
  parts: (sample: unknown) => Iterable<T>,
  keyOf: (part: T) => string,
): Counted<T>[] {
  const counted = new Map<string, Counted<T> & { lots: number }>();
  for (const [lot, samples] of lots.entries()) {
    for (const sample of samples) {
      for (const item of parts(sample)) {
        const key = keyOf(item);
        const one = counted.get(key) ?? { item, count: 0, lots: 0 };
        counted.set(key, one);
        one.count++;
        if (one.lots === lot) one.lots++;
      }
    }
  }
  return [...counted.values()].filter((one) => one.lots === lots.length);
}

function* objectsIn(value: unknown): Generator<Fields> {
  if (isFields(value)) yield value;
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* objectsIn(part);
}

/** But for names, and types, that go without saying in a known shape. */
function* stringsIn(value: unknown, known: ReadonlySet<string>): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  const outline = isFields(value) ? outlineOf(value) : undefined;
  const isKnown = outline !== undefined && known.has(keyOf(outline));
  if (outline !== undefined && !isKnown) yield* Object.keys(value);
  for (const part of Object.values(value).slice(isKnown && outline.type !== undefined ? 1 : 0))
    yield* stringsIn(part, known);
}

function outlineOf(given: Fields): Outline {
  const names = Object.keys(given).filter((name) => given[name] !== undefined);
  const { type } = given;
  if (names[0] !== 'type' || typeof type !== 'string') return { type: undefined, names };
  return { type, names: names.slice(1) };
}

const keyOf = ({ type, names }: Outline): string => JSON.stringify([type ?? null, names]);

/** About as many signs as it saves. */
const sizeOf = ({ type, names }: Outline): number => 3 * names.length + (type === undefined ? 0 : 5);

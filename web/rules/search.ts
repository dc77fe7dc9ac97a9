import { type Block, type Part, plainOf, saidIn } from './blocks.ts';

/** A part of a run, and whether it was looked for; `first` begins a place that was found. */
export interface Marked extends Part {
  readonly found: boolean;
  readonly first: boolean;
}

/** A letter as it is looked for: case and accents do not matter, and Turkish ı is an i. */
const folded = (letter: string): string =>
  letter === 'ı' ? 'i' : letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** With as many letters as before, so that a place in it is a place in the text. */
const fold = (text: string): string => Array.from(text, (letter) => folded(letter)[0] ?? ' ').join('');

/** Fewer letters would be found everywhere. */
const LEAST = 2;

/** Where it begins, and how long it is; nothing for too short a word. */
function placesOf(text: string, wanted: string): readonly number[] {
  const word = fold(wanted.trim());
  if (word.length < LEAST) return [];
  const all = fold(text);
  const places: number[] = [];
  for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + word.length)) places.push(at);
  return places;
}

/** The same run, cut where something was found: also across bold and plain. */
export function marked(parts: readonly Part[], wanted: string): readonly Marked[] {
  const places = placesOf(plainOf(parts), wanted);
  if (places.length === 0) return parts.map((part) => ({ ...part, found: false, first: false }));
  const length = Array.from(wanted.trim()).length;
  const cuts: Marked[] = [];
  let from = 0;
  for (const part of parts) {
    const letters = Array.from(part.text);
    const isIn = (at: number): boolean => places.some((place) => at >= place && at < place + length);
    let start = 0;
    for (let i = 1; i <= letters.length; i++) {
      const ends = i === letters.length || isIn(from + i) !== isIn(from + start) || places.includes(from + i);
      if (!ends) continue;
      cuts.push({
        ...part,
        text: letters.slice(start, i).join(''),
        found: isIn(from + start),
        first: places.includes(from + start),
      });
      start = i;
    }
    from += letters.length;
  }
  return cuts;
}

/** How often it stands there. */
export function countIn(blocks: readonly Block[], wanted: string): number {
  const runs = blocks.flatMap((block): (readonly Part[])[] => {
    if (block.kind === 'head') return [block.parts];
    if (block.kind === 'table') return [block.head, ...block.rows.map(({ cells }) => cells)].flat();
    return saidIn([block]).map(({ parts }) => parts);
  });
  return runs.reduce((sum, parts) => sum + placesOf(plainOf(parts), wanted).length, 0);
}

/** Tags in the making: what each traveler has so far. */
export type Draft<T> = readonly (T | null)[];

/** Gives a tag to somebody; whoever had it loses it, and choosing it again takes it away. */
export function give<T>(draft: Draft<T>, who: number, tag: T): Draft<T> {
  const isTaken = draft[who] === tag;
  return draft.map((held, i) => (i === who ? (isTaken ? null : tag) : held === tag ? null : held));
}

/** The list if nothing is open, else undefined. */
export function whole<T>(draft: Draft<T>): T[] | undefined {
  const tags = draft.flatMap((tag) => (tag === null ? [] : [tag]));
  return tags.length === draft.length ? tags : undefined;
}

/** What the challenger has written down so far; nobody else sees it before it is handed in. */
export interface Notes<A, B> {
  readonly trunks: Draft<A>;
  readonly cities: Draft<B>;
  readonly ticked: readonly boolean[];
}

const KEY = 'crossings.tags';
type Drawer = Pick<Storage, 'getItem' | 'setItem'>;

/** A page that is opened again in the middle of it finds its notes, if it is the same puzzle. */
export function notesIn<A, B>(drawer: Drawer, puzzle: string): Notes<A, B> | undefined {
  try {
    const kept = JSON.parse(drawer.getItem(KEY) ?? '{}') as { puzzle?: string; notes?: Notes<A, B> };
    return kept.puzzle === puzzle ? kept.notes : undefined;
  } catch {
    return undefined;
  }
}

export function keepNotes<A, B>(drawer: Drawer, puzzle: string, notes: Notes<A, B>): void {
  try {
    drawer.setItem(KEY, JSON.stringify({ puzzle, notes }));
  } catch {
    // A full or forbidden store: then a reload forgets them.
  }
}

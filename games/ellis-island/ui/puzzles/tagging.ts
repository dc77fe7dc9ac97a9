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

/** Something that can be asked for or done by typing its name. */
export interface Named {
  readonly name: string;
}

/** Without case and accents: nobody should have to type them. */
export const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What was meant: the one of this name, else what begins so, else what has all these words in it. */
export function matching<T extends Named>(typed: string, all: readonly T[]): readonly T[] {
  const text = plainly(typed);
  if (text === '') return [];
  const words = text.split(' ');
  const ways = [
    (name: string) => name === text,
    (name: string) => name.startsWith(text),
    (name: string) => words.every((word) => ` ${name}`.includes(` ${word}`)),
  ];
  for (const way of ways) {
    const found = all.filter(({ name }) => way(plainly(name)));
    if (found.length > 0) return found;
  }
  return [];
}

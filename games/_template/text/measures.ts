/** What the figures of `measure.ts` are; `*` stands for a name. Read by the laboratory only. */
export const measures: Readonly<Record<string, string>> = {
  best: 'the highest score',
  lost: 'cards lost in storms',
  gifts: 'cards given to others',
};

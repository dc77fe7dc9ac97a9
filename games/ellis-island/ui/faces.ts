import type { Age } from '../content.ts';

/** Cut-paper portraits in clothing of the time, without faces; drawn for this game on 60 by 72. */
const SHOULDERS = 'M20 46 9 52c-4 3-6 9-6 20h54c0-11-2-17-6-20l-11-6Z';
const HEAD = 'M30 15c-7 0-10.500 5-10.500 12.500S24 44 30 44s10.500-9 10.500-16.500S37 15 30 15Z';

const PORTRAITS = {
  woman:
    '<path class="soft" d="M30 6c-11 0-17 8-17 19 0 8 2 13 1 19-1 4-5 6-8 9-3 3-5 9-5 19h58c0-10-2-16-5-19-3-3-7-5-8-9-1-6 1-11 1-19C47 14 41 6 30 6Z"/><path class="skin" d="M30 13c-7 0-10.500 5.500-10.500 13S24 42 30 42s10.500-8.500 10.500-16S37 13 30 13Z"/><path d="M19 22c3-8 8-10.500 11-10.500S38 14 41 22c-4-5-7-6.500-11-6.500S23 17 19 22Z"/><path d="M21 41c2 5 6 7 9 7s7-2 9-7c1 4 3 7 6 9l-11 8-4 14-4-14-11-8c3-2 5-5 6-9Z"/>',
  man: `<path d="${SHOULDERS}"/><path class="skin" d="${HEAD}"/><path d="M17 20c0-9 6-13 13-13s13 4 13 13c-2-3-4-5-6-5-5 1-9 1-14 0-2 0-4 2-6 5Z"/><path class="soft" d="M23 36c2-2 5-2.500 7-1.500 2-1 5-.5 7 1.500-2 1-5 1-7 .2-2 .8-5 .8-7-.2Z"/><path class="skin" d="m24 47 6 8 6-8 3 2-7 11h-4l-7-11Z"/>`,
  boy: '<path d="M24 42h12v8l13 4c4 2 6 7 6 18H5c0-11 2-16 6-18l13-4Z"/><path class="skin" d="M30 15c-7 0-10.500 5-10.500 12.500S24 44 30 44s10.500-9 10.500-16.500S37 15 30 15Z"/><path d="M14 22c0-8 6-14 17-14 10 0 16 5 16 11 0 3-2 4-5 4H20c-2 3-5 3.500-7 3 0 0 1-2 1-4Z"/><path class="soft" d="M18 23c3-1 14-2 24 0l3 2.500c-8-1.500-20-1.500-27 .5Z"/><path class="skin" d="m24 50 6 7 6-7 3 1-7 10v11h-4V61l-7-10Z"/>',
  girl: `<path class="soft" d="M30 8c-10 0-14 7-14 16 0 9-3 12-3 22h7l2-14h16l2 14h7c0-10-3-13-3-22 0-9-4-16-14-16Z"/><path d="M22 44h16l9 7c4 3 6 10 6 21H7c0-11 2-18 6-21Z"/><path class="skin" d="${HEAD}"/><path d="M18 22c2-8 7-11 12-11s10 3 12 11c-6-2-9-4-12-7-3 3-6 5-12 7Z"/><path class="skin" d="m22 46 8 6 8-6 3 2-11 9-11-9Z"/>`,
  oldMan:
    '<path d="M20 46 9 52c-4 3-6 9-6 20h54c0-11-2-17-6-20l-11-6Z"/><path class="skin" d="M30 17c-7 0-10.500 5-10.500 12S24 44 30 44s10.500-8 10.500-15S37 17 30 17Z"/><path d="M17 16 19.500 5.500C20 4 23 3 30 3s10 1 10.500 2.500L43 16c4 .5 7 1.300 7 2.300 0 1.700-9 2.700-20 2.700s-20-1-20-2.700c0-1 3-1.800 7-2.300Z"/><path class="soft" d="M19 30c1 3 3 4.500 5 4.500 2 0 4-1 6-1s4 1 6 1c2 0 4-1.500 5-4.500 1 9 0 18-4 24-2 3-4 5-7 5s-5-2-7-5c-4-6-5-15-4-24Z"/>',
  oldWoman: `<path d="M30 5c-12 0-18 9-18 20 0 7 1 12 0 17l7 5h22l7-5c-1-5 0-10 0-17 0-11-6-20-18-20Z"/><path class="soft" d="M19 45 8 52c-4 3-6 9-6 20h56c0-11-2-17-6-20l-11-7-11 9Z"/><path class="skin" d="${HEAD}"/><path class="soft" d="M19 23c3-6 7-9 11-9s8 3 11 9c-4-3-7-4-11-4s-7 1-11 4Z"/><path d="M30 54 12 72h36Z"/>`,
} as const;
type Portrait = keyof typeof PORTRAITS;

const LETTERS: Readonly<Record<string, Portrait>> = {
  ...{ w: 'woman', m: 'man', b: 'boy', g: 'girl', o: 'oldMan', e: 'oldWoman' },
};
/** By family, slot for slot. */
const WHO: Readonly<Record<string, string>> = {
  ...{ HAR: 'mgowb', HOV: 'wbomg', PER: 'wbomg', RUG: 'mgewb', SAL: 'mgewb', STA: 'wbomg' },
  ...{ KOC: 'mgemb', GIT: 'wbomg' },
};
const BY_AGE: Readonly<Record<Age, Portrait>> = { youth: 'boy', adult: 'man', senior: 'oldMan' };

/** The inside of an svg; a family a host brought has portraits by age. */
export function portraitOf(family: string | null, slot: number, age: Age | null): string {
  const letter = family === null ? undefined : WHO[family]?.[slot];
  const found = letter === undefined ? undefined : LETTERS[letter];
  return PORTRAITS[found ?? BY_AGE[age ?? 'adult']];
}

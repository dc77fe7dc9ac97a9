import { bug } from './bug.ts';

/** The item at this place of a list that must have one there. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  return item === undefined ? bug('nothing at place', index, 'of', list.length) : item;
}

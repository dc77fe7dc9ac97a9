import { type Component, createContext } from 'svelte';

/** What every part of a rulebook on a page needs to know. All are functions: what they say changes. */
export interface Reading {
  /** The page of this rulebook; a clause is a place on it. */
  readonly page: string;
  /** What is looked for. */
  wanted(): string;
  /** The place to look at: a clause or a heading. */
  place(): string;
  Figure(): Component<{ of: string }> | undefined;
  /** Where a lesson shows it; absent at a table. */
  lessonAt?(lesson: string, part: number): string;
}

export const [useReading, provideReading] = createContext<Reading>();

/** Before the anchors of the exact rules: the same clause is told for people, too. */
export const EXACT = 'exact-';

/** MI-R24 is said as "R24". */
export const shortOf = (clause: string): string => clause.replace(/^[A-Z]+-/, '');

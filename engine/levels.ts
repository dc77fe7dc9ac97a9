/** A figure and its 95 % interval. */
export type Measured = readonly [value: number, low: number, high: number];

/** How strong one level is at a table of one size. */
export interface BotLevel {
  /** What the laboratory calls such a bot. */
  readonly bot: string;
  /** As `crossings ladder` rates: random play is 0, 400 points are ten to one. */
  readonly rating: Measured | null;
  /** Its rating above that of the level below; of the lowest, above random play. */
  readonly step: Measured | null;
}

/** The levels of a game at a table of one size, the weakest first. */
export interface Rungs {
  readonly levels: readonly BotLevel[];
  /** What measured them; null: nobody has yet. */
  readonly measured: Provenance | null;
}

/** Enough to do it again. */
export interface Provenance {
  readonly command: string;
  readonly deals: number;
  readonly games: number;
  /** The digest of the question; missing where it was asked before that was kept. */
  readonly question?: string;
  /** The digests of the result and of the build that made it. */
  readonly result: string;
  readonly build: string;
}

/** By number of seats. */
export type Levels = Readonly<Record<number, Rungs>>;

/** So many are named. A game in which fewer can be told apart spreads those over the names. */
export const MOST_LEVELS = 5;
/** Of a bot nobody chose, as the one that plays for who is away. */
export const USUAL_LEVEL = 3;

/** Which of so many rungs a level is: the first is the lowest, the last the highest. */
export const rungOf = (level: number, rungs: number): number =>
  Math.max(0, Math.ceil(((rungs - 1) * (level - 1)) / (MOST_LEVELS - 1) - 0.5));

/** The levels worth offering where there are so many rungs: one for each. */
export function levelsOffered(rungs: number): readonly number[] {
  const all = Array.from({ length: MOST_LEVELS }, (_nothing, i) => i + 1);
  return Array.from({ length: rungs }, (_nothing, rung) => {
    const able = all.filter((level) => rungOf(level, rungs) === rung);
    if (able.includes(USUAL_LEVEL)) return USUAL_LEVEL;
    return (2 * rung < rungs - 1 ? able[0] : able.at(-1)) ?? USUAL_LEVEL;
  });
}

/** Of the levels that are offered, the one that plays like this one. */
export const offeredAs = (level: number, offered: readonly number[]): number =>
  offered[rungOf(level, offered.length)] ?? level;

export const levelLabel = (level: number): string => `level:${level}`;

/** The level that a table's bot is labelled with; undefined: there is no such label at a table. */
export function levelOf(label: string): number | undefined {
  const level = Number(/^level:([1-9])$/.exec(label)?.[1]);
  return level <= MOST_LEVELS ? level : undefined;
}

/** What tables of before called their bots, by how they played. */
const BEFORE: readonly (readonly [pattern: RegExp, level: number])[] = [
  [/^(random|greedy-beginner)$/, 1],
  [/^greedy-casual$/, 3],
  [/^greedy$/, 4],
  [/^search/, MOST_LEVELS],
];

/** The same of any label that a stored table may have. */
export const storedLevel = (label: string): number =>
  levelOf(label) ?? BEFORE.find(([pattern]) => pattern.test(label))?.[1] ?? USUAL_LEVEL;

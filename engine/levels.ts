/** How strong one level is at a table of one size, and what made it so. */
export interface BotLevel {
  /** What the laboratory calls such a bot. */
  readonly bot: string;
  /** As `crossings ladder` rates: random play is 0, 400 points are ten to one. With a 95 % interval. */
  readonly rating: readonly [value: number, low: number, high: number] | null;
}

/** The levels of a game at a table of one size, the weakest first. */
export interface Rungs {
  readonly levels: readonly BotLevel[];
  /** The command that measured them, and the digest of its result; null: nobody has yet. */
  readonly measured: string | null;
}

/** By number of seats. */
export type Levels = Readonly<Record<number, Rungs>>;

/** A game with fewer plays the highest it has. */
export const MOST_LEVELS = 5;
/** Of a bot nobody chose, as the one that plays for who is away. */
export const USUAL_LEVEL = 3;

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

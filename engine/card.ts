/**
 * 'draft': still being made. Its rules may change and games begun by the old ones may be lost; the site lists
 * it apart and says so. 'stable': games that were stored stay playable, lifted by its migrations (L12).
 */
export type Stage = 'draft' | 'stable';

/**
 * What is said of a game before it is opened. Read without any of its rules, so a page that names games stays
 * light.
 */
export interface Card {
  /** The name of the game's folder. */
  readonly id: string;
  readonly stage: Stage;
  /** Lower numbers stand first; equal ones by their names. */
  readonly place: number;
  readonly seats: Range;
  readonly minutes: Range;
  /** What “Play now” opens: its short form, alone against so many bots, without clocks. */
  readonly now: {
    readonly bots: number;
    readonly options: Readonly<Record<string, string | number | boolean>>;
  };
  /** How many lessons there are. */
  readonly lessons: number;
  /** Who made the game and when; absent where its rulebook does not say. */
  readonly makers?: string;
  readonly colours: { readonly light: Colours; readonly dark: Colours };
  /** In English; `text/card.<tag>.ts` beside it says the same in another language. */
  readonly text: CardText;
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** The light in which a game's pages and its table are drawn. */
export interface Colours {
  /** The two ends of the light on the paper. */
  readonly lightA: string;
  readonly lightB: string;
  /** Dark or bright enough to be read as text. */
  readonly accent: string;
}

export interface CardText {
  readonly name: string;
  /** What kind of game it is, in a line or two. */
  readonly kind: string;
  /** The same in a few words, for a narrow screen. */
  readonly short: string;
  /** The game in three sentences. */
  readonly how: readonly [string, string, string];
}

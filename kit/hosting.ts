import type { ContentSpec } from '../engine/contentSpec.ts';
import type { Levels } from '../engine/levels.ts';
import type { Messages } from '../engine/text.ts';
import type { Texts } from './languages.ts';

/** Values of table options by name; what is left out is as usual. */
export type Chosen = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** What is worth knowing at some tables: said by `hint.<name>` until what it proposes is chosen. */
export interface Hint {
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Chosen with one tap on `hint.<name>.do`. */
  readonly propose: Chosen;
}

/**
 * How a game's table options are laid out for whoever sets up a table. Only the set-up page and the lobby
 * load it, so its words weigh nothing on the table. Every option has a sentence of help:
 * `option.<name>.help`.
 */
export interface Hosting {
  /** The choices in which tables mostly differ; they stand open. */
  readonly first: readonly string[];
  /** All others, folded, each in one group under the heading `group.<name>`. */
  readonly groups: readonly { readonly name: string; readonly options: readonly string[] }[];
  /** Options chosen together: `preset.<name>` and what it means, `preset.<name>.text`. */
  readonly presets: Readonly<Record<string, Chosen>>;
  readonly hints: readonly Hint[];
  /** Its own option for the time of a turn: then the table has no second clock beside it. */
  readonly clock?: string;
  /** The `ownTimes` of the game, whatever was agreed: `clock.none` says all of them. */
  readonly timed?: readonly string[];
  /**
   * Chosen where several people share one device, whatever else was: what only one of them could do at a
   * time is played another way. Said by `shared`.
   */
  readonly shared?: Chosen;
  /** How strong its bots are; absent where nobody has measured. */
  readonly ratings?: Levels;
  /** The option under which a host brings cards of their own, and what such a set looks like. */
  readonly own?: {
    readonly name: string;
    readonly example: { readonly id: string; readonly [part: string]: unknown };
    /** What may differ in it: said to everybody at the table, but for what players may not read. */
    content(): Promise<ContentSpec>;
  };
  /** Names and values of the options in English: `option.<name>`, `option.<name>.<value>`. */
  readonly options: Messages;
  readonly texts: Texts;
}

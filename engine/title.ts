import type { Brain } from './brain.ts';
import type { ContentSpec } from './contentSpec.ts';
import type { Game, Kind, Seat } from './game.ts';
import type { Line, Messages } from './text.ts';
import type { Judgement } from './weights.ts';

/** Cards that somebody meets in a game: whether they decide who wins can be asked. */
export interface MetCards<K extends Kind> {
  /** The tables of content whose rows they are. */
  readonly tables: readonly string[];
  /** Notes every card, by the id of its row, that a seat met in this game: drew, bought, was hit by. */
  note(state: K['state'], events: readonly K['event'][], met: (card: string, seat: Seat) => void): void;
}

/** Everything the platform knows of one game: its rules, how bots judge it, and how it is told. */
export interface Title<K extends Kind> {
  readonly game: Game<K>;
  readonly brain: Brain<K>;
  /** What `brain` is made of, where its judgement can be trained. */
  readonly judgement?: Judgement<K>;
  /** Its levels as the laboratory calls such bots, the weakest first; absent: those of any game. */
  readonly levels?: readonly string[];
  /** What may be changed by a document; absent where a game reads none yet. */
  readonly content?: ContentSpec;
  /** By language tag. English is always there. */
  readonly texts: { readonly en: Messages } & Readonly<Record<string, Messages>>;
  /** The lines of the log that tell this event, as seen by whoever the event was redacted for. */
  tell(event: K['event']): readonly Line[];
  /** The label of an action on a button or in a list. */
  label(action: K['action'], view: K['view'], seat: Seat): Line;
  /**
   * What a seat that forgets nothing knows beyond its view, because the view covers it again; things in the
   * order in which the view has them. Absent where views cover nothing.
   */
  remembers?(memory: K['memory'], view: K['view'], seat: Seat): object;
  readonly cards?: MetCards<K>;
  /** Numbers worth collecting over thousands of games, by name. */
  measure(state: K['state'], events: readonly K['event'][]): Readonly<Record<string, number>>;
}

import type { Component, Snippet } from 'svelte';
import type { Form, Game, Kind, Outcome, Refusal, Seat } from '../engine/game.ts';
import type { Line, Messages } from '../engine/text.ts';
import type { Title } from '../engine/title.ts';
import type { Texts } from './languages.ts';
import type { Sound } from './sound.ts';
import type { Flight } from './stage.ts';
import type { Weight } from './turning.ts';

/**
 * What a game's table is given. It draws a view and offers choices; it knows no transport and keeps no rules.
 */
export interface TableProps<K extends Kind> {
  readonly view: K['view'];
  /** Whose eyes and hands; null for an onlooker. */
  readonly seat: Seat | null;
  readonly options: readonly K['action'][];
  /** What this seat can do with blanks to fill in: offers, claims, amounts. */
  readonly forms: readonly Form<K['action']>[];
  /** An action is under way: nothing can be chosen until it is answered. */
  readonly busy: boolean;
  /** The sentence for a seat that is not asked anything; the page knows who is waited for. */
  readonly waiting: string;
  readonly refusal: Refusal | undefined;
  /** What a button for this choice says. */
  label(action: K['action']): Line;
  /** Whether it was done; why not is told by the page. */
  act(action: K['action']): Promise<boolean>;
  /** Asks the rules, with what this seat knows, why this cannot be done. */
  refuse(action: K['action']): Refusal | undefined;
  tellWhy(refusal: Refusal | undefined): void;
  showAll(): void;
  /** The latest ready phrase of each seat, if it said one. */
  readonly said: readonly (string | undefined)[];
  /** Says one of the game's phrases to everybody; absent where nobody listens. */
  readonly speak: ((phrase: string) => void) | undefined;
  /** What is said beside the game, for a table that has a place for all talk (`GameUi.talks`). */
  readonly chat?: Chat | undefined;
  /** Takes back, as the button in the bar does. */
  undo(): void;
  /** What the others did since: it has its place above the prompt. */
  readonly recap?: Snippet | undefined;
  /** A look back at what is over: nothing can be done here any more. */
  readonly past?: boolean;
  /** What happened so far, as far as it may be read again; what was taken back is left out. */
  told(): Promise<readonly Told<K>[]>;
}

/** Lines and ready phrases that are no part of the game. Absent where nobody is far away, or talk is off. */
export interface Chat {
  readonly page: Snippet;
  /** So much was said that nobody here has looked at. */
  readonly unread: number;
  /** Whether it is looked at now: what is said meanwhile is told nowhere else. */
  look(reads: boolean): void;
}

/** What deserves that everything waits: somebody died; somebody lost, was refused, arrested, robbed. */
export type Gravity = 'death' | 'loss';

/**
 * What somebody may be asked outside of their own turn, so that a shared device goes to them: an answer to an
 * offer, help, a part in what somebody else does, a choice that others make too, a vote.
 */
export type Asked = 'offer' | 'help' | 'duty' | 'choice' | 'vote';

/** A thing that a comparison of views cannot show: it is played before the new view comes. */
export interface MomentProps<K extends Kind> {
  readonly events: readonly K['event'][];
  /** The table as it stands after them, with the eyes of this seat; null for an onlooker. */
  readonly view: K['view'];
  readonly seat: Seat | null;
  done(): void;
}

/** One entry of a game as its story needs it. */
export interface Told<K extends Kind> {
  readonly seq: number;
  readonly events: readonly K['event'][];
}

/** The end of a game told from what happened in it. `at` is the entry the replay stands at. */
export interface StoryProps<K extends Kind> {
  readonly view: K['view'];
  readonly told: readonly Told<K>[];
  readonly seat: Seat | null;
  readonly at: number;
  readonly outcome: Outcome | null;
  /** The ready phrases that were said at the table, in order. */
  readonly said: readonly { readonly seat: Seat; readonly phrase: string }[];
  seek(seq: number): void;
}

/**
 * What a page needs of a game beside its pictures: telling and naming, and the rules to judge by; no bots.
 * The first prompt waits for the words only; `texts` hold the table's own too.
 */
export interface GameRules<K extends Kind> extends Pick<Title<K>, 'texts' | 'tell' | 'label'> {
  readonly id: string;
  game(): Promise<Game<K>>;
  /** English that is said only once the rules are here: what happened, why not. The rest is in `texts`. */
  told?(): Promise<Messages>;
}

/** The end of a game: its story, and the margin beside it. */
export interface GameStory<K extends Kind> {
  readonly Story: Component<StoryProps<K>>;
  readonly Way: Component<StoryProps<K>>;
  /** What an event changed for the whole game, if anything: the turning points come of it. */
  weigh?(event: K['event']): Weight | undefined;
}

/** One thing at the table in words, for whoever asks: it stands alone, out of any picture. */
export interface Subject {
  /** What I hold; how another seat stands; a place and its neighbours; what is offered; the whole table. */
  readonly about: 'mine' | 'seat' | 'place' | 'offer' | 'table';
  readonly name: Line;
  readonly says: readonly Line[];
}

/** A view as named sentences, with what they are said in; loaded when somebody asks for the first time. */
export interface Describes<K extends Kind> {
  readonly texts: Texts;
  /** Only what this view shows: what is covered is covered here, too. */
  subjects(view: K['view'], seat: Seat | null): readonly Subject[];
}

/** What a game is shown with. A game brings as much of it as it likes; what it lacks is plain (kit/plain). */
export interface GameUi<K extends Kind> {
  readonly Table: Component<TableProps<K>>;
  /** Loaded when the first of them comes. */
  loadMoment(): Promise<{ readonly default: Component<MomentProps<K>> }>;
  /** The short rules beside the table, loaded when somebody turns to them. */
  loadReference(): Promise<{ readonly default: Component<{ view: K['view'] }> }>;
  story(): Promise<GameStory<K>>;
  /**
   * The rules are here, for a table that tries out what an action would lead to. The view then comes once
   * more.
   */
  holds?(game: Game<K>): void;
  /** Where we are, for the bar: "Turn 23, your action". */
  phase(view: K['view'], seat: Seat | null): Line;
  /** What this seat wants, in three sentences at its first turn, where not everybody wants the same. */
  aim?(view: K['view'], seat: Seat): Line;
  /** The turn this view belongs to: the log and the replay are cut by it. */
  turn(view: K['view']): number;
  /** The events that deserve a moment of their own, or none. */
  moment(
    events: readonly K['event'][],
    before: K['view'],
    after: K['view'],
    seat: Seat | null,
  ): readonly K['event'][];
  flights(
    events: readonly K['event'][],
    before: K['view'],
    after: K['view'],
    seat: Seat | null,
  ): readonly Flight[];
  /** Bookkeeping that the log leaves out: its headings say the same. */
  untold(event: K['event']): boolean;
  sound(event: K['event']): Sound | undefined;
  /** How heavily this weighs, so that nobody reads over it; light where it is left out. */
  gravity?(event: K['event']): Gravity | undefined;
  /** Notes and talk are put away for now: they could say what this seat has to know by heart. */
  withheld?(view: K['view'], seat: Seat | null): boolean;
  /** This board has no dock below it, where the recap is: nobody who looks back at it could go on. */
  dockless?(view: K['view']): boolean;
  /**
   * What may be read again changed between these views: the log is asked for anew and forgets what it held.
   */
  rereads?(before: K['view'], after: K['view'], seat: Seat | null): boolean;
  /**
   * What the table is drawn from while this seat's secrets are covered: `open` is what everybody sees, `mine`
   * what this seat does. Absent where the table cannot be played so: then it is shown as to an onlooker.
   */
  covered?(mine: K['view'], open: K['view'], seat: Seat): K['view'];
  /** Nobody holds anything that the others may not see: at one device nothing is covered between turns. */
  readonly open?: boolean;
  /**
   * What this seat is asked for outside of its own turn. Said on the cover of a shared device, where all
   * read it: it names a kind of question, never what is in it. Absent: only turns are handed on.
   */
  asked?(view: K['view'], seat: Seat): Asked | undefined;
  /** Its table has a place for talk: what is said beside the game is shown there, not in the margin. */
  readonly talks?: boolean;
  /** Ready phrases of its own, by the keys of its texts; they stand beside the common ones. */
  readonly phrases?: readonly string[];
  /**
   * Milliseconds that are left to this seat beyond the present window; null where it is to see no clock at
   * all.
   */
  beyond?(view: K['view'], seat: Seat | null): number | null;
  /** The table in words; without it they are plain (kit/plain/describe.ts). */
  describe?(): Promise<Describes<K>>;
  /** Under which heading a choice stands in the list of all of them; a short list needs none. */
  heading?(action: K['action'], view: K['view']): Line;
}

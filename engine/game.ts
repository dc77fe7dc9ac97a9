import type { Chance } from './chance.ts';
import type { Move } from './next.ts';
import type { JsonSchema } from './shape.ts';
import type { Line } from './text.ts';

/** Seats are numbered clockwise from 0. */
export type Seat = number;
/**
 * Whose eyes: one seat's, the public's (spectators, facilitators), or everyone's (finished games, declared
 * views).
 */
export type Viewer = Seat | 'public' | 'all';
/** Who acted: a seat, or the clock when a window ran out. */
export type Actor = Seat | 'clock';

/**
 * The types a game is made of. All are plain JSON: no classes, Maps, Dates or closures, and never
 * `undefined`.
 * `memory` is what a seat carries in its head beyond what it still sees; `null` where views forget nothing.
 */
export interface Kind {
  config: unknown;
  state: unknown;
  action: { readonly type: string };
  event: { readonly type: string };
  view: unknown;
  memory: unknown;
}

/** What a table is, apart from its options: known before anything is dealt. */
export interface Table {
  readonly seats: number;
  readonly ranked: boolean;
}

/** A game is a value. It does no I/O, reads no clock, rolls no dice and keeps nothing between calls. */
export interface Game<K extends Kind> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Entry i lifts a stored state from version i to i + 1. The current version is the length. */
  readonly migrations: readonly ((old: never) => unknown)[];
  /** The table options as data: the setup page draws them, `parseConfig` enforces them. */
  readonly tableOptions: readonly TableOption[];
  /** Every action type; those in `asides` are lawful without ever being listed (resigning). */
  readonly actionTypes: readonly K['action']['type'][];
  /** What `parseAction` reads, for authors of bots in other languages. */
  readonly actionSchema: JsonSchema;
  readonly asides: readonly K['action']['type'][];
  /**
   * Actions beside the play: wishes, notes, words. They answer nothing, so nobody's time begins anew by them.
   * A game that has some lets nothing be taken back, or only by its own `takeBack`: the general way would
   * take them back, too, and its reasons would tell of them.
   */
  readonly beside?: readonly K['action']['type'][];
  /** What only the person of a seat may decide: a stand-in never does it. */
  readonly personal?: readonly K['action']['type'][];
  /** The same of single actions: they leave behind what only whoever took them can know afterwards. */
  isPersonal?(state: K['state'], action: K['action']): boolean;
  /** What was seen is to be known by heart: the table keeps no private note for anybody. */
  readonly withoutNotes?: true;
  /** With these options a clause forbids that the table helps anybody: nobody is given a hint there. */
  withoutHints?(config: K['config']): boolean;
  readonly eventTypes: readonly K['event']['type'][];
  /** What keeps a time of its own at every table, whatever its clocks are set to. Absent: nothing does. */
  readonly ownTimes?: readonly string[];
  /** Every `why` an outcome can carry. */
  readonly ends: readonly string[];
  /**
   * Whether people at such a table may write lines of their own beside the game's words; absent: as the table
   * wishes.
   */
  freeText?(config: K['config']): boolean;
  /**
   * Whether a host without a seat may open the view `all` at such a table while the game runs. Absent: never.
   * Everybody at the table is told when that is done, now and in the history.
   */
  facilitatorSees?(config: K['config']): boolean;
  /**
   * Once it is over anybody may look back with the eyes of any seat. Absent where a seat has something that
   * stays its own for good: private words, its own settings.
   */
  readonly lendsEyes?: true;
  /**
   * Once it is over: what anybody may know of a move and of what came of it, as moves that come to the same
   * in a record without the rest. None: it stays between those it concerned. Undefined: nothing can stand in
   * its place. `state` is that of such a record, `later` what happened from then on, move by move. Absent:
   * all of it where eyes are lent, otherwise there is none.
   */
  openly?(
    state: K['state'],
    move: Move<K>,
    events: readonly K['event'][],
    later: Iterable<readonly K['event'][]>,
  ): readonly Move<K>[] | undefined;
  /** Offers wait for a window or for one's own turn: outside of windows no bot is asked that only may act. */
  readonly answersInWindows?: true;
  /**
   * This seat has wished for all the time it needs: no clock, of the table or of the game, decides anything
   * for it. Told to nobody else, so `awaiting` shows nothing of it before a clock would have run out.
   */
  hasNoLimit?(state: K['state'], seat: Seat): boolean;
  /**
   * In a window in which nobody must act, something was put to this seat that it has not answered: who is
   * alone has all the time for it. Told to nobody.
   */
  isOffered?(state: K['state'], seat: Seat): boolean;
  /**
   * Somebody said something to this seat that asks for an answer: a bot there is asked although it has
   * nothing to choose. Only what the seat knows counts.
   */
  isSpokenTo?(state: K['state'], seat: Seat): boolean;
  /** No game takes more actions than this. */
  longest(config: K['config'], seats: number): number;

  /**
   * The config as people at the table may have it: with what `view` tells piece by piece left out. Absent:
   * all of it is open. The room tells nobody more; the laws hold `view` to the same by what a seat may not
   * know.
   */
  publicConfig?(config: K['config']): unknown;

  // The door. Untrusted JSON becomes a typed value here or throws BadInput; nowhere else.
  parseConfig(input: unknown, table: Table): K['config'];
  parseAction(input: unknown): K['action'];

  // The rules.
  setup(config: K['config'], seats: number, ctx: Context<K['event']>): K['state'];
  /** Whose decision it is. Nobody, and no window, means the game is over. */
  awaiting(state: K['state']): Awaiting<K['action']>;
  /** Every finished action this seat can choose now, in a stable order. Bots and buttons pick from these. */
  options(state: K['state'], seat: Seat): readonly K['action'][];
  /** Actions whose blanks the seat still fills in: offers, claims, counts. Too many to list. */
  forms(state: K['state'], seat: Seat): readonly Form<K['action']>[];
  /** Why this may not be done, or undefined if it may. The only judge: server, table and bots all ask it. */
  refuse(state: K['state'], actor: Actor, action: K['action']): Refusal | undefined;
  /** Plays the action by changing `state` in place. Never throws for an action that was not refused. */
  apply(state: K['state'], actor: Actor, action: K['action'], ctx: Context<K['event']>): void;
  outcome(state: K['state']): Outcome | undefined;
  /**
   * The config of the next game of the same people, who each move one seat further, by what anybody sees of
   * the one that is over. Absent: the same again.
   */
  rematch?(view: K['view']): K['config'];
  /** What is played for a seat whose time ran out. Depends on nothing the seat may not know. */
  fallback(state: K['state'], seat: Seat): K['action'];
  /**
   * The start of a turn or of a part of it that stands for itself: taking back and jumping in a replay stop
   * here.
   */
  isMark(state: K['state']): boolean;
  /**
   * The game's own limit on taking back, beside the general one (nobody learnt anything, no luck was drawn).
   */
  refuseUndo(state: K['state'], seat: Seat): Refusal | undefined;
  /**
   * What `refuseUndo` forbids may still be taken back if everybody else at the table agrees, as long as
   * nobody learnt anything hidden by it. Absent: nobody can allow it.
   */
  readonly agreedUndo?: true;
  /**
   * The game's own way to take back, as an action: then it is the only way. A game in which others act unseen
   * needs one, or the general way would tell that they did.
   */
  readonly takeBack?: K['action'];

  // What each pair of eyes may know.
  /**
   * `now` is the state of the reading moment where `state` is past: what is covered now is covered in old
   * pictures, too.
   */
  view(state: K['state'], viewer: Viewer, now?: K['state']): K['view'];
  /**
   * The event as this viewer may have it; undefined if it saw nothing. `live`: at the moment it happened,
   * with the state right after the action. `later`: read in a history, with the state of the reading moment,
   * because some faces are shown once and never again while the game runs.
   */
  redact(
    event: K['event'],
    viewer: Viewer,
    state: K['state'],
    when: 'live' | 'later',
  ): K['event'] | undefined;

  /**
   * Nothing that people wrote, talk or notes, reaches these eyes now: it could say what they must know by
   * themselves.
   */
  secluded?(state: K['state'], viewer: Viewer): boolean;

  // Search.
  clone(state: K['state']): K['state'];
  /** Folds one moment a seat lived through into its memory; `null` is the memory of a newcomer. */
  recall(memory: K['memory'] | null, seat: Seat, moment: Moment<K>): K['memory'] | null;
  /** A full state that agrees with everything in `view`. Takes no state, so that a bot cannot peek. */
  imagine(view: K['view'], seat: Seat, memory: K['memory'] | null, chance: Chance): K['state'];

  /** Throws if pieces were lost or invented. Runs after every action in tests and simulations. */
  audit(state: K['state']): void;

  /** Only for games in which milliseconds count. */
  readonly realTime?: RealTime<K>;
}

/**
 * What a race has to know of the lines of its players. All of it enters the log as actions, so a replay is
 * the same.
 */
export interface RealTime<K extends Kind> {
  /**
   * The action with the measured round trip written into it, whatever its sender claimed. 0 where there is no
   * line.
   */
  stamp(action: K['action'], roundTripMs: number): K['action'];
  /**
   * When a bot's action comes, in milliseconds since the window began: its reaction. Null: as soon as it is
   * thought of.
   */
  comesAt(action: K['action'], state: K['state']): number | null;
  /** What the room enters for a seat whose line is lost or back; undefined where that changes nothing. */
  lineChanged(state: K['state'], seat: Seat, line: 'lost' | 'back'): K['action'] | undefined;
}

export interface Awaiting<A> {
  /** Play stands still until each of these has acted. More than one: simultaneous and secret. */
  readonly must: readonly Seat[];
  /** These may also act, but nobody waits for them: offers, answers, interrupts. */
  readonly may: readonly Seat[];
  /**
   * Closes by itself: after `ms` the room plays `closes` as the clock. The id makes late input harmless;
   * while it stays the same, time goes on and only the end moves with `ms`. Of a hidden one nobody is told
   * that it is there.
   */
  readonly window?: {
    readonly id: number;
    readonly ms: number;
    readonly closes: A;
    readonly hidden?: boolean;
    /** It is there only so that nobody keeps others waiting: where nobody else waits, it does not run. */
    readonly courtesy?: boolean;
    /** What is timed: the table option that says how long, or one of the game's `ownTimes`. */
    readonly of?: string;
  };
}

/** An action with blanks. `fill` merges the answers into an action object, which `parseAction` then reads. */
export interface Form<A extends { readonly type: string }> {
  readonly type: A['type'];
  readonly fields: Readonly<Record<string, Field>>;
}

/** The answers: a value of `of`; a list of such values; an object with a count for each name; a number. */
export type Field =
  | { readonly kind: 'one'; readonly of: readonly (string | number)[] }
  | {
      readonly kind: 'some';
      readonly of: readonly (string | number)[];
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'counts'; readonly of: readonly string[]; readonly max: readonly number[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number };

/** A line of the game's texts that says why not, with the clause of RULES.md behind it. */
export interface Refusal extends Line {
  readonly rule: string;
}

/** No winner, one, several, or all (a common success): always with the reason and its clause. */
export interface Outcome {
  readonly why: string;
  readonly rule: string;
  readonly winners: readonly Seat[];
  /** One per seat; the game's own measure. */
  readonly scores: readonly number[];
  /** One per seat: what became of it, said with `seat` and `winners` by the text `fate.<fate>` ('won'). */
  readonly fates: readonly string[];
}

export interface Context<E> {
  readonly chance: Chance;
  /** Milliseconds since the open window began, stamped by the room. 0 where there is none. */
  readonly at: number;
  /** What happened, in order. Absent in search: `out?.push({ … })` then builds nothing at all. */
  readonly out?: E[];
  /** Who has just learnt something that was hidden from them: a seat, the public alone, or all of them. */
  reveal(to: Viewer): void;
}

/**
 * What a seat lives through in one entry: its own action if it acted, what it was shown, what it now sees.
 */
export interface Moment<K extends Kind> {
  readonly did: K['action'] | null;
  readonly events: readonly K['event'][];
  readonly view: K['view'];
}

/** One choice of the host before the deal. */
export interface TableOption {
  readonly name: string;
  readonly values: readonly (string | number | boolean)[];
  readonly byDefault: string | number | boolean;
  /** Instead of a value: a list of these, as many different ones as there are seats. */
  readonly perSeat?: readonly string[];
  /** Such a list is one for each seat, in their order; otherwise it says which are in play. */
  readonly inOrder?: true;
  /** With the value `host` goes a seat, chosen under this name. */
  readonly withSeat?: string;
  /** The game reads it by itself, because more is accepted than the values offered here. */
  readonly apart?: true;
  /** A clock: with this value there is none. A day may stand for it, which nobody sits through. */
  readonly noLimit?: string;
  /** The ruling that explains it. */
  readonly rule: string;
}

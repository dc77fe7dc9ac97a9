import { type Static, Type } from 'typebox';
import type { Why } from '../engine/why.ts';
import { Change, End, Events, Forms, Menu } from './gameParts.ts';
import type { InStead } from './instead.ts';
import { BOT_PACES, ENTRY_KINDS, SEAT_KINDS, TALK_RULES } from './limits.ts';
import { Count, Id, LanguageTag, PastEyes, Seat, TableId, Token } from './parts.ts';

/** What comes from the server over `/socket`, as schemas; what goes there is in requests.ts. */

/** A sentence in the reader's language; `rule` is the clause of the game's RULES.md behind it, if any. */
export const Sentence = Type.Object({
  key: Type.String(),
  rule: Type.Optional(Type.String()),
  args: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});

export const SeatInfo = Type.Object({
  kind: Type.Enum(SEAT_KINDS),
  /** null: nobody has sat down yet. */
  name: Type.Union([Type.String(), Type.Null()]),
  bot: Type.Union([Type.String(), Type.Null()]),
  /** A person may still sit down here. */
  free: Type.Boolean(),
  connected: Type.Boolean(),
  /** What its person reads, as their latest device said; null while nobody is there. */
  language: Type.Union([LanguageTag, Type.Null()]),
  /** Before the start: its person said so, and is here. */
  ready: Type.Boolean(),
  /** A bot plays for this person, who is away; to the seat itself also, that its person stepped back. */
  standIn: Type.Boolean(),
  /** Its person said that a late comer may have the seat while they are away. */
  spare: Type.Boolean(),
});

export const TableInfo = Type.Object({
  id: TableId,
  code: Type.String(),
  game: Type.String(),
  name: Type.String(),
  listed: Type.Boolean(),
  config: Type.Unknown(),
  phase: Type.Enum(['lobby', 'playing', 'over']),
  paused: Type.Boolean(),
  /** Who paused it; null: nobody, or a host without a seat. */
  pausedBy: Type.Union([Seat, Type.Null()]),
  /** null: the host has no seat but looks on (a facilitator). */
  host: Type.Union([Seat, Type.Null()]),
  seats: Type.Array(SeatInfo),
  /** How many look on without a seat, the host without one not counted. */
  watching: Count,
  /** What those of them are called who said so. */
  watchers: Type.Array(Type.String()),
  talk: Type.Enum(TALK_RULES),
  /** Each seat may keep a private note. */
  notes: Type.Boolean(),
  /** Per decision; null: no clock. */
  decisionMs: Type.Union([Type.Integer(), Type.Null()]),
  /** After such an absence a stand-in plays; null: never by itself. */
  absenceMs: Type.Union([Type.Integer(), Type.Null()]),
  /** How long its bots take. */
  pace: Type.Enum(BOT_PACES),
  /** A seat that asks (`why` with `now`) is told what a bot would do, and everybody that it asked. */
  hints: Type.Boolean(),
  /** A seat asks to take back; `waiting` have not answered yet. */
  request: Type.Union([Type.Object({ id: Count, seat: Seat, waiting: Type.Array(Seat) }), Type.Null()]),
  /** The facilitator looks at all hands. */
  opened: Type.Boolean(),
  /** The table of the rematch: the same token opens it. */
  next: Type.Union([Type.String(), Type.Null()]),
  /** Who said that they go there. */
  going: Type.Array(Seat),
  /** Whom the others miss; once it is `open` they may decide (`away`), and who has said what so far. */
  away: Type.Array(
    Type.Object({
      seat: Seat,
      /** Connected, but asked by others whether they are still there. */
      nudged: Type.Boolean(),
      open: Type.Boolean(),
      bot: Type.Array(Seat),
      skip: Type.Array(Seat),
    }),
  ),
  /** Onlookers who would like to have the seat of a bot, or one that is spare; who has agreed so far. */
  knocks: Type.Array(Type.Object({ id: Count, seat: Seat, name: Type.String(), agreed: Type.Array(Seat) })),
});

export const UndoInfo = Type.Object({
  state: Type.Enum(['free', 'consent', 'no']),
  /** Why not, or why others are asked; null if free. */
  why: Type.Union([Sentence, Type.Null()]),
});

/**
 * What one pair of eyes sees of the game, and what it can do. A step changes it by a delta
 * (room/encoding/delta.ts).
 */
export const Picture = Type.Object({
  view: Type.Unknown(),
  /**
   * Finished actions, packed (room/encoding/pack.ts). Empty, as `forms`, for a client that holds the rules.
   */
  options: Menu,
  forms: Forms,
  /** `may` names only the receiver. */
  awaiting: Type.Object({
    must: Type.Array(Seat),
    may: Type.Array(Seat),
    window: Type.Union([Type.Object({ id: Type.Integer(), ms: Type.Number() }), Type.Null()]),
  }),
  /** The number of this menu; null for those who only look on. */
  decision: Type.Union([Count, Type.Null()]),
  undo: UndoInfo,
  /** Milliseconds until the window or the clock closes, when this was sent; null: no hurry. */
  left: Type.Union([Type.Number(), Type.Null()]),
  outcome: Type.Union([End, Type.Null()]),
});

export const Sync = Type.Object({ t: Type.Literal('sync'), seq: Count, picture: Picture });

/** Done in the stead of this seat, whose person is away: by a bot, or as the game's default by agreement. */
const By = Type.Unsafe<InStead>(Type.Tuple([Seat, Type.Enum(['bot', 'skip'])]));

/**
 * `seq` counts the steps of this pair of eyes only: it has no gaps. Compact it is a list: [seq, e or 0, d or
 * 0, id or 0, by].
 */
export const Step = Type.Object({
  t: Type.Literal('step'),
  seq: Count,
  /** What happened, as seen live; left out if nothing was shown. */
  e: Type.Optional(Events),
  /** What changed in the picture; left out if nothing did. */
  d: Type.Optional(Change),
  /** Only in compact steps: this request of yours is done, as an `ack` would say. */
  id: Type.Optional(Id),
  by: Type.Optional(By),
});

export const Said = Type.Object({
  t: Type.Literal('talk'),
  /** null: the host without a seat. */
  seat: Type.Union([Seat, Type.Null()]),
  phrase: Type.Optional(Type.String()),
  text: Type.Optional(Type.String()),
  /** Milliseconds since 1970 on the server's clock. */
  at: Type.Number(),
});
/** A list of `Said`. The schema keeps it open, as it always was. */
const Talked = Type.Unsafe<Static<typeof Said>[]>(Type.Array(Type.Unknown()));

/** What is told to this seat alone, or to this onlooker. */
export const You = Type.Object({
  seat: Type.Union([Seat, Type.Null()]),
  host: Type.Boolean(),
  /** A pass of yours, for another device, has not been used yet. */
  pass: Type.Boolean(),
  /** On how many devices your seat is open; 0: you have none. */
  devices: Count,
  /**
   * Another device says that your `seat` is its own, and waits for your answer (`share`); or you say so, and
   * wait. `sign` is the same on both.
   */
  pair: Type.Union([Type.Object({ id: Count, seat: Seat, sign: Count }), Type.Null()]),
});

export const Welcome = Type.Object({
  t: Type.Literal('welcome'),
  v: Type.Integer(),
  you: You,
  table: TableInfo,
  seq: Count,
  /** null before the start, and where `last` was already the latest: the client keeps its picture. */
  picture: Type.Union([Picture, Type.Null()]),
  /** The client's `last` was the latest: nothing was missed. */
  current: Type.Boolean(),
  talk: Talked,
  note: Type.String(),
  /** For whoever said `words`: what stands as codes in each step (room/encoding/codebook.ts). */
  book: Type.Optional(
    Type.Object({ words: Type.Array(Type.String()), shapes: Type.Array(Type.Array(Count)) }),
  ),
});

/** What you were told of yourself has changed. */
export const YouNow = Type.Object({ t: Type.Literal('you'), you: You });
/** The device that you asked (`pair`) says that it is you: with its token this one has the seat, too. */
export const Shared = Type.Object({ t: Type.Literal('shared'), token: Token });
export const Table = Type.Object({ t: Type.Literal('table'), table: TableInfo });
export const Ack = Type.Object({ t: Type.Literal('ack'), id: Id });
export const Refused = Type.Object({ t: Type.Literal('refused'), id: Id, refusal: Sentence });
/** Not an answer to a request; after `fatal` the socket closes, and trying again will not help. */
export const Trouble = Type.Object({
  t: Type.Literal('error'),
  error: Sentence,
  fatal: Type.Boolean(),
});
/**
 * Something the person should know: a second device in the same seat, a restart, or that the access to a
 * seat of this table was ended or given again.
 */
export const Notice = Type.Object({ t: Type.Literal('notice'), notice: Sentence });
/** Talk and your note anew: they were kept from you as long as you had to know something by heart. */
export const Papers = Type.Object({
  t: Type.Literal('papers'),
  talk: Talked,
  note: Type.String(),
});
/**
 * One entry of a history; 'open' and 'close' are a facilitator's look at what is hidden, 'revoke' and 'admit'
 * say that the devices of `seat` were let go and its person was let in again, 'standIn' and 'back' that a bot
 * played for its person and they are back, 'leave' and 'sit' that somebody left for good or sat down,
 * 'host' whose the host's right is now, 'hint' that `seat` asked for one. `d` changes the view (only the
 * view), `mark` says that a turn begins here. `n` counts what everybody could notice up to here: by it a
 * moment is found again with other eyes.
 */
export const PastEntry = Type.Object({
  kind: Type.Enum(ENTRY_KINDS),
  e: Events,
  d: Type.Optional(Change),
  mark: Type.Boolean(),
  n: Count,
  seat: Type.Optional(Seat),
  by: Type.Optional(By),
  /** The time of these seats had run out: the clock did it. */
  late: Type.Optional(Type.Array(Seat)),
  /** The reader's own person did it; said while the game runs. */
  own: Type.Optional(Type.Boolean()),
  /** Only where a device plays alone, and once the game is over: which entry of its log it is. */
  seq: Type.Optional(Count),
});
/**
 * `eyes`: whose views the entries in `frames` show. While the game runs they are the public's, because past
 * views of one's own seat would give back what it is meant to remember by itself. `may`: the eyes that can be
 * wished for now.
 */
export const Past = Type.Object({
  t: Type.Literal('history'),
  id: Id,
  eyes: PastEyes,
  may: Type.Array(PastEyes),
  frames: Type.Array(PastEntry),
});
/** The answer to `why`: each with what was done, what instead, and what spoke for and against it. */
export const Whys = Type.Object({
  t: Type.Literal('why'),
  id: Id,
  whys: Type.Unsafe<Why[]>(Type.Array(Type.Unknown())),
});
export const Pong = Type.Object({ t: Type.Literal('pong') });
/** How long is the line? Only where milliseconds count; to be answered at once by `probed`. */
export const Probe = Type.Object({ t: Type.Literal('probe'), nonce: Type.String() });

export const ServerMessage = Type.Union([
  Welcome,
  YouNow,
  Shared,
  Table,
  Sync,
  Step,
  Ack,
  Refused,
  Trouble,
  Notice,
  Said,
  Papers,
  Past,
  Whys,
  Pong,
  Probe,
]);

export type ServerMessage = Static<typeof ServerMessage>;
export type Sentence = Static<typeof Sentence>;
export type SeatInfo = Static<typeof SeatInfo>;
export type You = Static<typeof You>;
export type TableInfo = Static<typeof TableInfo>;
export type UndoInfo = Static<typeof UndoInfo>;
export type Picture = Static<typeof Picture>;
export type Said = Static<typeof Said>;
export type PastEntry = Static<typeof PastEntry>;
export type Past = Static<typeof Past>;
export type Whys = Static<typeof Whys>;

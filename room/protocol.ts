import { type Static, Type } from 'typebox';
import { Change, End, Events, Forms, Menu } from './gameParts.ts';
import {
  ENTRY_KINDS,
  LONGEST_NAME,
  LONGEST_NOTE,
  LONGEST_TALK,
  MOST_SEATS,
  SEAT_KINDS,
  TALK_RULES,
} from './limits.ts';

/**
 * What travels over `/socket`, as schemas: the server validates with them, docs/protocol.schema.json is made
 * from them, browsers import the types only. Every message is one JSON object whose `t` says which.
 */
const closed = { additionalProperties: false } as const;

/** Chosen by the client, unique per seat: sending it again is harmless. */
const Id = Type.String({ minLength: 1, maxLength: 36, pattern: '^[A-Za-z0-9_-]+$' });
const Seat = Type.Integer({ minimum: 0, maximum: 99 });
const Count = Type.Integer({ minimum: 0 });
const TableId = Type.String({ pattern: '^[a-z0-9]{8,32}$' });
export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });
export const PersonName = Type.String({ minLength: 1, maxLength: LONGEST_NAME });
export const BotLabel = Type.String({ pattern: '^[a-z]+(-[a-z]+)?(:[0-9]{1,6})?$', maxLength: 32 });
export const Milliseconds = Type.Union([
  Type.Integer({ minimum: 1000, maximum: 7 * 24 * 3600 * 1000 }),
  Type.Null(),
]);
const Key = Type.String({ pattern: '^[A-Za-z0-9._-]+$', maxLength: 80 });

// --- client to server

/** Always first. `last` is the latest `seq` this client has, `null` if it holds no picture. */
export const Hello = Type.Object(
  {
    t: Type.Literal('hello'),
    v: Type.Integer(),
    table: Type.String({ maxLength: 64 }),
    token: Type.Union([Token, Type.Null()]),
    last: Type.Union([Count, Type.Null()]),
    /** Tell me the words of the game, and write steps compactly (room/encoding/squeeze.ts). */
    words: Type.Optional(Type.Boolean()),
    /** I hold the rules of the game: send me no menus, I work them out from the view (room/choices.ts). */
    rules: Type.Optional(Type.Boolean()),
  },
  closed,
);

/**
 * Where everybody waits for this seat, `decision` is the number of the menu it answers; else it may be null.
 */
export const Act = Type.Object(
  {
    t: Type.Literal('act'),
    id: Id,
    decision: Type.Union([Count, Type.Null()]),
    action: Type.Object({ type: Type.String({ maxLength: 40 }) }),
  },
  closed,
);

const bare = <const T extends string>(t: T) => Type.Object({ t: Type.Literal(t), id: Id }, closed);

/** Takes back all since the latest mark, or asks those who learnt something whether they agree. */
export const Undo = bare('undo');
/** An answer to `table.request`. */
export const Consent = Type.Object(
  { t: Type.Literal('consent'), id: Id, request: Count, agree: Type.Boolean() },
  closed,
);
export const Pause = bare('pause');
export const Resume = bare('resume');
/** A stand-in plays for me from now on. */
export const StepBack = bare('stepBack');
/** I play myself again. */
export const Return = bare('return');
/**
 * Whoever sends it is known by this token, of its own making, from now on: the old one is worth nothing any
 * more, and every other device that showed it is let go.
 */
export const Renew = Type.Object({ t: Type.Literal('renew'), id: Id, token: Token }, closed);
/**
 * The host ends the access of all devices that play this seat of another person: a link was given away. Its
 * person is let in again, once, with `pass`, which the host made (POST /api/tables/:table/admit).
 */
export const Revoke = Type.Object({ t: Type.Literal('revoke'), id: Id, seat: Seat, pass: Token }, closed);
/** The host begins; every seat must be taken. */
export const Start = bare('start');
/** The same people at a new table, each one seat further; `table.next` then names it. */
export const Rematch = bare('rematch');
/** Whose views a history shows. */
const PastEyes = Type.Union([Seat, Type.Literal('public'), Type.Literal('all')]);
/** Asks for `history`; `eyes` is a wish, granted only if a `history` of this moment lists it in `may`. */
export const History = Type.Object(
  { t: Type.Literal('history'), id: Id, eyes: Type.Optional(PastEyes) },
  closed,
);
/** Asks for a whole `sync`: the client has missed a step, or doubts. */
export const Resync = Type.Object(
  {
    t: Type.Literal('resync'),
    id: Id,
    /** I hold the rules now, as `hello` would have said: from this `sync` on I need no menus. */
    rules: Type.Optional(Type.Literal(true)),
  },
  closed,
);
/** Phrases are keys that everybody reads in their own language. */
export const Talk = Type.Object(
  {
    t: Type.Literal('talk'),
    id: Id,
    phrase: Type.Optional(Key),
    text: Type.Optional(Type.String({ minLength: 1, maxLength: LONGEST_TALK })),
  },
  closed,
);
/** Replaces this seat's private note. */
export const Note = Type.Object(
  { t: Type.Literal('note'), id: Id, text: Type.String({ maxLength: LONGEST_NOTE }) },
  closed,
);
/** The host says who sits where. */
export const SetSeat = Type.Object(
  {
    t: Type.Literal('seat'),
    id: Id,
    seat: Seat,
    kind: Type.Enum(SEAT_KINDS),
    bot: Type.Optional(BotLabel),
    name: Type.Optional(PersonName),
  },
  closed,
);
/** Before the start the host changes options, what else was agreed, and how many seats there are. */
export const Arrange = Type.Object(
  {
    t: Type.Literal('arrange'),
    id: Id,
    /** The game's table options; missing ones at their defaults. */
    options: Type.Record(Type.String(), Type.Unknown()),
    /** How many; a seat that somebody took cannot go. */
    seats: Type.Integer({ minimum: 1, maximum: MOST_SEATS }),
    listed: Type.Optional(Type.Boolean()),
    talk: Type.Optional(Type.Enum(TALK_RULES)),
    decisionMs: Type.Optional(Milliseconds),
    absenceMs: Type.Optional(Milliseconds),
  },
  closed,
);
/**
 * A host without a seat opens or closes to itself what is hidden, where the options of the table allow it.
 * Everybody is shown that it does (`table.opened`), and can read it later in the history.
 */
export const Open = Type.Object({ t: Type.Literal('open'), id: Id, open: Type.Boolean() }, closed);
export const Ping = Type.Object({ t: Type.Literal('ping') }, closed);
/** Answers a `probe`, at once. */
export const Probed = Type.Object(
  { t: Type.Literal('probed'), nonce: Type.String({ maxLength: 32 }) },
  closed,
);

export const Request = Type.Union([
  Act,
  Undo,
  Consent,
  Pause,
  Resume,
  StepBack,
  Return,
  Renew,
  Revoke,
  Start,
  Rematch,
  History,
  Resync,
  Talk,
  Note,
  SetSeat,
  Arrange,
  Open,
]);
export const ClientMessage = Type.Union([Hello, Ping, Probed, Request]);

// --- server to client

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
  /** Somebody else plays for this person just now; who or why is not told. */
  standIn: Type.Boolean(),
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
  talk: Type.Enum(TALK_RULES),
  /** Each seat may keep a private note. */
  notes: Type.Boolean(),
  /** Per decision; null: no clock. */
  decisionMs: Type.Union([Type.Integer(), Type.Null()]),
  /** After such an absence a stand-in plays; null: never by itself. */
  absenceMs: Type.Union([Type.Integer(), Type.Null()]),
  /** A seat asks to take back; `waiting` have not answered yet. */
  request: Type.Union([Type.Object({ id: Count, seat: Seat, waiting: Type.Array(Seat) }), Type.Null()]),
  /** The facilitator looks at all hands. */
  opened: Type.Boolean(),
  /** The table of the rematch: the same token opens it. */
  next: Type.Union([Type.String(), Type.Null()]),
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

/**
 * `seq` counts the steps of this pair of eyes only: it has no gaps. Compact it is a list: [seq, e or 0, d or
 * 0, id].
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

export const Welcome = Type.Object({
  t: Type.Literal('welcome'),
  v: Type.Integer(),
  you: Type.Object({ seat: Type.Union([Seat, Type.Null()]), host: Type.Boolean() }),
  table: TableInfo,
  seq: Count,
  /** null before the start, and where `last` was already the latest: the client keeps its picture. */
  picture: Type.Union([Picture, Type.Null()]),
  /** The client's `last` was the latest: nothing was missed. */
  current: Type.Boolean(),
  talk: Talked,
  note: Type.String(),
  words: Type.Optional(Type.Array(Type.String())),
});

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
 * say that the devices of `seat` were let go and its person was let in again. `d` changes the view (only the
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
  /** The time of these seats had run out: the clock did it. */
  late: Type.Optional(Type.Array(Seat)),
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
export const Pong = Type.Object({ t: Type.Literal('pong') });
/** How long is the line? Only where milliseconds count; to be answered at once by `probed`. */
export const Probe = Type.Object({ t: Type.Literal('probe'), nonce: Type.String() });

export const ServerMessage = Type.Union([
  Welcome,
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
  Pong,
  Probe,
]);

export type Hello = Static<typeof Hello>;
export type Request = Static<typeof Request>;
export type ClientMessage = Static<typeof ClientMessage>;
export type ServerMessage = Static<typeof ServerMessage>;
export type Sentence = Static<typeof Sentence>;
export type SeatInfo = Static<typeof SeatInfo>;
export type TableInfo = Static<typeof TableInfo>;
export type UndoInfo = Static<typeof UndoInfo>;
export type Picture = Static<typeof Picture>;
export type Said = Static<typeof Said>;
export type PastEntry = Static<typeof PastEntry>;
export type Past = Static<typeof Past>;

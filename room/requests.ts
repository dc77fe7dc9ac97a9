import { type Static, Type } from 'typebox';
import { BOT_PACES, LONGEST_NOTE, LONGEST_TALK, MOST_SEATS, SEAT_KINDS, TALK_RULES } from './limits.ts';
import {
  BotLabel,
  Count,
  Id,
  Key,
  LanguageTag,
  Milliseconds,
  PastEyes,
  PersonName,
  Seat,
  Token,
} from './parts.ts';

/**
 * What travels over `/socket` to the server, as schemas: the server validates with them,
 * docs/protocol.schema.json is made from them, browsers import the types only. Every message is one JSON
 * object whose `t` says which. What comes back is in protocol.ts.
 */
const closed = { additionalProperties: false } as const;

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
    /** What I read: those at the table are told. */
    language: Type.Optional(LanguageTag),
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
/** I play myself again; or, where somebody asked (`nudge`), I am here. */
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
/** Asks for `history`; `eyes` is a wish, granted only if a `history` of this moment lists it in `may`. */
export const History = Type.Object(
  { t: Type.Literal('history'), id: Id, eyes: Type.Optional(PastEyes) },
  closed,
);
/**
 * Asks why bots did what they did: at this moment of a `history`, or else since the asker last acted. Once
 * the game is over everybody may, before only who plays alone on their own device. `now`: what a bot would do
 * in the asker's place; for who plays alone among bots, and where the table gives hints (`table.hints`): then
 * everybody is told that this seat asked, and the log keeps it.
 */
export const WhyAsked = Type.Object(
  { t: Type.Literal('why'), id: Id, n: Type.Optional(Count), now: Type.Optional(Type.Literal(true)) },
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
    pace: Type.Optional(Type.Enum(BOT_PACES)),
    /** Whether seats are given hints, where the rules of the game do not forbid it. */
    hints: Type.Optional(Type.Boolean()),
  },
  closed,
);
/**
 * A host without a seat opens or closes to itself what is hidden, where the options of the table allow it.
 * Everybody is shown that it does (`table.opened`), and can read it later in the history.
 */
export const Open = Type.Object({ t: Type.Literal('open'), id: Id, open: Type.Boolean() }, closed);
/**
 * What those who are here do about a seat that they miss (`table.away`): let a bot play for it, play the
 * game's default for it this once, or go on waiting. All of them together, or the host alone.
 */
export const Away = Type.Object(
  { t: Type.Literal('away'), id: Id, seat: Seat, what: Type.Enum(['bot', 'skip', 'wait']) },
  closed,
);
/** Asks somebody for whom play waits whether they are there: what they then do, or `return`, answers it. */
export const Nudge = Type.Object({ t: Type.Literal('nudge'), id: Id, seat: Seat }, closed);
/** For good: before the start the seat is free, later a bot plays on. The token is worth nothing then. */
export const Leave = bare('leave');
/** Before the start: I am ready, or not any more. It is forgotten when I go. */
export const Ready = Type.Object({ t: Type.Literal('ready'), id: Id, ready: Type.Boolean() }, closed);
/** Before the start: what I am called. */
export const Rename = Type.Object({ t: Type.Literal('rename'), id: Id, name: PersonName }, closed);
/** Before the start: I take another, free seat. The socket closes (4003): come back with the same token. */
export const Move = Type.Object({ t: Type.Literal('move'), id: Id, seat: Seat }, closed);
/** Before the start the host lets two seats change places; those who sit there come back as with `move`. */
export const Swap = Type.Object({ t: Type.Literal('swap'), id: Id, seats: Type.Tuple([Seat, Seat]) }, closed);
/** The host gives its right to the person of this seat. */
export const HandOver = Type.Object({ t: Type.Literal('handOver'), id: Id, seat: Seat }, closed);
/**
 * A pass of my own making, by which I go on with another device (POST /api/tables/:table/admit): whoever
 * shows it has my seat, once, and this device no longer. null: it is worth nothing any more.
 */
export const Pass = Type.Object(
  { t: Type.Literal('pass'), id: Id, pass: Type.Union([Token, Type.Null()]) },
  closed,
);
/** An onlooker says what they are called, so that those who play know who looks on; gone when they are. */
export const Introduce = Type.Object({ t: Type.Literal('introduce'), id: Id, name: PersonName }, closed);
/** While I am away, a late comer may have my seat, if those who play agree; or not any more. */
export const Spare = Type.Object({ t: Type.Literal('spare'), id: Id, spare: Type.Boolean() }, closed);
/** The host says how long the bots of this table take. */
export const Pace = Type.Object({ t: Type.Literal('pace'), id: Id, pace: Type.Enum(BOT_PACES) }, closed);
/**
 * An onlooker would like to play on for the bot of this seat, or for somebody away who spares it; `token`,
 * which it made, will be the seat.
 */
export const Knock = Type.Object(
  { t: Type.Literal('knock'), id: Id, seat: Seat, name: PersonName, token: Token },
  closed,
);
/** The answer to a knock (`table.knocks`): the host's, or where none is here that of all who are. */
export const LetIn = Type.Object(
  { t: Type.Literal('letIn'), id: Id, knock: Count, agree: Type.Boolean() },
  closed,
);
/** An onlooker says that this seat is theirs, on another device: that one is asked (`you.pair`). */
export const Pair = Type.Object({ t: Type.Literal('pair'), id: Id, seat: Seat }, closed);
/**
 * The answer to it: my own token, which that device then hears (`shared`) and has my seat by, beside this
 * one; or null, and it does not.
 */
export const Share = Type.Object(
  { t: Type.Literal('share'), id: Id, pair: Count, token: Type.Union([Token, Type.Null()]) },
  closed,
);
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
  WhyAsked,
  Resync,
  Talk,
  Note,
  SetSeat,
  Arrange,
  Open,
  Away,
  Nudge,
  Leave,
  Ready,
  Rename,
  Move,
  Swap,
  HandOver,
  Pass,
  Introduce,
  Spare,
  Pace,
  Knock,
  LetIn,
  Pair,
  Share,
]);
export const ClientMessage = Type.Union([Hello, Ping, Probed, Request]);

export type Hello = Static<typeof Hello>;
export type Request = Static<typeof Request>;
/** The request of this name. */
export type Requested<T extends Request['t']> = Extract<Request, { t: T }>;
export type ClientMessage = Static<typeof ClientMessage>;

import { type Static, Type } from 'typebox';
import type { GameRecord } from '../engine/record.ts';
import { BOT_PACES, MOST_SEATS, SEAT_KINDS, TALK_RULES } from './limits.ts';
import { BotLabel, Milliseconds, PersonName, Seat, Token } from './parts.ts';
import { Sentence, TableInfo } from './protocol.ts';

/** The bodies of the HTTP API, as schemas: see docs/protocol.md for the addresses. */
const closed = { additionalProperties: false } as const;
const SeatOrNone = Type.Union([Type.Integer({ minimum: 0, maximum: 99 }), Type.Null()]);

/** POST /api/tables. The host takes the first human seat, or none with `facilitate`. */
export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    /** The game's table options; missing ones at their defaults. */
    options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    seats: Type.Array(
      Type.Object(
        { kind: Type.Enum(SEAT_KINDS), bot: Type.Optional(BotLabel), name: Type.Optional(PersonName) },
        closed,
      ),
      { minItems: 1, maxItems: MOST_SEATS },
    ),
    /** The host's own name. */
    name: PersonName,
    /** What the table is called in the list; the host's name if absent. */
    title: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    listed: Type.Optional(Type.Boolean()),
    facilitate: Type.Optional(Type.Boolean()),
    talk: Type.Optional(Type.Enum(TALK_RULES)),
    decisionMs: Type.Optional(Milliseconds),
    absenceMs: Type.Optional(Milliseconds),
    pace: Type.Optional(Type.Enum(BOT_PACES)),
    hints: Type.Optional(Type.Boolean()),
  },
  closed,
);

/** The token is told once and never again: keep it in the browser, it is the seat. */
export const Seated = Type.Object({
  table: Type.String(),
  code: Type.String(),
  seat: SeatOrNone,
  token: Type.String(),
});

/** POST /api/tables/:table/join */
export const Join = Type.Object(
  {
    name: PersonName,
    seat: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
    /** Of your own making: whoever asks again with the same one has sat down once. */
    token: Type.Optional(Token),
  },
  closed,
);

/** POST /api/tables/:table/admit. The host ended the access to a seat and gave its person this pass. */
export const Admit = Type.Object(
  {
    pass: Token,
    /** Of your own making: whoever asks again with the same one was let in once. */
    token: Type.Optional(Token),
  },
  closed,
);

/** GET /api/tables */
export const Listed = Type.Object({ tables: Type.Array(TableInfo) });

/** GET /api/games */
export const Games = Type.Object({
  games: Type.Array(
    Type.Object({
      id: Type.String(),
      seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
      options: Type.Array(Type.Unknown()),
      /** JSON Schema of what `act` may carry. */
      actions: Type.Unknown(),
    }),
  ),
});

/** GET /api/games/:game/schema: JSON Schemas of what `act` may carry and of a document of content. */
export const GameSchema = Type.Object({
  game: Type.String(),
  actions: Type.Unknown(),
  content: Type.Unknown(),
  options: Type.Unknown(),
  shown: Type.Unknown(),
});

/** GET /api/games/:game/measures: what the laboratory measures of it, a sentence for each name. */
export const GameMeasures = Type.Object({
  game: Type.String(),
  measures: Type.Record(Type.String(), Type.String()),
});

/** POST /api/tables/:table/start and …/rematch. Sent twice with one id it is done once. */
export const BotAsk = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 36, pattern: '^[A-Za-z0-9_-]+$' }) },
  closed,
);

/** GET /api/tables/:table/record: a file as `crossings record` writes it and `crossings verify` reads it. */
export const Recorded = Type.Unsafe<GameRecord>(
  Type.Object({
    format: Type.Literal('crossings-record'),
    formatVersion: Type.Enum([1, 2]),
    game: Type.String(),
    content: Type.Optional(Type.Object({ id: Type.String(), digest: Type.String() })),
    version: Type.Integer(),
    config: Type.Unknown(),
    seats: Type.Integer(),
    start: Type.Object({ draws: Type.Array(Type.Unknown()), hash: Type.String() }),
    entries: Type.Array(
      Type.Object({
        actor: Type.Union([Seat, Type.Literal('clock')]),
        action: Type.Unknown(),
        at: Type.Integer(),
        draws: Type.Array(Type.Unknown()),
        hash: Type.String(),
      }),
    ),
    outcome: Type.Unknown(),
    seal: Type.String(),
  }),
);

/** GET /api/here: the address by which others reach this server, null where the asker's own will do. */
export const Here = Type.Object({ others: Type.Union([Type.String(), Type.Null()]) });

/** POST /api/bot/act */
export const BotAct = Type.Object(
  {
    table: Type.String(),
    id: Type.String({ minLength: 1, maxLength: 36, pattern: '^[A-Za-z0-9_-]+$' }),
    decision: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    action: Type.Object({ type: Type.String({ maxLength: 40 }) }),
  },
  closed,
);

/** What every refusal over HTTP looks like. */
export const Failure = Type.Object({ error: Sentence });

export type NewTable = Static<typeof NewTable>;
export type Seated = Static<typeof Seated>;
export type Join = Static<typeof Join>;
export type Admit = Static<typeof Admit>;
export type Listed = Static<typeof Listed>;
export type Games = Static<typeof Games>;
export type GameSchema = Static<typeof GameSchema>;
export type GameMeasures = Static<typeof GameMeasures>;
export type BotAsk = Static<typeof BotAsk>;
export type Recorded = Static<typeof Recorded>;
export type Here = Static<typeof Here>;
export type BotAct = Static<typeof BotAct>;
export type Failure = Static<typeof Failure>;

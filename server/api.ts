import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { schemaOf } from '../engine/contentSchema.ts';
import { setOf } from '../engine/namedSet.ts';
import { titles } from '../games/index.ts';
import { readName } from '../room/names.ts';
import type { Sentence, TableInfo } from '../room/protocol.ts';
import {
  Admit,
  type Failure,
  type GameMeasures,
  type GameSchema,
  type Games,
  type Here,
  Join,
  type Listed,
  NewTable,
  type Recorded,
  type Seated,
} from '../room/rest.ts';
import type { Room } from '../room/room.ts';
import { isRoom } from '../service/lookUp.ts';
import { reader } from '../service/validate.ts';
import { addressesOf } from './addresses.ts';
import type { Context } from './context.ts';
import { optionsSchema, shownBy } from './gameSchema.ts';
import { fingerprint, newToken } from './secrets.ts';

const MOST_LISTED = 50;
/** So old may the list be: made anew for everybody who asks, it would cost more than all their games. */
const LISTED_MS = 1000;
const NOT_LISTED = { since: Number.NEGATIVE_INFINITY, text: Promise.resolve('') };
const JSON_TYPE = 'application/json; charset=utf-8';
const readNewTable = reader(NewTable);
const readJoin = reader(Join);
const readAdmit = reader(Admit);

/** Which HTTP status says about the same as the sentence; programs should read the sentence. */
const STATUS: Readonly<Record<string, number>> = {
  'table.gone': 404,
  'table.noSuchGame': 404,
  'table.wrongPass': 401,
  'table.full': 409,
  'table.over': 409,
  'table.seatTaken': 409,
  'table.otherVersion': 409,
  'link.tooOften': 429,
  'link.wrongToken': 401,
  'store.full': 507,
  'store.locked': 503,
  'store.broken': 503,
  'store.unsure': 503,
  'store.conflict': 409,
  'room.broken': 500,
};

export function failWith(
  reply: FastifyReply,
  error: Sentence,
  status = STATUS[error.key] ?? 400,
): FastifyReply {
  return reply.code(status).send({ error } satisfies Failure);
}

export const isSentence = (value: unknown): value is Sentence =>
  typeof value === 'object' && value !== null && 'key' in value;

/** Long, and the same for everybody as long as this process lives. */
let games: string | undefined;
function gamesText(): string {
  games ??= JSON.stringify({
    games: Object.values(titles).map(({ game }) => ({
      id: game.id,
      seats: game.seats,
      options: [...game.tableOptions],
      actions: game.actionSchema,
    })),
  } satisfies Games);
  return games;
}

/** Only games of ours: a name from outside is never part of a path. */
const titleOf = (game: string) => (Object.hasOwn(titles, game) ? titles[game] : undefined);

export function serveApi(app: FastifyInstance, context: Context): void {
  const { tables, gate, peers, time } = context;
  let listed = NOT_LISTED;
  const listText = async (): Promise<string> =>
    JSON.stringify({ tables: await tables.list(MOST_LISTED) } satisfies Listed);
  const lookUp = (named: string, { raw }: FastifyRequest): Promise<Room | Sentence> =>
    context.lookUp.room(named, peers.of(raw));
  const lookAt = (named: string, { raw }: FastifyRequest): Promise<TableInfo | Sentence> =>
    context.lookUp.info(named, peers.of(raw));

  serveGames(app, context);

  app.get('/api/here', async (request, reply) => {
    const peer = peers.of(request.raw);
    if (!gate.pass('find', peer)) return failWith(reply, { key: 'link.tooOften' });
    return reply.send({ others: othersOf(context, request, peer) } satisfies Here);
  });

  app.get('/api/tables', async (request, reply) => {
    if (!gate.pass('find', peers.of(request.raw))) return failWith(reply, { key: 'link.tooOften' });
    if (time.now() - listed.since > LISTED_MS) listed = { since: time.now(), text: listText() };
    return reply.type(JSON_TYPE).send(await listed.text);
  });

  app.post('/api/tables', async (request, reply) => {
    const peer = peers.of(request.raw);
    if (!gate.pass('create', peer)) return failWith(reply, { key: 'link.tooOften' });
    const wish = readNewTable(request.body);
    if (wish === undefined) return failWith(reply, { key: 'link.badMessage' });
    const seated = await tables.create(wish, peer);
    listed = NOT_LISTED;
    return isSentence(seated) ? failWith(reply, seated) : reply.code(201).send(seated);
  });

  app.get<{ Params: { code: string } }>('/api/codes/:code', async (request, reply) => {
    const table = await lookAt(request.params.code, request);
    return isSentence(table) ? failWith(reply, table) : reply.send({ table: table.id });
  });

  app.get<{ Params: { table: string } }>('/api/tables/:table', async (request, reply) => {
    const table = await lookAt(request.params.table, request);
    return isSentence(table) ? failWith(reply, table) : reply.send(table);
  });

  // Whoever looks on at a game that is over sees all of it: there is nobody to be asked who they are.
  app.get<{ Params: { table: string } }>('/api/tables/:table/record', async (request, reply) => {
    if (!gate.pass('history', peers.of(request.raw))) return failWith(reply, { key: 'link.tooOften' });
    const room = await lookUp(request.params.table, request);
    if (!isRoom(room)) return failWith(reply, room);
    const { game, config } = room.head;
    const title = titleOf(game);
    const found = await room.record(title === undefined ? undefined : setOf(title, config));
    return isSentence(found) ? failWith(reply, found, 409) : reply.send(found satisfies Recorded);
  });

  app.post<{ Params: { table: string } }>('/api/tables/:table/join', async (request, reply) => {
    const wish = readJoin(request.body);
    if (wish === undefined) return failWith(reply, { key: 'link.badMessage' });
    const name = readName(wish.name);
    if (name === undefined) return failWith(reply, { key: 'table.badName' });
    const room = await lookUp(request.params.table, request);
    if (!isRoom(room)) return failWith(reply, room);
    return seatWith(reply, room, wish.token, (key) => room.join(name, wish.seat, key));
  });

  app.post<{ Params: { table: string } }>('/api/tables/:table/admit', async (request, reply) => {
    const wish = readAdmit(request.body);
    if (wish === undefined) return failWith(reply, { key: 'link.badMessage' });
    const room = await lookUp(request.params.table, request);
    if (!isRoom(room)) return failWith(reply, room);
    return seatWith(reply, room, wish.token, (key) => room.admit(wish.pass, key));
  });
}

/** What a program has to know of a game before it sits down. */
function serveGames(app: FastifyInstance, { gate, peers }: Context): void {
  app.get('/api/games', async (request, reply) => {
    if (!gate.pass('find', peers.of(request.raw))) return failWith(reply, { key: 'link.tooOften' });
    return reply.type(JSON_TYPE).send(gamesText());
  });

  app.get<{ Params: { game: string } }>('/api/games/:game/schema', async (request, reply) => {
    if (!gate.pass('find', peers.of(request.raw))) return failWith(reply, { key: 'link.tooOften' });
    const { game } = request.params;
    const title = titleOf(game);
    if (title === undefined) return failWith(reply, { key: 'table.noSuchGame' });
    const content = title.content === undefined ? null : schemaOf(title.content);
    const { actionSchema: actions, tableOptions } = title.game;
    const options = optionsSchema(tableOptions);
    return reply.send({ game, actions, content, options, shown: await shownBy(game) } satisfies GameSchema);
  });

  app.get<{ Params: { game: string } }>('/api/games/:game/measures', async (request, reply) => {
    if (!gate.pass('find', peers.of(request.raw))) return failWith(reply, { key: 'link.tooOften' });
    const { game } = request.params;
    if (titleOf(game) === undefined) return failWith(reply, { key: 'table.noSuchGame' });
    const { measures }: Pick<GameMeasures, 'measures'> = await import(`../games/${game}/text/measures.ts`);
    return reply.send({ game, measures } satisfies GameMeasures);
  });
}

const LOOPBACK = /^(127\.|0:0:0:0::\/64$)/;

/** Only who sits at this very machine is told its addresses: anybody else came by one that works. */
function othersOf({ options }: Context, { raw }: FastifyRequest, peer: string): string | null {
  if (options.publicUrl !== null) return options.publicUrl;
  if (!LOOPBACK.test(peer)) return null;
  return addressesOf(options, raw.socket.localPort ?? options.port).others[0] ?? null;
}

async function seatWith(
  reply: FastifyReply,
  { head: { id, code } }: Room,
  token = newToken(),
  sits: (key: string) => Promise<number | Sentence>,
): Promise<FastifyReply> {
  const seat = await sits(fingerprint(token));
  if (typeof seat !== 'number') return failWith(reply, seat);
  return reply.code(201).send({ table: id, code, seat, token } satisfies Seated);
}

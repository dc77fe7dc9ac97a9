import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { titles } from '../games/index.ts';
import { readName } from '../room/names.ts';
import type { Sentence, TableInfo } from '../room/protocol.ts';
import { type Failure, type Games, Join, type Listed, NewTable, type Seated } from '../room/rest.ts';
import type { Room } from '../room/room.ts';
import type { Context } from './context.ts';
import { isRoom } from './lookUp.ts';
import { fingerprint, newToken } from './secrets.ts';
import { reader } from './validate.ts';

const MOST_LISTED = 50;
const readNewTable = reader(NewTable);
const readJoin = reader(Join);

/** Which HTTP status says about the same as the sentence; programs should read the sentence. */
const STATUS: Readonly<Record<string, number>> = {
  'table.gone': 404,
  'table.noSuchGame': 404,
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

export function serveApi(app: FastifyInstance, context: Context): void {
  const { tables, gate, peers } = context;
  const lookUp = (named: string, { raw }: FastifyRequest): Promise<Room | Sentence> =>
    context.lookUp.room(named, peers.of(raw));
  const lookAt = (named: string, { raw }: FastifyRequest): Promise<TableInfo | Sentence> =>
    context.lookUp.info(named, peers.of(raw));

  app.get(
    '/api/games',
    async (): Promise<Games> => ({
      games: Object.values(titles).map(({ game }) => ({
        id: game.id,
        seats: game.seats,
        options: [...game.tableOptions],
        actions: game.actionSchema,
      })),
    }),
  );

  app.get('/api/tables', async (request, reply) => {
    if (!gate.pass('find', peers.of(request.raw))) return failWith(reply, { key: 'link.tooOften' });
    return reply.send({ tables: await tables.list(MOST_LISTED) } satisfies Listed);
  });

  app.post('/api/tables', async (request, reply) => {
    if (!gate.pass('create', peers.of(request.raw))) return failWith(reply, { key: 'link.tooOften' });
    const wish = readNewTable(request.body);
    if (wish === undefined) return failWith(reply, { key: 'link.badMessage' });
    const seated = await tables.create(wish);
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

  app.post<{ Params: { table: string } }>('/api/tables/:table/join', async (request, reply) => {
    const wish = readJoin(request.body);
    if (wish === undefined) return failWith(reply, { key: 'link.badMessage' });
    const name = readName(wish.name);
    if (name === undefined) return failWith(reply, { key: 'table.badName' });
    const room = await lookUp(request.params.table, request);
    if (!isRoom(room)) return failWith(reply, room);
    const token = wish.token ?? newToken();
    const seat = await room.join(name, wish.seat, fingerprint(token));
    if (typeof seat !== 'number') return failWith(reply, seat);
    const { id, code } = room.head;
    return reply.code(201).send({ table: id, code, seat, token } satisfies Seated);
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { titles } from '../games/index.ts';
import type { Sentence } from '../room/protocol.ts';
import { type Failure, type Games, Join, type Listed, NewTable, type Seated } from '../room/rest.ts';
import type { Context } from './context.ts';
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
  const { tables, time, rates, metrics } = context;
  const isTooOften = (kind: 'create' | 'find', request: FastifyRequest): boolean => {
    const isFine = rates[kind].take(request.ip, time.now());
    if (!isFine) metrics.count('crossings_rate_limited_total');
    return !isFine;
  };

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

  app.get('/api/tables', async (): Promise<Listed> => ({ tables: await tables.list(MOST_LISTED) }));

  app.post('/api/tables', async (request, reply) => {
    if (isTooOften('create', request)) return failWith(reply, { key: 'link.tooOften' });
    const wish = readNewTable(request.body);
    if (wish === undefined) return failWith(reply, { key: 'link.badMessage' });
    const seated = await tables.create(wish);
    return isSentence(seated) ? failWith(reply, seated) : reply.code(201).send(seated);
  });

  app.get<{ Params: { code: string } }>('/api/codes/:code', async (request, reply) => {
    if (isTooOften('find', request)) return failWith(reply, { key: 'link.tooOften' });
    const table = await tables.look(request.params.code);
    return table === undefined ? failWith(reply, { key: 'table.gone' }) : reply.send({ table: table.id });
  });

  app.get<{ Params: { table: string } }>('/api/tables/:table', async (request, reply) => {
    if (isTooOften('find', request)) return failWith(reply, { key: 'link.tooOften' });
    const table = await tables.look(request.params.table);
    return table === undefined ? failWith(reply, { key: 'table.gone' }) : reply.send(table);
  });

  app.post<{ Params: { table: string } }>('/api/tables/:table/join', async (request, reply) => {
    if (isTooOften('find', request)) return failWith(reply, { key: 'link.tooOften' });
    const wish = readJoin(request.body);
    if (wish === undefined) return failWith(reply, { key: 'link.badMessage' });
    const room = await tables.find(request.params.table);
    if (room === undefined) return failWith(reply, { key: 'table.gone' });
    const token = wish.token ?? newToken();
    const seat = await room.join(wish.name, wish.seat, fingerprint(token));
    if (typeof seat !== 'number') return failWith(reply, seat);
    const { id, code } = room.head;
    return reply.code(201).send({ table: id, code, seat, token } satisfies Seated);
  });
}

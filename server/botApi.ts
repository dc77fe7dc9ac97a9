import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainClient } from '../room/encoding/client.ts';
import { type Following, follow, sceneOf } from '../room/encoding/follow.ts';
import { plain } from '../room/encoding/plain.ts';
import type { Answer, Link, Person } from '../room/ports.ts';
import { BotAct } from '../room/rest.ts';
import type { Room } from '../room/room.ts';
import { personOf } from '../room/seats.ts';
import { failWith } from './api.ts';
import type { Context } from './context.ts';
import { bucket } from './rates.ts';
import { sameAs } from './secrets.ts';
import { reader } from './validate.ts';

const KEEP_ALIVE_MS = 15_000;
const MOST_UNREAD = 256 * 1024;
const readAct = reader(BotAct);

/**
 * Seats for programs in any language. Every line of the stream is complete: a program needs no deltas and no
 * packed menus, only a line reader and a JSON parser.
 */
export function serveBots(app: FastifyInstance, context: Context): void {
  const { tables, time, metrics } = context;
  const rates = new Map<string, ReturnType<typeof bucket>>();

  async function seated(
    request: FastifyRequest,
    table: string,
  ): Promise<{ room: Room; person: Person } | undefined> {
    const token = /^Bearer ([A-Za-z0-9_-]{22})$/.exec(request.headers.authorization ?? '')?.[1];
    const room = token === undefined ? undefined : await tables.find(table);
    const person = room === undefined || token === undefined ? undefined : personOf(room.head, sameAs(token));
    return room === undefined || person === undefined ? undefined : { room, person };
  }

  app.get<{ Querystring: { table?: string } }>('/api/bot/stream', async (request, reply) => {
    const found = await seated(request, request.query.table ?? '');
    if (found === undefined) return failWith(reply, { key: 'link.wrongToken' });
    stream(reply, found.room, found.person);
    return reply;
  });

  function stream(reply: FastifyReply, room: Room, person: Person): void {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    let following: Following | undefined;
    const write = (line: object | null): void => {
      if (raw.writableLength > MOST_UNREAD) raw.destroy();
      else raw.write(line === null ? '\n' : `${JSON.stringify(line)}\n`);
    };
    const link: Link = {
      ...person,
      encoding: plain,
      send(text) {
        const message = plainClient.read(text);
        if (message.t === 'welcome') write({ t: 'table', you: message.you, table: message.table });
        if (message.t !== 'welcome' && message.t !== 'sync' && message.t !== 'step') return write(message);
        following = follow(following, message);
        if (following?.picture == null) return;
        const events = message.t === 'step' ? (message.e ?? []) : [];
        write({ t: 'state', ...sceneOf(following.picture), events });
      },
      close(why) {
        write({ t: 'error', error: { key: why }, fatal: why === 'link.wrongToken' });
        raw.end();
      },
    };
    const alive = setInterval(() => write(null), KEEP_ALIVE_MS);
    raw.on('close', () => {
      clearInterval(alive);
      room.disconnect(link);
    });
    void room.connect(link, null);
  }

  app.post('/api/bot/act', async (request, reply) => {
    const act = readAct(request.body);
    if (act === undefined) return failWith(reply, { key: 'link.badMessage' });
    const found = await seated(request, act.table);
    if (found === undefined) return failWith(reply, { key: 'link.wrongToken' });
    const place = `${act.table} ${found.person.seat}`;
    const rate = rates.get(place) ?? bucket(context.limits.message);
    rates.set(place, rate);
    if (rates.size > MOST_RATES) rates.clear();
    if (!rate.take(time.now())) {
      metrics.count('crossings_rate_limited_total');
      return failWith(reply, { key: 'link.tooOften' });
    }
    const { id, decision, action } = act;
    let answered: Answer | undefined;
    const link = earOf(found.person, (answer) => {
      answered = answer;
    });
    await found.room.receive(link, { t: 'act', id, decision, action });
    if (answered === 'done') return reply.send({ ok: true });
    return failWith(reply, answered ?? { key: 'room.broken' }, 409);
  });
}

const MOST_RATES = 10_000;

/** Hears the answer to one request and is gone. */
const earOf = (person: Person, hear: (answer: Answer | undefined) => void): Link => ({
  ...person,
  encoding: plain,
  send: (_text, answer) => hear(answer),
  close: (why) => hear({ key: why }),
});

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainClient } from '../room/encoding/client.ts';
import { type Following, follow, sceneOf } from '../room/encoding/follow.ts';
import { plain } from '../room/encoding/plain.ts';
import type { Answer, Link, Person } from '../room/ports.ts';
import type { Sentence } from '../room/protocol.ts';
import type { Request } from '../room/requests.ts';
import { BotAct, BotAsk } from '../room/rest.ts';
import type { Room } from '../room/room.ts';
import { personOf } from '../room/seats.ts';
import { isRoom } from '../service/lookUp.ts';
import type { Peer } from '../service/peer.ts';
import { buckets } from '../service/rates.ts';
import { reader } from '../service/validate.ts';
import { failWith, isSentence } from './api.ts';
import type { Context } from './context.ts';
import { headersFor } from './headers.ts';
import { sameAs } from './secrets.ts';

const KEEP_ALIVE_MS = 15_000;
const MOST_UNREAD = 256 * 1024;
const readAct = reader(BotAct);
const readAsk = reader(BotAsk);
const WRONG_TOKEN: Sentence = { key: 'link.wrongToken' };
const TOO_OFTEN: Sentence = { key: 'link.tooOften' };

/**
 * Seats for programs in any language. Every line of the stream is complete: a program needs no deltas and no
 * packed menus, only a line reader and a JSON parser.
 */
export function serveBots(app: FastifyInstance, context: Context): void {
  const { gate, peers, time, security, lookUp } = context;
  const acts = buckets(context.limits.connection.message);

  async function seated(
    { headers, raw }: FastifyRequest,
    table: string,
  ): Promise<{ room: Room; person: Person } | Sentence> {
    const peer = peers.of(raw);
    const token = /^Bearer ([A-Za-z0-9_-]{22})$/.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) return WRONG_TOKEN;
    const room = await lookUp.room(table, peer);
    // Without a token that fits nobody is told whether there is such a table.
    if (!isRoom(room)) return room.key === TOO_OFTEN.key ? room : WRONG_TOKEN;
    const person = personOf(room.head, sameAs(token));
    if (person !== undefined) return { room, person };
    security.note('wrong token', peer);
    return WRONG_TOKEN;
  }

  app.get<{ Querystring: { table?: string } }>('/api/bot/stream', async (request, reply) => {
    const found = await seated(request, String(request.query.table ?? ''));
    if (isSentence(found)) return failWith(reply, found);
    const letGo = gate.hold('stream', peers.of(request.raw));
    if (letGo === undefined) return failWith(reply, TOO_OFTEN);
    for (const [name, value] of Object.entries(headersFor(context.options.publicUrl))) {
      reply.raw.setHeader(name, value);
    }
    stream(reply, found.room, found.person, letGo);
    return reply;
  });

  app.post('/api/bot/act', async (request, reply) => {
    const act = readAct(request.body);
    if (act === undefined) return failWith(reply, { key: 'link.badMessage' });
    const found = await seated(request, act.table);
    if (isSentence(found)) return failWith(reply, found);
    const { room, person } = found;
    // By the table's own id: a code may be spelt in many ways.
    const isFine = acts.take(`${room.head.id} ${person.seat}`, time.now());
    const peer = peers.of(request.raw);
    if (!isFine || !gate.pass('message', peer)) return failWith(reply, TOO_OFTEN);
    const { id, decision, action } = act;
    const answer = await answerOf(room, person, { t: 'act', id, decision, action }, peer);
    return answer === 'done' ? reply.send({ ok: true }) : failWith(reply, answer, 409);
  });

  // What a host does at a table, for programs: `next` is the table of the next game, once there is one.
  for (const t of ['start', 'rematch'] as const) {
    app.post<{ Params: { table: string } }>(`/api/tables/:table/${t}`, async (request, reply) => {
      const ask = readAsk(request.body);
      if (ask === undefined) return failWith(reply, { key: 'link.badMessage' });
      const found = await seated(request, request.params.table);
      if (isSentence(found)) return failWith(reply, found);
      const peer = peers.of(request.raw);
      if (!gate.pass('message', peer)) return failWith(reply, TOO_OFTEN);
      const answer = await answerOf(found.room, found.person, { t, id: ask.id }, peer);
      if (answer !== 'done') return failWith(reply, answer, 409);
      return reply.send({ ok: true, next: found.room.info().next });
    });
  }

  const forgetting = setInterval(() => acts.sweep(time.now()), KEEP_ALIVE_MS);
  app.addHook('onClose', async () => clearInterval(forgetting));
}

function stream(reply: FastifyReply, room: Room, person: Person, letGo: () => void): void {
  reply.hijack();
  const { raw } = reply;
  // Without a listener, a write to a line that has just broken would end the process.
  raw.on('error', () => raw.destroy());
  let following: Following | undefined;
  const write = (line: object | null): void => {
    if (raw.destroyed) return;
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
  const leave = (): void => {
    clearInterval(alive);
    letGo();
    room.disconnect(link);
  };
  // It may have broken while the table was looked up: then nothing more is heard of it.
  if (raw.destroyed) {
    leave();
    return;
  }
  raw.on('close', leave);
  raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
  void room.connect(link, null);
}

async function answerOf(room: Room, person: Person, request: Request, from: Peer): Promise<Answer> {
  let answered: Answer | undefined;
  const link = earOf({ ...person, from }, (answer) => {
    answered = answer;
  });
  await room.receive(link, request);
  return answered ?? { key: 'room.broken' };
}

/** Hears the answer to one request and is gone. */
const earOf = (who: Person & Pick<Link, 'from'>, hear: (answer: Answer | undefined) => void): Link => ({
  ...who,
  encoding: plain,
  send: (_text, answer) => hear(answer),
  close: (why) => hear({ key: why }),
});

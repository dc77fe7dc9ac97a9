import { request as askHttp, type IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WebSocket } from 'ws';
import { LARGEST_MESSAGE } from '../../room/limits.ts';
import { StoreTrouble } from '../../room/store.ts';
import { CLOSE } from '../../service/closeCodes.ts';
import { Elsewhere, type Owner } from '../../service/database.ts';
import type { Proofs } from '../../service/proofs.ts';
import type { Relay } from '../../service/relay.ts';

/** How a node shows that it is one, whom it looks for, and for whom it asks. */
export const SECRET = 'x-crossings-secret';
export const NR = 'x-crossings-nr';
export const PEER = 'x-crossings-peer';
/** Another node answers where this one was. */
export const GONE = 410;
/** What only nodes ask each other. */
export const REKEY = '/inner/rekey';
const REACH_MS = 1000;
/** An answer has to begin within this time: a node that stands still takes what is asked and says nothing. */
const ANSWER_MS = 5000;
/** A stream of a program says something every fifteen seconds. */
const SILENT_MS = 45_000;

/** Other nodes, as one of them reaches them. All fail as `NodeGone` or `Elsewhere`. */
export interface Others extends Pick<Relay, 'open' | 'rekey'> {
  /** Asks the owner the same, and answers what it answers. */
  forward(to: Owner, peer: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

export interface OthersNeeds {
  readonly secret: string;
  readonly proofs: Proofs;
  readonly answerMs?: number;
}

/** Only that nobody listens there can be a proof that it is gone; silence is none. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

export function othersBy(needs: OthersNeeds): Others {
  return {
    open: openBy(needs),
    async rekey(to, what) {
      const headers = { 'content-type': 'application/json' };
      const answer = await ask(needs, to, {
        path: REKEY,
        method: 'POST',
        headers,
        body: JSON.stringify(what),
      });
      answer.resume();
      if (answer.statusCode !== 204)
        throw new StoreTrouble('locked', 'the next table could not be written to');
    },
    async forward(to, peer, { method, url, headers, body }, reply) {
      const { authorization, 'content-type': type } = headers;
      const answer = await ask(needs, to, {
        path: url,
        method,
        headers: {
          [PEER]: peer,
          ...(authorization !== undefined && { authorization }),
          ...(type !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined || body === null ? undefined : JSON.stringify(body),
      });
      // Whoever asked may go before the answer is over: a stream never is.
      reply.raw.on('close', () => answer.destroy());
      answer.on('error', () => reply.raw.destroy());
      answer.setTimeout(SILENT_MS, () => answer.destroy());
      const kind = answer.headers['content-type'];
      return reply
        .code(answer.statusCode ?? 502)
        .headers(kind === undefined ? {} : { 'content-type': kind })
        .send(answer);
    },
  };
}

const introduction = (secret: string, to: Owner): Record<string, string> => ({
  [SECRET]: secret,
  [NR]: String(to.nr),
});

/** One inner socket for each client that is handed on. */
const openBy =
  ({ secret, proofs }: OthersNeeds): Relay['open'] =>
  (to, hello, ears) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://${to.address}/socket`, {
        headers: introduction(secret, to),
        handshakeTimeout: REACH_MS,
        perMessageDeflate: false,
        maxPayload: LARGEST_MESSAGE * 1024,
        // Not this node is to be measured, but the client behind it.
        autoPong: false,
      });
      socket.on('error', (error) => reject(isRefused(error) ? proofs.refused(to) : new Elsewhere(to)));
      socket.on('unexpected-response', (_request, { statusCode }) => {
        reject(statusCode === GONE ? proofs.refused(to) : new Elsewhere(to));
        socket.terminate();
      });
      socket.on('message', (data) => ears.text(String(data)));
      socket.on('ping', (mark) => ears.pinged(String(mark), () => socket.pong(mark)));
      socket.on('open', () => {
        proofs.reached(to.nr);
        // Only a line that was there can end: of another one whoever asked hears by the failure.
        socket.on('close', (code, why) =>
          code >= CLOSE.tooSlow ? ears.closed(code, String(why)) : ears.closed(CLOSE.restart, 'link.restart'),
        );
        socket.send(JSON.stringify(hello));
        resolve({
          send: (message) => socket.send(JSON.stringify(message)),
          close: () => socket.close(),
        });
      });
    });

interface Asked {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Settles when the answer begins. */
function ask(
  { secret, proofs, answerMs = ANSWER_MS }: OthersNeeds,
  to: Owner,
  { path, method, headers, body }: Asked,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // Not put together: what was asked for may be a whole address of its own.
    const { hostname, port } = new URL(`http://${to.address}`);
    const asked = askHttp({
      hostname: hostname.replace(/^\[(.*)\]$/, '$1'),
      port,
      path,
      method,
      headers: { ...introduction(secret, to), ...headers },
    });
    const late = setTimeout(() => {
      const isRead = method === 'GET' || method === 'HEAD';
      // It may have been done: whoever asked has to look.
      reject(isRead ? new Elsewhere(to) : new StoreTrouble('unsure', `no answer from ${to.address}`));
      asked.destroy();
    }, answerMs);
    asked.on('error', (error) => {
      clearTimeout(late);
      reject(isRefused(error) ? proofs.refused(to) : new Elsewhere(to));
    });
    asked.on('response', (answer) => {
      clearTimeout(late);
      if (answer.statusCode === GONE) {
        answer.resume();
        reject(proofs.refused(to));
        return;
      }
      proofs.reached(to.nr);
      resolve(answer);
    });
    asked.end(body);
  });
}

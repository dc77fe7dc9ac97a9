import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { plain } from '../room/encoding/plain.ts';
import type { Farewell, Link, Person } from '../room/ports.ts';
import type { ClientMessage, Hello, Sentence, ServerMessage } from '../room/protocol.ts';
import type { Room } from '../room/room.ts';
import { CLOSE, isFinal } from './closeCodes.ts';
import type { Context } from './context.ts';
import { guardFlow } from './flow.ts';
import { greeted } from './greeting.ts';
import { type Inbox, newInbox } from './inbox.ts';
import { type MeasuredLine, measureLine } from './line.ts';
import { newOutbox } from './outbox.ts';
import type { Peer } from './peers.ts';

const HELLO_WITHIN_MS = 5000;

/**
 * One socket from its opening to its end: greets, then stands for a seat. `line` is what the socket writes
 * to; what comes back takes its messages.
 */
export function serveConnection(socket: WebSocket, line: Duplex, context: Context, peer: Peer): Inbox {
  const { metrics, log, time, seats } = context;
  const { send, flush } = newOutbox(socket, line, metrics);
  let here: { readonly room: Room; readonly link: Link } | undefined;
  let hasGreeted = false;
  let measured: MeasuredLine | undefined;
  const noHello = setTimeout(() => fail({ key: 'link.noHello' }, CLOSE.noHello), HELLO_WITHIN_MS);

  const say = (message: ServerMessage): void => send((here?.link.encoding ?? plain).message(message));

  function fail(error: Sentence, close?: number): void {
    // Nothing more is read from a flood, or its frames would go on to be taken apart until the line ends.
    if (close === CLOSE.tooOften) socket.pause();
    if (socket.readyState !== WebSocket.OPEN) return;
    metrics.count('crossings_errors_total');
    say({ t: 'error', error, fatal: close !== undefined && isFinal(close) });
    if (close === undefined) return;
    flush();
    socket.close(close, error.key);
  }

  function leave(why: Farewell): void {
    if (why === 'link.wrongToken') fail({ key: why }, CLOSE.noTable);
    flush();
    socket.close(CLOSE.restart, why);
  }

  async function greet(hello: Hello): Promise<void> {
    clearTimeout(noHello);
    // Known before the first is answered: several at once would be as many guesses.
    if (hasGreeted) {
      fail({ key: 'link.twice' });
      return;
    }
    hasGreeted = true;
    const found = await greeted(hello, context, peer);
    if ('error' in found) fail(found.error, found.close);
    else if (socket.readyState === WebSocket.OPEN) await enter(found.room, found.person, hello);
  }

  function enter(room: Room, person: Person, hello: Hello): Promise<void> {
    measured = room.isRealTime && person.seat !== null ? measureLine(socket, time, say) : undefined;
    const link: Link = {
      ...person,
      encoding: room.encodingFor(hello),
      rules: hello.rules === true,
      ...(hello.language !== undefined && { language: hello.language }),
      send,
      close: leave,
      ...(measured && { roundTrip: measured.roundTrip }),
    };
    here = { room, link };
    seats.come(room.head.id, link, say);
    return room.connect(link, hello.last);
  }

  function answer(message: ClientMessage): Promise<void> | undefined {
    if (message.t === 'hello') return greet(message);
    if (message.t === 'ping') say({ t: 'pong' });
    else if (message.t === 'probed') measured?.probed(message.nonce);
    else if (here === undefined) fail({ key: 'link.noHello' }, CLOSE.noHello);
    else return here.room.receive(here.link, message);
    return undefined;
  }

  socket.on('error', (error) => log.info({ error: error.message }, 'a socket broke'));
  socket.on('close', () => {
    clearTimeout(noHello);
    measured?.stop();
    if (here === undefined) return;
    seats.go(here.room.head.id, here.link);
    here.room.disconnect(here.link);
  });
  guardFlow(socket, line, context, peer, () => fail({ key: 'link.tooOften' }, CLOSE.tooOften));
  const refuse = (id: string, refusal: Sentence): void => say({ t: 'refused', id, refusal });
  return newInbox(context, peer, { answer, refuse, fail });
}

import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Inbox } from '../service/inbox.ts';
import type { Peer } from '../service/peer.ts';
import type { Door } from '../service/ports.ts';
import { newSession } from '../service/session.ts';
import type { Context } from './context.ts';
import { guardFlow } from './flow.ts';
import { measureLine, pingOver } from './line.ts';
import { newOutbox } from './outbox.ts';

/**
 * One socket as a session uses it. `line` is what the socket writes to; what comes back takes its messages.
 */
export function serveConnection(socket: WebSocket, line: Duplex, context: Context, peer: Peer): Inbox {
  const { metrics, log, time } = context;
  const { send, flush } = newOutbox(socket, line, metrics);
  const door: Door = {
    get isOpen() {
      return socket.readyState === WebSocket.OPEN;
    },
    send,
    close(code, why) {
      flush();
      socket.close(code, why);
    },
    stopReading: () => socket.pause(),
    measure: (say) => measureLine(socket, time, say),
    ping: pingOver(socket),
  };
  const session = newSession(context.share?.shutter.guard(door) ?? door, context, peer, door);
  socket.on('error', (error) => log.info({ error: error.message }, 'a socket broke'));
  socket.on('close', session.ended);
  guardFlow(socket, line, context, peer, session.flooded);
  return session.hear;
}

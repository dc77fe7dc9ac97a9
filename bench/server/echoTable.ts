import { createRequire } from 'node:module';
import { note, type Table, type Tally } from './contract.ts';

const load = createRequire(new URL('../../package.json', import.meta.url));
const { WebSocket } = load('ws') as typeof import('ws');

const TEXT = 'x'.repeat(90);
/** About as many as a game of Migrato at random. */
const MESSAGES = 70;
let tables = 0;

/** Two clients that answer each other through the server, as fast as it goes. */
export function echoTable(port: number, tally: Tally): Table {
  const name = `/${process.pid}-${tables++}`;
  const sockets = [0, 1].map(
    () => new WebSocket(`ws://127.0.0.1:${port}${name}`, { perMessageDeflate: false }),
  );
  let sentAt = 0;
  let left = MESSAGES;
  const say = (seat: number): void => {
    sentAt = performance.now();
    sockets[seat]?.send(`${seat}${TEXT}`);
  };
  return {
    async prepare() {
      await Promise.all(sockets.map((socket) => new Promise((open) => socket.once('open', open))));
      for (const [seat, socket] of sockets.entries()) {
        socket.on('message', (data) => {
          const text = String(data);
          tally.bytes += text.length;
          if (text.startsWith(String(seat))) return;
          note(tally, sentAt);
          if (--left > 0) say(seat);
          else tally.ended++;
        });
      }
    },
    go: () => say(0),
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

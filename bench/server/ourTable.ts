import { createRequire } from 'node:module';
import type { WebSocket as Socket } from 'ws';
import { type Following, follow, mustAct, sceneOf } from '../../room/follow.ts';
import { listening } from '../../room/listen.ts';
import type { Seated } from '../../room/rest.ts';
import { anyOf, note, type Table, type Tally } from './contract.ts';

const load = createRequire(new URL('../../package.json', import.meta.url));
const { WebSocket } = load('ws') as typeof import('ws');

async function post(port: number, path: string, body: object): Promise<Seated> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Seated;
}

interface Client {
  readonly socket: Socket;
  readonly seat: number | null;
  held: Following | undefined;
}

export function ourTable(port: number, tally: Tally): Table {
  const clients: Client[] = [];
  let isOn = false;
  let sentAt = 0;
  let mover: number | null = null;

  /** Settles when the client has heard this message. */
  function connect({ table, token, seat }: Seated, until: string): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { perMessageDeflate: false });
    const client: Client = { socket, seat, held: undefined };
    clients.push(client);
    const read = listening();
    socket.on('open', () => {
      socket.send(JSON.stringify({ t: 'hello', v: 1, table, token, last: null, words: true }));
    });
    return new Promise((ready) => {
      socket.on('message', (data) => {
        const text = String(data);
        const message = read(text);
        if (isOn) tally.bytes += text.length;
        if (message.t === until) ready();
        if (message.t !== 'welcome' && message.t !== 'sync' && message.t !== 'step') return;
        client.held = follow(client.held, message);
        if (!isOn) return;
        if (mover !== seat && sentAt > 0) {
          note(tally, sentAt);
          sentAt = 0;
        }
        answer(client);
      });
    });
  }

  function answer({ socket, seat, held }: Client): void {
    const picture = held?.picture;
    if (picture == null) return;
    if (picture.outcome !== null) {
      if (seat === 0) tally.ended++;
      return;
    }
    if (!mustAct(picture, seat)) return;
    const action = anyOf(sceneOf(picture).options);
    mover = seat;
    sentAt = performance.now();
    const { decision } = picture;
    socket.send(JSON.stringify({ t: 'act', id: `${seat}-${decision}`, decision, action }));
  }

  return {
    async prepare() {
      const seats = [{ kind: 'human' }, { kind: 'human' }];
      const host = await post(port, '/api/tables', { game: 'migrato', seats, name: 'a' });
      const guest = await post(port, `/api/tables/${host.table}/join`, { name: 'b' });
      await connect(guest, 'welcome');
      await connect(host, 'welcome');
      const acknowledged = new Promise<void>((dealt) => {
        clients[1]?.socket.on('message', (data) => {
          if (String(data).startsWith('{"t":"ack"')) dealt();
        });
      });
      clients[1]?.socket.send('{"t":"start","id":"start"}');
      await acknowledged;
    },
    go() {
      isOn = true;
      for (const client of clients) answer(client);
    },
    close() {
      for (const { socket } of clients) socket.terminate();
    },
  };
}

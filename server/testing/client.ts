import { WebSocket } from 'ws';
import { compactClient, plainClient } from '../../room/encoding/client.ts';
import { type Following, follow, type Scene, sceneOf } from '../../room/encoding/follow.ts';
import { PROTOCOL_VERSION } from '../../room/limits.ts';
import type { Sentence, ServerMessage, TableInfo } from '../../room/protocol.ts';
import type { Seated } from '../../room/rest.ts';
import type { Wish } from '../../room/testing/world.ts';

/** A person at the other end of a real socket: keeps every byte it received. */
export interface Client {
  readonly socket: WebSocket;
  readonly raw: string[];
  readonly heard: ServerMessage[];
  readonly seat: number | null;
  readonly scene: Scene | undefined;
  readonly table: TableInfo | undefined;
  ask(wish: Wish, id?: string): Promise<Sentence | undefined>;
  act(action: object): Promise<Sentence | undefined>;
  send(text: string): void;
  /** Resolves with the first message, from now on, that fits. */
  hears(fits: (message: ServerMessage) => boolean): Promise<ServerMessage>;
  /** Resolves when the present picture fits. */
  sees(fits: (scene: Scene) => boolean): Promise<Scene>;
  close(): Promise<void>;
}

type Ear = (message: ServerMessage) => void;

export async function connect(
  port: number,
  { table, token, seat }: { table: string; token: string | null; seat: number | null },
  last: number | null = null,
  words = true,
  heldPongMs = 0,
  from = '127.0.0.1',
): Promise<Client> {
  const autoPong = heldPongMs === 0;
  const options = { perMessageDeflate: false, autoPong, localAddress: from };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, options);
  if (!autoPong) socket.on('ping', (data) => void setTimeout(() => socket.pong(data), heldPongMs));
  const { read, write } = words ? compactClient() : plainClient;
  const raw: string[] = [];
  const heard: ServerMessage[] = [];
  const ears = new Set<Ear>();
  let following: Following | undefined;
  let drawn: { readonly of: object; readonly scene: Scene } | undefined;
  let info: TableInfo | undefined;
  let asked = 0;
  // A name of its own for each connection: two tabs of one seat must not use the same ids.
  const tag = Math.random().toString(36).slice(2, 8);
  socket.on('message', (data) => {
    const text = String(data);
    raw.push(text);
    const message = read(text);
    heard.push(message);
    if (message.t === 'welcome' || message.t === 'table') info = message.table;
    if (message.t === 'welcome' || message.t === 'sync' || message.t === 'step') {
      following = follow(following, message);
    }
    if (message.t === 'probe') socket.send(write({ t: 'probed', nonce: message.nonce }));
    for (const ear of [...ears]) ear(message);
  });
  const client: Client = {
    socket,
    raw,
    heard,
    seat,
    get scene() {
      if (following?.picture == null) return undefined;
      // Unpacking a menu at every look would cost more than all the rest of a test.
      if (drawn?.of !== following.picture)
        drawn = { of: following.picture, scene: sceneOf(following.picture) };
      return drawn.scene;
    },
    get table() {
      return info;
    },
    async ask(wish, id = `${tag}-${asked++}`) {
      const answered = client.hears(
        (m) => (m.t === 'ack' || m.t === 'refused' || m.t === 'step') && m.id === id,
      );
      socket.send(JSON.stringify({ id, ...wish }));
      const answer = await answered;
      return answer.t === 'refused' ? answer.refusal : undefined;
    },
    act: (action) =>
      client.ask({ t: 'act', decision: client.scene?.decision ?? null, action: action as { type: string } }),
    send: (text) => socket.send(text),
    hears: (fits) =>
      new Promise((resolve, reject) => {
        const gone = (code?: number, why?: Buffer): void =>
          reject(new Error(`the connection closed: ${code} ${why}`));
        // It will not say so a second time.
        if (socket.readyState === WebSocket.CLOSED) gone();
        const ear: Ear = (message) => {
          if (!fits(message)) return;
          ears.delete(ear);
          socket.off('close', gone);
          resolve(message);
        };
        ears.add(ear);
        socket.once('close', gone);
      }),
    async sees(fits) {
      for (;;) {
        const { scene } = client;
        if (scene !== undefined && fits(scene)) return scene;
        await client.hears((m) => m.t === 'step' || m.t === 'sync' || m.t === 'welcome');
      }
    },
    async close() {
      if (socket.readyState === WebSocket.CLOSED) return;
      const gone = new Promise((resolve) => socket.once('close', resolve));
      socket.close();
      await gone;
    },
  };
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const welcomed = client.hears((m) => m.t === 'welcome' || m.t === 'error');
  client.send(write({ t: 'hello', v: PROTOCOL_VERSION, table, token, last }));
  await welcomed;
  return client;
}

/** A POST with its answer, whatever the status. */
export async function post<T>(
  port: number,
  path: string,
  body: unknown,
  token?: string,
): Promise<{ status: number; body: T }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as T };
}

/** Two people at a table of Migrato that has begun. */
export async function twoAtTable(port: number, more: object = {}): Promise<{ host: Seated; guest: Seated }> {
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const { body: host } = await post<Seated>(port, '/api/tables', {
    game: 'migrato',
    seats,
    name: 'Ada',
    ...more,
  });
  const { body: guest } = await post<Seated>(port, `/api/tables/${host.table}/join`, { name: 'Ben' });
  return { host, guest };
}

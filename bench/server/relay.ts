import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo, Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { answerStats } from './contract.ts';

const load = createRequire(new URL('../../package.json', import.meta.url));
const { WebSocketServer } = load('ws') as typeof import('ws');

/** A table is the clients of one address. */
export interface Relayed {
  readonly id: string;
  readonly clients: WebSocket[];
  /** What lies under them, in the same order. */
  readonly wires: Socket[];
}

/** A server that knows no game: `opened` when the first client of a table has come, `heard` for every text. */
export function openRelay(
  heard: (table: Relayed, text: string) => void,
  opened: (table: Relayed) => void = () => {},
): void {
  const http = createServer();
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  const tables = new Map<string, Relayed>();

  function tableAt(id: string): Relayed {
    const known = tables.get(id);
    if (known !== undefined) return known;
    const table: Relayed = { id, clients: [], wires: [] };
    tables.set(id, table);
    opened(table);
    return table;
  }

  server.on('connection', (client, { url, socket }) => {
    const table = tableAt(url ?? '');
    table.clients.push(client);
    table.wires.push(socket);
    client.on('message', (data) => heard(table, String(data)));
  });
  http.listen(0, '127.0.0.1', () => answerStats((http.address() as AddressInfo).port));
  process.on('SIGTERM', () => process.exit(0));
}

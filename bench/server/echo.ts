import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { WebSocket } from 'ws';
import { answerStats } from './contract.ts';

const load = createRequire(new URL('../../package.json', import.meta.url));
const { WebSocketServer } = load('ws') as typeof import('ws');

/** The limit: what one client sends goes to both of its table, and nothing is thought or kept. */
const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
const tables = new Map<string, WebSocket[]>();
server.on('connection', (socket, request) => {
  const name = request.url ?? '';
  const both = [...(tables.get(name) ?? []), socket];
  tables.set(name, both);
  socket.on('message', (data) => {
    for (const one of tables.get(name) ?? []) one.send(String(data));
  });
});
http.listen(0, '127.0.0.1', () => answerStats((http.address() as AddressInfo).port));
process.on('SIGTERM', () => process.exit(0));

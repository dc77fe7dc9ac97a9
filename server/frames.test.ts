import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { FRAMES_ENCODING, framesOf } from './frames.ts';

test('texts of every length and in every script arrive as they were, however many go together', async () => {
  const texts = ['', 'a', ...[125, 126, 127, 65_535, 65_536, 200_000].map((n) => 'x'.repeat(n))];
  texts.push('é'.repeat(62), 'é'.repeat(63), 'ı İ ş', '移民', '🕊'.repeat(20_000), 'ÿ'.repeat(125));
  const http = createServer();
  const server = new WebSocketServer({ server: http });
  server.on('connection', (_socket, { socket }) => {
    for (const text of texts) socket.write(framesOf([text]), FRAMES_ENCODING);
    socket.write(framesOf(texts), FRAMES_ENCODING);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data) => {
      heard.push(String(data));
      if (heard.length === texts.length * 2) resolve();
    });
  });
  expect(heard).toEqual([...texts, ...texts]);
  client.terminate();
  server.close();
  http.close();
});

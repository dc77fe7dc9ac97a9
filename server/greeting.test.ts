import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL_VERSION } from '../room/limits.ts';
import type { ServerMessage } from '../room/protocol.ts';
import type { Running } from './server.ts';
import { twoAtTable } from './testing/client.ts';
import { serveHere } from './testing/here.ts';

let server: Running;
beforeAll(async () => {
  server = await serveHere();
});
afterAll(() => server.stop());

/** All that is said on a line on which this is said at once, until something answers `r1` or the line ends. */
async function heardAfter(texts: readonly object[]): Promise<readonly ServerMessage[]> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`);
  const heard: ServerMessage[] = [];
  await new Promise((resolve) => socket.once('open', resolve));
  const over = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.on('message', (data) => {
      const message: ServerMessage = JSON.parse(String(data));
      heard.push(message);
      if ('id' in message && message.id === 'r1') resolve();
    });
  });
  for (const text of texts) socket.send(JSON.stringify(text));
  await over;
  socket.terminate();
  return heard;
}

const RESYNC = { t: 'resync', id: 'r1', rules: true };

test('what follows a hello waits until the table is open, and is answered after the welcome', async () => {
  const { host } = await twoAtTable(server.port);
  const hello = { t: 'hello', v: PROTOCOL_VERSION, table: host.table, token: host.token, last: null };
  const heard = await heardAfter([hello, RESYNC]);
  expect(heard[0]).toMatchObject({ t: 'welcome', you: { seat: 0, host: true } });
  expect(heard.at(-1)).toMatchObject({ t: 'refused', refusal: { key: 'room.notPlaying' } });
  expect(heard.some(({ t }) => t === 'error')).toBe(false);
});

test('without a hello nothing is answered, and a hello to nowhere answers nothing that follows it', async () => {
  expect(await heardAfter([RESYNC])).toMatchObject([{ t: 'error', error: { key: 'link.noHello' } }]);
  const nowhere = { t: 'hello', v: PROTOCOL_VERSION, table: 'nosuchtable00000', token: null, last: null };
  const [first, ...more] = await heardAfter([nowhere, RESYNC]);
  expect(first).toMatchObject({ t: 'error', error: { key: 'table.gone' }, fatal: true });
  expect(more).toEqual([]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChangeRow } from '../../server/desk.ts';
import { FRAMES_ENCODING, framesOf } from '../../server/frames.ts';
import { storeThread } from '../../server/storeThread.ts';
import { answerStats } from './contract.ts';

const load = createRequire(new URL('../../package.json', import.meta.url));
const { WebSocketServer } = load('ws') as typeof import('ws');

/**
 * The limit with a disk: an echo that has rows of our server's size on the disk, by our server's own thread, before it
 * tells as many bytes. Whatever rooms, rules and views may cost comes on top of this.
 */
const STATE = 'x'.repeat(964);
const LIVE = 'x'.repeat(193);
const ENTRY = 'x'.repeat(345);
const REST_OF_A_STEP = 'x'.repeat(109);
/** Three entries of five copy the state before them. */
const copies = (seq: number): 0 | 1 => (seq % 5 < 3 ? 1 : 0);

interface Kept {
  readonly id: string;
  seq: number;
  readonly wires: Socket[];
}

const folder = mkdtempSync(join(tmpdir(), 'crossings-bench-'));
const store = storeThread(join(folder, 'bench.db'));
const tables = new Map<string, Kept>();

function tableAt(id: string): Kept {
  const known = tables.get(id);
  if (known !== undefined) return known;
  const table: Kept = { id, seq: 0, wires: [] };
  tables.set(id, table);
  const row = {
    id,
    code: id,
    listed: 0,
    head: '{}',
    seq: 0,
    phase: 'playing',
    touched: 0,
    live: '{}',
  } as const;
  void store.ask('create', row);
  return table;
}

async function keep(table: Kept, text: string): Promise<void> {
  const before = table.seq++;
  const { id, seq } = table;
  const row: ChangeRow = [id, before, seq, 'playing', 0, LIVE, 1, STATE, ENTRY, copies(seq), null];
  await store.ask('commit', row);
  for (const wire of table.wires) wire.write(framesOf([text + REST_OF_A_STEP]), FRAMES_ENCODING);
}

const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const table = tableAt(request.url ?? '');
  table.wires.push(request.socket);
  socket.on('message', (data) => void keep(table, String(data)));
});
http.listen(0, '127.0.0.1', () => answerStats((http.address() as AddressInfo).port));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('SIGTERM', () => process.exit(0));

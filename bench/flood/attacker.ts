import type { Seated } from '../../room/rest.ts';
import type { Wish } from '../../room/testing/world.ts';
import { newCode } from '../../server/secrets.ts';
import { askFrom } from '../../server/testing/ask.ts';
import { type Client, connect } from '../../server/testing/client.ts';
import { frame, openRaw, type Raw, upgrade } from '../../server/testing/raw.ts';
import { ATTACKS, type Attack } from './attacks.ts';

/** One attacker from one address: `attacker.ts <attack> <port>`. When it is stopped it says how often it struck. */
const AT_ONCE = 30;
const SLOW_LINES = 1500;
const PART = 200;
const OPPONENT = 'level:5';
/** As many as one address may hold. */
const STREAMS = 40;
/** All lines of an address may say 200 things a second: sixty lines, each so often. */
const GAP_MS = 300;

const [attack = '', text = ''] = process.argv.slice(2);
const port = Number(text);
/** One for each kind: what an address has used up must not spare the server the next attack. */
const FROM = `127.0.66.${1 + ATTACKS.indexOf(attack)}`;
let did = 0;
let isStreaming = false;

const line = (): Promise<Raw> => openRaw(port, FROM);

/** An open socket, or undefined if there was none to have. */
async function socket(): Promise<Raw | undefined> {
  const raw = await line();
  raw.write(upgrade(port));
  const said = await raw.hears('\r\n\r\n').catch(() => '');
  if (said.includes(' 101 ')) return raw;
  raw.reset();
  return undefined;
}

const hello = (table: string): Buffer =>
  frame(JSON.stringify({ t: 'hello', v: 1, table, token: null, last: null }));

/** The same frames again and again, until the line is closed. */
async function hammer(raw: Raw | undefined, part: Buffer, count: number): Promise<void> {
  while (raw !== undefined && !raw.socket.destroyed) {
    did += count;
    raw.forget();
    const isFull = !raw.socket.write(part);
    await (isFull ? Promise.race([new Promise((go) => raw.socket.once('drain', go)), raw.ended]) : rest());
  }
}

const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const many = (text: string, first?: number): Buffer =>
  Buffer.concat(Array.from({ length: PART }, () => frame(text, first)));

async function someTable(): Promise<string> {
  const { text: listed } = await askFrom(FROM, port, '/api/tables');
  const ids = [...listed.matchAll(/"id":"([a-z0-9]{16})"/g)].map(([, id = '']) => id);
  return ids[Math.floor(Math.random() * ids.length)] ?? '';
}

const found = (body: object) => askFrom(FROM, port, '/api/tables', { method: 'POST', body });

const STRIKES: Readonly<Record<Attack, () => Promise<void>>> = {
  async burn() {
    for (const until = performance.now() + 5; performance.now() < until; ) did++;
  },
  async connect() {
    const raw = await line();
    raw.write(upgrade(port, did % 2 === 0 ? '/socket' : '/elsewhere'));
    raw.reset();
    did++;
  },
  async guess() {
    const raw = await socket();
    raw?.write(Buffer.concat(Array.from({ length: 20 }, () => hello(newCode()))));
    await askFrom(FROM, port, `/api/codes/${newCode()}`);
    raw?.reset();
    did++;
  },
  async history() {
    const raw = await socket();
    raw?.write(hello(await someTable()));
    await raw?.hears('"t":"welcome"').catch(() => '');
    await hammer(raw, frame('{"t":"history","id":"h"}'), 1);
  },
  async look() {
    const raw = await socket();
    raw?.write(hello(await someTable()));
    await raw?.hears('"t":"welcome"').catch(() => '');
    const names = ['Eve', 'Mallory'].map((name) => frame(JSON.stringify({ t: 'introduce', id: name, name })));
    await hammer(raw, Buffer.concat(names), names.length);
  },
  ping: async () => hammer(await socket(), many('x', 0x89), PART),
  garbage: async () => hammer(await socket(), many('{"t":"act","id":{}'), PART),
  async request() {
    const raw = await line();
    const part = Buffer.from('GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(20));
    await hammer(raw, part, 20);
  },
  async slow() {
    const raws = await Promise.all(Array.from({ length: SLOW_LINES / AT_ONCE }, line));
    for (const raw of raws) raw.write('POST /api/tables HTTP/1.1\r\nHost: here\r\ncontent-length: 9000\r\n');
    did += raws.length;
    await Promise.all(raws.map(({ ended }) => ended));
  },
  async found() {
    await found({ game: 'migrato', seats: [{ kind: 'human' }, { kind: 'human' }], name: 'Eve' });
    did++;
  },
  async bots() {
    const seats = Array.from({ length: 5 }, () => ({ kind: 'bot', bot: OPPONENT }));
    const { text: said } = await found({ game: 'journey-istanbul', seats, name: 'Eve', facilitate: true });
    const { table, token } = JSON.parse(said) as { table?: string; token?: string };
    const raw = table === undefined ? undefined : await socket();
    if (raw === undefined) return rest();
    raw.write(frame(JSON.stringify({ t: 'hello', v: 1, table, token, last: null })));
    await raw.hears('"t":"welcome"').catch(() => '');
    raw.write(frame('{"t":"start","id":"s"}'));
    did++;
    await raw.ended;
  },
  async sit() {
    const [host, guest] = await pair();
    const clients = [await sits(host), await sits(guest)];
    await clients[0]?.ask({ t: 'start' });
    await Promise.all(clients.map(pester));
    for (const { socket } of clients) socket.terminate();
  },
  async stream() {
    // One table is enough: each step of it is written anew for every stream.
    if (isStreaming) return idle(1000);
    isStreaming = true;
    const [host, guest] = await pair();
    const watcher = await sits(host);
    await watcher.ask({ t: 'start' });
    const streams = await Promise.all(Array.from({ length: STREAMS }, () => streamOf(host)));
    while (watcher.scene?.outcome === null) {
      const [action] = watcher.scene.options;
      const seat = watcher.scene.awaiting.must.includes(host.seat ?? 0) ? host : guest;
      const act = { table: host.table, id: `a${did++}`, decision: null, action: action ?? { type: 'pass' } };
      const headers = { authorization: `Bearer ${seat.token}` };
      await askFrom(FROM, port, '/api/bot/act', { method: 'POST', body: act, headers });
    }
    for (const raw of streams) raw.reset();
    watcher.socket.terminate();
    isStreaming = false;
  },
};

type Pair = readonly [Seated, Seated];

/** Both seats of a table of its own. */
async function pair(): Promise<Pair> {
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const { text: founded } = await found({ game: 'displacement', seats, name: 'Eve' });
  const host = JSON.parse(founded) as Seated;
  const wish = { method: 'POST', body: { name: 'Mallory' } };
  const { text: joined } = await askFrom(FROM, port, `/api/tables/${host.table}/join`, wish);
  return [host, JSON.parse(joined) as Seated];
}

const sits = (one: Seated): Promise<Client> => connect(port, one, null, true, 0, FROM);

async function streamOf({ table, token }: Seated): Promise<Raw> {
  const raw = await line();
  const head = `Host: here\r\nAuthorization: Bearer ${token}`;
  raw.write(`GET /api/bot/stream?table=${table} HTTP/1.1\r\n${head}\r\n\r\n`);
  raw.socket.on('data', () => raw.forget());
  return raw;
}

/** Everything a seat may do, just below the rate at which its line would be closed. */
async function pester(client: Client): Promise<void> {
  const wishes: readonly Wish[] = [
    { t: 'pause' },
    { t: 'resume' },
    { t: 'note', text: `${did}` },
    { t: 'stepBack' },
    { t: 'return' },
    { t: 'rename', name: `Eve ${did % 9}` },
    { t: 'talk', phrase: 'thanks' },
    { t: 'undo' },
  ];
  for (let i = 0; client.scene?.outcome === null && client.socket.readyState === 1; i++) {
    const { options } = client.scene;
    const action = options[i % Math.max(1, options.length)];
    const wish = wishes[i % wishes.length];
    if (i % 2 === 0 && action !== undefined) await client.act(action);
    else if (wish !== undefined) await client.ask(wish);
    did++;
    await idle(GAP_MS);
  }
}

const idle = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

process.on('message', () => process.send?.(did));
process.on('SIGTERM', () => process.exit(0));
const strike = STRIKES[attack as Attack];
for (let i = 0; i < AT_ONCE; i++) {
  void (async () => {
    for (;;) {
      await strike().catch(() => {});
      await rest();
    }
  })();
}
process.send?.('ready');

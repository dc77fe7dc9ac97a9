import { afterAll, expect, test } from 'vitest';
import type { Game, Kind } from '../../engine/game.ts';
import { titles } from '../../games/index.ts';
import type { Seated } from '../../room/rest.ts';
import { CLOSE } from '../../service/closeCodes.ts';
import type { Options } from '../options.ts';
import { type Client, connect, post } from '../testing/client.ts';
import { startPostgres } from '../testing/postgres.ts';
import { type ServerProcess, spawnServer } from '../testing/process.ts';
import { openRaw, upgrade } from '../testing/raw.ts';
import { TROUBLES, type Trouble, threeNodes } from '../testing/troubles.ts';
import { check, report } from '../testing/witnesses.ts';
import { postgresDatabase } from './database.ts';
import { GONE, NR, SECRET } from './peers.ts';
import { once } from './pool.ts';

/** How often what goes wrong, in one run after the other. */
type Troubles = Readonly<Record<Trouble, number>>;
const RUNS: readonly (readonly [string, Troubles])[] =
  process.env.CROSSINGS_LONG === undefined
    ? [['S3, S4, S5', { kill: 2, freeze: 1, cut: 3 }]]
    : [
        ['S3', { kill: 200, freeze: 0, cut: 0 }],
        ['S4', { kill: 0, freeze: 100, cut: 0 }],
        ['S5', { kill: 0, freeze: 0, cut: 1000 }],
      ];
const TABLES = 5;
/** Games last longer than what goes wrong. */
const THINK_MS = 50;
const GAMES = Object.keys(titles);
const PASS = 'P'.repeat(22);

const postgres = await startPostgres();
const spawned: ServerProcess[] = [];
afterAll(async () => {
  await Promise.all(spawned.map((node) => node.kill()));
  await postgres.stop();
});

/** With a lease that a machine which runs other tests as well can keep. */
async function spawnNode(url: string, more: Partial<Options> = {}): Promise<ServerProcess> {
  const node = await spawnServer(url, 'silent', { leaseMs: 6000, ...more });
  spawned.push(node);
  return node;
}

const closeOf = ({ socket }: Client): Promise<number> =>
  new Promise((resolve) => socket.once('close', resolve));

/** Of all servers that live, since each was started. */
async function summed(nodes: readonly ServerProcess[], name: string): Promise<number> {
  const texts = await Promise.all(
    nodes.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  const said = texts.map((text) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]));
  return said.reduce((sum, one) => sum + one, 0);
}

/** A table of bots that nobody looks at. */
async function startBots(port: number, { id, seats }: Pick<Game<Kind>, 'id' | 'seats'>): Promise<string> {
  const bots = Array.from({ length: seats.max }, () => ({ kind: 'bot' }));
  const { body } = await post<Seated>(port, '/api/tables', {
    game: id,
    seats: bots,
    name: 'Eve',
    facilitate: true,
  });
  const eve = await connect(port, body);
  expect(await eve.ask({ t: 'start' })).toBeUndefined();
  await eve.close();
  return body.table;
}

test('two servers on one PostgreSQL are one; S11 a table of bots goes on when its node is killed', async () => {
  const url = await postgres.database();
  const [first, second] = await Promise.all([spawnNode(url), spawnNode(url, { botDelayMs: 400 })]);
  const [{ port: a }, { port: b }] = [first, second];
  for (const port of [a, b])
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  // One of each title: a game of two can be over before anybody is killed.
  const ofBots: string[] = [];
  for (const { game } of Object.values(titles)) ofBots.push(await startBots(b, game));
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const { body: host } = await post<Seated>(a, '/api/tables', { game: GAMES[0], seats, name: 'Ada' });
  const ada = await connect(a, host);
  // The table is open at the first one: this is asked there.
  const { body: guest, status } = await post<Seated>(b, `/api/tables/${host.table}/join`, { name: 'Ben' });
  expect(status).toBe(201);
  const ben = await connect(b, guest);
  expect(ben.heard[0]?.t).toBe('welcome');
  expect(await ada.ask({ t: 'start' })).toBeUndefined();
  await ben.sees(() => true);
  expect(await ben.ask({ t: 'talk', phrase: 'thanks' })).toBeUndefined();
  const metrics = await (await fetch(`http://127.0.0.1:${b}/metrics`)).text();
  expect(metrics).toMatch(/^crossings_shared_handed_on_total 1$/m);
  expect(metrics).toMatch(/^crossings_shared_commit_seconds_bucket{le="\+Inf"} \d+$/m);
  expect(metrics).not.toContain(host.table);
  // A line that was handed on ends with the access to its seat, and a pass lets its person in by any server.
  const ended = closeOf(ben);
  expect(await ada.ask({ t: 'revoke', seat: 1, pass: PASS })).toBeUndefined();
  expect(await ended).toBe(CLOSE.noTable);
  const stream = `http://127.0.0.1:${b}/api/bot/stream?table=${host.table}`;
  const asked = await fetch(stream, { headers: { authorization: `Bearer ${guest.token}` } });
  expect([asked.status, await asked.json()]).toEqual([401, { error: { key: 'link.wrongToken' } }]);
  const { body: back } = await post<Seated>(b, `/api/tables/${host.table}/admit`, { pass: PASS });
  const benno = await connect(b, back);
  // A polite goodbye of the owner: whoever was handed on comes back, and the table is the other one's.
  const left = closeOf(benno);
  const third = spawnNode(url);
  expect(await first.kill('SIGTERM')).toBe(0);
  expect(await left).toBe(CLOSE.restart);
  const again = await connect(b, back);
  expect(again.heard[0]?.t).toBe('welcome');
  await again.close();
  const other = await third;
  await second.kill();
  const database = await postgresDatabase(url);
  const heads = () => Promise.all(ofBots.map((id) => database.head(id)));
  const before = await heads();
  // Every one of them, unless its game is over.
  const standing = async (): Promise<string[]> =>
    (await heads()).flatMap((head, i) =>
      head?.phase === 'playing' && head.seq <= (before[i]?.seq ?? 0) + 1 ? [head.game] : [],
    );
  await expect.poll(standing, { message: 'tables that stand still' }).toEqual([]);
  await other.kill();
  await database.close();
});

test('nobody comes in where servers talk among themselves but by their secret, and only to the one meant', async () => {
  const url = await postgres.database();
  const node = await spawnNode(url);
  const [{ nr, address, secret }] = await once(url, async (client) => {
    const { rows } = await client.query('SELECT nr, address, (SELECT secret FROM crossings) FROM nodes');
    return rows;
  });
  const asked = async (headers: Record<string, string>): Promise<number[]> => {
    const { status } = await fetch(`http://${address}/api/tables`, { headers });
    const raw = await openRaw(Number(address.split(':')[1]));
    const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    raw.write(upgrade(node.port, '/socket', more));
    const said = await raw.hears('\r\n\r\n');
    raw.reset();
    return [status, Number(said.split(' ')[1])];
  };
  expect(await asked({})).toEqual([403, 403]);
  expect(await asked({ [SECRET]: 'x'.repeat(secret.length), [NR]: String(nr) })).toEqual([403, 403]);
  expect(await asked({ [SECRET]: secret, [NR]: String(nr + 1) })).toEqual([GONE, GONE]);
  expect(await asked({ [SECRET]: secret, [NR]: String(nr) })).toEqual([200, 101]);
  await node.kill();
});

test.each(RUNS)(
  '%s nodes that are killed, frozen or cut off lose, double and fork nothing: %o',
  async (_name, counts) => {
    const { url, nodes, witnesses, goOn, make, close } = await threeNodes(
      postgres,
      (db, leaseMs) => spawnNode(db, leaseMs === undefined ? {} : { leaseMs }),
      TABLES,
      THINK_MS,
    );
    for (const trouble of TROUBLES) {
      for (let cycle = 0; cycle < counts[trouble]; cycle++) {
        await goOn();
        await make(trouble, cycle);
      }
    }
    await goOn();
    const refused = await summed(nodes, 'crossings_shared_lost_total');
    const fenced = await summed(nodes, 'crossings_shared_fenced_total');
    console.log(`${refused} writes refused to whoever had lost a table, ${fenced} times declared dead`);
    expect(Number.isFinite(refused + fenced)).toBe(true);
    report(JSON.stringify(counts), await check(url, witnesses, nodes), witnesses);
    // Nobody has lost a line by what nobody met.
    expect(witnesses.flatMap(({ people }) => people.flatMap(({ gaps }) => gaps)).length).toBeGreaterThan(0);
    await close();
  },
);

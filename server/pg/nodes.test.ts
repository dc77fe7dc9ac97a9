import { afterAll, expect, test } from 'vitest';
import { titles } from '../../games/index.ts';
import type { Seated } from '../../room/rest.ts';
import type { Options } from '../options.ts';
import { connect, post } from '../testing/client.ts';
import { newCutter } from '../testing/cutter.ts';
import { startPostgres } from '../testing/postgres.ts';
import { type ServerProcess, spawnServer } from '../testing/process.ts';
import { busy, check, report, seat, type Witness } from '../testing/witnesses.ts';
import { postgresDatabase } from './database.ts';

const IS_LONG = process.env.CROSSINGS_LONG !== undefined;
const KILLS = IS_LONG ? 200 : 3;
const FREEZES = IS_LONG ? 100 : 2;
const CUTS = IS_LONG ? 1000 : 6;
const TABLES = 5;
const GAMES = Object.keys(titles);
/** Of nodes that are to be fenced. */
const LEASE_MS = 1000;

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

test('two servers on one PostgreSQL are one: whoever comes in at the wrong one is handed on', async () => {
  const url = await postgres.database();
  const nodes = [await spawnNode(url), await spawnNode(url)] as const;
  const [{ port: a }, { port: b }] = nodes;
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${a}/readyz`)).status).toBe(200);
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
  // A polite goodbye of the owner: whoever was handed on comes back, and the table is the other one's.
  const left = new Promise<number>((resolve) => ben.socket.once('close', resolve));
  expect(await nodes[0].kill('SIGTERM')).toBe(0);
  expect(await left).toBe(4003);
  const again = await connect(b, guest);
  expect(again.heard[0]?.t).toBe('welcome');
  await again.close();
  await nodes[1].kill('SIGTERM');
});

test('S3 kill -9 of one of three nodes under load loses nothing that was acknowledged', async () => {
  const url = await postgres.database();
  const database = await postgresDatabase(url);
  const nodes: ServerProcess[] = await Promise.all([1, 2, 3].map(() => spawnNode(url)));
  const ports = (): number[] => nodes.map(({ port }) => port);
  const more = (): Promise<Witness[]> => seat(ports, TABLES, `kill ${Math.random()}`);
  const witnesses = await more();
  for (let cycle = 0; cycle < KILLS; cycle++) {
    await busy(witnesses, more);
    await nodes[cycle % nodes.length]?.kill();
    nodes[cycle % nodes.length] = await spawnNode(url);
  }
  await busy(witnesses, more);
  report(`${KILLS} kills`, await check(database, witnesses, nodes), witnesses);
  await database.close();
}, 3_600_000);

test('S4 a node that stood still for longer than its lease forks nothing', async () => {
  const url = await postgres.database();
  const database = await postgresDatabase(url);
  const nodes = await Promise.all([1, 2].map(() => spawnNode(url, { leaseMs: LEASE_MS })));
  const ports = (): number[] => nodes.map(({ port }) => port);
  const more = (): Promise<Witness[]> => seat(ports, TABLES, `freeze ${Math.random()}`);
  const witnesses = await more();
  for (let cycle = 0; cycle < FREEZES; cycle++) {
    await busy(witnesses, more);
    const node = nodes[cycle % nodes.length];
    node?.signal('SIGSTOP');
    // Its lease is over, and others have taken its tables and play.
    await new Promise((resolve) => setTimeout(resolve, 3 * LEASE_MS));
    await busy(witnesses, more);
    node?.signal('SIGCONT');
  }
  await busy(witnesses, more);
  report(`${FREEZES} freezes`, await check(database, witnesses, nodes), witnesses);
  await database.close();
}, 3_600_000);

test('S5 lines to the database that break before, while and after it writes double nothing', async () => {
  const url = await postgres.database();
  const database = await postgresDatabase(url);
  const cutter = await newCutter(postgres.port);
  const through = new URL(url);
  through.port = String(cutter.port);
  const nodes = [await spawnNode(through.href), await spawnNode(url)];
  const ports = (): number[] => nodes.map(({ port }) => port);
  const more = (): Promise<Witness[]> => seat(ports, TABLES, `cut ${Math.random()}`);
  const witnesses = await more();
  for (let cut = 0; cut < CUTS; cut++) {
    if (cut % 3 === 0) cutter.cutAll();
    else cutter.swallowAnswers();
    await busy(witnesses, more);
  }
  report(`${CUTS} cuts`, await check(database, witnesses, nodes), witnesses);
  await cutter.close();
  await database.close();
}, 3_600_000);

test('S11 a table of bots at which nobody looks goes on when its node is killed', async () => {
  const url = await postgres.database();
  const database = await postgresDatabase(url);
  const [owner, other] = await Promise.all([1, 2].map(() => spawnNode(url, { botDelayMs: 400 })));
  const { body: host } = await post<Seated>(owner?.port ?? 0, '/api/tables', {
    game: GAMES[0],
    seats: [{ kind: 'bot' }, { kind: 'bot' }],
    name: 'Ada',
    facilitate: true,
  });
  const ada = await connect(owner?.port ?? 0, host);
  expect(await ada.ask({ t: 'start' })).toBeUndefined();
  await owner?.kill();
  const before = (await database.entries(host.table)).length;
  await expect.poll(async () => (await database.entries(host.table)).length).toBeGreaterThan(before + 1);
  await other?.kill();
  await database.close();
});

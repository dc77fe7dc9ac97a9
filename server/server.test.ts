import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import type { Seated } from '../room/rest.ts';
import type { Running } from './server.ts';
import { type Client, connect, post, twoAtTable } from './testing/client.ts';
import { serveHere } from './testing/here.ts';

let server: Running;
beforeAll(async () => {
  server = await serveHere();
});
afterAll(() => server.stop());

const isMine = (client: Client): boolean => client.scene?.awaiting.must.includes(client.seat ?? -1) ?? false;

/** Plays until the game is over; each action only when the picture asks for it. */
async function playOut(clients: readonly Client[], seed: string): Promise<void> {
  const chance = seeded(seed);
  await Promise.all(
    clients.map(async (client) => {
      for (;;) {
        const scene = await client.sees((s) => s.outcome !== null || isMine(client));
        if (scene.outcome !== null) return;
        const refusal = await client.act(scene.options[chance.below(scene.options.length)] ?? {});
        // The other side may have moved between looking and acting; then the picture asks again.
        if (refusal !== undefined && refusal.key !== 'room.stale') throw new Error(refusal.key);
      }
    }),
  );
}

test('two people play Migrato from link to last bird, and a spectator sees the same end', async () => {
  const { host, guest } = await twoAtTable(server.port);
  const ada = await connect(server.port, host);
  const ben = await connect(server.port, guest);
  const watcher = await connect(server.port, { table: host.table, token: null, seat: null });
  expect(await ada.ask({ t: 'start' })).toBeUndefined();
  await playOut([ada, ben], 'two people');
  await watcher.sees((scene) => scene.outcome !== null);
  expect(watcher.scene?.outcome).toEqual(ada.scene?.outcome);
  expect(ada.table?.phase).toBe('over');
  expect(await ben.ask({ t: 'rematch' })).toBeUndefined();
  await ada.hears((m) => m.t === 'table').catch(() => undefined);
  const next = ben.table?.next ?? expect.fail('no rematch');
  const again = await connect(server.port, { ...guest, table: next });
  expect(again.heard[0]).toMatchObject({ t: 'welcome', you: { seat: 0, host: false } });
  await Promise.all([ada, ben, watcher, again].map((client) => client.close()));
});

test('one person plays a whole game against a bot that thinks in a worker', async () => {
  const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'level:3' }];
  const { body } = await post<Seated>(server.port, '/api/tables', { game: 'migrato', seats, name: 'Ada' });
  const ada = await connect(server.port, body);
  await ada.ask({ t: 'start' });
  await playOut([ada], 'against a bot');
  expect(ada.scene?.outcome).not.toBeNull();
  await ada.close();
});

test('who reloads in the middle has the same picture again; who missed nothing is told so', async () => {
  const { host, guest } = await twoAtTable(server.port);
  const ada = await connect(server.port, host);
  const ben = await connect(server.port, guest);
  await ada.ask({ t: 'start' });
  await ben.sees(() => true);
  const again = await connect(server.port, guest);
  expect(again.scene).toEqual(ben.scene);
  const second = ben.heard.find((m) => m.t === 'notice') ?? (await ben.hears((m) => m.t === 'notice'));
  expect(second).toMatchObject({ notice: { key: 'link.secondDevice', args: { count: 2 } } });
  const seq = again.heard.flatMap((m) => (m.t === 'welcome' ? [m.seq] : []))[0] ?? null;
  const third = await connect(server.port, guest, seq);
  expect(third.heard.find((m) => m.t === 'welcome')).toMatchObject({ current: true, picture: null });
  await Promise.all([ada, ben, again, third].map((client) => client.close()));
});

test('two tabs of one seat cannot play one decision twice', async () => {
  const { host, guest } = await twoAtTable(server.port);
  const tabs = [await connect(server.port, host), await connect(server.port, host)] as const;
  const ben = await connect(server.port, guest);
  await tabs[0].ask({ t: 'start' });
  await Promise.all([ben, ...tabs].map((client) => client.sees(() => true)));
  const movers = isMine(ben) ? [ben, await connect(server.port, guest)] : tabs;
  const answers = await Promise.all(movers.map((tab) => tab.act(tab.scene?.options[0] ?? {})));
  expect(answers.map((refusal) => refusal?.key ?? 'played').sort()).toEqual(['played', 'room.stale']);
  await Promise.all([ben, ...tabs, ...movers].map((client) => client.close()));
});

test('a table that is gone, full or over, a wrong token, another version: each a sentence', async () => {
  const { host } = await twoAtTable(server.port);
  expect(await post(server.port, '/api/tables/nosuchtable/join', { name: 'Cem' })).toEqual({
    status: 404,
    body: { error: { key: 'table.gone' } },
  });
  expect(await post(server.port, `/api/tables/${host.table}/join`, { name: 'Cem' })).toEqual({
    status: 409,
    body: { error: { key: 'table.full' } },
  });
  const wrong = await connect(server.port, { ...host, token: 'A'.repeat(22) });
  expect(wrong.heard[0]).toEqual({ t: 'error', error: { key: 'link.wrongToken' }, fatal: true });
  const gone = await connect(server.port, { ...host, table: 'nosuchtable' });
  expect(gone.heard[0]).toEqual({ t: 'error', error: { key: 'table.gone' }, fatal: true });
  const found = await fetch(`http://127.0.0.1:${server.port}/api/codes/${host.code.toUpperCase()}`);
  expect(await found.json()).toEqual({ table: host.table });
});

test('health, metrics, headers and the page of a site that is not built', async () => {
  const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${server.port}${path}`);
  expect(await (await get('/healthz')).json()).toEqual({ ok: true });
  expect(await (await get('/metrics')).text()).toMatch(/^crossings_acknowledged_total \d+$/m);
  const page = await get('/');
  expect(await page.text()).toContain('could not be built');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
});

test('only our own pages may open a socket', async () => {
  const { WebSocket } = await import('ws');
  const from = (origin: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`, { origin });
      socket.once('open', () => {
        socket.close();
        resolve('open');
      });
      socket.once('error', (error) => resolve(error.message));
    });
  expect(await from(`http://127.0.0.1:${server.port}`)).toBe('open');
  expect(await from('http://elsewhere.example')).toContain('403');
});

test('only who sits at this machine is told by which address others reach it', async () => {
  const ask = async (at: Running): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${at.port}/api/here`)).json();
  expect(await ask(server)).toEqual({ others: null });
  const published = await serveHere({ publicUrl: 'https://play.example' });
  expect(await ask(published)).toEqual({ others: 'https://play.example' });
  await published.stop();
});

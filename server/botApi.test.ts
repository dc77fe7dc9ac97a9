import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Schema from 'typebox/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseRecord, verifyRecord } from '../engine/record.ts';
import type { JsonSchema } from '../engine/shape.ts';
import { title as migrato } from '../games/migrato/index.ts';
import type { Seated } from '../room/rest.ts';
import type { Running } from './server.ts';
import { connect, post, twoAtTable } from './testing/client.ts';
import { serveHere } from './testing/here.ts';

let server: Running;
beforeAll(async () => {
  server = await serveHere();
});
afterAll(() => server.stop());

test('the example bot sits down by the code and plays a whole game against a bot of the server', async () => {
  const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'level:1' }];
  const { body: table } = await post<Seated>(server.port, '/api/tables', {
    game: 'migrato',
    seats,
    name: 'Host',
    facilitate: true,
  });
  const host = await connect(server.port, table);
  const script = join(import.meta.dirname, '..', 'examples', 'bot.mjs');
  const playing = promisify(execFile)(process.execPath, [
    script,
    `http://127.0.0.1:${server.port}`,
    table.code,
  ]);
  while (host.table?.seats[0]?.connected !== true) await host.hears((m) => m.t === 'table');
  expect(await host.ask({ t: 'start' })).toBeUndefined();
  const { stdout, stderr } = await playing;
  expect(stdout).toMatch(/Over after \d+ actions: \{"why"/);
  expect(stderr).toBe('');
  await host.close();
});

const python = spawnSync('python3', ['--version']).status === 0;
if (!python) console.error('NOT TESTED: examples/bot.py, because there is no python3 here');

test.skipIf(!python)('the example in Python founds a table, starts it and plays to the end', async () => {
  const script = join(import.meta.dirname, '..', 'examples', 'bot.py');
  const address = `http://127.0.0.1:${server.port}`;
  const { stdout, stderr } = await promisify(execFile)('python3', [
    script,
    address,
    '--found',
    'migrato',
    'level:1',
  ]);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/Over after \d+ actions: \{"why"/);
});

test('a program starts a table and asks for the next game, the host’s way', async () => {
  const { host, guest } = await twoAtTable(server.port);
  const ask = (what: string, token: string) =>
    post<{ next: string | null }>(server.port, `/api/tables/${host.table}/${what}`, { id: what }, token);
  expect(await ask('start', 'A'.repeat(22))).toMatchObject({ status: 401 });
  expect(await ask('start', guest.token)).toMatchObject({ status: 409 });
  expect(await ask('rematch', host.token)).toMatchObject({ status: 409 });
  expect(await ask('start', host.token)).toEqual({ status: 200, body: { ok: true, next: null } });
});

test('the record of a game is refused while it runs, and is anybody’s when it is over', async () => {
  const { body: host } = await post<Seated>(server.port, '/api/tables', {
    game: 'migrato',
    seats: [
      { kind: 'bot', bot: 'level:1' },
      { kind: 'bot', bot: 'level:1' },
    ],
    name: 'Host',
    facilitate: true,
    pace: 'quick',
  });
  const ask = (table: string) => fetch(`http://127.0.0.1:${server.port}/api/tables/${table}/record`);
  const early = await ask(host.table);
  expect({ status: early.status, body: await early.json() }).toEqual({
    status: 409,
    body: { error: { key: 'room.notOver' } },
  });
  expect((await ask('nosuchtable')).status).toBe(404);
  const watcher = await connect(server.port, host);
  expect(await watcher.ask({ t: 'start' })).toBeUndefined();
  await watcher.sees(({ outcome }) => outcome !== null);
  const found = await ask(host.code);
  const record = parseRecord(await found.json());
  expect(verifyRecord(migrato.game, record)).toBeUndefined();
  await watcher.close();
});

test('the schema of a game says what actions and documents are', async () => {
  const schema = await fetch(`http://127.0.0.1:${server.port}/api/games/migrato/schema`);
  const { actions, content } = (await schema.json()) as Record<'actions' | 'content', JsonSchema>;
  expect(Schema.Compile(actions).Check({ type: 'passRedraw' })).toBe(true);
  expect(Schema.Compile(actions).Check({ type: 'win' })).toBe(false);
  const document = { format: 'crossings-content', formatVersion: 1, game: 'migrato', id: 'mine' };
  expect(Schema.Compile(content).Check(document)).toBe(true);
  expect(Schema.Compile(content).Check({ ...document, game: 'chess' })).toBe(false);
  for (const what of ['schema', 'measures']) {
    const none = await fetch(`http://127.0.0.1:${server.port}/api/games/chess/${what}`);
    expect(none.status).toBe(404);
  }
});

test('the schema of a game says what is shown and what can be set; its measures say what they are', async () => {
  const ask = async (what: string) =>
    (await fetch(`http://127.0.0.1:${server.port}/api/games/migrato/${what}`)).json();
  const { shown, options } = (await ask('schema')) as {
    shown: { $defs: Record<string, JsonSchema> };
    options: JsonSchema;
  };
  expect(Object.keys(shown.$defs)).toEqual(expect.arrayContaining(['view', 'event', 'form']));
  expect(Schema.Compile(options).Check({ stallLimit: 30 })).toBe(true);
  expect(Schema.Compile(options).Check({ stallLimit: 31 })).toBe(false);
  expect(await ask('measures')).toMatchObject({ game: 'migrato', measures: { birds: 'birds played' } });
});

test('a program is refused with a reason, and never without a token', async () => {
  const { host, guest } = await twoAtTable(server.port);
  const act = { table: host.table, id: 'a1', decision: 0, action: { type: 'passRedraw' } };
  expect(await post(server.port, '/api/bot/act', act)).toMatchObject({ status: 401 });
  expect(await post(server.port, '/api/bot/act', act, guest.token)).toEqual({
    status: 409,
    body: { error: { key: 'room.notPlaying' } },
  });
  expect(await post(server.port, '/api/bot/act', { ...act, decision: 'x' }, guest.token)).toEqual({
    status: 400,
    body: { error: { key: 'link.badMessage' } },
  });
  const stream = await fetch(`http://127.0.0.1:${server.port}/api/bot/stream?table=${host.table}`);
  expect(stream.status).toBe(401);
});

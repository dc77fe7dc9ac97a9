import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Seated } from '../room/rest.ts';
import { newCode } from './secrets.ts';
import type { Running } from './server.ts';
import { sqliteStore } from './sqliteStore.ts';
import { askFrom } from './testing/ask.ts';
import { connect, twoAtTable } from './testing/client.ts';
import { serveHere } from './testing/here.ts';

const RATE = 20;
/** Of wrong codes: at once and a second, for an address and for all. */
const OWN = { burst: RATE, perSecond: 2 };
const ALL = { burst: 2 * RATE, perSecond: 20 };

let server: Running;
let looked = 0;
/** Counts how often a code is looked up. */
const counting: typeof sqliteStore = (file) => {
  const store = sqliteStore(file);
  const idOf = (code: string) => {
    looked++;
    return store.idOf(code);
  };
  return Object.assign(Object.create(store), { idOf });
};
let host: Seated;
beforeAll(async () => {
  server = await serveHere({ rate: RATE }, undefined, undefined, counting);
  ({ host } = await twoAtTable(server.port));
});
afterAll(() => server.stop());

/** What a rate allows at most from `since` until now. */
const allowed = ({ burst, perSecond }: typeof OWN, since: number): number =>
  burst + 1 + (perSecond * (performance.now() - since)) / 1000;

/** The keys of all errors a socket is told until it is closed. */
function shout(from: string, texts: readonly string[]): Promise<string[]> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`, { localAddress: from });
  const keys: string[] = [];
  socket.on('open', () => {
    for (const text of texts) socket.send(text);
  });
  socket.on('message', (data) => keys.push(JSON.parse(String(data)).error?.key));
  return new Promise((resolve, reject) => {
    socket.on('close', () => resolve(keys));
    socket.on('error', reject);
  });
}

const hello = (table: string): string => JSON.stringify({ t: 'hello', v: 1, table, token: null, last: null });
const isGone = (key: string | undefined): boolean => key === 'table.gone';

test('D3 of many hellos at once on one socket only the first is looked up', async () => {
  const before = looked;
  await shout(
    '127.0.0.2',
    Array.from({ length: 40 }, () => hello(newCode())),
  );
  expect(looked - before).toBe(1);
});

test('D3, D10 whichever way codes are guessed, an address may try two a second', async () => {
  const since = performance.now();
  const bearer = { authorization: `Bearer ${'A'.repeat(22)}` };
  const from = '127.0.0.3';
  const ways: (() => Promise<(string | undefined)[]>)[] = [
    () => shout(from, [hello(newCode())]),
    async () => [(await askFrom(from, server.port, `/api/codes/${newCode()}`)).key],
    async () => [(await askFrom(from, server.port, `/api/tables/${newCode().toUpperCase()}`)).key],
    async () => {
      const body = { name: 'Eve' };
      return [
        (await askFrom(from, server.port, `/api/tables/${newCode()}/join`, { method: 'POST', body })).key,
      ];
    },
    async () => {
      const path = `/api/bot/stream?table=${newCode()}`;
      return [(await askFrom(from, server.port, path, { headers: bearer })).key];
    },
    async () => {
      const body = { table: newCode(), id: 'a', decision: null, action: { type: 'x' } };
      const asked = { method: 'POST', body, headers: bearer };
      return [(await askFrom(from, server.port, '/api/bot/act', asked)).key];
    },
  ];
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_none, i) => ways[i % ways.length]?.() ?? []),
  );
  const keys = answers.flat();
  const tried = keys.filter((key) => isGone(key) || key === 'link.wrongToken');
  expect(tried.length).toBeGreaterThanOrEqual(OWN.burst);
  expect(tried.length).toBeLessThanOrEqual(allowed(OWN, since));
  expect(keys.filter((key) => key === 'link.tooOften').length).toBeGreaterThan(20);
});

test('D3 many addresses together may try twenty a second; whoever has a link comes in all the same', async () => {
  const since = performance.now();
  const guesses = Array.from({ length: 40 }, (_none, i) =>
    Array.from({ length: 5 }, () => askFrom(`127.0.1.${i + 1}`, server.port, `/api/codes/${newCode()}`)),
  );
  const keys = (await Promise.all(guesses.flat())).map(({ key }) => key);
  expect(keys.filter(isGone).length).toBeLessThanOrEqual(allowed(ALL, since));
  expect(keys).toContain('link.tooOften');
  const found = await askFrom('127.0.2.1', server.port, `/api/tables/${host.table}`);
  expect(found.status).toBe(200);
  const ada = await connect(server.port, host);
  expect(ada.heard[0]?.t).toBe('welcome');
  await ada.close();
});

test('a right code is no guess: a class comes in by one code from one address', async () => {
  const calm = await serveHere({ rate: RATE });
  const { host: teacher } = await twoAtTable(calm.port);
  for (let pupil = 0; pupil < 3 * OWN.burst; pupil++) {
    const path = `/api/codes/${teacher.code}`;
    expect((await askFrom('127.0.0.9', calm.port, path)).status).toBe(200);
  }
  await calm.stop();
});

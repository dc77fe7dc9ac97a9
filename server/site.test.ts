import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, serveSite } from './site.ts';

const SCRIPT = 'export const here = "now";\n'.repeat(50);
const PAGE = '<!doctype html><title>A page</title>';
let folder: string;
let app: FastifyInstance;
let state: Site['state'] = 'built';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crossings-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets/main-abc.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/main-abc.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets/main-abc.js.gz'), gzipSync(SCRIPT));
  app = fastify();
  await serveSite(app, {
    dist: folder,
    get state() {
      return state;
    },
  });
  app.get('/healthz', async () => 'well');
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** By hand, because fetch would unpack what it got. */
function ask(path: string, encoding: string): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'accept-encoding': encoding };
  return new Promise((resolve, reject) => {
    get({ port, path, headers, host: '127.0.0.1' }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
] as const)('a browser that takes %s gets %s', async (accepts, encoding, unpack) => {
  const { status, headers, body } = await ask('/assets/main-abc.js', accepts);
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(headers.vary?.toString().toLowerCase()).toContain('accept-encoding');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(unpack(body).toString()).toBe(SCRIPT);
});

test('the page itself is asked for again each time, under every address of the site', async () => {
  for (const path of ['/', '/t/abc', '/new/migrato']) {
    const { status, headers, body } = await ask(path, 'br');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body.toString()).toBe(PAGE);
  }
});

test('a part that is not there is not answered with a page', async () => {
  expect((await ask('/assets/old-123.js', 'br')).status).toBe(404);
  expect((await ask('/api/nothing', 'br')).status).toBe(404);
});

test('while the pages are being built, and if they could not be, every address of the site says so', async () => {
  for (const [now, words] of [
    ['building', 'are being built'],
    ['failed', 'could not be built'],
  ] as const) {
    state = now;
    for (const path of ['/', '/t/abc', '/index.html']) {
      const { status, headers, body } = await ask(path, 'br');
      expect(status).toBe(503);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['retry-after']).toBe(now === 'building' ? '2' : undefined);
      expect(body.toString()).toContain(words);
    }
    expect((await ask('/healthz', 'br')).status).toBe(200);
  }
  state = 'built';
  expect((await ask('/', 'br')).body.toString()).toBe(PAGE);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import type { Limits } from '../../service/limits.ts';
import type { Options } from '../options.ts';
import { type Running, serve } from '../server.ts';
import type { sqliteStore } from '../sqliteStore.ts';

/** A server in this process on a port of its own, with a database that goes away with it; without a site but for `dist`. */
export async function serveHere(
  more: Partial<Options> = {},
  titles?: Readonly<Record<string, Title<Kind>>>,
  dist?: string,
  openStore?: typeof sqliteStore,
  limits?: Limits,
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'crossings-'));
  const options: Options = {
    port: 0,
    host: '127.0.0.1',
    db: join(folder, 'test.db'),
    publicUrl: null,
    trustProxy: [],
    keepDays: 90,
    botDelayMs: 0,
    rate: 0,
    logLevel: 'silent',
    inner: '127.0.0.1:0',
    leaseMs: 3000,
    ...more,
  };
  const state = dist === undefined ? 'failed' : 'built';
  const site = { dist: dist ?? join(folder, 'dist'), state } as const;
  const running = await serve(options, site, titles, openStore, undefined, limits);
  return {
    port: running.port,
    sentAway: running.sentAway,
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

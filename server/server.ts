import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import fastify from 'fastify';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { titles as everyTitle } from '../games/index.ts';
import { StoreTrouble } from '../room/store.ts';
import { failWith, serveApi } from './api.ts';
import { serveBots } from './botApi.ts';
import { botPool } from './botPool.ts';
import type { Context } from './context.ts';
import { newDevices } from './devices.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { serveHealth } from './health.ts';
import { newMetrics } from './metrics.ts';
import type { Options } from './options.ts';
import { buckets, limitsOf } from './rates.ts';
import { systemLuck } from './secrets.ts';
import { serveSite } from './site.ts';
import { openSockets } from './sockets.ts';
import { sqliteStore } from './sqliteStore.ts';
import { newTables, OtherVersion } from './tables.ts';
import { systemTime } from './time.ts';

const SWEEP_MS = 60_000;
const PURGE_MS = 6 * 3600 * 1000;
const DAY_MS = 24 * 3600 * 1000;
const LARGEST_BODY = 16 * 1024;

export interface Running {
  readonly port: number;
  /** Lets everybody go, finishes what was begun and closes the database. */
  stop(): Promise<void>;
}

/** Site, API and sockets on one port, tables in one file. */
export async function serve(
  options: Options,
  dist: string,
  titles: Readonly<Record<string, Title<Kind>>> = everyTitle,
  openStore = sqliteStore,
): Promise<Running> {
  if (options.db !== ':memory:') mkdirSync(dirname(options.db), { recursive: true });
  const store = openStore(options.db);
  const app = fastify({
    logger: { level: options.logLevel, base: null },
    // Addresses name tables, and a table's address is an invitation: they stay out of the log.
    logController: new fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
  });
  const metrics = newMetrics();
  const bots = botPool(options.botDelayMs);
  const complain = (what: string, error: unknown): void => {
    metrics.count(
      error instanceof StoreTrouble ? 'crossings_store_troubles_total' : 'crossings_complaints_total',
    );
    app.log.error({ what, error: error instanceof Error ? error.message : String(error) }, what);
  };
  const tables = newTables({ titles, store, time: systemTime, ports: { luck: systemLuck, bots, complain } });
  const limits = limitsOf(options.rate);
  const rates = {
    connect: buckets(limits.connect),
    found: buckets(limits.found),
    find: buckets(limits.find),
  };
  const seats = newDevices();
  const context: Context = {
    options,
    store,
    tables,
    time: systemTime,
    metrics,
    log: app.log,
    seats,
    limits,
    rates,
  };

  app.addHook('onSend', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof StoreTrouble) {
      complain('the store failed', error);
      return failWith(reply, { key: `store.${error.kind}` });
    }
    if (error instanceof OtherVersion) return failWith(reply, error.sentence);
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return failWith(reply, { key: 'link.badMessage' }, error.statusCode);
    }
    complain('a request failed', error);
    return failWith(reply, { key: 'room.broken' });
  });
  serveApi(app, context);
  serveBots(app, context);
  await serveSite(app, dist);
  const sockets = openSockets(app.server, context);
  serveHealth(app, context, sockets, bots);
  // A file that cannot be used should be known before anybody is let in.
  await store.check();
  await app.listen({ port: options.port, host: options.host });

  const sweep = setInterval(() => {
    for (const rate of Object.values(rates)) rate.sweep(systemTime.now());
    tables.sweep().catch((error) => complain('sweeping failed', error));
  }, SWEEP_MS);
  const purge = setInterval(forgetOld, PURGE_MS);
  function forgetOld(): void {
    store
      .purge(systemTime.date() - options.keepDays * DAY_MS)
      .catch((error) => complain('purging failed', error));
  }
  forgetOld();

  return {
    port: (app.server.address() as AddressInfo).port,
    async stop() {
      clearInterval(sweep);
      clearInterval(purge);
      await sockets.close();
      await app.close();
      await tables.close();
      await bots.close();
      await store.close();
    },
  };
}

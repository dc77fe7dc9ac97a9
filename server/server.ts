import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { titles as everyTitle } from '../games/index.ts';
import type { Time } from '../room/ports.ts';
import { newDevices } from '../service/devices.ts';
import { newFounders } from '../service/founders.ts';
import type { Titles } from '../service/founding.ts';
import { newGate } from '../service/gate.ts';
import { type Limits, limitsOf } from '../service/limits.ts';
import { lookUpIn } from '../service/lookUp.ts';
import { newMetrics } from '../service/metrics.ts';
import type { TablesNeeds } from '../service/tables.ts';
import { serveApi } from './api.ts';
import { serveBots } from './botApi.ts';
import { botPool } from './botPool.ts';
import { answerErrors, complainTo } from './complaints.ts';
import type { Context } from './context.ts';
import { admitLine, allowRequest, endFlood, protectAnswers } from './doors.ts';
import { serveHealth } from './health.ts';
import { type Home, isShared, ownFile } from './home.ts';
import { type Doors, newHttpServer } from './http.ts';
import { newLines } from './lines.ts';
import type { Options } from './options.ts';
import { peersBehind } from './peers.ts';
import { newRun, systemLuck, systemSecrets } from './secrets.ts';
import { securityLog } from './securityLog.ts';
import { newShunned } from './shunned.ts';
import { type Site, serveSite } from './site.ts';
import { openSockets } from './sockets.ts';
import { sqliteStore } from './sqliteStore.ts';
import { systemTime } from './time.ts';
import { startUpkeep } from './upkeep.ts';

const LARGEST_BODY = 16 * 1024;

export interface Running {
  readonly port: number;
  /** Settles when somebody who looks after several servers asked this one to go. */
  readonly sentAway: Promise<void>;
  /** Lets everybody go, finishes what was begun and closes the database. */
  stop(): Promise<void>;
}

/** Site, API and sockets on one port, tables in one file. */
export async function serve(
  options: Options,
  site: Site,
  titles: Titles = everyTitle,
  openStore = sqliteStore,
  /** What the tables go by; lines and limits keep to the machine's. */
  tableTime: Time = systemTime,
  limits: Limits = limitsOf(options.rate),
): Promise<Running> {
  const doors: Doors = {
    admit: (socket) => admitLine(context, socket),
    allow: (request, reply) => allowRequest(context, request, reply),
    flooded: (request) => endFlood(context, request),
  };
  const app = newApp(options, doors);
  const metrics = newMetrics();
  const complain = complainTo(app, metrics);
  const security = securityLog(app.log, systemTime);
  const shunned = newShunned(systemTime, (blockList) => Object.assign(app.server, { blockList }));
  const gate = newGate({ limits, time: systemTime, metrics, security, shunned });
  const founders = newFounders((peer) => gate.pass('rematch', peer));
  const bots = botPool(options.botDelayMs, undefined, undefined, founders.lineOf);
  const ports = { luck: systemLuck, bots, complain, run: newRun };
  const needs = { titles, time: tableTime, secrets: systemSecrets, founders, ports };
  const home = await openHome(options, needs, openStore);
  const { tables, store, share } = home;
  const context: Context = {
    options,
    store,
    tables,
    time: systemTime,
    metrics,
    log: app.log,
    seats: newDevices(),
    limits,
    gate,
    peers: peersBehind(options.trustProxy, share),
    lines: newLines(),
    lookUp: lookUpIn(tables, gate),
    security,
    secrets: systemSecrets,
    ...(share && { share, relay: share.relay }),
  };

  protectAnswers(app, context);
  answerErrors(app, context, complain);
  serveApi(app, context);
  serveBots(app, context);
  await serveSite(app, site);
  const sockets = openSockets(app.server, context);
  serveHealth(app, context, sockets, bots, home.isReady);
  await home.opened(app, context);
  const stopUpkeep = await startUpkeep(context, complain);
  await app.listen({ port: options.port, host: options.host });
  const address = app.server.address();

  return {
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    sentAway: home.sentAway,
    async stop() {
      await home.retire();
      stopUpkeep();
      await sockets.close();
      await app.close();
      await home.close();
      await bots.close();
    },
  };
}

/** What PostgreSQL needs is loaded only where it is asked for. */
async function openHome(
  options: Options,
  needs: Omit<TablesNeeds, 'store' | 'take'>,
  openStore: typeof sqliteStore,
): Promise<Home> {
  const { db } = options;
  if (isShared(db)) return (await import('./pg/share.ts')).shareDatabase(options, needs);
  if (db !== ':memory:') mkdirSync(dirname(db), { recursive: true });
  return ownFile(openStore(db), needs);
}

const newApp = ({ logLevel }: Options, doors: Doors): FastifyInstance =>
  fastify({
    logger: { level: logLevel, base: null },
    // Addresses name tables, and a table's address is an invitation: they stay out of the log.
    logController: new fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    serverFactory: (answer) => newHttpServer(answer, doors),
  });

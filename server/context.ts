import type { FastifyBaseLogger } from 'fastify';
import type { Time } from '../room/ports.ts';
import type { Devices } from './devices.ts';
import type { Gate } from './gate.ts';
import type { Limits } from './limits.ts';
import type { LookUp } from './lookUp.ts';
import type { Metrics } from './metrics.ts';
import type { Options } from './options.ts';
import type { Peers } from './peers.ts';
import type { SecurityLog } from './securityLog.ts';
import type { SqliteStore } from './sqliteStore.ts';
import type { Tables } from './tables.ts';

/** What the parts of a running server share. */
export interface Context {
  readonly options: Options;
  readonly store: SqliteStore;
  readonly tables: Tables;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly seats: Devices;
  readonly limits: Limits;
  readonly gate: Gate;
  readonly peers: Peers;
  readonly lookUp: LookUp;
  readonly security: SecurityLog;
}

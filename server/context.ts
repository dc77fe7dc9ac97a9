import type { FastifyBaseLogger } from 'fastify';
import type { Time } from '../room/ports.ts';
import type { Devices } from '../service/devices.ts';
import type { Gate } from '../service/gate.ts';
import type { Limits } from '../service/limits.ts';
import type { LookUp } from '../service/lookUp.ts';
import type { Metrics } from '../service/metrics.ts';
import type { Secrets } from '../service/ports.ts';
import type { Relay } from '../service/relay.ts';
import type { Tables } from '../service/tables.ts';
import type { Home, Share } from './home.ts';
import type { Lines } from './lines.ts';
import type { Options } from './options.ts';
import type { Peers } from './peers.ts';
import type { SecurityLog } from './securityLog.ts';

/** What the parts of a running server share. */
export interface Context {
  readonly options: Options;
  readonly store: Home['store'];
  readonly tables: Tables;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly seats: Devices;
  readonly limits: Limits;
  readonly gate: Gate;
  readonly peers: Peers;
  readonly lines: Lines;
  readonly lookUp: LookUp;
  readonly security: SecurityLog;
  readonly secrets: Secrets;
  /** Where others play tables of the same database. */
  readonly share?: Share;
  readonly relay?: Relay;
}

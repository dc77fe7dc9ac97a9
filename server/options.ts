import { parseArgs } from 'node:util';
import { isNetwork } from './peers.ts';

/** What the server can be told from outside; a flag goes before the environment. */
export interface Options {
  readonly port: number;
  readonly host: string;
  readonly db: string;
  /** How others reach it, if not by the addresses of this machine (behind a proxy). */
  readonly publicUrl: string | null;
  /** Proxies in front of this server, as addresses or networks: what they say of a client is believed. */
  readonly trustProxy: readonly string[];
  /** Tables nobody touched for so many days are forgotten. */
  readonly keepDays: number;
  /** The least time a bot takes: an answer at once cannot be followed by eye. */
  readonly botDelayMs: number;
  /** Requests a second, per connection; connections and tables per address grow with it. 0: no limit. */
  readonly rate: number;
  readonly logLevel: string;
  /** Where other servers on the same PostgreSQL reach this one: host:port, port 0 for any. */
  readonly inner: string;
  /** After so many milliseconds of silence others may take this server's tables. */
  readonly leaseMs: number;
}

/** Where tables are kept unless another file is named. */
export const USUAL_DB = 'data/crossings.db';

export class BadOption extends Error {
  override readonly name = 'BadOption';
}

export const HELP = `crossings: the table server

  npm start -- [options]

  --port <n>          port to listen on               CROSSINGS_PORT        8080
  --host <address>    network address to listen on    CROSSINGS_HOST        :: (every one)
  --db <file>         a file, or postgres://…          CROSSINGS_DB          data/crossings.db
  --public-url <url>  how others reach this server    CROSSINGS_PUBLIC_URL  (addresses of this machine)
  --trust-proxy <ip>  proxies in front of this one    CROSSINGS_TRUST_PROXY (none)
  --keep-days <n>     forget untouched tables after   CROSSINGS_KEEP_DAYS   90
  --bot-delay <ms>    least time a bot takes          CROSSINGS_BOT_DELAY   700
  --rate <n>          requests a second per device    CROSSINGS_RATE        20 (0: no limit)
  --log <level>       silent, error, warn, info       CROSSINGS_LOG         warn
  --inner <host:port> where other servers reach it    CROSSINGS_INNER       127.0.0.1:0
  --lease <ms>        silence until others take over  CROSSINGS_LEASE       3000
  --help              this page

Behind a proxy say --trust-proxy 127.0.0.1 (its address; several, or networks, with commas): then
limits count the addresses it forwards in X-Forwarded-For. Without it everybody would share the
proxy's. See docs/security.md.

Several servers may share one PostgreSQL (--db postgres://user@host/name; the password by PGPASSWORD or
.pgpass). On several machines say --inner with an address of a private network. See docs/operations.md.

Site, API and sockets are all on one port. /healthz says whether it works, /readyz whether people may be
sent to it, /metrics how much.
`;

const FLAGS = [
  'port',
  'host',
  'db',
  'public-url',
  'trust-proxy',
  'keep-days',
  'bot-delay',
  'rate',
  'log',
  'inner',
  'lease',
] as const;
type Flag = (typeof FLAGS)[number];
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

/** 'help' if that was asked for. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options | 'help' {
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, { type: 'string' as const }]));
  let values: Readonly<Record<string, string | boolean | undefined>>;
  try {
    ({ values } = parseArgs({ args: [...args], options: { ...flags, help: { type: 'boolean' } } }));
  } catch (error) {
    throw new BadOption(error instanceof Error ? error.message : String(error));
  }
  if (values.help === true) return 'help';
  const given = (flag: Flag, byDefault: string): string =>
    String(values[flag] ?? env[`CROSSINGS_${flag.toUpperCase().replaceAll('-', '_')}`] ?? byDefault);
  const publicUrl = given('public-url', '');
  const logLevel = given('log', 'warn');
  if (!LOG_LEVELS.includes(logLevel)) throw new BadOption(`--log must be one of ${LOG_LEVELS.join(', ')}`);
  if (publicUrl !== '' && !/^https?:\/\/[^/]+\/?$/.test(publicUrl)) {
    throw new BadOption('--public-url must look like https://crossings.example');
  }
  return {
    port: whole('port', given('port', '8080'), 0, 65_535),
    host: given('host', '::'),
    db: given('db', USUAL_DB),
    publicUrl: publicUrl === '' ? null : publicUrl.replace(/\/$/, ''),
    trustProxy: networks(given('trust-proxy', '')),
    keepDays: whole('keep-days', given('keep-days', '90'), 1, 36_500),
    botDelayMs: whole('bot-delay', given('bot-delay', '700'), 0, 60_000),
    rate: whole('rate', given('rate', '20'), 0, 1_000_000),
    logLevel,
    inner: innerOf(given('inner', '127.0.0.1:0')),
    leaseMs: whole('lease', given('lease', '3000'), 500, 60_000),
  };
}

function innerOf(text: string): string {
  if (/^(0\.0\.0\.0|\[?::\]?|\*):\d{1,5}$/.test(text))
    throw new BadOption('--inner must be an address that the other servers can use, like 10.0.0.1:9090');
  if (/^[^\s/]+:\d{1,5}$/.test(text)) return text;
  throw new BadOption('--inner must look like 10.0.0.1:9090');
}

function networks(text: string): string[] {
  const all = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  if (all.every(isNetwork)) return all;
  throw new BadOption('--trust-proxy must be addresses or networks, like 127.0.0.1,10.0.0.0/8');
}

function whole(flag: Flag, text: string, min: number, max: number): number {
  const number = Number(text);
  if (text !== '' && Number.isInteger(number) && number >= min && number <= max) return number;
  throw new BadOption(`--${flag} must be a whole number from ${min} to ${max}`);
}

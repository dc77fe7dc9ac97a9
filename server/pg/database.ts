import type { Head } from '../../room/head.ts';
import type { Loaded, LogEntry, StoredState, StoredTalk } from '../../room/store.ts';
import {
  type Claim,
  type Database,
  type Outcome,
  type Owner,
  UnknownOutcome,
  type Write,
} from '../../service/database.ts';
import { fixedOf, headOf, liveOf } from '../rows.ts';
import { booleans, ints, longs, texts } from './arrays.ts';
import { migrate, refuseUnsafe } from './migrations.ts';
import { type Lane, once, openLane, type Rows } from './pool.ts';
import * as sql from './statements.ts';

type Row = Rows[number];

export interface PostgresDatabase extends Database {
  /** What nodes of this database know each other by. */
  readonly secret: string;
  readonly stats: { commits: number; writes: number };
  /** The machines of all other nodes that live. */
  others(nr: number): Promise<readonly string[]>;
  /** Fails if nothing can be written. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

const READERS = 2;
/** Whoever waits for a row so long had better try again. */
const WAITS = { lock_timeout: 2000 };
/** So often somebody else may be faster at a claim before we leave it to them. */
const CLAIMS = 5;
const FORGOTTEN_AT_ONCE = 200;

/** Brings the schema up to date first. `url` is a connection string of PostgreSQL. */
export async function postgresDatabase(url: string): Promise<PostgresDatabase> {
  const secret = await once(url, async (client) => {
    await refuseUnsafe(client);
    return migrate(client);
  });
  // No time-out of the server's: to cancel a wait for a standby would report success without it.
  const writer = openLane(url);
  const beats = openLane(url, WAITS);
  const readers = Array.from({ length: READERS }, () => openLane(url, WAITS));
  let turn = 0;
  function nextReader(): Lane {
    turn = (turn + 1) % READERS;
    return readers[turn] ?? writer;
  }
  const read: Lane['ask'] = (statement, values) => nextReader().ask(statement, values);
  const rowsOf = async (statement: sql.Statement, ...values: readonly unknown[]): Promise<Rows> =>
    (await read(statement, values)).rows;
  const stats = { commits: 0, writes: 0 };

  return {
    secret,
    stats,
    async join({ address, machine, rules }, leaseMs) {
      const { rows } = await beats.ask(sql.JOIN, [address, leaseMs, JSON.stringify(rules), machine]);
      return Number(rows[0]?.nr);
    },
    async beat(nr, leaseMs) {
      const [row] = (await beats.ask(sql.BEAT, [nr, leaseMs])).rows;
      if (row === undefined) return 'dead';
      return row.draining === true ? 'leaving' : 'alive';
    },
    drain: async (nr) => void (await beats.ask(sql.DRAIN, [nr])),
    leave: async (nr) => void (await beats.ask(sql.LEAVE, [nr])),
    claim: (table, nr, gone) => claim(nextReader().ask, table, nr, gone),
    async commit(group) {
      const { rows } = await writer.ask(sql.COMMIT, columnsOf(group));
      stats.commits++;
      stats.writes += rows.length;
      const won = new Set(rows.map(({ stamp }) => stamp));
      return group.map(({ stamp }): Outcome => (won.has(stamp) ? 'won' : 'lost'));
    },
    async verdict({ table, term, rev, stamp }) {
      const [row] = await rowsOf(sql.VERDICT, table);
      if (row !== undefined && Number(row.rev) < rev) return 'behind';
      if (row === undefined || Number(row.term) !== term) return 'lost';
      if (row.stamp === stamp && (await read(sql.SEAL, [table, term, stamp])).count === 1) return 'written';
      if (row.stamp === stamp) return 'lost';
      return Number(row.rev) === rev ? 'open' : 'lost';
    },
    release: async (table, term, rest) => void (await read(sql.RELEASE, [table, term, rest === 'awake'])),
    orphans: async (most, nr, holds) =>
      (await rowsOf(sql.ORPHANS, most, nr, texts(holds))).map(({ id }) => String(id)),
    async create(head) {
      const { id, code, seq, phase } = head;
      const { listed, head: fixed } = fixedOf(head);
      await read(sql.CREATE, [id, code, listed === 1, fixed, seq, phase, liveOf(head)]);
    },
    async head(id) {
      const [row] = await rowsOf(sql.HEAD, id);
      return row === undefined ? undefined : headOf(row);
    },
    async idOf(code) {
      const [row] = await rowsOf(sql.ID_OF, code);
      return row === undefined ? undefined : String(row.id);
    },
    entries: async (id) => (await rowsOf(sql.ENTRIES, id)).map(({ entry }) => entryOf(entry)),
    marks: async (id) =>
      new Map((await rowsOf(sql.MARKS, id)).map((row) => [Number(row.seq), stateOf(row.version, row.state)])),
    listed: async (most) => (await rowsOf(sql.LISTED, most)).map(headOf),
    talk: async (id, most) =>
      (await rowsOf(sql.TALK, id, most)).map(({ talk }): StoredTalk => JSON.parse(String(talk))).reverse(),
    note: async (id, seat) => String((await rowsOf(sql.NOTE, id, seat))[0]?.text ?? ''),
    tidy: async (_date, keepDays) => ({ forgotten: await forget(read, keepDays), leapt: 0 }),
    others: async (nr) => (await rowsOf(sql.OTHERS, nr)).map(({ machine }) => String(machine)),
    probe: async () => void (await read(sql.PROBE)),
    close: async () => void (await Promise.all([writer, beats, ...readers].map((lane) => lane.close()))),
  };
}

/**
 * Compares the term and sets it: no transaction is open between two statements, so a node that freezes here
 * holds nobody up. It is loaded only as it is under this very term.
 */
async function claim(ask: Lane['ask'], table: string, nr: number, gone: readonly number[]): Promise<Claim> {
  for (let tries = 0; tries < CLAIMS; tries++) {
    const [row] = (await ask(sql.OWNER, [table, nr])).rows;
    if (row === undefined) return { kind: 'gone' };
    const owner = row.owner === null ? null : Number(row.owner);
    const isOthers = owner !== null && owner !== nr && row.address !== null;
    if (isOthers && (await ask(sql.BURY, [owner, longs(gone)])).count === 0)
      return { kind: 'elsewhere', owner: ownerOf(owner, row) };
    if (Number(row.version) > Number(row.knows))
      return { kind: 'newer', owner: await ableOf(ask, row.game, row.version) };
    const [taken] = (await ask(sql.CLAIM, [table, row.term, nr, row.knows])).rows;
    if (taken === undefined) continue;
    const term = Number(taken.term);
    const loaded = await load(ask, table, term);
    if (loaded !== undefined) return { kind: 'claimed', term, loaded };
  }
  throw new UnknownOutcome('others were always faster');
}

async function ableOf(ask: Lane['ask'], game: unknown, version: unknown): Promise<Owner | undefined> {
  const [row] = (await ask(sql.ABLE, [game, version])).rows;
  return row && ownerOf(Number(row.nr), row);
}

const ownerOf = (nr: number, { address, machine }: Row): Owner => ({
  nr,
  address: String(address),
  machine: String(machine),
});

/** Undefined: it is another's by now, or forgotten. */
async function load(ask: Lane['ask'], table: string, term: number): Promise<Loaded | undefined> {
  const [row] = (await ask(sql.LOAD, [table, term])).rows;
  if (row === undefined) return undefined;
  const since = Array.isArray(row.since) ? row.since : [];
  return {
    head: headOf(row),
    state: row.state === null ? undefined : stateOf(row.version, row.state),
    since: {
      entries: since.map(entryOf),
      mark: row.mark === null ? undefined : stateOf(row.mark_version, row.mark),
    },
  };
}

async function forget(ask: Lane['ask'], keepDays: number): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const { count } = await ask(sql.FORGET, [keepDays]);
    forgotten += count;
    if (count < FORGOTTEN_AT_ONCE) break;
  }
  await ask(sql.FORGET_NODES);
  return forgotten;
}

/** Somebody must open it even if nobody looks: a clock or a bot may be due. */
const isAwake = ({ phase, paused }: Head): boolean => phase === 'playing' && !paused;

const textOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** As the commit reads them: one array for each column. */
function columnsOf(group: readonly Write[]): Buffer[] {
  const fixed = group.map(({ change: { head, whole, entry, talk } }) =>
    // An entry or talk seldom changes more of the head than what is live.
    whole === true || (entry === undefined && talk === undefined) ? fixedOf(head) : undefined,
  );
  const changes = group.map(({ change }) => change);
  return [
    texts(group.map(({ table }) => table)),
    longs(group.map(({ term }) => term)),
    longs(group.map(({ rev }) => rev)),
    texts(group.map(({ stamp }) => stamp)),
    ints(changes.map(({ head }) => head.seq)),
    texts(changes.map(({ head }) => head.phase)),
    booleans(changes.map(({ head }) => isAwake(head))),
    texts(changes.map(({ head }) => liveOf(head))),
    ints(changes.map(({ head, state }) => (state === undefined ? null : head.version))),
    texts(changes.map(({ state }) => textOf(state))),
    texts(changes.map(({ entry }) => textOf(entry))),
    booleans(changes.map(({ marks }) => marks === true)),
    booleans(fixed.map((one) => (one === undefined ? null : one.listed === 1))),
    texts(fixed.map((one) => one?.head ?? null)),
    texts(changes.map(({ talk }) => textOf(talk))),
    ints(changes.map(({ note }) => note?.seat ?? null)),
    texts(changes.map(({ note }) => note?.text ?? null)),
  ];
}

const entryOf = (text: unknown): LogEntry => JSON.parse(String(text));
const stateOf = (version: Row[string], text: Row[string]): StoredState => ({
  version: Number(version),
  state: JSON.parse(String(text)),
});

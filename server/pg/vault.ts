import type pg from 'pg';
import type { Dump, NodeTold, SharedVault, Vault } from '../vault.ts';
import { longs, texts } from './arrays.ts';
import { migrate } from './migrations.ts';
import { dial } from './pool.ts';
import { FORGET, FORGET_NODES, NEW_TERM } from './statements.ts';

/** The tables of a PostgreSQL, also beside servers that play them. */
export async function postgresVault(url: string): Promise<Vault> {
  const client = await dial(url);
  await migrate(client);
  const ask = async (text: string, ...values: readonly unknown[]): Promise<pg.QueryResult> =>
    client.query(text, [...values]);

  async function whole<T>(work: () => Promise<T>): Promise<T> {
    await ask('BEGIN ISOLATION LEVEL REPEATABLE READ');
    try {
      const done = await work();
      await ask('COMMIT');
      return done;
    } catch (error) {
      await ask('ROLLBACK');
      throw error;
    }
  }

  let ghost: Promise<number> | undefined;
  /** A node that never lived: what it has, and is in play, is found by those who do (orphans). */
  const ghostOf = (): Promise<number> => {
    ghost ??= ask(GHOST).then(({ rows }) => Number(rows[0]?.nr));
    return ghost;
  };
  return {
    ids: async () => (await ask('SELECT id FROM tables ORDER BY id COLLATE "C"')).rows.map(({ id }) => id),
    dump: (ids) =>
      whole(async () => {
        const dumps: Dump[] = [];
        for (const id of ids) dumps.push(...(await dumpOf(ask, id)));
        return dumps;
      }),
    put: (dumps) =>
      whole(async () => {
        const owner = await ghostOf();
        for (const dump of dumps) await put(ask, dump, owner);
      }),
    forget: (id) => whole(async () => ((await ask(FORGET_ONE, id)).rowCount ?? 0) > 0),
    shared: sharedOf(ask, ghostOf),
    close: () => client.end(),
  };
}

const GHOST = `INSERT INTO nodes (address, until, dead) VALUES ('nowhere', now(), true) RETURNING nr`;

type Ask = (text: string, ...values: readonly unknown[]) => Promise<pg.QueryResult>;

const WHOLE = `SELECT t.nr, code, listed, head, live, phase, seq, rev, version, state
  FROM tables t JOIN live USING (nr) WHERE id = $1`;
const FORGET_ONE = `WITH old AS MATERIALIZED (SELECT nr FROM tables WHERE id = $1 FOR UPDATE),
  e AS (DELETE FROM entries USING old WHERE entries.nr = old.nr),
  s AS (DELETE FROM talk USING old WHERE talk.nr = old.nr),
  n AS (DELETE FROM notes USING old WHERE notes.nr = old.nr),
  l AS (DELETE FROM live USING old WHERE live.nr = old.nr)
  DELETE FROM tables USING old WHERE tables.nr = old.nr`;

async function dumpOf(ask: Ask, id: string): Promise<Dump[]> {
  const [row] = (await ask(WHOLE, id)).rows;
  if (row === undefined) return [];
  const { nr, code, listed, head, live, phase, seq, rev, version, state } = row;
  const entries = (await ask('SELECT seq, entry, version, mark FROM entries WHERE nr = $1 ORDER BY seq', nr))
    .rows;
  const talk = (await ask('SELECT talk FROM talk WHERE nr = $1 ORDER BY said', nr)).rows;
  const notes = (await ask('SELECT seat, text FROM notes WHERE nr = $1 ORDER BY seat', nr)).rows;
  return [
    {
      format: 1,
      id,
      code,
      listed,
      head,
      live,
      phase,
      seq,
      rev: Number(rev),
      version,
      state,
      entries: entries.map(({ seq, entry, version, mark }) => [seq, entry, version, mark] as const),
      talk: talk.map(({ talk }) => talk),
      notes: notes.map(({ seat, text }) => [seat, text] as const),
    },
  ];
}

async function put(ask: Ask, dump: Dump, owner: number): Promise<void> {
  const { id, code, listed, head, live, phase, seq, rev, version, state, entries } = dump;
  const [{ nr }] = (
    await ask(
      'INSERT INTO tables (id, code, listed, head) VALUES ($1, $2, $3, $4) RETURNING nr',
      id,
      code,
      listed,
      head,
    )
  ).rows as [{ nr: string }];
  const isAwake = phase === 'playing' && JSON.parse(head).paused !== true;
  await ask(
    `INSERT INTO live (nr, owner, term, rev, awake, seq, phase, live, version, state)
     VALUES ($1, $9, ${NEW_TERM}, $2, $3, $4, $5, $6, $7, $8)`,
    nr,
    rev,
    isAwake,
    seq,
    phase,
    live,
    version,
    state,
    owner,
  );
  await ask(
    `INSERT INTO entries (nr, seq, entry, version, mark)
     SELECT $1, * FROM unnest($2::bigint[], $3::text[], $4::bigint[], $5::text[])`,
    nr,
    longs(entries.map(([seq]) => seq)),
    texts(entries.map(([, entry]) => entry)),
    longs(entries.map(([, , version]) => version)),
    texts(entries.map(([, , , mark]) => mark)),
  );
  for (const talk of dump.talk) await ask('INSERT INTO talk (nr, talk) VALUES ($1, $2)', nr, talk);
  for (const [seat, text] of dump.notes)
    await ask('INSERT INTO notes (nr, seat, text) VALUES ($1, $2, $3)', nr, seat, text);
}

function sharedOf(ask: Ask, ghostOf: () => Promise<number>): SharedVault {
  return {
    async nodes() {
      const { rows } = await ask(
        `SELECT n.nr, address, draining, dead OR until < clock_timestamp() AS gone,
           (SELECT count(*) FROM live WHERE owner = n.nr) AS tables FROM nodes n
         WHERE address <> 'nowhere' ORDER BY n.nr`,
      );
      return rows.map(
        ({ nr, address, draining, gone, tables }): NodeTold => ({
          nr: Number(nr),
          address,
          state: gone ? 'is dead' : draining ? 'is leaving' : 'lives',
          tables: Number(tables),
        }),
      );
    },
    async stuck() {
      const { rows } = await ask(
        `SELECT id FROM live JOIN tables USING (nr) LEFT JOIN nodes n ON n.nr = owner
         WHERE awake AND (n.nr IS NULL OR n.dead OR n.until < clock_timestamp()) ORDER BY id COLLATE "C"`,
      );
      return rows.map(({ id }) => id);
    },
    async ownerOf(id) {
      const [row] = (await ask('SELECT owner FROM live JOIN tables USING (nr) WHERE id = $1', id)).rows;
      return row?.owner == null ? null : Number(row.owner);
    },
    async release(id) {
      const { rowCount } = await ask(
        `UPDATE live SET owner = $2, term = ${NEW_TERM} WHERE nr = (SELECT nr FROM tables WHERE id = $1)`,
        id,
        await ghostOf(),
      );
      return rowCount === 1;
    },
    async drain(nr) {
      const { rowCount } = await ask(
        'UPDATE nodes SET draining = true WHERE nr = $1 AND NOT dead AND until > clock_timestamp()',
        nr,
      );
      return rowCount === 1;
    },
    async purge(keepDays) {
      let forgotten = 0;
      for (let more = true; more; ) {
        const { rowCount } = await ask(FORGET.text, keepDays);
        forgotten += rowCount ?? 0;
        more = rowCount === 200;
      }
      await ask(FORGET_NODES.text);
      return forgotten;
    },
  };
}

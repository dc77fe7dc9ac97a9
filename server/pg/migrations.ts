import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';

/**
 * What makes the schema of before the next one, in one transaction. Only ever added to. `fits` is the oldest
 * program that can go on with what it makes: as long as it only adds, servers of before play on.
 */
const MIGRATIONS: readonly { readonly fits: number; readonly text: string }[] = [
  {
    fits: 1,
    text: `CREATE TABLE nodes (
     nr bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     address text NOT NULL,
     until timestamptz NOT NULL,
     dead boolean NOT NULL DEFAULT false);
   CREATE SEQUENCE terms;
   CREATE TABLE tables (
     nr bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     id text NOT NULL UNIQUE,
     code text NOT NULL UNIQUE,
     listed boolean NOT NULL,
     head text NOT NULL);
   CREATE INDEX tables_listed ON tables (nr DESC) WHERE listed;
   -- Nothing that an action changes is indexed, and every page has room: the new row lies by the old one.
   CREATE TABLE live (
     nr bigint PRIMARY KEY,
     owner bigint,
     term bigint NOT NULL DEFAULT 0,
     rev bigint NOT NULL DEFAULT 0,
     stamp text NOT NULL DEFAULT '',
     awake boolean NOT NULL DEFAULT false,
     seq int NOT NULL,
     phase text NOT NULL,
     touched timestamptz NOT NULL DEFAULT now(),
     live text NOT NULL,
     version int,
     state text) WITH (fillfactor = 60);
   CREATE INDEX live_owner ON live (owner);
   CREATE TABLE entries (
     nr bigint,
     seq int,
     entry text NOT NULL,
     version int,
     mark text,
     PRIMARY KEY (nr, seq));
   CREATE TABLE talk (
     nr bigint,
     said bigint GENERATED ALWAYS AS IDENTITY,
     talk text NOT NULL,
     PRIMARY KEY (nr, said));
   CREATE TABLE notes (
     nr bigint,
     seat int,
     text text NOT NULL,
     PRIMARY KEY (nr, seat));`,
  },
  // An upgrade while people play: who can play what, and who is about to go.
  {
    fits: 1,
    text: `ALTER TABLE nodes
       ADD COLUMN rules jsonb NOT NULL DEFAULT '{}',
       ADD COLUMN draining boolean NOT NULL DEFAULT false;`,
  },
  // Questions of the lab that many machines answer.
  {
    fits: 1,
    text: `CREATE TABLE lab_runs (
       nr bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
       asked text NOT NULL,
       build text NOT NULL,
       spec text NOT NULL,
       broken text,
       UNIQUE (asked, build));
     CREATE TABLE lab_chunks (
       run bigint,
       chunk int,
       until timestamptz,
       worker text,
       tally text,
       twice boolean NOT NULL,
       PRIMARY KEY (run, chunk));
     CREATE INDEX lab_chunks_open ON lab_chunks (run, chunk) WHERE tally IS NULL OR twice;`,
  },
  // Whose loopback a node means by its address. Tables in play that nobody has open are looked for every few
  // seconds; those that were put back so far had nothing to do by themselves.
  {
    fits: 1,
    text: `ALTER TABLE nodes ADD COLUMN machine text NOT NULL DEFAULT '';
     UPDATE live SET awake = false WHERE awake AND owner IS NULL;
     CREATE INDEX live_awake ON live (owner) WHERE awake;`,
  },
];

/** What this program works with. */
export const SCHEMA = MIGRATIONS.length;

const ROW = `CREATE TABLE IF NOT EXISTS crossings (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  version int NOT NULL,
  fits int NOT NULL DEFAULT 0,
  secret text NOT NULL,
  probes bigint NOT NULL DEFAULT 0)`;
/** Two who make the same table at the same moment: one of them hears this, and looks again. */
const MADE_MEANWHILE: readonly unknown[] = ['23505', '42P07', '42710'];
const TRIES = 5;
/** Tables are in use meanwhile: rather wait again than have everybody else wait. */
const PATIENCE = `SET LOCAL lock_timeout = '2s'`;
const LOCKED = '55P03';
const MOST_WAITS = 30;

/** Brings the database to this schema, one node at a time, and says what nodes know each other by. */
export async function migrate(client: Client, schema = SCHEMA): Promise<string> {
  await makeRow(client);
  const secret = randomBytes(32).toString('base64url');
  await client.query('INSERT INTO crossings (version, secret) VALUES (0, $1) ON CONFLICT DO NOTHING', [
    secret,
  ]);
  for (let waits = 1; ; waits++) {
    try {
      return await lift(client, schema);
    } catch (error) {
      if (codeOf(error) !== LOCKED || waits === MOST_WAITS) throw error;
    }
  }
}

async function lift(client: Client, schema: number): Promise<string> {
  await client.query('BEGIN');
  try {
    // Others wait here, and find nothing left to do.
    const { rows } = await client.query('SELECT * FROM crossings FOR UPDATE');
    const version = Number(rows[0]?.version);
    if (version > schema && Number(rows[0]?.fits) > schema)
      throw new Error('the database was written by a newer version of Crossings; update this one');
    await client.query(PATIENCE);
    const steps = MIGRATIONS.slice(version, schema);
    for (const { text } of steps) await client.query(text);
    const [last] = steps.slice(-1);
    if (last !== undefined)
      await client.query('UPDATE crossings SET version = $1, fits = $2', [schema, last.fits]);
    await client.query('COMMIT');
    return String(rows[0]?.secret);
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

async function makeRow(client: Client): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await client.query(ROW);
      return;
    } catch (error) {
      if (tries === TRIES || !MADE_MEANWHILE.includes(codeOf(error))) throw error;
    }
  }
}

/** What PostgreSQL says is stored has to be on a disk. */
export async function refuseUnsafe(client: Client): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await client.query('SELECT current_setting($1) AS value', [name]);
    if (rows[0]?.value === 'off')
      throw new Error(`PostgreSQL runs with ${name} = off: what it says is stored could be lost`);
  }
}

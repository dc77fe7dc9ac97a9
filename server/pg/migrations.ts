import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';

/** What makes the schema of before the next one, in one transaction. Only ever added to. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE nodes (
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
];

/** What this program works with. */
export const SCHEMA = MIGRATIONS.length;

const ROW = `CREATE TABLE IF NOT EXISTS crossings (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  version int NOT NULL,
  secret text NOT NULL,
  probes bigint NOT NULL DEFAULT 0)`;
/** Two who make the same table at the same moment: one of them hears this, and looks again. */
const MADE_MEANWHILE: readonly unknown[] = ['23505', '42P07', '42710'];
const TRIES = 5;

/** Brings the database to this schema, one node at a time, and says what nodes know each other by. */
export async function migrate(client: Client): Promise<string> {
  await makeRow(client);
  const secret = randomBytes(32).toString('base64url');
  await client.query('INSERT INTO crossings (version, secret) VALUES (0, $1) ON CONFLICT DO NOTHING', [
    secret,
  ]);
  await client.query('BEGIN');
  try {
    // Others wait here, and find nothing left to do.
    const { rows } = await client.query('SELECT version, secret FROM crossings FOR UPDATE');
    const version = Number(rows[0]?.version);
    if (version > SCHEMA)
      throw new Error('the database was written by a newer version of Crossings; update this one');
    for (const step of MIGRATIONS.slice(version)) await client.query(step);
    if (version < SCHEMA) await client.query('UPDATE crossings SET version = $1', [SCHEMA]);
    await client.query('COMMIT');
    return String(rows[0]?.secret);
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function makeRow(client: Client): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await client.query(ROW);
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (tries === TRIES || !MADE_MEANWHILE.includes(code)) throw error;
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

import type pg from 'pg';
import { migrate } from './migrations.ts';
import { dial } from './pool.ts';

/** A part of a question that was taken to be played. */
export interface Taken {
  readonly run: number;
  readonly chunk: number;
  readonly spec: string;
}

/** Questions and their parts, for any number of machines. A part that is played twice gives the same text. */
export interface Queue {
  /** The same question of the same build is one run, however often it is asked. */
  submit(asked: string, build: string, spec: string): Promise<number>;
  /** These parts are wanted. */
  want(run: number, chunks: readonly number[]): Promise<void>;
  /** Those of them that are done; fails if two workers came to different results. */
  done(run: number, chunks: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** The run in which the fewest are at work is served first. Nobody else is given them before `leaseMs`. */
  take(builds: readonly string[], worker: string, most: number, leaseMs: number): Promise<readonly Taken[]>;
  /** Still at it. */
  renew(worker: string, leaseMs: number): Promise<void>;
  finish(taken: Taken, tally: string): Promise<void>;
  /** The latest run of a question, with the parts that are done, in their order. */
  found(asked: string): Promise<Found | undefined>;
  close(): Promise<void>;
}

export interface Found {
  readonly build: string;
  readonly spec: string;
  readonly tallies: readonly string[];
}

/** One part in so many is played by two workers and compared. */
const TWICE_IN = 200;

const TAKE = `UPDATE lab_chunks SET until = clock_timestamp() + $4 * interval '1 ms', worker = $2
  WHERE (run, chunk) IN (
    SELECT run, chunk FROM lab_chunks c WHERE run = (
      SELECT c.run FROM lab_chunks c JOIN lab_runs r ON r.nr = c.run
      WHERE r.build = ANY ($1) AND r.broken IS NULL AND (c.tally IS NULL OR (c.twice AND c.worker <> $2))
        AND (c.until IS NULL OR c.until < clock_timestamp())
      GROUP BY c.run
      ORDER BY (SELECT count(*) FROM lab_chunks b WHERE b.run = c.run AND b.until > clock_timestamp()), c.run
      LIMIT 1)
    AND (tally IS NULL OR (twice AND worker <> $2)) AND (until IS NULL OR until < clock_timestamp())
    ORDER BY chunk LIMIT $3 FOR UPDATE SKIP LOCKED)
  RETURNING run, chunk, (SELECT spec FROM lab_runs WHERE nr = run) AS spec`;

export async function openQueue(url: string): Promise<Queue> {
  const client = await dial(url);
  await migrate(client);
  // One statement is under way at a time: workers finish when they like.
  let last: Promise<unknown> = Promise.resolve();
  const ask: Ask = (text, ...values) => {
    const answer = last.then(() => client.query(text, [...values]));
    last = answer.catch(() => {});
    return answer;
  };
  return {
    async submit(asked, build, spec) {
      await ask(
        'INSERT INTO lab_runs (asked, build, spec) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        asked,
        build,
        spec,
      );
      const { rows } = await ask('SELECT nr FROM lab_runs WHERE asked = $1 AND build = $2', asked, build);
      return Number(rows[0]?.nr);
    },
    async want(run, chunks) {
      await ask(
        `INSERT INTO lab_chunks (run, chunk, twice) SELECT $1, chunk, chunk % ${TWICE_IN} = 0
         FROM unnest($2::int[]) AS chunk ON CONFLICT DO NOTHING`,
        run,
        chunks,
      );
    },
    async done(run, chunks) {
      const { rows: runs } = await ask('SELECT broken FROM lab_runs WHERE nr = $1', run);
      if (typeof runs[0]?.broken === 'string') throw new Error(runs[0].broken);
      const { rows } = await ask(
        'SELECT chunk, tally FROM lab_chunks WHERE run = $1 AND chunk = ANY ($2) AND tally IS NOT NULL',
        run,
        chunks,
      );
      return new Map(rows.map(({ chunk, tally }) => [chunk, tally]));
    },
    async take(builds, worker, most, leaseMs) {
      const { rows } = await ask(TAKE, builds, worker, most, leaseMs);
      return rows.map(({ run, chunk, spec }) => ({ run: Number(run), chunk, spec }));
    },
    async renew(worker, leaseMs) {
      await ask(
        `UPDATE lab_chunks SET until = clock_timestamp() + $2 * interval '1 ms'
         WHERE worker = $1 AND until > clock_timestamp()`,
        worker,
        leaseMs,
      );
    },
    async finish({ run, chunk }, tally) {
      const { rowCount } = await ask(
        'UPDATE lab_chunks SET tally = $3, until = NULL WHERE run = $1 AND chunk = $2 AND tally IS NULL',
        run,
        chunk,
        tally,
      );
      if (rowCount === 1) return;
      const { rows } = await ask(
        'UPDATE lab_chunks SET twice = false, until = NULL WHERE run = $1 AND chunk = $2 RETURNING tally',
        run,
        chunk,
      );
      if (rows[0] === undefined || rows[0].tally === tally) return;
      await ask(
        'UPDATE lab_runs SET broken = $2 WHERE nr = $1',
        run,
        `two workers played part ${chunk} and came to different results: one of them is not what it says`,
      );
    },
    found: (asked) => latest(ask, asked),
    close: () => client.end(),
  };
}

type Ask = (text: string, ...values: readonly unknown[]) => Promise<pg.QueryResult>;

async function latest(ask: Ask, asked: string): Promise<Found | undefined> {
  const { rows: runs } = await ask(
    'SELECT nr, build, spec, broken FROM lab_runs WHERE asked = $1 ORDER BY nr DESC LIMIT 1',
    asked,
  );
  const [run] = runs;
  if (run === undefined) return undefined;
  if (typeof run.broken === 'string') throw new Error(run.broken);
  const { rows } = await ask(
    'SELECT tally FROM lab_chunks WHERE run = $1 AND tally IS NOT NULL ORDER BY chunk',
    run.nr,
  );
  return { build: run.build, spec: run.spec, tallies: rows.map(({ tally }) => tally) };
}

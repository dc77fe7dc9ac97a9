import pg from 'pg';
import { StoreTrouble, type TroubleKind } from '../../room/store.ts';
import { UnknownOutcome } from '../../service/database.ts';
import type { Statement } from './statements.ts';

/** A connection that does not answer for so long is given up. What was asked on it may still be done. */
const GIVE_UP_MS = 2000;
const PATIENCE_MS = 2000;
/** Whoever has waited so long for its turn is not asked any more, and nothing was done. */
const WAITS_MS = 6000;

export type Rows = readonly Readonly<Record<string, unknown>>[];
export interface Answer {
  readonly rows: Rows;
  /** How many rows were changed or found. */
  readonly count: number;
}

/** One connection, opened when it is needed and again when it was lost. Statements go out in order. */
export interface Lane {
  /** Fails as `StoreTrouble` where nothing was done, as `UnknownOutcome` where that cannot be known. */
  ask(statement: Statement, values?: readonly unknown[]): Promise<Answer>;
  close(): Promise<void>;
}

/** What PostgreSQL itself says of why nothing was done: by code, or by its first two letters. */
const DEFINITE: Readonly<Record<string, TroubleKind>> = {
  '53100': 'full',
  '53200': 'locked',
  '55P03': 'locked',
  '23505': 'conflict',
};
/** The end of a connection, a conflict of transactions, an administrator: done or not, it can be repeated. */
const REPEATED = /^(08|40|57P)/;
const WARNING = '01';

export function troubleOf(error: unknown): StoreTrouble | UnknownOutcome {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  const what = error instanceof Error ? error.message : String(error);
  if (code === '' || REPEATED.test(code)) return new UnknownOutcome(what);
  return new StoreTrouble(DEFINITE[code] ?? 'broken', what);
}

/** Not politely: the other end may be silent, and whoever waits on it should know now. */
function destroy(opening: Promise<pg.Client>): void {
  opening.then(
    (client) => {
      client.connection.stream.destroy();
    },
    () => {},
  );
}

export function openLane(url: string, settings: Readonly<pg.ClientConfig> = {}): Lane {
  let opening: Promise<pg.Client> | undefined;
  /** What was asked before: one statement is under way at a time. */
  let last: Promise<unknown> = Promise.resolve();
  let isOver = false;
  /** PostgreSQL has said something beside the answer to what is under way. */
  let hasWarned = false;

  function give(up: Promise<pg.Client>): void {
    if (opening === up) opening = undefined;
    destroy(up);
  }

  function open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'crossings',
      connectionTimeoutMillis: PATIENCE_MS,
      keepAlive: true,
      ...settings,
    });
    const connecting = client.connect().then(() => client);
    opening = connecting;
    // Without a listener, a connection that breaks while nobody asks would end the process.
    client.on('error', () => give(connecting));
    client.on('end', () => give(connecting));
    client.on('notice', ({ code }) => {
      hasWarned ||= code?.startsWith(WARNING) === true;
    });
    connecting.catch(() => give(connecting));
    return connecting;
  }

  /** Its time begins now: what went before has had its own. */
  async function run({ name, text }: Statement, values: readonly unknown[], since: number): Promise<Answer> {
    if (isOver) throw new StoreTrouble('broken', 'the database is closed');
    if (performance.now() - since > WAITS_MS) throw new StoreTrouble('locked', 'the database is too slow');
    const on = opening ?? open();
    let timer: NodeJS.Timeout | undefined;
    try {
      const client = await on;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new UnknownOutcome('no answer')), GIVE_UP_MS);
      });
      hasWarned = false;
      const asked = client.query({ name, text, values: [...values] });
      // Whoever gave it up is not there any more to hear what became of it.
      asked.catch(() => {});
      const { rows, rowCount } = await Promise.race([asked, late]);
      // Somebody has cancelled the wait for a standby: it is done here, and nobody knows whether also there.
      if (hasWarned) throw new UnknownOutcome('done with a warning');
      return { rows, count: rowCount ?? 0 };
    } catch (error) {
      if (error instanceof UnknownOutcome) give(on);
      throw error instanceof UnknownOutcome ? error : troubleOf(error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    ask(statement, values = []) {
      const since = performance.now();
      const answer = last.then(() => run(statement, values, since));
      last = answer.catch(() => {});
      return answer;
    },
    async close() {
      isOver = true;
      await last;
      const client = opening;
      opening = undefined;
      await client?.then((client) => client.end()).catch(() => {});
    },
  };
}

/** A plain connection, for whoever looks after a database. */
export async function dial(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** A connection for what is done once, before anybody is let in. */
export async function once<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await dial(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

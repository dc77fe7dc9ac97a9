import { chmodSync, chownSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, initialise, newFolder, type RunningPostgres, run } from './postgres.ts';

/** A PostgreSQL and another one that follows it, to take its place. */
export interface Pair {
  readonly first: RunningPostgres;
  readonly firstPort: number;
  readonly second: RunningPostgres;
  readonly secondPort: number;
  /** The second one follows nobody any more and can be written to. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** `synchronous`: nothing is acknowledged that the second one has not on its disk. */
export async function startPair(kind: 'synchronous' | 'asynchronous'): Promise<Pair> {
  const folder = newFolder();
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  initialise(one);
  // Two of the same beginning: so no tool is needed that copies one while it runs.
  cpSync(one, two, { recursive: true });
  const [firstPort, secondPort] = [await freePort(), await freePort()];
  writeFileSync(join(two, 'standby.signal'), '');
  chmodSync(two, 0o700);
  giveAway(two);
  // Before anybody follows, a commit would wait for ever.
  const first = await run(one, firstPort);
  const follows = `primary_conninfo=host=127.0.0.1 port=${firstPort} user=crossings`;
  const second = await run(two, secondPort, [follows, 'hot_standby=on']);
  if (kind === 'synchronous') {
    await tell(first.url, "ALTER SYSTEM SET synchronous_standby_names = '*'");
    await tell(first.url, 'SELECT pg_reload_conf()');
  }
  return {
    first,
    firstPort,
    second,
    secondPort,
    promote: () => tell(second.url, 'SELECT pg_promote()'),
    async stop() {
      await second.crash();
      rmSync(folder, { recursive: true });
    },
  };
}

/** To whom the folder belongs. */
function giveAway(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const nobody = 65_534;
  chownSync(folder, nobody, nobody);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, name), nobody, nobody);
}

async function tell(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

import pg from 'pg';
import { type Cutter, newCutter } from './cutter.ts';
import type { Postgres } from './postgres.ts';
import type { ServerProcess } from './process.ts';
import { busy, seat, type Witness } from './witnesses.ts';

/** What goes wrong. 'cut': lines to the database, of clients, and between servers, in turns. */
export const TROUBLES = ['kill', 'freeze', 'cut'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** Of a server that is to be fenced. */
const SHORT_LEASE_MS = 1000;
const NODES = [0, 1, 2];
const LAST = 2;
/** Of these the first is over before the lease is. */
const FREEZES_MS = [3000, 500, 5000, 1000, 10_000] as const;
const WAYS = ['cutAll', 'swallowAnswers', 'there', 'back'] as const;

export interface Troubled {
  readonly url: string;
  readonly nodes: ServerProcess[];
  readonly witnesses: Witness[];
  /** Until people have been answered for a while. */
  goOn(): Promise<void>;
  make(trouble: Trouble, cycle: number): Promise<void>;
  close(): Promise<void>;
}

export type Spawn = (url: string, leaseMs?: number) => Promise<ServerProcess>;

/** Three servers and people at their tables. The last one has a short lease; every line can be cut. */
export async function threeNodes(
  postgres: Postgres,
  spawn: Spawn,
  tables: number,
  thinkMs = 0,
): Promise<Troubled> {
  const url = await postgres.database();
  const toDatabase = await newCutter(postgres.port);
  const through = new URL(url);
  through.port = String(toDatabase.port);
  const start = (place: number): Promise<ServerProcess> =>
    place === LAST ? spawn(through.href, SHORT_LEASE_MS) : spawn(url);
  const nodes: ServerProcess[] = await Promise.all(NODES.map(start));
  const fronts = await Promise.all(nodes.map(({ port }) => newCutter(port)));
  const between = await newBetween(url);
  const ports = (): number[] => fronts.map(({ port }) => port);
  const more = (): Promise<Witness[]> => seat(ports, tables, `trouble ${Math.random()}`, thinkMs);
  const witnesses = await more();
  const goOn = (): Promise<void> => busy(witnesses, more);
  const troubles: Readonly<Record<Trouble, (cycle: number) => Promise<void>>> = {
    async kill(cycle) {
      const place = cycle % nodes.length;
      await nodes[place]?.kill();
      const next = await start(place);
      nodes[place] = next;
      fronts[place]?.turnTo(next.port);
    },
    async freeze(cycle) {
      const ms = FREEZES_MS[cycle % FREEZES_MS.length] ?? 0;
      nodes[LAST]?.signal('SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, ms));
      // Its lease is over, and others have taken its tables and play.
      if (ms > SHORT_LEASE_MS) await goOn();
      nodes[LAST]?.signal('SIGCONT');
    },
    async cut(cycle) {
      if (cycle % 3 < 2) cutOff([toDatabase], cycle);
      else {
        await between.stand();
        cutOff([...between.cutters, ...fronts], cycle);
      }
    },
  };
  return {
    url,
    nodes,
    witnesses,
    goOn,
    make: (trouble, cycle) => troubles[trouble](cycle),
    async close() {
      await Promise.all([toDatabase, ...fronts, ...between.cutters].map((cutter) => cutter.close()));
    },
  };
}

function cutOff(lines: readonly Cutter[], cycle: number): void {
  // Every kind of cut comes to every kind of line.
  const how = WAYS[cycle % WAYS.length] ?? 'cutAll';
  for (const line of lines) {
    if (how === 'there' || how === 'back') line.muffle(how);
    else line[how]();
  }
}

/** Lines from server to server: others are told that it is reached where we stand. */
async function newBetween(url: string) {
  const known = new Map<string, Cutter>();
  return {
    get cutters(): Cutter[] {
      return [...known.values()];
    },
    /** Whoever began anew has said its own address again. */
    async stand(): Promise<void> {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query('SELECT nr, address FROM nodes WHERE NOT dead');
      const ours = new Set(this.cutters.map(({ port }) => `127.0.0.1:${port}`));
      for (const { nr, address } of rows) {
        if (ours.has(address)) continue;
        const cutter = known.get(address) ?? (await newCutter(Number(String(address).split(':').at(-1))));
        known.set(address, cutter);
        await client.query('UPDATE nodes SET address = $2 WHERE nr = $1', [nr, `127.0.0.1:${cutter.port}`]);
      }
      await client.end();
    },
  };
}

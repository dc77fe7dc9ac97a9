import type { Table, Tally } from './contract.ts';
import { echoTable } from './echoTable.ts';
import { ourTable } from './ourTable.ts';
import { theirTable } from './theirTable.ts';

/** A process of clients: `load.ts <kind> <port>`. Prepares tables, plays them until half are over, says what it saw. */
const KINDS = { ours: ourTable, theirs: theirTable, echo: echoTable };

export interface Wish {
  readonly do: 'prepare' | 'play' | 'close';
  readonly tables?: number;
}

/** Counted while all tables or nearly all of them were still in play. */
export interface Heat {
  readonly actions: number;
  readonly bytes: number;
  readonly ms: number;
  readonly latencies: readonly number[];
}

const [kind = '', port = ''] = process.argv.slice(2);
const make = KINDS[kind as keyof typeof KINDS];
const tally: Tally = { actions: 0, latencies: [], bytes: 0, ended: 0 };
let tables: Table[] = [];

async function prepare(count: number): Promise<void> {
  tables = Array.from({ length: count }, () => make(Number(port), tally));
  for (let i = 0; i < count; i += 10)
    await Promise.all(tables.slice(i, i + 10).map((table) => table.prepare()));
}

async function play(): Promise<Heat> {
  Object.assign(tally, { actions: 0, bytes: 0, ended: 0 });
  tally.latencies.length = 0;
  const from = performance.now();
  for (const table of tables) table.go();
  while (tally.ended * 2 < tables.length) await new Promise((resolve) => setTimeout(resolve, 2));
  const { actions, bytes, latencies } = tally;
  return { actions, bytes, ms: performance.now() - from, latencies: [...latencies] };
}

process.on('message', async (wish: Wish) => {
  if (wish.do === 'prepare') await prepare(wish.tables ?? 0);
  const heat = wish.do === 'play' ? await play() : undefined;
  if (wish.do === 'close') for (const table of tables) table.close();
  process.send?.(heat ?? 'done');
});
process.send?.('ready');

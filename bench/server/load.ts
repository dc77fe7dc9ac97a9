import { type MakeTable, type Spoken, type Stats, statsNow, type Table, type Tally } from './contract.ts';
import { everyDeal } from './deals.ts';
import { echoTable } from './echoTable.ts';
import { ourTable } from './ourTable.ts';
import { theirTable } from './theirTable.ts';

/**
 * A process of clients: `load.ts <kind> <port,…> [handed]`. Prepares tables, plays them, says what it saw. Of
 * several servers each has its own tables; `handed`: all clients come to the next one, which hands them on.
 */
const KINDS: Readonly<Record<string, MakeTable>> = {
  ours: ourTable,
  theirs: theirTable,
  kept: echoTable,
  echo: echoTable,
};
const TICK_MS = 1;

export interface Wish {
  readonly do: 'prepare' | 'play' | 'close';
  /** How many are prepared. */
  readonly tables?: number;
  /** How many of them are in play at a time: when one is over, the next one begins. */
  readonly atOnce?: number;
  /** Actions a second of all tables together; 0: as fast as it goes. */
  readonly rate?: number;
}

/** Counted while so many tables were in play. */
export interface Heat {
  readonly actions: number;
  readonly bytes: number;
  readonly ms: number;
  readonly latencies: readonly number[];
  /** Of the clients. */
  readonly cpuMs: number;
}

const [kind = '', all = '', handed] = process.argv.slice(2);
const ports = all.split(',').map(Number);
const portOf = (i: number): number => ports[i % ports.length] ?? 0;
const make = KINDS[kind] ?? echoTable;
const nothing = (): void => {};
const tally: Tally = { actions: 0, latencies: [], bytes: 0, pace: nothing, gap: 0, over: nothing };
let tables: Table[] = [];
let scripts: readonly (readonly Spoken[])[] | undefined;

/** Each deal is played once by clients that think; from then on what they said is said again. */
async function rehearse(): Promise<(readonly Spoken[])[]> {
  const said: (readonly Spoken[])[] = [];
  for (const deal of everyDeal) {
    const over = Promise.withResolvers<void>();
    const table = make(
      portOf(0),
      { ...tally, latencies: [], pace: (_due, run) => run(), over: over.resolve },
      deal,
    );
    await table.prepare();
    table.go();
    await over.promise;
    table.close();
    said.push(table.spoken);
  }
  return said;
}

async function prepare(count: number): Promise<void> {
  scripts ??= await rehearse();
  const known = scripts;
  tables = Array.from({ length: count }, (_nothing, i) => {
    const deal = i % known.length;
    return make(portOf(i), tally, deal, known[deal], portOf(handed === undefined ? i : i + 1));
  });
  for (let i = 0; i < count; i += 10)
    await Promise.all(tables.slice(i, i + 10).map((table) => table.prepare()));
}

/** Until no table is left to begin. */
async function play(atOnce: number, rate: number): Promise<Heat> {
  const waiting = tables.toReversed();
  const ended = Promise.withResolvers<void>();
  const timetable = timed();
  Object.assign(tally, { actions: 0, bytes: 0, gap: rate > 0 ? (atOnce * 1000) / rate : 0 });
  tally.latencies.length = 0;
  tally.pace = rate > 0 ? timetable.add : (_due, run) => run();
  tally.over = () => {
    const next = waiting.pop();
    if (next === undefined) ended.resolve();
    else next.go();
  };
  const before: Stats = statsNow();
  const from = performance.now();
  for (let i = 0; i < atOnce; i++) waiting.pop()?.go();
  await ended.promise;
  const ms = performance.now() - from;
  timetable.stop();
  const { actions, bytes, latencies } = tally;
  tally.over = nothing;
  return { actions, bytes, ms, latencies: [...latencies], cpuMs: statsNow().cpuMs - before.cpuMs };
}

/** Runs things when they are due, to the millisecond. A timer for each would cost more than the clients. */
function timed(): { add(due: number, run: () => void): void; stop(): void } {
  let all: { readonly due: number; readonly run: () => void }[] = [];
  const timer = setInterval(() => {
    const now = performance.now();
    const ready = all.filter(({ due }) => due <= now);
    all = all.filter(({ due }) => due > now);
    for (const { run } of ready) run();
  }, TICK_MS);
  return { add: (due, run) => void all.push({ due, run }), stop: () => clearInterval(timer) };
}

process.on('message', async (wish: Wish) => {
  if (wish.do === 'prepare') await prepare(wish.tables ?? 0);
  const heat = wish.do === 'play' ? await play(wish.atOnce ?? tables.length, wish.rate ?? 0) : undefined;
  if (wish.do === 'close') for (const table of tables) table.close();
  process.send?.(heat ?? 'done');
});
process.send?.('ready');

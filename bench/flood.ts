import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ATTACKS, type Attack } from './flood/attacks.ts';
import type { Heard } from './flood/honest.ts';
import type { Stats } from './server/contract.ts';

/**
 * Honest players beside one attacker at a time, all on this machine: what an action takes from sending it to
 * its receipt by the opponent, without and with the attacker, in turns. The server has the limits it has by
 * default; the attacker comes from one address (127.0.66.x), the players from others.
 */
const ROUNDS = 3;
const HEAT_MS = Number(process.env.FLOOD_HEAT_MS ?? 10_000);
/** What one attacker may do to everybody else. */
const MOST = { p50: 2, p99: 3 };

const pathOf = (name: string): string => fileURLToPath(new URL(`flood/${name}.ts`, import.meta.url));
const env = { ...process.env, NODE_ENV: 'production' };

async function ask<T>(child: ChildProcess, question: unknown): Promise<T> {
  child.send(question as object);
  const [answer] = await once(child, 'message');
  return answer as T;
}

const children: ChildProcess[] = [];
process.once('exit', () => {
  for (const child of children) child.kill();
});

async function forked(name: string, args: readonly string[], execArgv: readonly string[] = []) {
  const child = fork(pathOf(name), args, { env, execArgv: [...execArgv] });
  children.push(child);
  // Whoever ends by itself would be waited for for ever.
  child.once('exit', (code) => {
    if (code !== null && code !== 0) throw new Error(`${name} ended with ${code}`);
  });
  const [said] = await once(child, 'message');
  return { child, said: said as unknown };
}

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

interface Row {
  readonly p50: string;
  readonly p99: string;
  readonly 'p50 alone': string;
  readonly 'p99 alone': string;
  readonly times50: string;
  readonly times99: string;
  /** Milliseconds of the server's CPU time a second: travels better where the machine has others to serve. */
  readonly 'cpu alone': number;
  readonly cpu: number;
  readonly actions: number;
  readonly did: number;
  readonly verdict: string;
}

interface Cast {
  readonly honest: ChildProcess;
  readonly server: ChildProcess;
  readonly port: number;
}

const cpuOf = async (server: ChildProcess): Promise<number> => (await ask<Stats>(server, 'stats')).cpuMs;
const perSecond = (ms: number): number => Math.round((ms * 1000) / (ROUNDS * HEAT_MS));

/** Quiet and attacked in turns, so that whatever else the machine does meets both alike. */
async function beside(attack: Attack, { honest, server, port }: Cast): Promise<Row> {
  // Whoever keeps the bots busy harms those who play against bots.
  const of = ({ latencies, replies }: Heard): readonly number[] => (attack === 'bots' ? replies : latencies);
  const quiet: number[] = [];
  const attacked: number[] = [];
  let did = 0;
  let own = 0;
  let cpu = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const began = await cpuOf(server);
    quiet.push(...of(await ask<Heard>(honest, HEAT_MS)));
    own += (await cpuOf(server)) - began;
    const { child } = await forked('attacker', [attack, String(port)]);
    const before = await cpuOf(server);
    attacked.push(...of(await ask<Heard>(honest, HEAT_MS)));
    cpu += (await cpuOf(server)) - before;
    did += await ask<number>(child, 'stop');
    child.kill();
  }
  for (const all of [quiet, attacked]) all.sort((a, b) => a - b);
  const [p50, p99] = [share(attacked, 0.5), share(attacked, 0.99)];
  const [own50, own99] = [share(quiet, 0.5), share(quiet, 0.99)];
  const isFine = p50 <= MOST.p50 * own50 && p99 <= MOST.p99 * own99;
  return {
    'p50 alone': own50.toFixed(2),
    'p99 alone': own99.toFixed(2),
    p50: p50.toFixed(2),
    p99: p99.toFixed(2),
    times50: (p50 / own50).toFixed(2),
    times99: (p99 / own99).toFixed(2),
    'cpu alone': perSecond(own),
    cpu: perSecond(cpu),
    actions: attacked.length,
    did,
    verdict: isFine ? 'fine' : 'TOO MUCH',
  };
}

const wanted = ATTACKS.filter(
  (attack) => !ATTACKS.some((one) => process.argv.includes(one)) || process.argv.includes(attack),
);
const { child: server, said: port } = await forked('server', [], ['--max-semi-space-size=16']);
const { child: honest } = await forked('honest', [String(port)]);
const rows: Record<string, Row> = {};
for (const attack of wanted) {
  rows[attack] = await beside(attack, { honest, server, port: Number(port) });
  console.error(attack, rows[attack].verdict);
}
if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
else console.table(rows);
process.exit(Object.values(rows).every(({ verdict }) => verdict === 'fine') ? 0 : 1);

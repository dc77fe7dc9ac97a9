import { expect } from 'vitest';
import { seeded } from '../../engine/chance.ts';
import { titles } from '../../games/index.ts';
import { judge } from '../../lab/admin/verify.ts';
import type { Seated } from '../../room/rest.ts';
import { postgresDatabase } from '../pg/database.ts';
import { postgresVault } from '../pg/vault.ts';
import { connect, twoAtTable } from './client.ts';
import { type Nomad, newNomad } from './nomad.ts';
import type { ServerProcess } from './process.ts';

/** People at tables of several servers, who swear to what they were told; and who is held to it. */

const GAMES = Object.keys(titles);
/** Then somebody who founds a table goes to another node. */
const ANSWERS_WITHIN_MS = 5000;
/** Play goes on until so much was acknowledged between two faults. */
const BUSY = 40;

export interface Witness {
  readonly host: Seated;
  readonly people: readonly [Nomad, Nomad];
}

interface Table {
  readonly host: Seated;
  readonly guest: Seated;
}

async function started(port: number, game: string): Promise<Table> {
  const { host, guest } = await twoAtTable(port, { game });
  const client = await connect(port, host);
  expect(await client.ask({ t: 'start' })).toBeUndefined();
  await client.close();
  return { host, guest };
}

/** On whatever node answers: one that stands still, or was just fenced, leaves a question open for good. */
async function found(ports: () => readonly number[], first: number, game: string): Promise<Table> {
  for (let tries = first; ; tries++) {
    const all = ports();
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWERS_WITHIN_MS, undefined));
    const table = started(all[tries % all.length] ?? 0, game).catch(() => undefined);
    const made = await Promise.race([table, late]);
    if (made !== undefined) return made;
  }
}

/** Two people at each of several tables. */
export async function seat(
  ports: () => readonly number[],
  tables: number,
  name: string,
  thinkMs = 0,
): Promise<Witness[]> {
  const witnesses: Witness[] = [];
  for (let i = 0; i < tables; i++) {
    const { host, guest } = await found(ports, i, GAMES[i % GAMES.length] ?? '');
    const nomad = (seated: Seated): Nomad =>
      newNomad(ports, seated, seeded(`${name} ${i} ${seated.seat}`), thinkMs);
    witnesses.push({ host, people: [nomad(host), nomad(guest)] });
  }
  return witnesses;
}

const swornBy = (witnesses: readonly Witness[]): number =>
  witnesses.reduce((sum, { people: [a, b] }) => sum + a.sworn.length + b.sworn.length, 0);

const isDone = ({ people }: Witness): boolean => people.some(({ isOver }) => isOver);

/**
 * Until more was acknowledged, and at every table at which the game is not over: one that stands still is
 * what is looked for. Others take the place of those that are over.
 */
export async function busy(witnesses: Witness[], more: () => Promise<Witness[]>): Promise<void> {
  const before = swornBy(witnesses);
  const goals = witnesses.map((one) => ({ one, sworn: swornBy([one]) }));
  const standing = (): string[] =>
    goals.flatMap(({ one, sworn }) => (isDone(one) || swornBy([one]) > sworn ? [] : [one.host.table]));
  await expect.poll(standing, { interval: 50, message: 'tables that stand still' }).toEqual([]);
  // What goes wrong next must meet somebody.
  while (swornBy(witnesses) < before + BUSY || witnesses.every(isDone)) {
    if (witnesses.every(isDone)) witnesses.push(...(await more()));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Acknowledged actions are on the log once and in order; at most one more of each seat was under way; and the log,
 * played again, gives every state that is stored.
 */
export async function check(
  url: string,
  witnesses: readonly Witness[],
  nodes: readonly ServerProcess[],
): Promise<number> {
  await Promise.all(witnesses.flatMap(({ people }) => people.map((one) => one.leave())));
  // Bots and clocks play on as long as anybody lets them.
  await Promise.all(nodes.map((node) => node.kill()));
  const database = await postgresDatabase(url);
  const vault = await postgresVault(url);
  for (const { host, people } of witnesses) {
    const [dump = expect.fail('a table that was founded is gone')] = await vault.dump([host.table]);
    // What other rules wrote these ones cannot play again.
    expect([undefined, 'older']).toContain(judge(dump));
    const entries = await database.entries(host.table);
    const head = (await database.head(host.table)) ?? expect.fail('a table that was founded is gone');
    const game = titles[head.game]?.game;
    // The room writes the measured line into some actions.
    const plain = (action: object | null): unknown =>
      action === null ? null : (game?.realTime?.stamp(action as { type: string }, 0) ?? action);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i));
    expect(head.seq).toBe(entries.length - 1);
    people.forEach(({ sworn }, seat) => {
      const made = entries.filter(({ actor, by }) => actor === seat && by === 'person');
      expect(made.slice(0, sworn.length).map(({ action }) => plain(action))).toEqual(sworn.map(plain));
      expect(made.length).toBeLessThanOrEqual(sworn.length + 1);
    });
  }
  await Promise.all([database.close(), vault.close()]);
  return swornBy(witnesses);
}

export function report(what: string, sworn: number, witnesses: readonly Witness[]): void {
  const gaps = witnesses
    .flatMap(({ people }) => people.flatMap(({ gaps }) => gaps))
    .toSorted((a, b) => a - b);
  const at = (share: number): string => `${Math.round(gaps[Math.floor(gaps.length * share)] ?? 0)} ms`;
  console.log(
    `${what}: ${sworn} acknowledged, 0 lost; ${gaps.length} times away, ${at(0.5)} (median), ${at(0.99)} (p99)`,
  );
}

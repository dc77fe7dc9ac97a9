import { seeded } from '../../engine/chance.ts';
import type { Parts } from '../../service/membership.ts';
import { titleOf } from '../titles.ts';
import { checkAll } from './checker.ts';
import { type Client, holdingOf } from './client.ts';
import { type Cluster, type Machine, newMachine } from './cluster.ts';
import { plant, type Troubles } from './faults.ts';
import { type Journal, newJournal } from './journal.ts';
import { type Flaws, newModel, type Row } from './model.ts';
import { newNet } from './net.ts';
import { seatPeople } from './people.ts';
import { newViews } from './pictures.ts';
import type { Plan } from './plan.ts';
import { newTimeline } from './time.ts';

/** A service that is broken on purpose (mutants.ts). */
export interface Mutation {
  readonly flaws?: Flaws;
  readonly parts?: Parts;
  readonly runByClock?: boolean;
}

export interface Ran {
  readonly broken: Journal['broken'];
  readonly digest: string;
  readonly events: number;
  /** Requests that were acknowledged. */
  readonly acknowledged: number;
  readonly commits: number;
  readonly lines: Journal['lines'];
}

/** So long after the last fault a table that can go on must have gone on. */
const GOES_ON_MS = 15_000;

/** Plays a plan. The same plan gives the same digest. */
export async function runPlan(plan: Plan, mutation: Mutation = {}, keepsLines = false): Promise<Ran> {
  const timeline = newTimeline();
  const journal = newJournal(() => timeline.now, keepsLines);
  const net = newNet(timeline, plan.seed, plan.net.delayMs);
  const troubles: Troubles = { isDatabaseUp: true, isFull: false, slowBy: 0 };
  const disk = seeded(`${plan.seed} disk`);
  const between = seeded(`${plan.seed} between`);
  const model = newModel(
    timeline,
    {
      get isFull() {
        return troubles.isFull;
      },
      betweenMs: () => 2 * (0.2 + (between.below(1000) / 1000) * plan.net.delayMs) + plan.database.latencyMs,
      diskMs: () => disk.below(plan.database.diskMs + 1) + disk.below(troubles.slowBy + 1),
    },
    mutation.flaws,
  );
  const views = newViews(model, journal, () => timeline.now);
  const machines: Machine[] = [];
  const cluster: Cluster = {
    plan,
    timeline,
    net,
    model,
    journal,
    machines,
    heldTerms: new Set(),
    parts: mutation.parts,
    runByClock: mutation.runByClock === true,
    isUp: () => troubles.isDatabaseUp,
  };
  const clients: Client[] = [];
  const rejected = (error: unknown): void => journal.fail('I9', `nobody caught ${String(error)}`);
  const { stackTraceLimit } = Error;
  // Nobody reads them, and thousands are made.
  Error.stackTraceLimit = 0;
  process.on('unhandledRejection', rejected);
  try {
    for (let i = 0; i < plan.nodes.length; i++) machines.push(newMachine(cluster, i));
    for (const machine of machines) machine.boot();
    for (const fault of plan.faults) plant(cluster, model, troubles, fault);
    for (const [i, table] of plan.tables.entries())
      void seatPeople(cluster, views, table, i, (one) => {
        clients.push(one);
      });
    await timeline.run(plan.ms, () => journal.broken !== undefined);
  } finally {
    process.off('unhandledRejection', rejected);
    Error.stackTraceLimit = stackTraceLimit;
  }
  if (journal.broken === undefined) {
    const present = clients.filter(({ hasLeft }) => !hasLeft);
    checkAll(model, views, journal, present.map(holdingOf));
    for (const row of model.rows.values())
      if (row.head.seats.length > 0) checkGoesOn(plan, row, present, journal);
  }
  for (const { head, past } of model.rows.values())
    for (const one of past)
      journal.said(head.id, `${one.at.toFixed(3)} ${JSON.stringify([one.head, one.entry])}`);
  const acknowledged = journal.asked.filter(({ answer }) => answer === 'done').length;
  const commits = [...model.rows.values()].reduce((sum, { past }) => sum + past.length, 0);
  const { broken, digest, lines } = journal;
  return { broken, digest, events: timeline.events, acknowledged, commits, lines };
}

/**
 * I8: a table at which somebody is awaited who is here has gone on since all is well, and so has one that
 * bots or a clock play, whoever looks.
 */
function checkGoesOn(plan: Plan, row: Row, clients: readonly Client[], journal: Journal): void {
  const { head, past } = row;
  const here = clients.filter(({ person }) => person.table === head.id);
  if (head.phase === 'over' || head.paused || (here.length === 0 && !goesOnAlone(row))) return;
  if (plan.ms - plan.quietFrom < GOES_ON_MS) return;
  const last = past.at(-1);
  if (last !== undefined && last.at < plan.quietFrom) journal.fail('I8', `${head.game} has not gone on`);
}

/** Bots play all chairs, or a clock decides for somebody who is awaited. */
function goesOnAlone({ head, state }: Row): boolean {
  // Whoever did not hear that a table was founded has founded another one.
  if (head.phase !== 'playing') return false;
  if (head.seats.every(({ kind }) => kind === 'bot')) return true;
  if (head.decisionMs === null || state === undefined) return false;
  const { game } = titleOf(head.game);
  return game.awaiting(state.state).must.some((seat) => game.hasNoLimit?.(state.state, seat) !== true);
}

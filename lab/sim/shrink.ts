import type { Plan } from './plan.ts';
import { type Mutation, type Ran, runPlan } from './run.ts';

/** Runs at most: each takes as long as the failure did. */
const MOST_RUNS = 100;

/**
 * The same failure with less: faults, tables and people that are not needed go, rates go to nothing. Every
 * place draws from a stream of its own, so that what is left does as before.
 */
export async function shrink(plan: Plan, law: string, mutation: Mutation = {}): Promise<Plan> {
  let best = plan;
  let runs = 0;
  const stillBreaks = async (tried: Plan): Promise<Ran | undefined> => {
    if (runs++ >= MOST_RUNS) return undefined;
    const ran = await runPlan(tried, mutation);
    return ran.broken?.law === law ? ran : undefined;
  };
  for (let hasChanged = true; hasChanged && runs < MOST_RUNS; ) {
    hasChanged = false;
    for (const tried of smaller(best)) {
      const ran = await stillBreaks(tried);
      if (ran === undefined) continue;
      best = tried;
      hasChanged = true;
      break;
    }
  }
  return best;
}

/** Plans with one thing less, the largest steps first. */
function* smaller(plan: Plan): Generator<Plan> {
  const { faults, tables, database, net, clients } = plan;
  const half = Math.ceil(faults.length / 2);
  if (half > 1) {
    yield { ...plan, faults: faults.slice(half) };
    yield { ...plan, faults: faults.slice(0, half) };
  }
  for (let i = 0; i < faults.length; i++) yield { ...plan, faults: faults.toSpliced(i, 1) };
  for (let i = tables.length - 1; i >= 0 && tables.length > 1; i--)
    yield { ...plan, tables: tables.toSpliced(i, 1) };
  for (const rate of ['lost', 'unanswered', 'late'] as const)
    if (database[rate] > 0) yield { ...plan, database: { ...database, [rate]: 0 } };
  if (net.resetPerMille > 0) yield { ...plan, net: { ...net, resetPerMille: 0 } };
  for (const rate of ['mischief', 'leave', 'regret'] as const)
    if (clients[rate] > 0) yield { ...plan, clients: { ...clients, [rate]: 0 } };
  for (const [i, table] of tables.entries()) {
    const { devices, onlookers, decisionMs, absenceMs } = table;
    if (devices > 0) yield { ...plan, tables: tables.with(i, { ...table, devices: 0 }) };
    if (onlookers > 0) yield { ...plan, tables: tables.with(i, { ...table, onlookers: 0 }) };
    if (decisionMs !== null) yield { ...plan, tables: tables.with(i, { ...table, decisionMs: null }) };
    if (absenceMs !== null) yield { ...plan, tables: tables.with(i, { ...table, absenceMs: null }) };
  }
}

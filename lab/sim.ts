import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { BadInput } from '../engine/door.ts';
import { readThreads } from './asking.ts';
import { type Command, count, readArgs } from './command.ts';
import { progress } from './progress.ts';
import { MUTANTS } from './sim/mutants.ts';
import { type Plan, planOf } from './sim/plan.ts';
import { type Mutation, runPlan } from './sim/run.ts';
import { playSeeds, type Search } from './sim/seeds.ts';
import { shrink } from './sim/shrink.ts';
import { tellRun } from './sim/tell.ts';

const FAILURES = '.failures';
const MOST_SEEDS = 10_000_000;

export const sim: Command = {
  help: `crossings sim [--from A] [--to B] [--mutant name] [--json]
crossings sim --seed N
crossings sim --open file
crossings sim --mutants [--to B]

Plays whole services in simulated time: two to four nodes of service/ on one database, people at tables of
every game, and whatever can go wrong: nodes killed, frozen and stopped, cuts, lost and late messages, slow
and full disks, restarts of the database, clocks that lie. Every answer and every picture is held against
what is stored. The first seed that breaks something is made small and written to ${FAILURES}/.

  --from A, --to B   the seeds (default 1 to 100)
  --seed N           one seed, told as a time line
  --open file        such a file, told as a time line
  --mutant name      break the service on purpose; see --mutants
  --mutants          break it in every way we know, and say which seed notices
  --threads N        default: one for each core; the answer does not depend on it
  --json             one JSON object

What is said at the end of a search is a digest of all that was told and stored: the same seeds give the
same one on every machine, and another one where the service behaves otherwise.

Exit code 1 if something is broken, or a mutant is not noticed.`,

  async run(args) {
    const typed = readArgs(args, {
      from: { type: 'string' },
      to: { type: 'string' },
      seed: { type: 'string' },
      open: { type: 'string' },
      mutant: { type: 'string' },
      mutants: { type: 'boolean' },
      threads: { type: 'string' },
      json: { type: 'boolean' },
    });
    const mutation = mutationOf(typed.text('mutant'));
    const file = typed.text('open');
    const seed = typed.text('seed');
    if (file !== undefined) return tell(readPlan(file), mutation);
    if (seed !== undefined) return tell(planOf(count(seed, 1, 0, MOST_SEEDS, 'seed')), mutation);
    const from = count(typed.text('from'), 1, 0, MOST_SEEDS, 'from');
    const to = count(typed.text('to'), 100, from, MOST_SEEDS, 'to');
    if (typed.has('mutants')) return tryMutants(from, to);
    const threads = readThreads(typed);
    return search({ from, to, mutant: typed.text('mutant'), threads, json: typed.has('json') });
  },
};

function mutationOf(name: string | undefined): Mutation {
  if (name === undefined) return {};
  const mutation = Object.hasOwn(MUTANTS, name) ? MUTANTS[name] : undefined;
  if (mutation !== undefined) return mutation;
  throw new BadInput('mutant', `must be one of: ${Object.keys(MUTANTS).join('; ')}`);
}

/** Files of our own: only what is no plan at all is told apart. */
function readPlan(file: string): Plan {
  try {
    const plan: Plan = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(plan.nodes) && Array.isArray(plan.tables) && Array.isArray(plan.faults)) return plan;
  } catch (error) {
    throw new BadInput('open', error instanceof Error ? error.message : String(error));
  }
  throw new BadInput('open', `${file} holds no plan of a simulation`);
}

async function tell(plan: Plan, mutation: Mutation): Promise<number> {
  const ran = await runPlan(plan, mutation, true);
  console.log(tellRun(plan, ran));
  console.log(ran.broken === undefined ? `all is well (${ran.digest})` : `broken: ${ran.broken.what}`);
  return ran.broken === undefined ? 0 : 1;
}

interface Wish extends Omit<Search, 'done'> {
  readonly json: boolean;
}

async function search({ json, ...wish }: Wish): Promise<number> {
  const { from, to, mutant } = wish;
  const bar = progress();
  const done = (count: number): void => bar.show(count, to - from + 1);
  const { acknowledged, digest, first } = await playSeeds({ ...wish, done }).finally(bar.clear);
  if (first === undefined) {
    const found = { from, to, acknowledged, digest, broken: null };
    const told = `seeds ${from} to ${to}: ${acknowledged} acknowledged, all is well (${digest})`;
    console.log(json ? JSON.stringify(found) : told);
    return 0;
  }
  const { seed, broken } = first;
  const file = `${FAILURES}/sim-${seed}.json`;
  mkdirSync(FAILURES, { recursive: true });
  const small = await shrink(planOf(seed), broken.law, mutationOf(mutant));
  writeFileSync(file, `${JSON.stringify(small)}\n`);
  if (json) console.log(JSON.stringify({ seed, broken, file }));
  console.error(`crossings sim: seed ${seed}: ${broken.law}, ${broken.what}. Open it again with:`);
  console.error(`  npx crossings sim --open ${file}${mutant === undefined ? '' : ` --mutant '${mutant}'`}`);
  return 1;
}

async function tryMutants(from: number, to: number): Promise<number> {
  let unnoticed = 0;
  for (const [name, mutation] of Object.entries(MUTANTS)) {
    let said = `not noticed by seeds ${from} to ${to}`;
    let seed = from;
    for (; seed <= to; seed++) {
      const { broken } = await runPlan(planOf(seed), mutation);
      if (broken === undefined) continue;
      said = `noticed by seed ${seed} (${broken.law}, ${broken.what})`;
      break;
    }
    if (seed > to) unnoticed++;
    console.log(`${name}: ${said}`);
  }
  return unnoticed === 0 ? 0 : 1;
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { BadInput } from '../engine/door.ts';
import { type Command, count, readArgs } from './command.ts';
import { progress } from './progress.ts';
import { MUTANTS } from './sim/mutants.ts';
import { type Plan, planOf } from './sim/plan.ts';
import { type Mutation, runPlan } from './sim/run.ts';
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
  --json             one JSON object

Exit code 1 if something is broken, or a mutant is not noticed.`,

  async run(args) {
    const typed = readArgs(args, {
      from: { type: 'string' },
      to: { type: 'string' },
      seed: { type: 'string' },
      open: { type: 'string' },
      mutant: { type: 'string' },
      mutants: { type: 'boolean' },
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
    return search(from, to, mutation, typed.has('json'));
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

async function search(from: number, to: number, mutation: Mutation, json: boolean): Promise<number> {
  const bar = progress();
  let acknowledged = 0;
  for (let seed = from; seed <= to; seed++) {
    const plan = planOf(seed);
    const ran = await runPlan(plan, mutation);
    bar.show(seed - from + 1, to - from + 1);
    acknowledged += ran.acknowledged;
    if (ran.broken === undefined) continue;
    bar.clear();
    const file = `${FAILURES}/sim-${seed}.json`;
    mkdirSync(FAILURES, { recursive: true });
    writeFileSync(file, `${JSON.stringify(await shrink(plan, ran.broken.law, mutation))}\n`);
    if (json) console.log(JSON.stringify({ seed, broken: ran.broken, file }));
    console.error(`crossings sim: seed ${seed}: ${ran.broken.law}, ${ran.broken.what}. Open it again with:`);
    console.error(`  npx crossings sim --open ${file}`);
    return 1;
  }
  bar.clear();
  const found = { from, to, acknowledged, broken: null };
  console.log(
    json ? JSON.stringify(found) : `seeds ${from} to ${to}: ${acknowledged} acknowledged, all is well`,
  );
  return 0;
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

import type { Level } from '../../../engine/brain.ts';
import type { Chance } from '../../../engine/chance.ts';
import type { Memory } from '../eyes/memory.ts';

/** 10.2, in percent: facts known by heart; and a fact once asked. */
const KNOWN: Readonly<Record<Level, number>> = {
  beginner: 60,
  learner: 68,
  casual: 75,
  skilled: 82,
  expert: 88,
};
const LEARNT = 80;
const SEEDS = 2 ** 31;

/** Once, what the head did not keep of its card; later, what it learnt by having been asked. */
export function forget(memory: Memory, level: Level, chance: Chance): Memory {
  let now = memory;
  if (now.seed < 0) now = { ...now, level, seed: chance.below(SEEDS) };
  if (!now.settled && now.facts !== null) {
    const facts = Object.entries(now.facts).filter(() => chance.below(100) < KNOWN[level]);
    now = { ...now, settled: true, facts: Object.fromEntries(facts) };
  }
  const asked = Object.entries(now.asked);
  if (asked.length > 0 && !asked.some(([, answer]) => answer === '')) {
    const learnt = asked.filter(() => chance.below(100) < LEARNT);
    now = { ...now, asked: {}, facts: { ...now.facts, ...Object.fromEntries(learnt) } };
  }
  return now;
}

import type { Plan } from '../link/plan.ts';
import { standingOf } from './standings.ts';
import { readKept, withoutOldest, writeKept } from './storage.ts';

/** The games on this device alone: begun here, kept here, several of each. */
export interface Solo {
  readonly plan: Plan;
  readonly at: number;
}

const SOLOS = 'crossings.solos';
/** Where a browser kept one game of each before it kept several. */
const FORMER = 'crossings.solo.';
const MOST = 24;

function readFormer(): readonly Solo[] {
  const found: Solo[] = [];
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(FORMER))) {
      const plan = readKept<Plan | undefined>(key, undefined);
      if (plan !== undefined) found.push({ plan, at: 0 });
      writeKept(key, undefined);
    }
  } catch {
    // A browser that forbids its storage kept nothing there.
  }
  return found;
}

export function solos(): readonly Solo[] {
  const kept = readKept<readonly Solo[]>(SOLOS, []);
  const former = readFormer();
  if (former.length === 0) return kept;
  writeKept(SOLOS, [...kept, ...former]);
  return [...kept, ...former];
}

/** Says whether this browser keeps it. */
export function keepSolo(plan: Plan): boolean {
  const others = solos().filter((one) => one.plan.id !== plan.id);
  const all = [{ plan, at: Date.now() }, ...others].toSorted((a, b) => b.at - a.at);
  return writeKept(
    SOLOS,
    withoutOldest(all, (one) => standingOf(one.plan.id).over, MOST),
  );
}

/** The names of all games that are kept; undefined where the list is not kept, so that nothing is thrown away. */
export function soloNames(plan: Plan): readonly string[] | undefined {
  const names = solos().map((one) => one.plan.id);
  return names.includes(plan.id) ? names : undefined;
}

/** The game of this name; without a name, the newest of this kind that is neither over nor put away. */
export function soloOf(game: string, id: string): Plan | undefined {
  const ofGame = solos().filter(({ plan }) => plan.game === game);
  if (id !== '') return ofGame.find(({ plan }) => plan.id === id)?.plan;
  return ofGame.find(({ plan: { id: one } }) => !standingOf(one).over && !standingOf(one).away)?.plan;
}

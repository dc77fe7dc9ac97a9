import { bestOf, NEVER } from '../../../engine/best.ts';
import type { Seat } from '../../../engine/game.ts';
import { boxOf } from '../box.ts';
import type { Yield } from '../content/board.ts';
import { BOI, DISTANCE, DOH, FIRST_JOB, KIS, MONEY, PASSPORT, TIME, WORKS } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { filled, hasPassed, isHome, isThrough, memberOf, setFor, sizeOf } from './sums.ts';

/** A step counts like a quarter of a card: among like spaces the nearer one is the useful one. */
const STEP = 0.25;
const OPEN = 0.5;
const PAPERS = 2;
const JOB = 3;

/** The next useful space of a member, and how far it is; undefined where nobody can go or knows. */
export function nextSpace(view: View, seat: Seat, slot: number): { at: number; steps: number } | undefined {
  const member = memberOf(view, seat, slot);
  const set = setFor(member);
  const hand = view.players[seat]?.hand;
  if (isHome(member) || member.held > 0 || set === undefined || !hand) return undefined;
  const far = (at: number): number => DISTANCE[member.at]?.[at] ?? 0;
  const to = (at: number): { at: number; steps: number } => ({ at, steps: far(at) });
  if (isThrough(member)) return to(KIS);
  const papers = !hasPassed(member, 'documentation');
  const offices: number[] = [];
  if (!hasPassed(member, 'interview') || (papers && filled(set, hand) === sizeOf(set))) offices.push(BOI);
  if (!hasPassed(member, 'physical') || !hasPassed(member, 'mental')) offices.push(DOH);
  const nearest = [...offices].sort((one, other) => far(one) - far(other))[0];
  if (nearest !== undefined) return to(nearest);
  const missing = set.map((n, kind) => Math.max(0, n - (hand[kind] ?? 0)));
  const { yields } = boxOf(view.config);
  const best = bestOf([...yields.keys()], (at) => {
    const here = yields[at] ?? {};
    if (at === member.at || Object.keys(here).length === 0) return NEVER;
    return useOf(here, missing) - STEP * far(at);
  });
  return to(best ?? 0);
}

function useOf(yields: Yield, missing: readonly number[]): number {
  const of = (kind: number, n = 0): number => Math.min(n, missing[kind] ?? 0);
  const jobs = WORKS.reduce((sum, _work, i) => sum + (missing[FIRST_JOB + i] ?? 0), 0);
  return (
    of(TIME, yields.time) +
    of(MONEY, yields.money) +
    PAPERS * of(PASSPORT, yields.passport) +
    JOB * Math.min(jobs, yields.job ?? 0) +
    OPEN * (yields.open ?? 0)
  );
}

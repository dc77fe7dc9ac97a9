import { bestOf, NEVER } from '../../../engine/best.ts';
import type { Brain } from '../../../engine/brain.ts';
import type { Action } from '../action.ts';
import { GOALS } from '../content.ts';
import { oddsOf, TOP } from '../eyes/memory.ts';
import type { Displacement } from '../kind.ts';
import { metropolisOf } from '../pieces/goals.ts';
import { appealOf } from './appeal.ts';

const METROPOLIS = GOALS.indexOf('metropolitan');

/**
 * Who is sent away makes no difference to the rules, so nothing is tried out: everybody required leaves for
 * one place, or for all of them if a Humanitarian finds nobody who can cope.
 */
export const habit: Brain<Displacement>['habit'] = (view, seat, memory, options) => {
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'send' || frame.sent >= frame.min) return undefined;
  const goal = view.nations[seat]?.goal ?? null;
  const target = metropolisOf(view.config);
  const appeal = (option: Action): number => {
    const nation = option.type === 'sendRest' ? view.nations[option.to] : undefined;
    if (option.type !== 'sendRest' || nation === undefined) return NEVER;
    const isRuledOut = nation.ruledOut.includes('metropolitan');
    return appealOf(nation, goal, target, isRuledOut ? 0 : oddsOf(memory, option.to, METROPOLIS) / TOP);
  };
  const best = bestOf(options, appeal);
  const copes = best !== undefined && appeal(best) >= frame.min - frame.sent;
  return goal === 'humanitarian' && !copes ? options.find(({ type }) => type === 'spreadRest') : best;
};

import type { Brain } from '../../../engine/brain.ts';
import { pick } from '../../../engine/chance.ts';
import { type Traveller, WORTH } from '../content.ts';
import type { Ferry } from '../kind.ts';
import { scoreOf } from '../score.ts';

/** Chance in percent that a laid traveller slips the mind, by level. */
const FORGETS = { beginner: 50, learner: 35, casual: 20, skilled: 10, expert: 0 } as const;

export const brain: Brain<Ferry> = {
  evaluate(state, seat) {
    const others = state.hands.map((_hand, other) => (other === seat ? 0 : scoreOf(state, other)));
    const lead = scoreOf(state, seat) - Math.max(...others);
    return Math.min(1, Math.max(0, 0.5 + lead / 20));
  },

  /** Calls for its best traveller, lays any. */
  rollout(state, seat, options, chance) {
    const quay = state.quays[seat] ?? [];
    let best = pick(chance, options);
    for (const option of options) {
      if (option.type !== 'call' || best.type !== 'call') continue;
      if (worthAt(quay, option.slot) > worthAt(quay, best.slot)) best = option;
    }
    return best;
  },

  habit: () => undefined,
  forget: (memory, level, chance) => memory.map((card) => (chance.below(100) < FORGETS[level] ? null : card)),
};

const worthAt = (quay: readonly Traveller[], slot: number): number => {
  const card = quay[slot];
  return card === undefined ? 0 : WORTH[card];
};

import type { Brain } from '../../engine/brain.ts';
import { pick } from '../../engine/chance.ts';
import type { Displacement } from './kind.ts';
export const brain: Brain<Displacement> = {
  evaluate: () => 0.5,
  rollout: (_s, _seat, options, chance) => pick(chance, options),
  habit: () => undefined,
  forget: (m) => m,
};

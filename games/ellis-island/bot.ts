import type { Brain } from '../../engine/brain.ts';
import { pick } from '../../engine/chance.ts';
import type { EllisIsland } from './kind.ts';
import { forget } from './memory.ts';

export const brain: Brain<EllisIsland> = {
  evaluate: () => 0.5,
  rollout: (_state, _seat, options, chance) => pick(chance, options),
  habit: () => undefined,
  forget,
};

import type { Brain } from '../../engine/brain.ts';
import { pick } from '../../engine/chance.ts';
import type { JourneyIstanbul } from './kind.ts';

export const brain: Brain<JourneyIstanbul> = {
  evaluate: () => 0.5,
  rollout: (_state, _seat, options, chance) => pick(chance, options),
  habit: () => undefined,
  forget: (_memory, level) => ({ level }),
};

import type { Brain } from '../../../engine/brain.ts';
import type { Emigration } from '../kind.ts';
import { collegeRule } from './college.ts';
import { foresee } from './foresee.ts';
import { laneHabit } from './lane.ts';
import { rollout } from './rollout.ts';
import { sight, sightFeatures } from './sight.ts';

/** 10: always try to graduate, trade everything, and reckon the lanes exactly. */
const habit: Brain<Emigration>['habit'] = (view, seat, _memory, options) => {
  switch (view.agenda.at(-1)?.step) {
    case 'turn':
      return options.find((action) => action.type === 'graduate');
    case 'withdraw':
      return options.find((action) => action.type === 'tradeAll');
    case 'lane':
      return laneHabit(view, seat, options);
    default:
      return undefined;
  }
};

export const brain: Brain<Emigration> = {
  evaluate: (state, seat) => sight(state, seat),
  features: sightFeatures,
  foresee,
  rule: collegeRule,
  rollout,
  habit,
  forget: (memory) => memory,
};

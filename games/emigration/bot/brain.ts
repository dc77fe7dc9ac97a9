import type { Brain, Leans } from '../../../engine/brain.ts';
import { weighted } from '../../../engine/weights.ts';
import { contentOf } from '../box.ts';
import type { Emigration } from '../kind.ts';
import { cardOf, isDocument, isGood } from '../pieces/cards.ts';
import { placeOf } from '../pieces/places.ts';
import { collegeRule } from './college.ts';
import { foresee } from './foresee.ts';
import { laneHabit } from './lane.ts';
import { rollout } from './rollout.ts';
import { sight, sightFeatures } from './sight.ts';
import { weights } from './weights.ts';

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

/** Money is kept where a turn can be given up instead; a set that lacks one card gets it. */
const leanings: Leans<Emigration> = {
  hoard: (_view, _seat, _memory, action) => 'pay' in action && action.pay === 'skip',
  finish(view, seat, _memory, action) {
    const me = view.seats[seat];
    if (me === undefined || action.type !== 'buy') return false;
    const bought = view.seats[action.owner]?.layout[placeOf(view.config.layout, action.slot)];
    const to = contentOf(view.config).destinations.find(({ id }) => id === me.destination);
    if (to === undefined || typeof bought !== 'string') return false;
    const card = cardOf(bought);
    if (!isGood(card)) return false;
    const [had, { size }] = isDocument(card)
      ? [me.documents.length, to.documents]
      : [me.connections.length, to.connections];
    return size > 1 && had % size === size - 1;
  },
};

/** Before any weight. */
export const bare: Brain<Emigration> = {
  evaluate: (state, seat) => sight(state, seat),
  features: sightFeatures,
  foresee,
  leanings,
  rule: collegeRule,
  rollout,
  habit,
  forget: (memory) => memory,
};

export const brain = weighted(bare, weights.values);

import type { Brain } from '../../../engine/brain.ts';
import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import type { Emigration } from '../kind.ts';
import { PAYDAY } from '../pieces/cards.ts';
import { placeOf } from '../pieces/places.ts';
import { outcome } from '../score.ts';
import { type State, seatOf } from '../state.ts';
import { collegeRule } from './college.ts';
import { laneHabit } from './lane.ts';
import { sight } from './sight.ts';
import { outlookOf, worthOf } from './worth.ts';

/** The lead in tokens at which a bot feels three quarters sure, and how much more each further player makes of it. */
const COMFORT = 2;
const COMFORT_PER_SEAT = 0.5;

function foresee(state: State, seat: Seat): number {
  const end = outcome(state);
  if (end !== undefined) return end.winners.includes(seat) ? 1 : 0;
  const outlook = outlookOf(state);
  const mine = worthOf(state, seat, outlook);
  let most = Number.NEGATIVE_INFINITY;
  let total = 0;
  for (let other = 0; other < state.seats.length; other++) {
    if (other === seat) continue;
    const theirs = worthOf(state, other, outlook);
    total += theirs;
    if (theirs > most) most = theirs;
  }
  const mean = total / (state.seats.length - 1);
  if (state.config.mode === 'cooperative')
    return surely(Math.min(mine, 3) + 0.2 * Math.min(mean, 3), COMFORT);
  const comfort = COMFORT + COMFORT_PER_SEAT * state.seats.length;
  // Who does not get in cannot win, however far ahead of the others.
  const rivals = 0.5 * Math.max(0, most) + 0.5 * Math.max(0, mean);
  return surely(mine - rivals + Math.min(0, mine), comfort);
}

const surely = (lead: number, comfort: number): number => 0.5 + (0.5 * lead) / (comfort + Math.abs(lead));

/** A quick plausible action. */
function rollout(state: State, seat: Seat, options: readonly Action[], chance: Chance): Action {
  let total = 0;
  for (const action of options) total += weightOf(state, seat, action);
  let at = chance.below(Math.max(1, total));
  for (const action of options) {
    at -= weightOf(state, seat, action);
    if (at < 0) return action;
  }
  return options[options.length - 1] as Action;
}

function weightOf(state: State, seat: Seat, action: Action): number {
  const me = seatOf(state, seat);
  switch (action.type) {
    case 'graduate':
    case 'tradeAll':
      return 400;
    case 'buySupply': {
      const has = action.kind === 'passport' ? me.passports : me.tickets;
      return has > 0 ? 1 : action.pay === 'money' ? 20 : 12;
    }
    case 'buy':
      return 14;
    case 'activate': {
      const card = seatOf(state, action.owner).layout[placeOf(state.config.layout, action.slot)] ?? PAYDAY;
      return (card === PAYDAY && !me.inCollege ? 16 : 8) >> (action.owner === seat ? 0 : 1);
    }
    case 'discard':
      return action.owner === seat ? 10 : 4;
    case 'goToCollege':
      return me.money > 8 ? 14 : 2;
    case 'sell':
    case 'useWait':
    case 'decline':
      return 1;
    default:
      return 8;
  }
}

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
  evaluate: sight,
  foresee,
  rule: collegeRule,
  rollout,
  habit,
  forget: (memory) => memory,
};

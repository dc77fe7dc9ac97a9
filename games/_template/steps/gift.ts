import type { AnyTime } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Ferry } from '../kind.ts';
import { refused } from '../refusals.ts';
import type { State } from '../state.ts';

/** FE-8, FE-9. What may be done at any time. */
export const gift: AnyTime<Ferry> = {
  takes: ['gift', 'leave'],
  may: (state) => state.hands.map((_hand, seat) => seat).filter((seat) => canGive(state, seat)),
  options: () => [],

  forms(state, seat) {
    if (!canGive(state, seat)) return [];
    const hand = state.hands[seat] ?? [];
    const others = state.hands.map((_hand, other) => other).filter((other) => other !== seat);
    const places = hand.map((_card, place) => place);
    return [
      {
        type: 'gift',
        fields: {
          to: { kind: 'one', of: others },
          cards: { kind: 'some', of: places, min: 1, max: hand.length - 1 },
        },
      },
    ];
  },

  refuse(state, seat, action) {
    if (action.type === 'leave') return undefined;
    if (action.type !== 'gift') return bug('not for any time', action);
    if (state.gave[seat]) return refused('E_GAVE_ALREADY');
    const held = state.hands[seat]?.length ?? 0;
    const { to, cards } = action;
    if (to === seat || to >= state.hands.length) return refused('E_TO_WHOM');
    if (cards.some((place) => place >= held)) return refused('E_NOT_HELD', undefined, 'FE-8');
    if (cards.length === 0 || cards.length >= held) return refused('E_KEEP_ONE');
    return undefined;
  },

  apply(state, seat, action, { out, reveal }) {
    if (action.type === 'leave') {
      state.left = seat;
      state.agenda.length = 0;
      out?.push({ type: 'left', seat });
      return;
    }
    if (action.type !== 'gift') return bug('not for any time', action);
    const hand = state.hands[seat] ?? bug('no seat', seat);
    const cards = hand.filter((_card, place) => action.cards.includes(place));
    state.hands[seat] = hand.filter((_card, place) => !action.cards.includes(place));
    state.hands[action.to]?.push(...cards);
    state.gave[seat] = true;
    reveal(action.to);
    out?.push({ type: 'gave', from: seat, to: action.to, count: cards.length, cards });
  },
};

const canGive = (state: State, seat: Seat): boolean =>
  state.gave[seat] === false && (state.hands[seat]?.length ?? 0) > 1;

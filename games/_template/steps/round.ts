import { type Automatic, done, upNext } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Ferry } from '../kind.ts';
import type { Frame } from '../state.ts';

/** FE-4 to FE-7 in order, as often as the table agreed; then nothing is left and the game is over (FE-10). */
export const round: Automatic<Ferry, Extract<Frame, { step: 'round' }>> = {
  run(state) {
    done(state);
    if (state.round === state.config.rounds) return;
    state.round++;
    state.gave = state.gave.map(() => false);
    upNext(
      state,
      { step: 'pack', waiting: state.hands.map((_hand, seat) => seat) },
      { step: 'whistle', id: state.round },
      { step: 'refill' },
      { step: 'round' },
    );
  },
};

/** FE-7. */
export const refill: Automatic<Ferry, Extract<Frame, { step: 'refill' }>> = {
  run(state, _frame, { out, reveal }) {
    done(state);
    state.hands.forEach((hand, seat) => {
      const card = state.deck.pop() ?? bug('the deck is too small');
      hand.push(card);
      reveal(seat);
      out?.push({ type: 'drew', seat, card });
    });
  },
};

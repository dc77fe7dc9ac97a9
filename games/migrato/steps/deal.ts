import { type Automatic, done, upNext } from '../../../engine/agenda.ts';
import { shuffle } from '../../../engine/chance.ts';
import { HAND_SIZE, idOf } from '../content.ts';
import type { Migrato } from '../kind.ts';
import { type Frame, other, seatOf } from '../state.ts';

/** MI-1.2 to MI-1.6. Shuffle everything, deal one card at a time beginning with the first player. */
export const deal: Automatic<Migrato, Extract<Frame, { step: 'deal' }>> = {
  run(state, _frame, ctx) {
    done(state);
    shuffle(ctx.chance, state.draw);
    for (let i = 0; i < HAND_SIZE; i++) {
      for (const seat of [state.first, other(state.first)]) {
        const face = state.draw.pop();
        if (face !== undefined) seatOf(state, seat).hand.push(face);
      }
    }
    state.active = state.first;
    state.turn = 1;
    ctx.reveal(0);
    ctx.reveal(1);
    ctx.out?.push({
      type: 'gameStarted',
      first: state.first,
      draw: state.draw.length,
      hands: state.seats.map((seat) => seat.hand.map(idOf)),
    });
    upNext<Frame>(state, { step: 'act' });
  },
};

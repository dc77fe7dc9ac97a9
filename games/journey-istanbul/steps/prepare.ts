import { type Automatic, done, upNext } from '../../../engine/agenda.ts';
import type { Seat } from '../../../engine/game.ts';
import { DAYS } from '../content.ts';
import type { JourneyIstanbul } from '../kind.ts';
import { dropItem } from '../pieces/money.ts';
import { deckLeft } from '../pieces/sheet.ts';
import { openDeals, openGifts } from '../pieces/talk.ts';
import { endGame } from '../score.ts';
import { type Frame, inIstanbul, personOf, type State } from '../state.ts';

/** JI-12, JI-R49. */
export const prepare: Automatic<JourneyIstanbul, Extract<Frame, { step: 'prepare' }>> = {
  run(state, _frame, ctx) {
    done(state);
    if (state.t === DAYS) return endGame(state, 'calendar', ctx);
    for (const card of state.faceUp) {
      state.sheet[state.sheet.indexOf(card)] = 0;
      state.open.push(card);
    }
    state.faceUp = [];
    state.used = [];
    state.sideways = [];
    if (deckLeft(state) === 0 && state.sheet.every((card) => card === 0)) return endGame(state, 'cards', ctx);
    for (const item of [...openGifts(state), ...openDeals(state)]) dropItem(state, item, ctx);
    for (const person of state.people) {
      person.fined = false;
      person.vote = false;
      person.spoken = 0;
      person.today = [];
    }
    state.t++;
    state.starter = nextInIstanbul(state, state.starter);
    state.toPlay = clockwiseFrom(state, state.starter);
    upNext(state, { step: 'next' });
    ctx.out?.push({ type: 'dayBegan', t: state.t, starter: state.starter });
  },
};

/** JI-R35: from the holder's seat, even if the holder left today. */
function nextInIstanbul(state: State, holder: Seat): Seat {
  const count = state.people.length;
  for (let i = 1; i <= count; i++) {
    const seat = (holder + i) % count;
    if (inIstanbul(personOf(state, seat))) return seat;
  }
  return holder;
}

function clockwiseFrom(state: State, first: Seat): Seat[] {
  const count = state.people.length;
  const seats: Seat[] = [];
  for (let i = 0; i < count; i++) {
    const seat = (first + i) % count;
    if (inIstanbul(personOf(state, seat))) seats.push(seat);
  }
  return seats;
}

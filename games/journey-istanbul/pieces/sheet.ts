import type { Seat } from '../../../engine/game.ts';
import { type Face, placeId } from '../box.ts';
import { SQUARES } from '../content.ts';
import type { FaceView } from '../event.ts';
import type { Ctx } from '../kind.ts';
import { box, faceOf, personOf, type State } from '../state.ts';
import { dateOf, dayOf, rowOf } from './calendar.ts';
import { ticked } from './planner.ts';

export const squareAt = (row: number, square: number): number => (row - 1) * SQUARES + square - 1;

export const faceView = (face: Face): FaceView => ({
  id: face.id,
  kind: face.kind,
  place: face.place < 0 ? null : placeId(face.place),
  amount: face.amount,
});

/** JI-R13: the lowest empty square of the row; -1 if it is full. */
function emptySquare(state: State, row: number): number {
  const from = (row - 1) * SQUARES;
  for (let square = from; square < from + SQUARES; square++) if (state.sheet[square] === 0) return square;
  return -1;
}

/** The next card leaves the deck for its row, or for the discard pile if the row is full (JI-3.9, JI-7.4). */
export function layNext(state: State): {
  readonly card: number;
  readonly square: number;
  readonly day: number;
} {
  state.drawn++;
  const card = state.drawn;
  const { day } = faceOf(state, card);
  const square = emptySquare(state, day);
  if (square < 0) state.hidden.push(card);
  else state.sheet[square] = card;
  return { card, square, day };
}

export const deckLeft = (state: State): number => state.deck.length - state.drawn;

/** JI-R17: the back of the top card lies open to all, unless the table said otherwise. */
export function topDay(state: State): number | null {
  if (!state.config.deckTopVisible || deckLeft(state) === 0) return null;
  return box(state).cards[state.deck[state.drawn] ?? -1]?.day ?? null;
}

/** JI-7: draws one card. */
export function drawCard(state: State, seat: Seat, ctx: Ctx): void {
  const { card, square, day } = layNext(state);
  const sideways = square >= 0 && day === dayOf(state.t);
  if (sideways) state.sideways.push(card);
  see(state, seat, card);
  // The drawer sees the face; everybody the day, here or on the back of the next card.
  ctx.reveal(seat);
  ctx.reveal('all');
  ctx.out?.push({
    type: 'drew',
    seat,
    card,
    day,
    square: square < 0 ? 0 : (square % SQUARES) + 1,
    sideways,
    face: faceView(faceOf(state, card)),
    left: deckLeft(state),
    topDay: topDay(state),
  });
}

/** JI-6.2. */
export function lookAt(state: State, seat: Seat, card: number, ctx: Ctx): void {
  see(state, seat, card);
  ctx.reveal(seat);
  if (ctx.out === undefined) return;
  const square = state.sheet.indexOf(card);
  const face = faceView(faceOf(state, card));
  ctx.out.push({ type: 'looked', seat, card, row: rowOf(square), square: (square % SQUARES) + 1, face });
}

/** The owner knows it from now on; the planner gets its tick the first time (5.6). */
function see(state: State, seat: Seat, card: number): void {
  const before = state.seen[card - 1] ?? 0;
  if ((before & (1 << seat)) !== 0) return;
  state.seen[card - 1] = before | (1 << seat);
  personOf(state, seat).today.push(card);
  const square = state.sheet.indexOf(card);
  if (!state.config.autoPlanner || square < 0) return;
  const face = faceOf(state, card);
  const person = personOf(state, seat);
  const day = dateOf(state.t, face.day, state.sideways.includes(card));
  person.planner = ticked(person.planner, day, faceView(face));
}

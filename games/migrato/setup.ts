import type { Context } from '../../engine/game.ts';
import { type Config, deckOf } from './door.ts';
import type { Event } from './events.ts';
import type { SeatState, State } from './state.ts';

/** MI-1. The deck lies in the order of 5.3 and 5.2 until it is shuffled; who starts is settled first (MI-R5). */
export function layOut(config: Config, ctx: Context<Event>): State {
  const deck = deckOf(config);
  const asks = config.firstPlayer === 'skyQuestion';
  const first = config.firstPlayer === 'random' ? ctx.chance.below(2) : (config.firstSeat ?? 0);
  const empty = (): SeatState => ({ hand: [], known: [], colonies: [], settlements: [] });
  return {
    config,
    deck,
    agenda: [asks ? { step: 'sky' } : { step: 'deal' }],
    seats: [empty(), empty()],
    first,
    active: first,
    turn: 0,
    sinceArrival: 0,
    arrivedThisTurn: false,
    nextColony: 1,
    draw: deck.flatMap((copies, face) => new Array<number>(copies).fill(face)),
    discard: [],
    sky: [null, null],
    ended: null,
  };
}

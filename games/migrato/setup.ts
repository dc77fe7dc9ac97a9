import type { Context } from '../../engine/game.ts';
import { deckOf } from './box.ts';
import type { Config } from './config.ts';
import type { Event } from './event.ts';
import type { SeatState, State } from './state.ts';

/**
 * MI-1. The deck lies in the order of 5.3 and 5.2 until it is shuffled; who starts is settled first (MI-R5).
 */
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
    draw: pileOf(deck).slice(),
    discard: [],
    sky: [null, null],
    ended: null,
  };
}

// Counted out once for each deck: simulations deal it a hundred thousand times.
const piles = new WeakMap<readonly number[], readonly number[]>();

function pileOf(deck: readonly number[]): readonly number[] {
  let pile = piles.get(deck);
  if (pile === undefined) {
    pile = deck.flatMap((copies, face) => new Array<number>(copies).fill(face));
    piles.set(deck, pile);
  }
  return pile;
}

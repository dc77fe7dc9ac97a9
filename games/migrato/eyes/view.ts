import type { Seat, Viewer } from '../../../engine/game.ts';
import type { SkyAnswer } from '../action.ts';
import type { Config } from '../config.ts';
import { type Face, type FaceId, idOf, isNight, type Species, speciesOf } from '../content.ts';
import { scoreOf } from '../score.ts';
import type { Colony, Frame, SeatState, State } from '../state.ts';

/**
 * A card of a colony as a viewer has it: its face, or that a night card lies there, or what an aid adds to
 * that.
 */
export type CardView = FaceId | 'night' | { readonly night: Species } | { readonly down: FaceId };

export interface ColonyView {
  readonly id: number;
  readonly slot: number;
  readonly cards: readonly CardView[];
  readonly laid: readonly number[];
}

export interface SeatView {
  /** The faces, in the order they came to hand; null for a hand that is not one's own. */
  readonly hand: readonly FaceId[] | null;
  readonly held: number;
  readonly known: readonly FaceId[];
  readonly colonies: readonly ColonyView[];
  readonly settlements: readonly { readonly species: Species; readonly cards: readonly FaceId[] }[];
  readonly score: number;
}

export interface View {
  readonly config: Config;
  readonly agenda: readonly Frame[];
  readonly seats: readonly SeatView[];
  readonly first: Seat;
  readonly active: Seat;
  readonly turn: number;
  readonly sinceArrival: number;
  readonly arrivedThisTurn: boolean;
  readonly nextColony: number;
  readonly draw: number;
  /** The order of the draw pile, next card last: shown after the game only. */
  readonly pile: readonly FaceId[] | null;
  readonly discard: readonly FaceId[];
  readonly answered: readonly boolean[];
  readonly sky: readonly (SkyAnswer | null)[];
  readonly ended: State['ended'];
}

/** 7.1 of the specification, built up from nothing. After the game everything is open. */
export function view(state: State, viewer: Viewer): View {
  const open = viewer === 'all' || state.ended !== null;
  const [a, b] = state.sky;
  const bothAnswered = a !== null && b !== null;
  return {
    config: state.config,
    agenda: state.agenda.slice(),
    seats: [viewSeat(state, 0, viewer, open), viewSeat(state, 1, viewer, open)],
    first: state.first,
    active: state.active,
    turn: state.turn,
    sinceArrival: state.sinceArrival,
    arrivedThisTurn: state.arrivedThisTurn,
    nextColony: state.nextColony,
    draw: state.draw.length,
    pile: open ? state.draw.map(idOf) : null,
    discard: state.discard.map(idOf),
    answered: [a !== null, b !== null],
    sky: [open || bothAnswered || viewer === 0 ? a : null, open || bothAnswered || viewer === 1 ? b : null],
    ended: state.ended,
  };
}

function viewSeat(state: State, seat: 0 | 1, viewer: Viewer, open: boolean): SeatView {
  const mine: SeatState = state.seats[seat];
  const aid = viewer === seat ? state.config.memoryAid : 'none';
  return {
    hand: open || viewer === seat ? mine.hand.map(idOf) : null,
    held: mine.hand.length,
    known: mine.known.map(idOf),
    colonies: mine.colonies.map((colony) => viewColony(colony, open ? 'full' : aid)),
    settlements: mine.settlements.map(({ species, cards }) => ({ species, cards: cards.map(idOf) })),
    score: scoreOf(mine),
  };
}

/**
 * MI-3.7, MI-R15: a night card is a place and nothing more, to its owner too, unless the table has an aid.
 */
function viewColony(colony: Colony, aid: Config['memoryAid']): ColonyView {
  const show = (face: Face): CardView => {
    if (!isNight(face)) return idOf(face);
    if (aid === 'none') return 'night';
    return aid === 'species' ? { night: speciesOf(face) } : { down: idOf(face) };
  };
  return { id: colony.id, slot: colony.slot, cards: colony.cards.map(show), laid: colony.laid.slice() };
}

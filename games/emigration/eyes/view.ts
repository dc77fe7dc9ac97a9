import type { Seat, Viewer } from '../../../engine/game.ts';
import { contentOf } from '../box.ts';
import type { Config } from '../config.ts';
import type { Pack, Paper } from '../content.ts';
import { type Card, type CardId, deckCounts, idOf, kindOf, NO_CARD } from '../pieces/cards.ts';
import { numberOf, salaryOf } from '../pieces/people.ts';
import { PATTERNS, type Slot, uncoveredOf } from '../pieces/places.ts';
import type { Crossing, Frame, SeatState, State } from '../state.ts';

/** A slot of a layout: the card, that one lies face down, or that it is gone. */
export type SlotView = CardId | 'down' | null;

export interface SeatView {
  readonly nationality: string;
  /** Starting Money and tuition. */
  readonly number: number;
  readonly destination: string;
  readonly career: string;
  readonly money: number;
  readonly assurance: number;
  readonly salary: number;
  readonly inCollege: boolean;
  readonly degrees: number;
  readonly failed: number;
  readonly passports: number;
  readonly tickets: number;
  readonly paired: boolean;
  readonly pending: Paper | null;
  readonly documents: readonly CardId[];
  readonly connections: readonly CardId[];
  readonly life: readonly CardId[];
  readonly side: number;
  /** In the order of the layout's slots. */
  readonly layout: readonly SlotView[];
  readonly available: readonly Slot[];
  readonly crossing: Crossing | null;
}

export interface LaneView {
  /** In rising order while the game runs; afterwards in the order they lie, top first. */
  readonly left: readonly number[];
  /** The top token, if it lies face up. */
  readonly top: number | null;
  readonly drawn: readonly number[];
}

export interface View {
  readonly config: Config;
  readonly agenda: readonly Frame[];
  readonly phase: State['phase'];
  readonly seats: readonly SeatView[];
  readonly packs: readonly Pack[];
  readonly first: Seat;
  readonly active: Seat;
  readonly turn: number;
  readonly decision: number;
  readonly passports: number;
  readonly tickets: number;
  readonly discard: readonly CardId[];
  readonly inPlay: CardId | null;
  /** Shown after the game only. */
  readonly removed: readonly CardId[] | null;
  readonly lanes: readonly LaneView[];
  readonly pandemics: number;
  /** How many cards of each kind lie face down or were taken out, as far as the viewer can tell. */
  readonly unseen: Readonly<Record<'document' | 'connection' | 'life' | 'payday', number>>;
  readonly ended: boolean;
}

/**
 * Section 7, built up from nothing. All seats and the public see the same; after the game everything is open.
 */
export function view(state: State, viewer: Viewer): View {
  const open = viewer === 'all' || state.ended;
  return {
    config: state.config,
    agenda: state.agenda.slice(),
    phase: state.phase,
    seats: state.seats.map((seat) => viewSeat(state, seat, open)),
    packs: state.packs,
    first: state.first,
    active: state.active,
    turn: state.turn,
    decision: state.decision,
    passports: state.passports,
    tickets: state.tickets,
    discard: state.discard.map(idOf),
    inPlay: state.inPlay === NO_CARD ? null : idOf(state.inPlay),
    removed: open ? state.removed.map(idOf) : null,
    lanes: state.lanes.map((tokens, lane) => viewLane(state, tokens, lane, open)),
    pandemics: state.pandemics,
    unseen: unseen(state, open),
    ended: state.ended,
  };
}

function viewSeat(state: State, seat: SeatState, open: boolean): SeatView {
  const { config } = state;
  const content = contentOf(config);
  const { slots } = PATTERNS[config.layout];
  const available = uncoveredOf(config.layout, seat.there) & seat.up;
  return {
    nationality: content.nationalities[seat.nationality]?.id ?? '',
    number: numberOf(config, seat),
    destination: content.destinations[seat.destination]?.id ?? '',
    career: content.careers[seat.career]?.id ?? '',
    money: seat.money,
    assurance: seat.assurance,
    salary: salaryOf(config, seat),
    inCollege: seat.inCollege,
    degrees: seat.degrees,
    failed: seat.failed,
    passports: seat.passports,
    tickets: seat.tickets,
    paired: seat.paired,
    pending: seat.pending,
    documents: seat.documents.map(idOf),
    connections: seat.connections.map(idOf),
    life: seat.life.map(idOf),
    side: seat.side,
    layout: seat.layout.map((card, place) => {
      if ((seat.there & (1 << place)) === 0) return null;
      return open || (seat.up & (1 << place)) !== 0 ? idOf(card) : 'down';
    }),
    available: slots.filter((_, place) => (available & (1 << place)) !== 0),
    crossing: seat.crossing,
  };
}

function viewLane(state: State, tokens: readonly number[], lane: number, open: boolean): LaneView {
  const gone = state.drawn[lane] ?? 0;
  const left = tokens.slice(gone);
  const top = state.turned[lane] === true ? (left[0] ?? null) : null;
  // The order in which the rest lies is nobody's knowledge, so it is not the order of this list.
  return { left: open ? left : left.sort((a, b) => a - b), top, drawn: tokens.slice(0, gone) };
}

function unseen(state: State, open: boolean): View['unseen'] {
  const counts = { document: 0, connection: 0, life: 0, payday: 0 };
  if (open) return counts;
  const deck = deckCounts(state.seats.length);
  counts.document = deck.documents;
  counts.connection = deck.connections;
  counts.life = 4 * deck.packs;
  counts.payday = deck.paydays;
  const seen = (card: Card): void => {
    counts[kindOf(card)]--;
  };
  state.discard.forEach(seen);
  if (state.inPlay !== NO_CARD) seen(state.inPlay);
  for (const seat of state.seats) {
    seat.documents.forEach(seen);
    seat.connections.forEach(seen);
    seat.life.forEach(seen);
    seat.layout.forEach((card, place) => {
      if ((seat.there & seat.up & (1 << place)) !== 0) seen(card);
    });
  }
  return counts;
}

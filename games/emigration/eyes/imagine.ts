import { bug } from '../../../engine/bug.ts';
import { type Chance, shuffle } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { contentOf } from '../box.ts';
import {
  type Card,
  cardOf,
  deckCounts,
  FIRST_CONNECTION,
  FIRST_LIFE,
  isDocument,
  isGood,
  NO_CARD,
  PAYDAY,
  packCards,
} from '../pieces/cards.ts';
import { PATTERNS } from '../pieces/places.ts';
import type { SeatState, State } from '../state.ts';
import type { Memory } from './memory.ts';
import type { LaneView, SeatView, View } from './view.ts';

/** Section 10: the cards nobody has seen are dealt at random into the face-down slots and the two removed. */
export function imagine(view: View, _seat: Seat, _memory: Memory, chance: Chance): State {
  const { config } = view;
  const rest = view.removed === null ? shuffle(chance, unseenCards(view, chance)) : [];
  const deal = (): Card => rest.pop() ?? bug('too few cards for what lies face down', view);
  const removed = view.removed === null ? [deal(), deal()] : view.removed.map(cardOf);
  const seats = view.seats.map((seen) => imagineSeat(view, seen, deal));
  return {
    config,
    agenda: view.agenda.slice(),
    phase: view.phase,
    seats,
    packs: view.packs,
    first: view.first,
    active: view.active,
    turn: view.turn,
    decision: view.decision,
    passports: view.passports,
    tickets: view.tickets,
    discard: view.discard.map(cardOf),
    inPlay: view.inPlay === null ? NO_CARD : cardOf(view.inPlay),
    removed,
    lanes: view.lanes.map((lane) => imagineLane(lane, view.removed !== null, chance)),
    drawn: view.lanes.map((lane) => lane.drawn.length),
    turned: view.lanes.map((lane) => lane.top !== null),
    pandemics: view.pandemics,
    ended: view.ended,
  };
}

function imagineSeat({ config }: View, seen: SeatView, deal: () => Card): SeatState {
  const content = contentOf(config);
  const at = (table: 'nationalities' | 'destinations' | 'careers', id: string): number =>
    content[table].findIndex((row) => row.id === id);
  const { slots } = PATTERNS[config.layout];
  let there = 0;
  let shown = 0;
  const layout = slots.map((_, place): Card => {
    const slot = seen.layout[place] ?? null;
    if (slot === null) return NO_CARD;
    there |= 1 << place;
    if (slot === 'down') return deal();
    shown |= 1 << place;
    return cardOf(slot);
  });
  return {
    nationality: at('nationalities', seen.nationality),
    destination: at('destinations', seen.destination),
    career: at('careers', seen.career),
    money: seen.money,
    assurance: seen.assurance,
    inCollege: seen.inCollege,
    degrees: seen.degrees,
    failed: seen.failed,
    passports: seen.passports,
    tickets: seen.tickets,
    paired: seen.paired,
    pending: seen.pending,
    documents: seen.documents.map(cardOf),
    connections: seen.connections.map(cardOf),
    life: seen.life.map(cardOf),
    side: seen.side,
    layout,
    there,
    // What is gone is neither up nor down: only the bits of cards that lie there are ever asked.
    up: shown,
    crossing: seen.crossing,
  };
}

/** 10: the tokens left in any order; one that lies face up stays on top. */
function imagineLane({ left, top, drawn }: LaneView, inOrder: boolean, chance: Chance): number[] {
  if (inOrder) return [...drawn, ...left];
  if (top === null) return [...drawn, ...shuffle(chance, left.slice())];
  const others = left.toSpliced(left.indexOf(top), 1);
  return [...drawn, top, ...shuffle(chance, others)];
}

/**
 * Which Documents and Connections are in the deck is not known either: they are drawn from all that were not
 * seen.
 */
function unseenCards(view: View, chance: Chance): Card[] {
  const seen = new Set<Card>();
  let paydays = deckCounts(view.seats.length).paydays;
  const see = (id: string): void => {
    const card = cardOf(id);
    if (card === PAYDAY) paydays--;
    else seen.add(card);
  };
  view.discard.forEach(see);
  if (view.inPlay !== null) see(view.inPlay);
  for (const seat of view.seats) {
    for (const pile of [seat.documents, seat.connections, seat.life]) pile.forEach(see);
    for (const slot of seat.layout) if (slot !== null && slot !== 'down') see(slot);
  }
  const goods = (from: Card, to: Card, wanted: number, isKind: (card: Card) => boolean): Card[] => {
    let met = 0;
    for (const card of seen) if (isKind(card)) met++;
    const left: Card[] = [];
    for (let card = from; card < to; card++) if (!seen.has(card)) left.push(card);
    return shuffle(chance, left).slice(0, wanted - met);
  };
  const { documents, connections } = deckCounts(view.seats.length);
  return [
    ...goods(0, FIRST_CONNECTION, documents, isDocument),
    ...goods(FIRST_CONNECTION, FIRST_LIFE, connections, (card) => isGood(card) && !isDocument(card)),
    ...view.packs.flatMap(packCards).filter((card) => !seen.has(card)),
    ...new Array<Card>(paydays).fill(PAYDAY),
  ];
}

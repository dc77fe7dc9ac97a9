import { at } from '../../../engine/at.ts';
import { bug } from '../../../engine/bug.ts';
import { byKey } from '../../../engine/byKey.ts';
import { type Chance, shuffle } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { SKY_ANSWERS, type SkyAnswer } from '../action.ts';
import { deckOf } from '../box.ts';
import { type Face, faceOf, isNight, numberOf, SPECIES, type Species, speciesOf } from '../content.ts';
import type { Colony, SeatState, State } from '../state.ts';
import { ANY_NIGHT, type Memory, NIGHT_FACES, type Trace } from './memory.ts';
import type { CardView, View } from './view.ts';

/** Owners usually keep their order in mind, so few fillings are faulty ones (10.2). */
const FAULTY = 30;
const HIDDEN = -1;

/**
 * 10.2: a whole world that looks like this view. Known cards go where they are known to be, night cards where
 * a night card lies, and the rest is dealt at random.
 */
export function imagine(view: View, seat: Seat, memory: Memory | null, chance: Chance): State {
  const deck = deckOf(view.config);
  const pool = deck.slice();
  const take = (face: Face): Face => {
    pool[face] = (pool[face] ?? 0) - 1;
    return face;
  };
  const visible = (id: CardView): Face => {
    if (typeof id === 'object') return 'down' in id ? take(faceOf(id.down)) : HIDDEN;
    return id === 'night' ? HIDDEN : take(faceOf(id));
  };

  const discard = view.discard.map(visible);
  const seats = view.seats.map(
    (seen): SeatState => ({
      hand: seen.hand?.map(visible) ?? seen.known.map(visible),
      known: seen.known.map(faceOf),
      colonies: seen.colonies.map(({ id, slot, cards, laid }) => ({
        id,
        slot,
        cards: cards.map(visible),
        laid: laid.slice(),
      })),
      settlements: seen.settlements.map(({ species, cards }) => ({ species, cards: cards.map(visible) })),
    }),
  ) as [SeatState, SeatState];

  const drawKnown = view.pile?.map(visible) ?? [];
  if (memory !== null) placeRemembered(seats, memory, pool);
  // Cards whose species an aid shows come first: the others could use up the last ones of it.
  for (const aided of [true, false]) {
    for (const [i, mine] of seats.entries()) {
      for (const [c, colony] of mine.colonies.entries()) {
        fillNight(colony, view.seats[i]?.colonies[c]?.cards ?? [], aided, memory, pool, chance);
      }
    }
  }
  const theirs = seats[seat === 0 ? 1 : 0];
  const missing = (view.seats[1 - seat]?.held ?? 0) - theirs.hand.length;
  if (memory !== null && missing > 0) holdTaken(theirs, memory, pool, missing);

  const rest: Face[] = [];
  for (let face = 0; face < pool.length; face++) {
    for (let i = at(pool, face); i > 0; i--) rest.push(face);
  }
  shuffle(chance, rest);
  for (const [i, seen] of view.seats.entries()) {
    const { hand } = seats[i === 0 ? 0 : 1];
    while (hand.length < seen.held) hand.push(rest.pop() ?? bug('too few cards for the hands', view));
  }
  return {
    config: view.config,
    deck,
    agenda: view.agenda.slice(),
    seats,
    first: view.first,
    active: view.active,
    turn: view.turn,
    sinceArrival: view.sinceArrival,
    arrivedThisTurn: view.arrivedThisTurn,
    nextColony: view.nextColony,
    draw: view.pile === null ? rest : drawKnown,
    discard,
    sky: [guess(view, 0, chance), guess(view, 1, chance)],
    ended: view.ended,
  };
}

/** The cards this seat remembers laying face down, as far as they can still be there. */
function placeRemembered(seats: readonly SeatState[], memory: Memory, pool: number[]): void {
  for (const { colonies } of seats) {
    for (const { id, cards } of colonies) {
      for (const [i, trace] of (memory.colonies[id] ?? []).entries()) {
        if (trace.face === null || cards[i] !== HIDDEN || (pool[trace.face] ?? 0) < 1) continue;
        if (!isNight(trace.face)) continue;
        cards[i] = trace.face;
        pool[trace.face] = (pool[trace.face] ?? 0) - 1;
      }
    }
  }
}

/** Fills the places where a night card lies and nobody knows which. */
function fillNight(
  colony: Colony,
  seen: readonly CardView[],
  aided: boolean,
  memory: Memory | null,
  pool: number[],
  chance: Chance,
): void {
  const { cards } = colony;
  const traces = memory?.colonies[colony.id];
  for (let i = 0; i < cards.length; i++) {
    const shown = seen[i];
    const species = typeof shown === 'object' && 'night' in shown ? shown.night : null;
    if (cards[i] !== HIDDEN || (species !== null) !== aided) continue;
    const face = nightCard(cards, i, traces?.[i], species, pool, chance);
    cards[i] = face;
    pool[face] = (pool[face] ?? 0) - 1;
  }
}

function nightCard(
  cards: readonly Face[],
  place: number,
  trace: Trace | undefined,
  aided: Species | null,
  pool: readonly number[],
  chance: Chance,
): Face {
  const among = trace?.among ?? ANY_NIGHT;
  const orderly = chance.below(FAULTY) > 0 ? plausible(cards, place) : ANY_NIGHT;
  const certain = aided === null ? ANY_NIGHT : OF_SPECIES[aided];
  // The aid shows the species for certain; what public facts and good order suggest gives way if nothing is
  // left.
  const face = drawFrom(pool, chance, certain & among & orderly);
  if (face >= 0) return face;
  const looser = drawFrom(pool, chance, certain & among);
  if (looser >= 0) return looser;
  const any = drawFrom(pool, chance, certain);
  return any >= 0 ? any : bug('no night card is left for a face-down place', cards);
}

/** The night faces, as bits, that keep the row of one species and falling. */
function plausible(cards: readonly Face[], place: number): number {
  let neighbour = place > 0 ? at(cards, place - 1) : HIDDEN;
  let above = HIDDEN;
  for (let i = cards.length - 1; i >= 0; i--) {
    const face = at(cards, i);
    if (face === HIDDEN) continue;
    if (i > place) above = face;
    if (place === 0 || cards[place - 1] === HIDDEN) neighbour = face;
  }
  if (neighbour === HIDDEN) return ANY_NIGHT;
  const most = place === 0 ? HIGHEST : numberOf(neighbour);
  const least = above === HIDDEN ? 0 : numberOf(above);
  let bits = OF_SPECIES[speciesOf(neighbour)];
  for (let bit = 0; bit < NIGHT_FACES.length; bit++) {
    const number = numberOf(at(NIGHT_FACES, bit));
    if (number > most || number < least) bits &= ~(1 << bit);
  }
  return bits;
}

const HIGHEST = 9;
/** The night faces of each species, as bits. */
const OF_SPECIES: Readonly<Record<Species, number>> = byKey(SPECIES, (species) =>
  NIGHT_FACES.reduce((bits, face, bit) => (speciesOf(face) === species ? bits | (1 << bit) : bits), 0),
);

/** One of the night cards left among these faces, each copy equally likely; -1 if there is none. */
function drawFrom(pool: readonly number[], chance: Chance, among: number): Face | -1 {
  // A loop of its own: bots imagine many worlds for a decision, and the general pick takes longer.
  let copies = 0;
  let bit = 0;
  for (const face of NIGHT_FACES) if ((among >> bit++) & 1) copies += pool[face] ?? 0;
  if (copies === 0) return -1;
  let left = chance.below(copies);
  bit = 0;
  for (const face of NIGHT_FACES) {
    if ((among >> bit++) & 1) left -= pool[face] ?? 0;
    if (left < 0) return face;
  }
  return -1;
}

/** Own night cards the other player stole: most likely still in that hand. */
function holdTaken(theirs: SeatState, memory: Memory, pool: number[], missing: number): void {
  let left = missing;
  for (const face of memory.taken) {
    if (left === 0 || (pool[face] ?? 0) < 1) continue;
    theirs.hand.push(face);
    pool[face] = (pool[face] ?? 0) - 1;
    left--;
  }
}

/** A hidden answer to the sky question is anybody's guess. */
function guess(view: View, seat: 0 | 1, chance: Chance): SkyAnswer | null {
  const answer = view.sky[seat] ?? null;
  if (answer !== null || view.answered[seat] !== true) return answer;
  return SKY_ANSWERS[chance.below(SKY_ANSWERS.length)] ?? 'longer';
}

import { BY_NIGHT, FIRST_DANGER, NIGHT, NUMBER, OBJECTIVE, REACH, SPECIES } from './cards.ts';
import {
  ARRIVE,
  DISCARD,
  DROP,
  encode,
  FLY,
  JOIN,
  LAY,
  LEFTOVERS,
  NEW,
  REDRAW,
  SPLIT,
  STEAL,
} from './moves.ts';
import { ACT, DECLARE, LET_GO, SLOTS, type State } from './state.ts';

const LONGEST = 5;
/** The newest face-up card of each of the mover's rows; -1 if all lie face down. */
const up = new Int8Array(SLOTS);

/** Writes every lawful move into `out` and returns how many there are. */
export function options(state: State, out: number[]): number {
  if (state.step === ACT) return listActs(state, out);
  if (state.step === LET_GO) return listDiscards(state.hands[state.active] as number[], out);
  if (state.step === DECLARE) {
    out[0] = encode(ARRIVE);
    out[1] = encode(FLY);
    return 2;
  }
  return listLeftovers(state, out);
}

export function newestUp(cards: readonly number[]): number {
  for (let i = cards.length - 1; i >= 0; i--) {
    const face = cards[i] as number;
    if (NIGHT[face] === 0) return face;
  }
  return -1;
}

function listDiscards(hand: readonly number[], out: number[]): number {
  let n = 0;
  for (let i = 0; i < hand.length; i++) {
    const face = hand[i] as number;
    if (!heldBefore(hand, i, face)) out[n++] = encode(DISCARD, face);
  }
  return n;
}

function heldBefore(hand: readonly number[], i: number, face: number): boolean {
  for (let j = 0; j < i; j++) if (hand[j] === face) return true;
  return false;
}

function listLeftovers(state: State, out: number[]): number {
  const base = state.active * SLOTS;
  const bits: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const cards = state.rows[base + slot] as number[];
    if (cards.length > 0 && newestUp(cards) < 0) bits.push(1 << slot);
  }
  const count = 1 << bits.length;
  for (let subset = 0; subset < count; subset++) {
    let named = 0;
    for (let i = 0; i < bits.length; i++) if ((subset >> i) & 1) named |= bits[i] as number;
    out[subset] = encode(LEFTOVERS, named);
  }
  return count;
}

function listActs(state: State, out: number[]): number {
  const { rows, active } = state;
  const base = active * SLOTS;
  const hand = state.hands[active] as number[];
  const closed = state.closed[active] as number;
  const flying = state.flying[active] as number;
  for (let slot = 0; slot < SLOTS; slot++) up[slot] = newestUp(rows[base + slot] as number[]);
  let n = 0;
  for (let i = 0; i < hand.length; i++) {
    const face = hand[i] as number;
    if (heldBefore(hand, i, face)) continue;
    if (face >= FIRST_DANGER) {
      n = listThefts(rows, SLOTS - base, face, out, n);
      continue;
    }
    const species = SPECIES[face] as number;
    if ((closed >> species) & 1) continue;
    if (flying < SLOTS) out[n++] = encode(LAY, face, NEW);
    for (let slot = 0; slot < SLOTS; slot++) {
      const { length } = rows[base + slot] as number[];
      if (length === 0 || length >= (OBJECTIVE[species] as number)) continue;
      const top = up[slot] as number;
      if (top < 0 ? BY_NIGHT[species] === 0 : !follows(top, face, species)) continue;
      out[n++] = encode(LAY, face, slot);
    }
  }
  if (flying < SLOTS) {
    for (let slot = 0; slot < SLOTS; slot++) {
      const { length } = rows[base + slot] as number[];
      for (let keep = 1; keep < length; keep++) out[n++] = encode(SPLIT, slot, keep);
    }
  }
  if (flying > 1) n = listJoins(rows, base, out, n);
  out[n++] = encode(REDRAW);
  for (let slot = 0; slot < SLOTS; slot++) {
    if ((rows[base + slot] as number[]).length > 0) out[n++] = encode(DROP, slot);
  }
  return n;
}

const follows = (top: number, face: number, species: number): boolean =>
  SPECIES[top] === species && (NUMBER[face] as number) <= (NUMBER[top] as number);

function listThefts(
  rows: readonly (readonly number[])[],
  theirs: number,
  face: number,
  out: number[],
  from: number,
): number {
  const reach = REACH[face - FIRST_DANGER] as number;
  let n = from;
  for (let slot = 0; slot < SLOTS; slot++) {
    const cards = rows[theirs + slot] as readonly number[];
    if (cards.length === 0) continue;
    if ((reach >> (NIGHT[cards[cards.length - 1] as number] as number)) & 1) {
      out[n++] = encode(STEAL, face, slot);
    }
  }
  return n;
}

function listJoins(rows: readonly (readonly number[])[], base: number, out: number[], from: number): number {
  let n = from;
  for (let lower = 0; lower < SLOTS; lower++) {
    const below = rows[base + lower] as readonly number[];
    if (below.length === 0) continue;
    for (let upper = 0; upper < SLOTS; upper++) {
      const above = rows[base + upper] as readonly number[];
      if (upper === lower || above.length === 0) continue;
      if (canJoin(below, above, up[lower] as number, up[upper] as number)) {
        out[n++] = encode(JOIN, lower, upper);
      }
    }
  }
  return n;
}

/** From the face-up cards alone; each row is in order by itself, so only the seam can be wrong. */
function canJoin(below: readonly number[], above: readonly number[], low: number, high: number): boolean {
  const total = below.length + above.length;
  if (low < 0 && high < 0) return total <= LONGEST;
  const species = SPECIES[low < 0 ? high : low] as number;
  if (total > (OBJECTIVE[species] as number)) return false;
  if (low < 0 || high < 0) return BY_NIGHT[species] === 1;
  return SPECIES[high] === species && (NUMBER[oldestUp(above)] as number) <= (NUMBER[low] as number);
}

function oldestUp(cards: readonly number[]): number {
  let i = 0;
  while (NIGHT[cards[i] as number] === 1) i++;
  return cards[i] as number;
}

import { ALL_SPECIES, BY_NIGHT, NUMBER, OBJECTIVE, SPECIES } from './cards.ts';
import {
  ARRIVE,
  DISCARD,
  DROP,
  FLY,
  firstOf,
  JOIN,
  kindOf,
  LAY,
  LEFTOVERS,
  NEW,
  REDRAW,
  SPLIT,
  secondOf,
} from './moves.ts';
import { newestUp } from './options.ts';
import {
  ACT,
  BY_SEASON,
  BY_TYPES,
  DECLARE,
  LET_GO,
  OVER,
  type Shuffle,
  SLOTS,
  type State,
  SWEEP,
} from './state.ts';

const HAND = 3;
const STALL_LIMIT = 40;

/** Plays a lawful move and all that follows from it, up to the next decision. */
export function play(state: State, move: number, shuffle: Shuffle): void {
  const base = state.active * SLOTS;
  const { rows } = state;
  const a = firstOf(move);
  const b = secondOf(move);
  switch (kindOf(move)) {
    case LAY:
      lay(state, base, a, b, shuffle);
      break;
    case SPLIT: {
      const row = rows[base + a] as number[];
      rows[freeRow(rows, base)] = row.splice(b);
      state.flying[state.active] = (state.flying[state.active] as number) + 1;
      letGo(state, shuffle);
      break;
    }
    case JOIN:
      join(state, base + a, base + b, shuffle);
      break;
    case REDRAW: {
      const hand = state.hands[state.active] as number[];
      sort(hand);
      moveAll(hand, state.discard);
      endTurn(state, shuffle);
      break;
    }
    case DROP:
      discardRow(state, base + a);
      endTurn(state, shuffle);
      break;
    case ARRIVE:
      arrive(state, state.about, shuffle);
      break;
    case FLY:
      letGo(state, shuffle);
      break;
    case LEFTOVERS:
      for (let slot = 0; slot < SLOTS; slot++) if ((a >> slot) & 1) discardRow(state, base + slot);
      letGo(state, shuffle);
      break;
    case DISCARD:
      takeFrom(state.hands[state.active] as number[], a);
      state.discard.push(a);
      endTurn(state, shuffle);
      break;
    default:
      steal(state, a, b, shuffle);
  }
}

/** A hand is so short that calling the general sort costs more than the sorting. */
function sort(cards: number[]): void {
  for (let i = 1; i < cards.length; i++) {
    const face = cards[i] as number;
    let at = i;
    for (; at > 0 && (cards[at - 1] as number) > face; at--) cards[at] = cards[at - 1] as number;
    cards[at] = face;
  }
}

/** Popping keeps the room of the emptied list, which `length = 0` would give back. */
function moveAll(from: number[], to: number[]): void {
  for (let i = 0; i < from.length; i++) to.push(from[i] as number);
  empty(from);
}

function empty(cards: number[]): void {
  while (cards.length > 0) cards.pop();
}

function freeRow(rows: readonly number[][], base: number): number {
  let at = base;
  while ((rows[at] as number[]).length > 0) at++;
  return at;
}

function takeFrom(hand: number[], face: number): void {
  let at = hand.indexOf(face);
  for (; at < hand.length - 1; at++) hand[at] = hand[at + 1] as number;
  hand.pop();
}

function lay(state: State, base: number, face: number, slot: number, shuffle: Shuffle): void {
  takeFrom(state.hands[state.active] as number[], face);
  let at = base + slot;
  if (slot === NEW) {
    at = freeRow(state.rows, base);
    state.flying[state.active] = (state.flying[state.active] as number) + 1;
  }
  const row = state.rows[at] as number[];
  row.push(face);
  if (row.length === OBJECTIVE[SPECIES[face] as number]) arrive(state, at, shuffle);
  else letGo(state, shuffle);
}

function steal(state: State, danger: number, slot: number, shuffle: Shuffle): void {
  const hand = state.hands[state.active] as number[];
  const other = 1 - state.active;
  takeFrom(hand, danger);
  state.discard.push(danger);
  const row = state.rows[other * SLOTS + slot] as number[];
  hand.push(row.pop() as number);
  if (row.length === 0) state.flying[other] = (state.flying[other] as number) - 1;
  letGo(state, shuffle);
}

function join(state: State, lower: number, upper: number, shuffle: Shuffle): void {
  const row = state.rows[lower] as number[];
  const moved = state.rows[upper] as number[];
  moveAll(moved, row);
  state.flying[state.active] = (state.flying[state.active] as number) - 1;
  const up = newestUp(row);
  if (up < 0) {
    state.step = DECLARE;
    state.about = lower;
  } else if (row.length === OBJECTIVE[SPECIES[up] as number]) arrive(state, lower, shuffle);
  else letGo(state, shuffle);
}

function discardRow(state: State, at: number): void {
  const row = state.rows[at] as number[];
  moveAll(row, state.discard);
  state.flying[state.active] = (state.flying[state.active] as number) - 1;
}

/** Turns the row over; it arrives or is lost, and what is seen to be left over of its species goes too. */
function arrive(state: State, at: number, shuffle: Shuffle): void {
  const { rows, active } = state;
  const row = rows[at] as number[];
  const species = SPECIES[row[0] as number] as number;
  if (!isRight(row, species, state.closed[active] as number)) {
    discardRow(state, at);
    letGo(state, shuffle);
    return;
  }
  state.closed[active] = (state.closed[active] as number) | (1 << species);
  state.score[active] = (state.score[active] as number) + (NUMBER[row[row.length - 1] as number] as number);
  empty(row);
  state.flying[active] = (state.flying[active] as number) - 1;
  state.arrived = true;
  if (((state.closed[0] as number) | (state.closed[1] as number)) === ALL_SPECIES) {
    state.step = OVER;
    state.why = BY_TYPES;
    return;
  }
  let faceDown = false;
  for (let i = active * SLOTS; i < active * SLOTS + SLOTS; i++) {
    const cards = rows[i] as number[];
    if (cards.length === 0) continue;
    const up = newestUp(cards);
    if (up < 0) faceDown = true;
    else if (SPECIES[up] === species) discardRow(state, i);
  }
  if (faceDown && BY_NIGHT[species] === 1) {
    state.step = SWEEP;
    state.about = species;
  } else letGo(state, shuffle);
}

function isRight(row: readonly number[], species: number, closed: number): boolean {
  if ((closed >> species) & 1 || row.length < (OBJECTIVE[species] as number)) return false;
  for (let i = 1; i < row.length; i++) {
    const face = row[i] as number;
    if (SPECIES[face] !== species) return false;
    if ((NUMBER[face] as number) > (NUMBER[row[i - 1] as number] as number)) return false;
  }
  return true;
}

function letGo(state: State, shuffle: Shuffle): void {
  if ((state.hands[state.active] as number[]).length > 0) state.step = LET_GO;
  else endTurn(state, shuffle);
}

function endTurn(state: State, shuffle: Shuffle): void {
  const hand = state.hands[state.active] as number[];
  while (hand.length < HAND) {
    if (state.draw.length === 0) {
      if (state.discard.length === 0) break;
      state.draw = shuffle(state.discard);
      state.discard = [];
    }
    hand.push(state.draw.pop() as number);
  }
  state.since = state.arrived ? 0 : state.since + 1;
  state.arrived = false;
  if (state.since >= STALL_LIMIT) {
    state.step = OVER;
    state.why = BY_SEASON;
    return;
  }
  state.active = 1 - state.active;
  state.step = ACT;
}

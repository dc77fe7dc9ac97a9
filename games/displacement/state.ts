import type { Frame as AnyFrame } from '../../engine/agenda.ts';
import { bug } from '../../engine/bug.ts';
import type { Seat } from '../../engine/game.ts';
import { boxOf } from './box.ts';
import { CRASH_TURNS, type Goal, ROOM, SPACES } from './content.ts';
import type { Zone } from './door.ts';
import type { Config } from './options.ts';
import { goalDeckOf } from './pieces/goals.ts';
import { displacedIn, vacanciesOf } from './pieces/nation.ts';

/** A group of people, for ever of one origin: a running number times six plus the seat it was born to (DI-R09). */
export type Pin = number;

/** What is left to do. The acting seat is `state.active`; only Mass Urbanization asks others. */
export type Frame =
  | { readonly step: 'draw' }
  | { readonly step: 'block' }
  | { readonly step: 'resolve' }
  | { readonly step: 'migrate'; readonly receiver: Seat; readonly senders: readonly Seat[] }
  | { readonly step: 'needs' }
  /** Between `min` and `max` pins leave; `sent` have left. */
  | { readonly step: 'send'; readonly min: number; readonly max: number; readonly sent: number }
  | { readonly step: 'collect' };

/** A kept Stock Market Crash. A value: replaced, never changed. */
export interface Crash {
  readonly card: number;
  readonly left: number;
}

/** A pin offered to the big city. A value. */
export interface Answer {
  readonly zone: Zone;
  readonly origin: Seat;
}

export interface Nation {
  /** Its place in the box's regions. */
  region: number;
  goal: Goal;
  shown: boolean;
  /** Goals that a win check without a winner has ruled out, as bits: public knowledge (section 7). */
  ruledOut: number;
  tokens: number;
  /** By space from 0: null where there is no community, else its people, longest housed first. The lists are values. */
  homes: (readonly Pin[] | null)[];
  /** Longest waiting first: the order of a list stands for the `since` of the specification. */
  displaced: Pin[];
  crashes: readonly Crash[];
}

export interface Ended {
  readonly why: 'goal' | 'limit';
  readonly winners: readonly Seat[];
  /** A Humanitarian won because people died, not because they were housed (DI-R36). */
  readonly byDeath: boolean;
}

export interface State {
  config: Config;
  agenda: Frame[];
  nations: Nation[];
  /** Goal cards nobody was dealt. */
  undealt: readonly Goal[];
  first: Seat;
  active: Seat;
  /** From 1; also the number of everybody's own turn (DI-2.5). */
  round: number;
  /** The next card is the last. */
  deck: number[];
  /** The top card is the last. */
  discard: number[];
  /** The scenario of this turn, also after it was dealt with. */
  drawn: number | null;
  /** By seat, while Mass Urbanization asks. */
  answers: (Answer | null)[];
  /** Who may take the latest action back (section 9, DI-R49). */
  takeBack: Seat | null;
  /** How many pins were ever made; the next one gets this number. */
  born: number;
  died: number;
  /** Pins that crossed a border, each time they did. */
  moved: number;
  ended: Ended | null;
}

// Frames are values (engine/agenda.ts), so that a copied agenda may share them.
true satisfies Frame extends AnyFrame ? true : never;

const ORIGINS = 6;
export const pinOf = (number: number, origin: Seat): Pin => number * ORIGINS + origin;
export const originOf = (pin: Pin): Seat => pin % ORIGINS;

export const nationOf = (state: State, seat: Seat): Nation => state.nations[seat] as Nation;
export const activeNation = (state: State): Nation => state.nations[state.active] as Nation;

export function clone(state: State): State {
  const nations: Nation[] = [];
  for (const nation of state.nations) {
    nations.push({
      region: nation.region,
      goal: nation.goal,
      shown: nation.shown,
      ruledOut: nation.ruledOut,
      tokens: nation.tokens,
      homes: nation.homes.slice(),
      displaced: nation.displaced.slice(),
      crashes: nation.crashes,
    });
  }
  return {
    config: state.config,
    agenda: state.agenda.slice(),
    nations,
    undealt: state.undealt,
    first: state.first,
    active: state.active,
    round: state.round,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    drawn: state.drawn,
    answers: state.answers.slice(),
    takeBack: state.takeBack,
    born: state.born,
    died: state.died,
    moved: state.moved,
    ended: state.ended,
  };
}

/** Section 6, "After every action". */
export function audit(state: State): void {
  auditCards(state);
  auditGoals(state);
  const pins = new Set<Pin>();
  let count = 0;
  for (const nation of state.nations) {
    const { tokens, homes, displaced } = nation;
    if (!Number.isInteger(tokens) || tokens < 0) bug('tokens are', tokens);
    if (homes.length !== SPACES) bug('spaces of a board:', homes.length);
    for (const people of [...homes, displaced]) {
      if (people === null) continue;
      if (people !== displaced && people.length > ROOM) bug('more people than room', people);
      count += people.length;
      for (const pin of people) {
        if (!(originOf(pin) < state.nations.length)) bug('a pin of no nation', pin);
        pins.add(pin);
      }
    }
  }
  if (pins.size !== count) bug('a pin is in two places');
  if (count !== state.born - state.died) bug('pins', count, 'born', state.born, 'died', state.died);
  auditTurn(state);
}

function auditCards(state: State): void {
  const top = state.agenda.at(-1)?.step;
  const held = state.nations.flatMap(({ crashes }) => crashes);
  for (const { left } of held) if (left < 1 || left > CRASH_TURNS) bug('a crash with counter', left);
  const cards = [...state.deck, ...state.discard, ...held.map(({ card }) => card)];
  if (state.drawn !== null && (top === 'block' || top === 'migrate')) cards.push(state.drawn);
  const all = boxOf(state.config).cards.length;
  if (cards.length !== all || new Set(cards).size !== all) bug('cards were lost or doubled', cards);
  if (cards.some((card) => !(card >= 0 && card < all))) bug('no such card among', cards);
}

function auditGoals(state: State): void {
  const goals = [...state.nations.map(({ goal }) => goal), ...state.undealt];
  if (goals.sort().join() !== goalDeckOf(state.config).sort().join()) bug('goal cards were lost', goals);
}

/** Under `mustFill` nobody ends a turn with a displaced pin beside a vacancy (DI-5.4). */
function auditTurn(state: State): void {
  const seats = state.nations.length;
  if (state.answers.length !== seats) bug('answers of', state.answers.length);
  const begun = state.round > 1 || state.active !== state.first;
  if (!begun || state.agenda.at(-1)?.step !== 'draw' || state.config.vacancies !== 'mustFill') return;
  const last = nationOf(state, (state.active + seats - 1) % seats);
  if (displacedIn(last) > 0 && vacanciesOf(last) > 0) bug('a turn ended with people beside a vacancy');
}

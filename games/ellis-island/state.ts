import { bug } from '../../engine/bug.ts';
import type { Seat } from '../../engine/game.ts';
import type { Cards, OfferId, Preferences, To } from './action.ts';
import type { Config } from './config.ts';
import { HOME, NOWHERE, SLOTS } from './content.ts';
import type { Puzzle, Work } from './pieces/puzzles/types.ts';
import { cloneWork } from './pieces/puzzles/work.ts';
import type { Timed } from './pieces/race/judge.ts';

/** What is going on, one thing at a time; its locals lie in the state, where views can show them. */
export type Frame =
  | { readonly step: 'family' }
  | { readonly step: 'member' }
  | { readonly step: 'deal' }
  | { readonly step: 'begin' }
  | { readonly step: 'idle' }
  | { readonly step: 'roll' }
  | { readonly step: 'move' }
  | { readonly step: 'challenge' }
  | { readonly step: 'after' }
  | { readonly step: 'discard' }
  | { readonly step: 'end' }
  | { readonly step: 'ready' }
  | { readonly step: 'race' }
  | { readonly step: 'lost' }
  | { readonly step: 'nerve' }
  | { readonly step: 'doctor' }
  | { readonly step: 'show' }
  | { readonly step: 'work' }
  | { readonly step: 'ask' }
  | { readonly step: 'mark' };
export type StepName = Frame['step'];

export interface Player {
  /** In the content set; -1 before the claim. */
  family: number;
  /** Quick Game: the chosen slot from 0, -1 before; secret until all have chosen. */
  choice: number;
  /** By slot: the space, NOWHERE (not in play) or HOME (immigrated). */
  at: number[];
  /** By slot: turns still to be sat out. */
  held: number[];
  /** By slot, as bits: put away in this very turn, which does not count. */
  fresh: number;
  /** By slot: bits in the order of CHALLENGES. */
  passes: number[];
  /** By kind. */
  hand: number[];
  /** Public arithmetic (7.2): by kind, and Job Offers of unseen kind, what this hand holds at least. */
  known: number[];
  failures: number;
  /** 0, or the number of the resignation, counted from 1. */
  resigned: number;
  finished: boolean;
  /** Offers made in this turn, and counter-offers to the offers of this turn (EI-R44). */
  offered: number;
  countered: number;
  /** By audience (the last entry is all): how many offers were ever made to it, which numbers them. */
  numbers: number[];
  prefer: Preferences;
}

export interface Turn {
  seat: Seat;
  roll: number;
  /** The slot that moved or stayed, -1 before. */
  slot: number;
  /** Active seats that have not finished, but for the current one. A value: replaced, never changed. */
  others: readonly Seat[];
  /** Counted from 1 over the game. */
  count: number;
}

/** A value: replaced, never changed. */
export interface Offer {
  readonly id: OfferId;
  readonly from: Seat;
  readonly to: To;
  readonly give: Cards;
  readonly want: Cards;
  /** Who has declined for good. */
  readonly declined: readonly Seat[];
  readonly counters: readonly Counter[];
}

export interface Counter {
  readonly id: OfferId;
  readonly from: Seat;
  /** As seen by its maker. */
  readonly give: Cards;
  readonly want: Cards;
  /** A closed one stays, so that nobody counters twice. */
  readonly open: boolean;
}

/** Who is examined. */
interface Attempt {
  seat: Seat;
  slot: number;
}

export interface Race extends Attempt {
  /** -1 if the house deals. */
  dealer: Seat;
  /** By `physical2p = clock` the challenger races against the clock, whoever leaves meanwhile (EI-R23). */
  byClock: boolean;
  /** The challenger first. */
  participants: Seat[];
  ready: Seat[];
  /** By seat: the round trip told with `ready`. */
  trips: number[];
  /** The second part of the wait for `ready`: for the challenger alone. */
  late: boolean;
  row: number[];
  out: Seat[];
  /** By seat, with `skipCard`: no slap before this many cards lie there. */
  skip: number[];
  /** Right slaps; nobody is told of them before the result. */
  slaps: Timed[];
  /** Whose slap was taken, right or too late: they may not slap again. */
  pressed: Seat[];
  /** From the newest card to the start of the present tick. */
  elapsed: number;
  tick: number;
  tickMs: number;
  losses: number;
}

export interface Nerve extends Attempt {
  participants: Seat[];
  dealer: Seat;
  /** By seat: 2 to 7, 0 for none, -1 for out of time. */
  hands: number[];
}

export interface Mental extends Attempt {
  doctor: Seat;
  /** In CARD_IDS. */
  card: number;
  /** The face is made from it when somebody looks (pieces/puzzleFace.ts). */
  seed: number;
  /** In imagined worlds: the face that was seen. */
  puzzle: Puzzle | null;
  work: Work;
  steps: number;
  /** Ticks left, -1 for no limit. Known to the challenger only. */
  ticks: number;
}

export interface Question {
  /** In QUESTION_ROWS. */
  readonly card: number;
  /** What {item} or {plan} stands for, or ''. */
  readonly about: string;
  readonly options: readonly string[];
  /** Place of the right one. */
  readonly right: number;
}

export interface Interview extends Attempt {
  asker: Seat;
  questions: readonly Question[];
  /** Which one is asked, from 0. */
  at: number;
  given: string[];
  /** `null` waits for the Interviewer. */
  marks: (boolean | null)[];
  ticks: number;
}

/** How a game can end. */
export const ENDS = ['immigrated', 'lastFerry', 'lastSeat', 'noMatch'] as const;
export type Why = (typeof ENDS)[number];

export interface State {
  config: Config;
  agenda: Frame[];
  players: Player[];
  /** Won the starting roll. */
  first: Seat;
  round: number;
  turn: Turn;
  /** Numbers the windows. */
  window: number;
  /** The window in which an offer is considered; 0 for none. */
  considering: number;
  /** The window whose clock ran out while somebody without a limit was asked; 0 for none. */
  lapsed: number;
  /** Kinds, top at the end. */
  pile: number[];
  /** By kind. */
  discards: number[];
  packs: number;
  /** Cards not yet revealed since the last shuffle: a set, each is as likely as the others. */
  physical: number[];
  mental: number[];
  questions: number[];
  /** `physicalForm = auto` has switched to Steady Nerve for good. */
  calm: boolean;
  offers: Offer[];
  race: Race | null;
  nerve: Nerve | null;
  exam: Mental | null;
  interview: Interview | null;
  resignations: number;
  ended: Why | null;
}

/** Goes on with this step. */
export function go(state: State, step: StepName): void {
  state.agenda[0] = { step };
}
export const stepOf = (state: State): StepName | undefined => state.agenda[0]?.step;

/** A Challenge is going on that somebody is asked in. */
export const isExamined = ({ race, nerve, exam, interview }: State): boolean =>
  race !== null || nerve !== null || exam !== null || interview !== null;

export const playerOf = (state: State, seat: Seat): Player => state.players[seat] ?? bug('no seat', seat);
export const isActive = (state: State, seat: Seat): boolean => playerOf(state, seat).resigned === 0;
export const activeSeats = (state: State): Seat[] =>
  state.players.flatMap((player, seat) => (player.resigned === 0 ? [seat] : []));

/** EI-R05: the previous active seat. */
export function rightOf(state: State, seat: Seat): Seat {
  const n = state.players.length;
  for (let i = 1; i < n; i++) {
    const other = (seat + n - i) % n;
    if (isActive(state, other)) return other;
  }
  return seat;
}

export const inPlay = (player: Player, slot: number): boolean => {
  const at = player.at[slot] ?? NOWHERE;
  return at !== NOWHERE && at !== HOME;
};
export const homeCount = (player: Player): number => player.at.filter((at) => at === HOME).length;
export const handSize = (player: Player): number => {
  let size = 0;
  for (let kind = 0; kind < player.hand.length; kind++) size += player.hand[kind] ?? 0;
  return size;
};
/** EI-R18. */
export function hasFreeToken(player: Player): boolean {
  for (let slot = 0; slot < SLOTS; slot++) {
    if (inPlay(player, slot) && player.held[slot] === 0) return true;
  }
  return false;
}

const clonePlayer = (p: Player): Player => ({
  family: p.family,
  choice: p.choice,
  at: p.at.slice(),
  held: p.held.slice(),
  fresh: p.fresh,
  passes: p.passes.slice(),
  hand: p.hand.slice(),
  known: p.known.slice(),
  failures: p.failures,
  resigned: p.resigned,
  finished: p.finished,
  offered: p.offered,
  countered: p.countered,
  numbers: p.numbers.slice(),
  prefer: p.prefer,
});

const cloneRace = (r: Race): Race => ({
  ...r,
  participants: r.participants.slice(),
  ready: r.ready.slice(),
  trips: r.trips.slice(),
  row: r.row.slice(),
  out: r.out.slice(),
  skip: r.skip.slice(),
  slaps: r.slaps.slice(),
  pressed: r.pressed.slice(),
});

export function clone(state: State): State {
  const { turn, race, nerve, exam, interview } = state;
  const players: Player[] = [];
  for (const player of state.players) players.push(clonePlayer(player));
  return {
    config: state.config,
    agenda: state.agenda.slice(),
    players,
    first: state.first,
    round: state.round,
    turn: { seat: turn.seat, roll: turn.roll, slot: turn.slot, others: turn.others, count: turn.count },
    window: state.window,
    considering: state.considering,
    lapsed: state.lapsed,
    pile: state.pile.slice(),
    discards: state.discards.slice(),
    packs: state.packs,
    physical: state.physical.slice(),
    mental: state.mental.slice(),
    questions: state.questions.slice(),
    calm: state.calm,
    offers: state.offers.slice(),
    race: race === null ? null : cloneRace(race),
    nerve:
      nerve === null
        ? null
        : { ...nerve, participants: nerve.participants.slice(), hands: nerve.hands.slice() },
    exam: exam === null ? null : { ...exam, work: cloneWork(exam.work) },
    interview:
      interview === null
        ? null
        : { ...interview, given: interview.given.slice(), marks: interview.marks.slice() },
    resignations: state.resignations,
    ended: state.ended,
  };
}

/** Version 0 knew no window that had run out. */
const nothingLapsed = (old: Omit<State, 'lapsed'>): State => ({ ...old, lapsed: 0 });

export const migrations = [nothingLapsed];

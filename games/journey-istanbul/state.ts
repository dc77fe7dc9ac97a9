import type { Frame as AnyFrame } from '../../engine/agenda.ts';
import { bug } from '../../engine/bug.ts';
import type { Seat } from '../../engine/game.ts';
import { type Box, boxOf, type Face } from './box.ts';
import type { Config } from './config.ts';
import { JAIL, OUT } from './content.ts';
import type { Planner } from './pieces/planner.ts';
import type { Item } from './pieces/talk.ts';

/** What is left to do. The locals of each step lie in the state, where views can show them. */
export type Frame =
  | { readonly step: 'next' }
  | { readonly step: 'turn' }
  | { readonly step: 'evening' }
  | { readonly step: 'help' }
  | { readonly step: 'offers'; readonly kind: 'journey' | 'work'; readonly from: number }
  | { readonly step: 'offer' }
  | { readonly step: 'prepare' };

export type Phase = 'move' | 'look' | 'draw' | 'end' | 'jail';

export interface Turn {
  seat: Seat;
  phase: Phase;
  looks: number;
  draws: number;
  /** The numbers of the cards looked at in this turn. */
  looked: number[];
  /** Something was drawn, or the marker came out of jail: no more looks. */
  closed: boolean;
  bail: boolean;
}

/** How far a person is with one task card. */
export interface Task {
  /** The card's place in the content set. */
  card: number;
  /** Which parts have a marker, as bits; of a chain those of the living chain that is furthest. */
  marked: number;
  /** The day of the latest marker. */
  last: number;
  /** Living chains: the day of the start and the parts done, as start * 8 + parts. */
  chains: number[];
  /** The day the task was completed; 0 while it is open. */
  done: number;
}

export interface Standing {
  readonly journey: 'ask' | 'always';
  readonly work: 'ask' | 'always';
  readonly gifts: 'accept' | 'confirm';
}

export interface Person {
  /** 0 to 4 as in PLACES, JAIL or OUT. */
  place: number;
  money: number;
  /** What this person got from the bank, less what they paid to it: public even where money is closed. */
  banked: number;
  /** The number of the police card under the marker, 0 outside jail. */
  cell: number;
  /** The day of release, 0 for none. */
  release: number;
  fined: boolean;
  obstacle: Task;
  opportunity: Task;
  /** Where the marker was after the Move step of each day, from day 1; -1 for none. */
  visits: number[];
  /** The cards looked at or drawn since the morning, for the first time. */
  today: number[];
  left: { readonly t: number; readonly price: number; readonly card: number } | null;
  vote: boolean;
  /** Private. Planner and standing are values: replaced, never changed, so that copies share them. */
  standing: Standing;
  planner: Planner;
  /** Commands of the open layer made today (JI-R65). Private. */
  spoken: number;
}

export interface Help {
  card: number;
  short: { readonly seat: Seat; readonly due: number }[];
  accepted: Seat[];
  done: Seat[];
}

export interface Offer {
  card: number;
  kind: 'journey' | 'work';
  /** In order of priority. */
  asked: Seat[];
  /** Of a sealed offer: what each of `asked` answered. Of an ordered one: who passed. */
  answers: ('use' | 'pass' | null)[];
}

/** What taking back a Move restores (JI-R55). */
export interface Undo {
  readonly seat: Seat;
  readonly from: number;
  /** The place in the old pile. */
  readonly depth: number;
  readonly to: number;
  readonly obstacle: Task;
  readonly opportunity: Task;
  readonly toPlay: readonly Seat[];
  readonly window: number;
}

export const ENDS = ['allOut', 'cards', 'calendar', 'agreed'] as const;
export type Why = (typeof ENDS)[number];

export interface State {
  config: Config;
  agenda: Frame[];
  /** The day index, 1 to 18. */
  t: number;
  starter: Seat;
  /** Who has not had a turn today, in order. */
  toPlay: Seat[];
  turn: Turn;
  /** Numbers the questions that a timer can close. */
  window: number;
  undo: Undo | null;
  /**
   * Places of the cards in the content set, in the order in which they leave the deck: card n is deck[n - 1].
   */
  deck: number[];
  /** How many have left. */
  drawn: number;
  /** Card numbers by square, five squares for each day; 0 is empty. */
  sheet: number[];
  sideways: number[];
  /** Turned up tonight, by square; still on the sheet. */
  faceUp: number[];
  /** Of those, the ones that were used. */
  used: number[];
  /** Discarded face down: row full. */
  hidden: number[];
  /** Discarded face up. */
  open: number[];
  /** Next to the board, under a marker. */
  jailCards: number[];
  /** By card number less one: who has looked at it or drew it, as bits. */
  seen: number[];
  people: Person[];
  /** By place: the markers, the lowest first. */
  piles: Seat[][];
  /** What the bank has paid out, less what it took in. */
  bank: number;
  /** Everything said, shown, given and proposed. A value: replaced, never changed. */
  talk: readonly Item[];
  /** How many gifts and deals in `talk` are open. */
  pending: number;
  help: Help | null;
  offer: Offer | null;
  ended: { readonly why: Why } | null;
}

// Frames are values (engine/agenda.ts), so that a copied agenda may share them.
true satisfies Frame extends AnyFrame ? true : never;

export const personOf = (state: State, seat: Seat): Person => state.people[seat] ?? bug('no seat', seat);
export const box = (state: State): Box => boxOf(state.config, state.people.length);

export const inIstanbul = (person: Person): boolean => person.place !== OUT;
/** JI-17.1: whoever travelled out; never all. */
export const hasLeft = (state: State, who: Seat | 'all'): boolean =>
  who !== 'all' && personOf(state, who).place === OUT;
export const isFree = (person: Person): boolean => person.place < JAIL;
export const faceOf = (state: State, card: number): Face =>
  box(state).cards[state.deck[card - 1] ?? -1] ?? bug('no such card', card);
/** Everybody knows what is on it. */
export const isOpen = (state: State, card: number): boolean =>
  state.ended !== null ||
  state.faceUp.includes(card) ||
  state.open.includes(card) ||
  state.jailCards.includes(card);

export const cloneTask = (task: Task): Task => ({
  card: task.card,
  marked: task.marked,
  last: task.last,
  chains: task.chains.slice(),
  done: task.done,
});

function clonePerson(p: Person): Person {
  return {
    place: p.place,
    money: p.money,
    banked: p.banked,
    cell: p.cell,
    release: p.release,
    fined: p.fined,
    obstacle: cloneTask(p.obstacle),
    opportunity: cloneTask(p.opportunity),
    visits: p.visits.slice(),
    today: p.today.slice(),
    left: p.left,
    vote: p.vote,
    standing: p.standing,
    planner: p.planner,
    spoken: p.spoken,
  };
}

export function clone(state: State): State {
  const { turn, help, offer } = state;
  const people: Person[] = [];
  for (const person of state.people) people.push(clonePerson(person));
  const piles: Seat[][] = [];
  for (const pile of state.piles) piles.push(pile.slice());
  return {
    config: state.config,
    agenda: state.agenda.slice(),
    t: state.t,
    starter: state.starter,
    toPlay: state.toPlay.slice(),
    turn: {
      seat: turn.seat,
      phase: turn.phase,
      looks: turn.looks,
      draws: turn.draws,
      looked: turn.looked.slice(),
      closed: turn.closed,
      bail: turn.bail,
    },
    window: state.window,
    undo: state.undo,
    deck: state.deck.slice(),
    drawn: state.drawn,
    sheet: state.sheet.slice(),
    sideways: state.sideways.slice(),
    faceUp: state.faceUp.slice(),
    used: state.used.slice(),
    hidden: state.hidden.slice(),
    open: state.open.slice(),
    jailCards: state.jailCards.slice(),
    seen: state.seen.slice(),
    people,
    piles,
    bank: state.bank,
    talk: state.talk,
    pending: state.pending,
    help:
      help === null
        ? null
        : {
            card: help.card,
            short: help.short.slice(),
            accepted: help.accepted.slice(),
            done: help.done.slice(),
          },
    offer:
      offer === null
        ? null
        : { card: offer.card, kind: offer.kind, asked: offer.asked.slice(), answers: offer.answers.slice() },
    ended: state.ended,
  };
}

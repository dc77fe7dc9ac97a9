import type { Seat, Viewer } from '../../../engine/game.ts';
import type { Config } from '../config.ts';
import type { Planner } from '../pieces/planner.ts';
import { topDay } from '../pieces/sheet.ts';
import { sees } from '../pieces/talk.ts';
import {
  box,
  type Frame,
  type Help,
  isOpen,
  type Offer,
  type Person,
  type Standing,
  type State,
  type Task,
  type Turn,
  type Undo,
} from '../state.ts';
import { type ItemView, itemFor, truthOf } from './item.ts';

/** A card that has left the deck. It is known by its number, which tells when it left and nothing else. */
export interface CardView {
  /** On its back. */
  readonly day: number;
  /** Its id in the content set, or null if this viewer has not seen it. */
  readonly face: string | null;
  /** Who has looked at it or drew it. */
  readonly seen: readonly Seat[];
}

export interface PersonView extends Omit<Person, 'money' | 'standing' | 'planner' | 'spoken'> {
  /** Null where money is closed and it is not the viewer's. */
  readonly money: number | null;
  readonly standing: Standing | null;
  readonly planner: Planner | null;
  readonly spoken: number | null;
}

export interface View {
  readonly config: Config;
  readonly agenda: readonly Frame[];
  readonly t: number;
  readonly starter: Seat;
  readonly toPlay: readonly Seat[];
  readonly turn: Turn;
  readonly window: number;
  /** Only the mover's own. */
  readonly undo: Undo | null;
  /** Cards left in the deck. */
  readonly left: number;
  readonly topDay: number | null;
  /** The whole deck in its order: after the game. */
  readonly order: readonly string[] | null;
  readonly cards: readonly CardView[];
  readonly sheet: readonly number[];
  readonly sideways: readonly number[];
  readonly faceUp: readonly number[];
  readonly used: readonly number[];
  readonly hidden: readonly number[];
  readonly open: readonly number[];
  readonly jailCards: readonly number[];
  readonly people: readonly PersonView[];
  readonly piles: readonly (readonly Seat[])[];
  readonly bank: number;
  readonly talk: readonly ItemView[];
  /**
   * For a facilitator after the game: what was claimed, summed over the table, and never by whom (7.4.11).
   */
  readonly claimed: Claimed | null;
  readonly help: Help | null;
  readonly offer:
    | (Omit<Offer, 'answers'> & { readonly answers: readonly ('use' | 'pass' | 'sealed' | null)[] })
    | null;
  readonly ended: State['ended'];
}

/** `judged`: those that came up; `right`: those of them that came true. */
export interface Claimed {
  readonly claims: number;
  readonly judged: number;
  readonly right: number;
}

/**
 * 7.1, built up from nothing. After the game the cards and the money lie open; words and planners stay
 * private.
 */
export function view(state: State, viewer: Viewer): View {
  const isOpenToAll = viewer === 'all' || state.ended !== null;
  const { cards } = box(state);
  const { turn, help, undo } = state;
  const me = typeof viewer === 'number' ? viewer : -1;
  return {
    config: state.config,
    agenda: state.agenda.slice(),
    t: state.t,
    starter: state.starter,
    toPlay: state.toPlay.slice(),
    turn: { ...turn, looked: turn.looked.slice() },
    window: state.window,
    undo: undo !== null && undo.seat === me ? undo : null,
    left: state.deck.length - state.drawn,
    topDay: topDay(state),
    order: state.ended !== null ? state.deck.map((i) => cards[i]?.id ?? '') : null,
    cards: cardViews(state, me, isOpenToAll),
    sheet: state.sheet.slice(),
    sideways: state.sideways.slice(),
    faceUp: state.faceUp.slice(),
    used: state.used.slice(),
    hidden: state.hidden.slice(),
    open: state.open.slice(),
    jailCards: state.jailCards.slice(),
    people: state.people.map((person, seat) => personView(state, person, seat, me, isOpenToAll)),
    piles: state.piles.map((pile) => pile.slice()),
    bank: state.bank,
    talk: state.talk.flatMap((item) => (sees(item, me) ? [itemFor(state, item, viewer)] : [])),
    claimed: viewer === 'all' && state.ended !== null ? claimedIn(state) : null,
    help:
      help === null
        ? null
        : {
            card: help.card,
            short: help.short.slice(),
            accepted: help.accepted.slice(),
            done: help.done.slice(),
          },
    offer: offerView(state, me),
    ended: state.ended,
  };
}

function claimedIn(state: State): Claimed {
  const truths = state.talk.flatMap((item) => (item.kind === 'claim' ? [truthOf(state, item)] : []));
  const judged = truths.filter((truth) => truth !== null);
  return { claims: truths.length, judged: judged.length, right: judged.filter(Boolean).length };
}

function cardViews(state: State, me: Seat, isOpenToAll: boolean): CardView[] {
  const { cards } = box(state);
  const list: CardView[] = [];
  for (let card = 1; card <= state.drawn; card++) {
    const bits = state.seen[card - 1] ?? 0;
    const face = cards[state.deck[card - 1] ?? -1];
    const isKnown = isOpenToAll || (me >= 0 && (bits & (1 << me)) !== 0) || isOpen(state, card);
    const seen: Seat[] = [];
    for (let seat = 0; seat < state.people.length; seat++) if ((bits & (1 << seat)) !== 0) seen.push(seat);
    list.push({ day: face?.day ?? 0, face: isKnown ? (face?.id ?? null) : null, seen });
  }
  return list;
}

function personView(state: State, person: Person, seat: Seat, me: Seat, isOpenToAll: boolean): PersonView {
  const own = seat === me;
  const showsMoney = own || isOpenToAll || state.config.moneyVisible === 'open';
  return {
    place: person.place,
    money: showsMoney ? person.money : null,
    banked: person.banked,
    cell: person.cell,
    release: person.release,
    fined: person.fined,
    obstacle: taskView(person.obstacle),
    opportunity: taskView(person.opportunity),
    visits: person.visits.slice(),
    today: person.today.slice(),
    left: person.left,
    vote: person.vote,
    standing: own ? person.standing : null,
    planner: own ? person.planner : null,
    spoken: own ? person.spoken : null,
  };
}

const taskView = (task: Task): Task => ({ ...task, chains: task.chains.slice() });

function offerView(state: State, me: Seat): View['offer'] {
  const { offer } = state;
  if (offer === null) return null;
  const sealed = state.config.offerMode === 'sealed';
  return {
    card: offer.card,
    kind: offer.kind,
    asked: offer.asked.slice(),
    answers: offer.answers.map((answer, i) =>
      answer === null || !sealed || offer.asked[i] === me ? answer : 'sealed',
    ),
  };
}

import type { Seat } from '../../../engine/game.ts';
import { type Arg, type Line, line } from '../../../engine/text.ts';
import type { Describes, Subject } from '../../../kit/table.ts';
import { CHALLENGES, DISTANCE, HOME, KINDS, KIS, NOWHERE, SPACES } from '../content.ts';
import type { View } from '../eyes/view.ts';
import type { EllisIsland } from '../kind.ts';
import { cardsArg } from '../pieces/cardLines.ts';
import { describePuzzle, describeWork } from '../pieces/puzzles/describe.ts';
import { yieldLine } from '../text/label.ts';
import { audience } from '../text/say.ts';
import { cardsOf, hasPassed, type Member, membersOf, nameLine, setFor, spaceLine } from './sums.ts';

const passed = (member: Member): readonly Line[] =>
  CHALLENGES.filter((one) => hasPassed(member, one)).map((one) => ({ key: `challenge.${one}` }));

/** Where somebody is, how far that is from the Kissing Post, and what is stamped. */
function memberSays(member: Member, isOwn: boolean): readonly Line[] {
  const name = nameLine(member);
  if (member.at === HOME) return [line('describe.home', { name })];
  if (member.at === NOWHERE) return [];
  const stamps = passed(member);
  const args = {
    name,
    at: spaceLine(member.at),
    far: DISTANCE[member.at]?.[KIS] ?? 0,
    n: stamps.length,
    stamps,
    held: member.held,
  };
  const needs = isOwn ? setFor(member) : undefined;
  const set = needs === undefined ? [] : [line('describe.set', { name, cards: cardsArg(cardsOf(needs)) })];
  return [line('describe.member', args), ...set];
}

function person(view: View, at: Seat, seat: Seat | null): Subject {
  const one = view.players[at];
  const isMine = at === seat;
  const held =
    one?.hand === null || one?.hand === undefined
      ? line('describe.held', { n: one?.handSize ?? 0, ...knownCards(one?.known ?? []) })
      : line('describe.hand', { seat: { seat: at }, cards: cardsArg(cardsOf(one.hand)) });
  const says = [held, ...membersOf(view, at).flatMap((member) => memberSays(member, isMine))];
  return { about: isMine ? 'mine' : 'seat', name: line('ask.of', { seat: { seat: at } }), says };
}

/** What everybody can work out of a hand. */
function knownCards(known: readonly number[]): { readonly k: number; readonly known: Arg } {
  const kinds = KINDS.flatMap((kind, i) => Array.from({ length: known[i] ?? 0 }, () => kind));
  return { k: kinds.length, known: cardsArg(kinds) };
}

/** A room of the island: what it gives, who is there, where one can go from it, how far it is to the end. */
function room(view: View, at: number): Subject {
  const here = view.players.flatMap((_, seat) =>
    membersOf(view, seat)
      .filter((one) => one.at === at)
      .map((one) => line('describe.who', { name: nameLine(one), seat: { seat } })),
  );
  const next = SPACES.flatMap((_space, to) => (DISTANCE[at]?.[to] === 1 ? [spaceLine(to)] : []));
  const says = [
    line('describe.gives', { yields: yieldLine(view, at) }),
    line('describe.here', { n: here.length, who: here }),
    line('describe.next', { n: next.length, next }),
  ];
  if (at !== KIS) says.push(line('describe.far', { n: DISTANCE[at]?.[KIS] ?? 0 }));
  return { about: 'place', name: spaceLine(at), says };
}

function offers(view: View, seat: Seat | null): readonly Subject[] {
  return view.offers.map((offer): Subject => {
    const isMine = offer.from === seat;
    const [give, get] = isMine ? [offer.give, offer.want] : [offer.want, offer.give];
    const args = { from: { seat: offer.from }, to: audience(offer.to) };
    const sides = { give: cardsArg(give), get: cardsArg(get) };
    const answers = offer.counters.map((one) =>
      line('describe.counter', {
        from: { seat: one.from },
        give: cardsArg(isMine ? one.want : one.give),
        get: cardsArg(isMine ? one.give : one.want),
      }),
    );
    return {
      about: 'offer',
      name: line('describe.offer', args),
      says: [line('describe.sides', sides), ...answers],
    };
  });
}

/** What lies on the desk. The taps are shown once and no longer. */
function puzzle({ exam }: View): readonly Subject[] {
  if (exam === null || exam.face === null) return [];
  const face = exam.face.family === 'cube' ? { ...exam.face, taps: null } : exam.face;
  const name = line('describe.puzzle', { puzzle: line(`puzzle.${face.family}`) });
  return [{ about: 'table', name, says: [...describePuzzle(face), ...describeWork(face, exam.work)] }];
}

function subjects(view: View, seat: Seat | null): readonly Subject[] {
  const { lastFerry } = view.config;
  const table: Subject = {
    about: 'table',
    name: line('describe.table'),
    says: [
      line('describe.round', { round: view.round, seat: { seat: view.turn.seat }, pile: view.pile }),
      ...(lastFerry === 'off' ? [] : [line('describe.ferry', { last: lastFerry })]),
    ],
  };
  // During the Interview of this family its own seat must know everything by heart.
  if (view.interview !== null && (seat === null || view.interview.seat === seat)) return [table];
  return [
    ...view.players.map((_, at) => person(view, at, seat)),
    table,
    ...puzzle(view),
    ...offers(view, seat),
    ...SPACES.map((_, at) => room(view, at)),
  ];
}

/** The island in words: who is where, what is next to it and how far the Kissing Post is. */
export const describes: Describes<EllisIsland> = {
  texts: {
    en: {
      'describe.hand': '{seat, select, you {You hold {cards, list}.} other {Holds {cards, list}.}}',
      'describe.held':
        'Holds {n, plural, one {# card} other {# cards}}{k, plural, =0 {} other {; known: {known, list}}}.',
      'describe.home': '{name} has left the island and is free.',
      'describe.member':
        '{name} is at {at}, {far, plural, one {# step} other {# steps}} from the Kissing Post. ' +
        'Passed: {n, plural, =0 {nothing yet} other {{stamps, list}}}.{held, plural, =0 {} one { Held ' +
        'for # more turn.} other { Held for # more turns.}}',
      'describe.set': 'For the Documentation of {name}: {cards, list}.',
      'describe.who': '{seat, select, you {your {name}} other {{seat}’s {name}}}',
      'describe.gives': 'What there is: {yields}.',
      'describe.here': '{n, plural, =0 {Nobody is here.} other {Here: {who, list}.}}',
      'describe.next': '{n, plural, =0 {No way leads on.} other {Next to it: {next, list}.}}',
      'describe.far': '{n, plural, one {# step} other {# steps}} to the Kissing Post.',
      'describe.offer':
        '{from, select, you {Your offer to {to}} ' +
        'other {{to, select, you {{from}’s offer to you} other {{from}’s offer to {to}}}}}',
      'describe.sides': 'You give {give, list}, you get {get, list}.',
      'describe.counter':
        '{from, select, you {Your counter-offer: you give {give, list}, you get {get, list}.} other ' +
        '{{from}’s counter-offer: you give {give, list}, you get {get, list}.}}',
      'describe.puzzle': 'The puzzle: {puzzle}',
      'describe.table': 'Table',
      'describe.round':
        '{seat, select, you {Round {round, number}, your turn.} other {Round {round, number}, {seat}’s ' +
        'turn.}} {pile, plural, one {# card} other {# cards}} in the pile.',
      'describe.ferry': 'The Last Ferry leaves after round {last, number}.',
    },
  },
  subjects,
};

import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Describes, Subject } from '../../../kit/table.ts';
import { contentOf } from '../box.ts';
import type { SeatView, View } from '../eyes/view.ts';
import type { Emigration } from '../kind.ts';
import { cardOf } from '../pieces/cards.ts';
import { PATTERNS, whereOf } from '../pieces/places.ts';
import { cardRef, rowRef } from '../pieces/refs.ts';
import { named } from '../text/tell.ts';

const cardName = (view: View, id: string): Line => named(cardRef(contentOf(view.config), cardOf(id)));

const TABLES = { nationality: 'nationalities', destination: 'destinations', career: 'careers' } as const;
/** A row of the box by its id. */
function rowName(view: View, kind: keyof typeof TABLES, id: string): Line {
  const rows: readonly { readonly id: string }[] = contentOf(view.config)[TABLES[kind]];
  const at = rows.findIndex((one) => one.id === id);
  return named(rowRef(contentOf(view.config), TABLES[kind], at));
}

function person(view: View, one: SeatView, at: Seat, seat: Seat | null): Subject {
  const owner = { seat: at };
  const kept = [...one.documents, ...one.connections, ...one.life].map((id) => cardName(view, id));
  const { minimum } = contentOf(view.config).destinations.find(({ id }) => id === one.destination) ?? {
    minimum: 0,
  };
  const says = [
    line('describe.who', {
      nationality: rowName(view, 'nationality', one.nationality),
      career: rowName(view, 'career', one.career),
      destination: rowName(view, 'destination', one.destination),
    }),
    line('describe.money', { n: one.money, salary: one.salary }),
    line('describe.tokens', { n: one.assurance, minimum, left: Math.max(0, minimum - one.assurance) }),
    line('describe.papers', { passports: one.passports, tickets: one.tickets }),
    line('describe.kept', { n: kept.length, cards: kept }),
  ];
  if (one.degrees > 0) says.push(line('describe.degrees', { n: one.degrees }));
  if (one.inCollege) says.push(line('describe.college'));
  if (one.pending !== null) says.push(line('describe.pending', { paper: { key: `paper.${one.pending}` } }));
  if (one.crossing !== null) {
    const { lane, token, entered } = one.crossing;
    says.push(line('describe.crossed', { lane, token, entered: entered ? 'yes' : 'no' }));
  }
  return { about: at === seat ? 'mine' : 'seat', name: line('ask.of', { seat: owner }), says };
}

/** Row by row from its owner outward: what lies there, and what still lies on it. */
function layout(view: View, one: SeatView, at: Seat): Subject {
  const { slots, covers } = PATTERNS[view.config.layout];
  const there = one.layout.reduce((mask, id, place) => (id === null ? mask : mask | (1 << place)), 0);
  const says = slots.flatMap((slot, place): Line[] => {
    const id = one.layout[place] ?? null;
    if (id === null) return [];
    const over = slots.filter((_, other) => ((covers[place] ?? 0) & there & (1 << other)) !== 0);
    const card = id === 'down' ? line('describe.faceDown') : cardName(view, id);
    const under = over.map((other) => line('describe.slot', whereOf(other)));
    return [line('describe.card', { ...whereOf(slot), card, over: under.length, under })];
  });
  const name = line('describe.layout', { owner: { seat: at } });
  return { about: 'place', name, says: says.length === 0 ? [line('describe.layout.empty')] : says };
}

function subjects(view: View, seat: Seat | null): readonly Subject[] {
  const lanes = view.lanes.map(({ left, top, drawn }, i): Line => {
    const args = { lane: i + 1, n: left.length, left, drawn, gone: drawn.length };
    return top === null ? line('describe.lane', args) : line('describe.lane.top', { ...args, top });
  });
  const discarded = view.discard.at(-1);
  const table: Subject = {
    about: 'table',
    name: line('describe.table'),
    says: [
      line('describe.turn', { turn: view.turn, seat: { seat: view.active } }),
      line('describe.supply', { passports: view.passports, tickets: view.tickets }),
      ...(discarded === undefined ? [] : [line('describe.discard', { card: cardName(view, discarded) })]),
    ],
  };
  return [
    ...view.seats.map((one, at) => person(view, one, at, seat)),
    table,
    { about: 'place', name: line('describe.border'), says: lanes },
    ...view.seats.map((one, at) => layout(view, one, at)),
  ];
}

/** The table in words: who everybody is and has, what covers what in each layout, and the border. */
export const describes: Describes<Emigration> = {
  texts: {
    en: {
      'describe.who': '{nationality}, {career}, going to: {destination}.',
      'describe.money': 'Money {n, number}, salary {salary, number}.',
      'describe.tokens':
        '{n, plural, one {# Assurance Token} other {# Assurance Tokens}}, {minimum, number} needed{left, ' +
        'plural, =0 {} other {: # missing}}.',
      'describe.papers':
        '{passports, plural, =0 {No Passport} one {# Passport} other {# Passports}}, {tickets, plural, ' +
        '=0 {no Ticket} one {# Ticket} other {# Tickets}}.',
      'describe.kept': '{n, plural, =0 {No cards kept.} other {Keeps {cards, list}.}}',
      'describe.degrees': '{n, plural, one {# degree.} other {# degrees.}}',
      'describe.college': 'In college.',
      'describe.pending': 'Waits for a {paper}.',
      'describe.crossed':
        'Went through lane {lane, number} with token {token, number}: {entered, select, yes {let in} ' +
        'other {turned away}}.',
      'describe.layout': '{owner, select, you {Your layout} other {{owner}’s layout}}',
      'describe.layout.empty': 'No cards left.',
      'describe.slot': 'row {row}, place {n}',
      'describe.faceDown': 'a card face down',
      'describe.card':
        'Row {row}, place {n}: {card}{over, plural, =0 {, free} other {, under {under, list}}}.',
      'describe.table': 'Table',
      'describe.turn': '{seat, select, you {Turn {turn}, yours.} other {Turn {turn}, {seat}’s.}}',
      'describe.supply':
        '{passports, plural, =0 {No Passports} one {# Passport} other {# Passports}} ' +
        'and {tickets, plural, =0 {no Tickets} one {# Ticket} other {# Tickets}} to buy.',
      'describe.discard': 'Discarded last: {card}.',
      'describe.border': 'Border',
      'describe.lane': 'Lane {lane}: {n, plural, =0 {no tokens left} other {{left, list} left}}.',
      'describe.lane.top': 'Lane {lane}: {top, number} on top, {left, list} left.',
    },
  },
  subjects,
};

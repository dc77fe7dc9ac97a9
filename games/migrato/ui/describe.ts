import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Describes, Subject } from '../../../kit/table.ts';
import type { CardView, ColonyView, View } from '../eyes/view.ts';
import type { Migrato } from '../kind.ts';
import { card, cards, row } from '../text/card.ts';
import { nameOf, shown } from '../text/colony.ts';

/** What lies in a colony, lowest first: of a card face down only what this reader may know. */
function cardInColony(one: CardView): Line {
  if (one === 'night') return line('describe.night');
  if (typeof one === 'string') return card(one);
  if ('down' in one) return line('describe.down', { card: card(one.down) });
  return line('describe.nightOf', { species: { key: `species.${one.night}` } });
}

function colonySubject(colony: ColonyView, owner: Seat, among: readonly ColonyView[]): Subject {
  const open = shown(colony);
  const size = { n: colony.cards.length, cards: colony.cards.map(cardInColony) };
  const says = [line('describe.colony', size)];
  if (open !== undefined) {
    const { limit, objective } = open;
    says.push(line('describe.limit', { limit }), line('describe.needs', { n: objective }));
  }
  const name = line('describe.colony.name', { owner: { seat: owner }, flock: nameOf(colony, among) });
  return { about: 'place', name, says };
}

function subjects(view: View, seat: Seat | null): readonly Subject[] {
  const people = view.seats.map((one, at): Subject => {
    const owner = { seat: at };
    const held =
      one.hand === null
        ? line('describe.held', { owner, n: one.held })
        : one.hand.length === 0
          ? line('describe.hand.empty', { owner })
          : line('describe.hand', { owner, cards: cards(one.hand) });
    const homes = one.settlements.map(({ species, cards: ids }) =>
      line('describe.settlement', { flock: { key: `flock.${species}` }, cards: row(ids) }),
    );
    const score = line('describe.score', { n: one.score });
    return {
      about: at === seat ? 'mine' : 'seat',
      name: line('ask.of', { seat: owner }),
      says: [held, score, ...homes],
    };
  });
  const flying = view.seats.flatMap(({ colonies }, at) =>
    colonies.map((colony) => colonySubject(colony, at, colonies)),
  );
  const top = view.discard.at(-1);
  const table: Subject = {
    about: 'table',
    name: line('describe.table'),
    says: [
      line('describe.piles', { turn: view.turn, draw: view.draw, n: view.discard.length }),
      ...(top === undefined ? [] : [line('describe.top', { card: card(top) })]),
    ],
  };
  return [...people, table, ...flying];
}

/** The table in words: what I hold, how the other stands, each colony and what it lacks. */
export const describes: Describes<Migrato> = {
  texts: {
    en: {
      'describe.night': 'a night card',
      'describe.down': '{card}, face down',
      'describe.nightOf': 'a night card: {species}',
      'describe.colony.name': '{owner, select, you {Your {flock}} other {{owner}’s {flock}}}',
      'describe.colony': '{n, plural, one {# card} other {# cards}}, first to last: {cards, list}.',
      'describe.limit': 'The next card may be {limit} at most.',
      'describe.needs': 'They come home with {n, plural, one {# card} other {# cards}}.',
      'describe.held':
        '{owner, select, you {You hold {n, plural, one {# card} other {# cards}}.} other {{n, plural, ' +
        'one {# card} other {# cards}} in hand.}}',
      'describe.hand': '{owner, select, you {You hold {cards, list}.} other {In hand: {cards, list}.}}',
      'describe.hand.empty': '{owner, select, you {You hold no cards.} other {No cards in hand.}}',
      'describe.score': '{n, plural, =0 {No birds home.} one {# bird home.} other {# birds home.}}',
      'describe.settlement': 'Settlement of {flock}: {cards, list}.',
      'describe.table': 'Table',
      'describe.piles':
        'Turn {turn}. {draw, plural, one {# card} other {# cards}} ' +
        'to draw, {n, plural, one {# card} other {# cards}} discarded.',
      'describe.top': 'Discarded last: {card}.',
    },
  },
  subjects,
};

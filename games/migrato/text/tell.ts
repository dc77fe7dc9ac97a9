import { byType } from '../../../engine/byType.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Line } from '../../../engine/text.ts';
import type { Event } from '../event.ts';
import { other } from '../state.ts';
import { card, cards, row } from './card.ts';
import { birdsOf } from './colony.ts';

const who = (seat: Seat): { readonly seat: { readonly seat: Seat } } => ({ seat: { seat } });

/** The log of one event, in the order it is read. */
export const tell = byType<Event, readonly Line[]>({
  skyAnswered({ seat, answers }) {
    const lines: Line[] = [{ key: 'log.skyAnswered', args: who(seat) }];
    if (answers === null) return lines;
    const [a, b] = answers;
    return [...lines, { key: 'log.skyCompared', args: { a: { key: `sky.${a}` }, b: { key: `sky.${b}` } } }];
  },
  gameStarted({ hands, first, draw }) {
    const held = hands.flatMap((hand, seat): Line[] =>
      hand === null ? [] : [{ key: 'log.hand', args: { ...who(seat), cards: cards(hand) } }],
    );
    return [{ key: 'log.gameStarted', args: { ...who(first), draw } }, ...held];
  },
  birdPlayed,
  dangerPlayed({ seat, danger, target, slot, shows, face }) {
    const args = { ...who(seat), owner: { seat: other(seat) }, danger: card(danger) };
    if (slot === null || typeof target === 'string') {
      const from = { key: `flock.${target}` };
      return face === null
        ? []
        : [{ key: 'log.dangerPlayed.settlement', args: { ...args, flock: from, card: card(face) } }];
    }
    const flock = birdsOf(shows, slot);
    if (face === null) return [{ key: 'log.dangerPlayed.night', args: { ...args, flock } }];
    return [{ key: 'log.dangerPlayed', args: { ...args, flock, card: card(face) } }];
  },
  colonySplit: ({ seat, slots: [slot], shows, keep }) => [
    { key: 'log.colonySplit', args: { ...who(seat), flock: birdsOf(shows, slot), keep } },
  ],
  coloniesJoined({ seat, slots, shows }) {
    const same = shows[0] !== null && shows[0] === shows[1] ? '.same' : '';
    const args = { lower: birdsOf(shows[0], slots[0]), upper: birdsOf(shows[1], slots[1]) };
    return [{ key: `log.coloniesJoined${same}`, args: { ...who(seat), ...args } }];
  },
  arrivalDeclared: ({ seat }) => [{ key: 'log.arrivalDeclared', args: who(seat) }],
  arrivalDeclined: ({ seat }) => [{ key: 'log.arrivalDeclined', args: who(seat) }],
  colonyRevealed: ({ seat, faces }) => [
    { key: 'log.colonyRevealed', args: { ...who(seat), cards: row(faces) } },
  ],
  colonyArrived: ({ seat, species, value }) => [
    { key: 'log.colonyArrived', args: { ...who(seat), flock: { key: `flock.${species}` }, value } },
  ],
  colonyFailed: ({ seat, fault }) => [{ key: `log.colonyFailed.${fault}`, args: who(seat) }],
  leftoversDiscarded({ seat, colonies }) {
    const gone = colonies.flatMap((colony) => row(colony.faces));
    return [{ key: 'log.leftoversDiscarded', args: { ...who(seat), cards: gone } }];
  },
  cardDiscarded: ({ seat, face }) => [{ key: 'log.cardDiscarded', args: { ...who(seat), card: card(face) } }],
  handDiscarded({ seat, faces }) {
    const key = faces.length === 0 ? 'log.handDiscarded.empty' : 'log.handDiscarded';
    return [{ key, args: { ...who(seat), cards: cards(faces) } }];
  },
  colonyDropped: ({ seat, faces }) => [
    { key: 'log.colonyDropped', args: { ...who(seat), cards: row(faces) } },
  ],
  pileRebuilt: ({ count }) => [{ key: 'log.pileRebuilt', args: { count } }],
  cardsDrawn({ seat, count, faces }) {
    const args = { ...who(seat), count };
    if (faces === null) return [{ key: 'log.cardsDrawn', args }];
    return [{ key: 'log.cardsDrawn.faces', args: { ...args, cards: cards(faces) } }];
  },
  turnEnded: ({ turn }) => [{ key: 'log.turnEnded', args: { turn } }],
  gameEnded,
});

/** What ended it, then whose win it is, with what both brought home. */
function gameEnded({ scores, winners, why }: Extract<Event, { type: 'gameEnded' }>): readonly Line[] {
  const [winner = 0, ...others] = winners;
  const [a = 0, b = 0] = [scores[winner], scores[other(winner)]];
  if (why === 'resign')
    return [
      { key: 'log.gameEnded.resign', args: who(other(winner)) },
      { key: 'log.winner.resign', args: who(winner) },
    ];
  const ended = { key: `log.gameEnded.${why}` };
  if (others.length > 0)
    return [ended, { key: 'log.shared', args: { winners: winners.map((seat) => ({ seat })), a } }];
  return [ended, { key: a === b ? 'log.winner.tie' : 'log.winner', args: { ...who(winner), a, b } }];
}

/** Everybody reads which colony it went to; what it is only where an aid tells its owner (MI-E34). */
function birdPlayed(event: Extract<Event, { type: 'birdPlayed' }>): readonly Line[] {
  const { seat, slot, place, face, shows, species } = event;
  const how = place === 0 ? 'new' : 'onto';
  const args = { ...who(seat), flock: birdsOf(shows, slot) };
  if (face !== null) return [{ key: `log.birdPlayed.${how}`, args: { ...args, card: card(face) } }];
  if (species === null) return [{ key: `log.birdPlayed.night.${how}`, args }];
  return [
    { key: `log.birdPlayed.species.${how}`, args: { ...args, species: { key: `species.${species}` } } },
  ];
}

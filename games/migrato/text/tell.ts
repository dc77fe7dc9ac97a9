import { byType } from '../../../engine/byType.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Line } from '../../../engine/text.ts';
import type { FaceId } from '../content.ts';
import type { Event } from '../event.ts';
import { card } from './card.ts';

const who = (seat: Seat): { readonly seat: { readonly seat: Seat } } => ({ seat: { seat } });
const cards = (ids: readonly FaceId[]): readonly Line[] => ids.map(card);

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
  dangerPlayed({ seat, danger, slot, face }) {
    const args = { ...who(seat), danger: { key: `danger.${danger}` }, slot: slot ?? 0 };
    if (face === null) return [{ key: 'log.dangerPlayed.night', args }];
    const key = slot === null ? 'log.dangerPlayed.settlement' : 'log.dangerPlayed';
    return [{ key, args: { ...args, card: card(face) } }];
  },
  colonySplit: ({ seat, slots: [lower, upper], keep }) => [
    { key: 'log.colonySplit', args: { ...who(seat), lower, upper, keep } },
  ],
  coloniesJoined: ({ seat, slots: [lower, upper] }) => [
    { key: 'log.coloniesJoined', args: { ...who(seat), lower, upper } },
  ],
  arrivalDeclared: ({ seat }) => [{ key: 'log.arrivalDeclared', args: who(seat) }],
  arrivalDeclined: ({ seat }) => [{ key: 'log.arrivalDeclined', args: who(seat) }],
  colonyRevealed: ({ faces }) => [{ key: 'log.colonyRevealed', args: { cards: cards(faces) } }],
  colonyArrived: ({ seat, species, value }) => [
    { key: 'log.colonyArrived', args: { ...who(seat), flock: { key: `flock.${species}` }, value } },
  ],
  colonyFailed: ({ seat, fault }) => [{ key: `log.colonyFailed.${fault}`, args: who(seat) }],
  leftoversDiscarded({ seat, colonies }) {
    const faces = colonies.flatMap((colony) => colony.faces);
    return [{ key: 'log.leftoversDiscarded', args: { ...who(seat), cards: cards(faces) } }];
  },
  cardDiscarded: ({ seat, face }) => [{ key: 'log.cardDiscarded', args: { ...who(seat), card: card(face) } }],
  handDiscarded({ seat, faces }) {
    const key = faces.length === 0 ? 'log.handDiscarded.empty' : 'log.handDiscarded';
    return [{ key, args: { ...who(seat), cards: cards(faces) } }];
  },
  colonyDropped: ({ seat, faces }) => [
    { key: 'log.colonyDropped', args: { ...who(seat), cards: cards(faces) } },
  ],
  pileRebuilt: ({ count }) => [{ key: 'log.pileRebuilt', args: { count } }],
  cardsDrawn({ seat, count, faces }) {
    const args = { ...who(seat), count };
    if (faces === null) return [{ key: 'log.cardsDrawn', args }];
    return [{ key: 'log.cardsDrawn.faces', args: { ...args, cards: cards(faces) } }];
  },
  turnEnded: ({ turn }) => [{ key: 'log.turnEnded', args: { turn } }],
  gameEnded({ scores: [a = 0, b = 0], winners: [winner = 0, ...others], why }) {
    const last: Line = others.length === 0 ? { key: 'log.winner', args: who(winner) } : { key: 'log.shared' };
    return [{ key: `log.gameEnded.${why}`, args: { a, b } }, last];
  },
});

/** Everybody reads which colony it went to; what it is only where an aid tells its owner (MI-E34). */
function birdPlayed(event: Extract<Event, { type: 'birdPlayed' }>): readonly Line[] {
  const { seat, slot, place, face, shows, species } = event;
  const how = place === 0 ? 'new' : 'onto';
  const args = { ...who(seat), slot };
  if (face !== null) return [{ key: `log.birdPlayed.${how}`, args: { ...args, card: card(face) } }];
  const flock = { key: shows === null ? 'colony.night' : `flock.${shows}` };
  if (species === null) return [{ key: `log.birdPlayed.night.${how}`, args: { ...args, flock } }];
  return [
    {
      key: `log.birdPlayed.species.${how}`,
      args: { ...args, flock, species: { key: `species.${species}` } },
    },
  ];
}

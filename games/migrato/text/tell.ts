import type { Seat } from '../../../engine/game.ts';
import type { Arg, Line } from '../../../engine/text.ts';
import { type FaceId, faceOf, isBird, isNight, numberOf, speciesOf } from '../content.ts';
import type { Action } from '../door.ts';
import type { Event } from '../event.ts';
import type { View } from '../eyes/view.ts';

const who = (seat: Seat): Arg => ({ seat });

const card = (id: FaceId): Line => {
  const face = faceOf(id);
  if (!isBird(face)) return { key: `danger.${id}` };
  const phase = { key: isNight(face) ? 'phase.night' : 'phase.day' };
  return {
    key: 'card.bird',
    args: { species: { key: `species.${speciesOf(face)}` }, number: numberOf(face), phase },
  };
};
const cards = (ids: readonly FaceId[]): readonly Line[] => ids.map(card);

/** The log of one event, in the order it is read. */
export function tell(event: Event): readonly Line[] {
  switch (event.type) {
    case 'skyAnswered': {
      const lines: Line[] = [{ key: 'log.skyAnswered', args: { seat: who(event.seat) } }];
      if (event.answers === null) return lines;
      const [a, b] = event.answers;
      return [...lines, { key: 'log.skyCompared', args: { a: { key: `sky.${a}` }, b: { key: `sky.${b}` } } }];
    }
    case 'gameStarted': {
      const hands = event.hands.flatMap((hand, seat): Line[] =>
        hand === null ? [] : [{ key: 'log.hand', args: { seat: who(seat), cards: cards(hand) } }],
      );
      return [{ key: 'log.gameStarted', args: { seat: who(event.first), draw: event.draw } }, ...hands];
    }
    case 'birdPlayed': {
      const how = event.place === 0 ? 'new' : 'onto';
      const args = { seat: who(event.seat), slot: event.slot };
      if (event.face === null) {
        // Everybody reads which colony it went to; what it is only where an aid tells its owner (MI-E34).
        const flock = { key: event.shows === null ? 'colony.night' : `flock.${event.shows}` };
        if (event.species === null) return [{ key: `log.birdPlayed.night.${how}`, args: { ...args, flock } }];
        const species = { key: `species.${event.species}` };
        return [{ key: `log.birdPlayed.species.${how}`, args: { ...args, flock, species } }];
      }
      return [{ key: `log.birdPlayed.${how}`, args: { ...args, card: card(event.face) } }];
    }
    case 'dangerPlayed': {
      const args = {
        seat: who(event.seat),
        danger: { key: `danger.${event.danger}` },
        slot: event.slot ?? 0,
      };
      if (event.face === null) return [{ key: 'log.dangerPlayed.night', args }];
      const key = event.slot === null ? 'log.dangerPlayed.settlement' : 'log.dangerPlayed';
      return [{ key, args: { ...args, card: card(event.face) } }];
    }
    case 'colonySplit': {
      const [lower, upper] = event.slots;
      return [{ key: 'log.colonySplit', args: { seat: who(event.seat), lower, upper, keep: event.keep } }];
    }
    case 'coloniesJoined': {
      const [lower, upper] = event.slots;
      return [{ key: 'log.coloniesJoined', args: { seat: who(event.seat), lower, upper } }];
    }
    case 'arrivalDeclared':
    case 'arrivalDeclined':
      return [{ key: `log.${event.type}`, args: { seat: who(event.seat) } }];
    case 'colonyRevealed':
      return [{ key: 'log.colonyRevealed', args: { cards: cards(event.faces) } }];
    case 'colonyArrived': {
      const args = { seat: who(event.seat), flock: { key: `flock.${event.species}` }, value: event.value };
      return [{ key: 'log.colonyArrived', args }];
    }
    case 'colonyFailed':
      return [{ key: `log.colonyFailed.${event.fault}`, args: { seat: who(event.seat) } }];
    case 'leftoversDiscarded': {
      const faces = event.colonies.flatMap((colony) => colony.faces);
      return [{ key: 'log.leftoversDiscarded', args: { seat: who(event.seat), cards: cards(faces) } }];
    }
    case 'cardDiscarded':
      return [{ key: 'log.cardDiscarded', args: { seat: who(event.seat), card: card(event.face) } }];
    case 'handDiscarded': {
      const key = event.faces.length === 0 ? 'log.handDiscarded.empty' : 'log.handDiscarded';
      return [{ key, args: { seat: who(event.seat), cards: cards(event.faces) } }];
    }
    case 'colonyDropped':
      return [{ key: 'log.colonyDropped', args: { seat: who(event.seat), cards: cards(event.faces) } }];
    case 'pileRebuilt':
      return [{ key: 'log.pileRebuilt', args: { count: event.count } }];
    case 'cardsDrawn': {
      const args = { seat: who(event.seat), count: event.count };
      if (event.faces === null) return [{ key: 'log.cardsDrawn', args }];
      return [{ key: 'log.cardsDrawn.faces', args: { ...args, cards: cards(event.faces) } }];
    }
    case 'turnEnded':
      return [{ key: 'log.turnEnded', args: { turn: event.turn } }];
    case 'gameEnded': {
      const [a = 0, b = 0] = event.scores;
      const winner: Line =
        event.winners.length === 1
          ? { key: 'log.winner', args: { seat: who(event.winners[0] ?? 0) } }
          : { key: 'log.shared' };
      return [{ key: `log.gameEnded.${event.why}`, args: { a, b } }, winner];
    }
    default:
      return event satisfies never;
  }
}

/** What a button says. Slots are what players see; colony numbers are only for the rules. */
export function label(action: Action, view: View): Line {
  const slotOf = (id: number): number =>
    view.seats.flatMap((seat) => seat.colonies).find((colony) => colony.id === id)?.slot ?? 0;
  switch (action.type) {
    case 'answerSky':
      return { key: 'label.answerSky', args: { answer: { key: `sky.${action.answer}` } } };
    case 'playBird': {
      const night = isNight(faceOf(action.card)) ? '.night' : '';
      if (action.onto === 'new')
        return { key: `label.playBird.new${night}`, args: { card: card(action.card) } };
      const args = { card: card(action.card), slot: slotOf(action.onto) };
      return { key: `label.playBird.onto${night}`, args };
    }
    case 'playDanger': {
      const danger = card(action.card);
      if (typeof action.target === 'number') {
        return { key: 'label.playDanger', args: { danger, slot: slotOf(action.target) } };
      }
      return {
        key: 'label.playDanger.settlement',
        args: { danger, flock: { key: `flock.${action.target}` } },
      };
    }
    case 'dissociate':
      return { key: 'label.dissociate', args: { slot: slotOf(action.colony), keep: action.keep } };
    case 'associate':
      return { key: 'label.associate', args: { lower: slotOf(action.lower), upper: slotOf(action.upper) } };
    case 'passDrop':
      return { key: 'label.passDrop', args: { slot: slotOf(action.colony) } };
    case 'leftovers': {
      const slots = action.colonies.map(slotOf);
      return { key: 'label.leftovers', args: { count: slots.length, slots } };
    }
    case 'discard':
      return { key: 'label.discard', args: { card: card(action.card) } };
    default:
      return { key: `label.${action.type}` };
  }
}

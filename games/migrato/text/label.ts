import type { Line } from '../../../engine/text.ts';
import type { Action } from '../action.ts';
import { faceOf, isNight } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { card } from './card.ts';

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

import type { Seat } from '../../../engine/game.ts';
import type { Line } from '../../../engine/text.ts';
import type { Action } from '../action.ts';
import { faceOf, isNight } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { other } from '../state.ts';
import { card } from './card.ts';
import { nameIn } from './colony.ts';

/** What a button says. Colonies go by what players see of them; their numbers are only for the rules. */
export function label(action: Action, view: View, seat: Seat): Line {
  const named = (id: number): Line => nameIn(view, id);
  switch (action.type) {
    case 'answerSky':
      return { key: 'label.answerSky', args: { answer: { key: `sky.${action.answer}` } } };
    case 'playBird': {
      const night = isNight(faceOf(action.card)) ? '.night' : '';
      if (action.onto === 'new')
        return { key: `label.playBird.new${night}`, args: { card: card(action.card) } };
      const args = { card: card(action.card), flock: named(action.onto) };
      return { key: `label.playBird.onto${night}`, args };
    }
    case 'playDanger': {
      const args = { danger: { key: `danger.${action.card}` }, owner: { seat: other(seat) } };
      if (typeof action.target === 'number')
        return { key: 'label.playDanger', args: { ...args, flock: named(action.target) } };
      return {
        key: 'label.playDanger.settlement',
        args: { ...args, flock: { key: `flock.${action.target}` } },
      };
    }
    case 'dissociate':
      return { key: 'label.dissociate', args: { flock: named(action.colony), keep: action.keep } };
    case 'associate':
      return { key: 'label.associate', args: { lower: named(action.lower), upper: named(action.upper) } };
    case 'passDrop':
      return { key: 'label.passDrop', args: { flock: named(action.colony) } };
    case 'leftovers': {
      const colonies = action.colonies.map(named);
      return { key: 'label.leftovers', args: { count: colonies.length, colonies } };
    }
    case 'discard':
      return { key: 'label.discard', args: { card: card(action.card) } };
    default:
      return { key: `label.${action.type}` };
  }
}

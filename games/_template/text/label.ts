import type { Line } from '../../../engine/text.ts';
import type { Action } from '../action.ts';

/** What a button says. */
export function label(action: Action): Line {
  const key = `label.${action.type}`;
  switch (action.type) {
    case 'lay':
      return { key, args: { card: { key: action.card } } };
    case 'call':
      return { key, args: { slot: action.slot + 1 } };
    case 'gift':
      return { key, args: { to: { seat: action.to }, count: action.cards.length } };
    case 'depart':
    case 'leave':
      return { key };
  }
}

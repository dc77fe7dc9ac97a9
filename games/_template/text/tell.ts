import type { Line } from '../../../engine/text.ts';
import type { Action, Event } from '../state.ts';

export function tell(event: Event): readonly Line[] {
  const key = `event.${event.type}`;
  switch (event.type) {
    case 'dealt':
    case 'laid':
    case 'left':
      return [{ key, args: { seat: { seat: event.seat } } }];
    case 'drew':
      if (event.card === null) return [{ key, args: { seat: { seat: event.seat } } }];
      return [{ key: 'event.drewCard', args: { seat: { seat: event.seat }, card: { key: event.card } } }];
    case 'called':
      return [{ key, args: { seat: { seat: event.seat }, card: { key: event.card }, at: event.at } }];
    case 'rolled':
      return [{ key, args: { roll: event.roll } }];
    case 'departed':
      return [{ key }];
    case 'gave':
      return [{ key, args: { from: { seat: event.from }, to: { seat: event.to }, count: event.count } }];
  }
}

export function label(action: Action): Line {
  const key = `action.${action.type}`;
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

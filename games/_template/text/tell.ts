import { byType } from '../../../engine/byType.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Line } from '../../../engine/text.ts';
import type { Event } from '../event.ts';

const who = (seat: Seat): { readonly seat: { readonly seat: Seat } } => ({ seat: { seat } });

/** The log of one event, in the order it is read. */
export const tell = byType<Event, readonly Line[]>({
  dealt: ({ seat }) => [{ key: 'log.dealt', args: who(seat) }],
  laid: ({ seat }) => [{ key: 'log.laid', args: who(seat) }],
  called: ({ seat, card, at }) => [{ key: 'log.called', args: { ...who(seat), card: { key: card }, at } }],
  rolled: ({ roll }) => [{ key: 'log.rolled', args: { roll } }],
  departed: () => [{ key: 'log.departed' }],
  drew: ({ seat, card }) =>
    card === null
      ? [{ key: 'log.drew', args: who(seat) }]
      : [{ key: 'log.drew.card', args: { ...who(seat), card: { key: card } } }],
  gave: ({ from, to, count }) => [
    { key: 'log.gave', args: { from: { seat: from }, to: { seat: to }, count } },
  ],
  left: ({ seat }) => [{ key: 'log.left', args: who(seat) }],
});

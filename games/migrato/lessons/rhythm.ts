import type { Lesson } from '../../../engine/lesson.ts';
import type { Migrato } from '../kind.ts';
import { BUTTONS, colony, HAND, inHand, onto, PILES } from './places.ts';
import { position } from './position.ts';

/** One action, one discard, back to three; and the two ways to pass. */
export const rhythm: Lesson<Migrato> = {
  id: 'rhythm',
  seats: 2,
  learner: 0,
  parts: [
    {
      options: { memoryAid: 'full' },
      begin: (config) =>
        position(config, {
          mine: {
            hand: ['beeeater-2-day', 'light', 'teal-2-night'],
            colonies: [['kite-2-day'], ['beeeater-3-day']],
          },
          theirs: {
            hand: ['brent-5-day', 'brent-4-day', 'kite-3-day'],
            colonies: [['beeeater-4-day', 'beeeater-2-day']],
          },
          next: [
            ...(['stilt-1-night', 'brent-3-night'] as const),
            ...(['stilt-1-night', 'kite-3-day'] as const),
            ...(['brent-4-night', 'stilt-4-night', 'stilt-3-night'] as const),
          ],
          turn: 7,
        }),
      steps: [
        {
          id: 'action',
          at: onto('beeeater-2-day', 2),
          wants: [{ type: 'playBird', card: 'beeeater-2-day', onto: 2 }],
        },
        {
          id: 'discard',
          at: inHand('light'),
          wants: [
            { type: 'discard', card: 'light' },
            { type: 'discard', card: 'teal-2-night' },
          ],
        },
        {
          id: 'three',
          at: `${HAND}, ${PILES}`,
          others: [
            { by: 1, action: { type: 'playBird', card: 'brent-5-day', onto: 'new' } },
            { by: 1, action: { type: 'discard', card: 'kite-3-day' } },
          ],
        },
        {
          id: 'redraw',
          at: BUTTONS,
          wants: [{ type: 'passRedraw' }],
        },
        {
          id: 'fresh',
          at: HAND,
          others: [
            { by: 1, action: { type: 'playBird', card: 'brent-4-day', onto: 21 } },
            { by: 1, action: { type: 'discard', card: 'stilt-1-night' } },
          ],
        },
        { id: 'drop', at: colony(1), wants: [{ type: 'passDrop', colony: 1 }] },
        { id: 'end', at: '.mid + .side .fan:first-child' },
      ],
    },
  ],
};

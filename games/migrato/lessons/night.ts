import type { Lesson } from '../../../engine/lesson.ts';
import type { Migrato } from '../kind.ts';
import { colony, HAND, inHand, onto } from './places.ts';
import { position } from './position.ts';

/** Stilts lie face down: with the aid, without it, and with a mistake among them. */
export const night: Lesson<Migrato> = {
  id: 'night',
  seats: 2,
  learner: 0,
  parts: [
    {
      options: { memoryAid: 'full' },
      begin: (config) =>
        position(config, {
          mine: { hand: ['stilt-4-night', 'stilt-2-night', 'kite-2-day'] },
          theirs: { hand: ['kite-4-day', 'beeeater-1-day', 'kite-3-day'] },
          next: [
            'beeeater-2-day',
            'brent-3-day',
            'kite-2-day',
            'brent-5-day',
            'stilt-1-night',
            'stilt-3-night',
          ],
          turn: 5,
        }),
      steps: [
        {
          id: 'down',
          at: inHand('stilt-4-night'),
          wants: [{ type: 'playBird', card: 'stilt-4-night', onto: 'new' }],
        },
        {
          id: 'first',
          at: inHand('kite-2-day'),
          wants: [{ type: 'discard', card: 'kite-2-day' }],
          others: [
            { by: 1, action: { type: 'playBird', card: 'kite-4-day', onto: 'new' } },
            { by: 1, action: { type: 'discard', card: 'beeeater-1-day' } },
          ],
        },
        {
          id: 'aid',
          at: onto('stilt-2-night', 21),
          wants: [{ type: 'playBird', card: 'stilt-2-night', onto: 21 }],
        },
        { id: 'remember', at: colony(21) },
      ],
    },
    {
      options: { memoryAid: 'none' },
      begin: (config) =>
        position(config, {
          mine: {
            hand: ['stilt-3-night', 'stilt-2-night', 'brent-3-day'],
            colonies: [['stilt-4-night', 'stilt-2-night']],
          },
          theirs: { hand: ['kite-3-day', 'beeeater-1-day', 'brent-5-night'], colonies: [['kite-4-day']] },
          next: ['stilt-1-night', 'beeeater-4-day', 'brent-5-day', 'stilt-4-night'],
          turn: 9,
        }),
      steps: [
        { id: 'gone', at: colony(1) },
        {
          id: 'recall',
          at: `${HAND}, ${colony(1)}`,
          wants: [{ type: 'playBird', card: 'stilt-2-night', onto: 1 }],
        },
        {
          id: 'keep',
          at: HAND,
          wants: [
            { type: 'discard', card: 'brent-3-day' },
            { type: 'discard', card: 'stilt-3-night' },
          ],
          others: [
            { by: 1, action: { type: 'playBird', card: 'kite-3-day', onto: 11 } },
            { by: 1, action: { type: 'discard', card: 'beeeater-1-day' } },
          ],
        },
        {
          id: 'complete',
          at: onto('stilt-1-night', 1),
          wants: [{ type: 'playBird', card: 'stilt-1-night', onto: 1 }],
        },
        { id: 'shown' },
      ],
    },
    {
      options: { memoryAid: 'none' },
      begin: (config) =>
        position(config, {
          mine: {
            hand: ['stilt-1-night', 'brent-3-day', 'kite-2-day'],
            colonies: [['stilt-3-night', 'stilt-4-night', 'stilt-2-night']],
          },
          theirs: { hand: ['kite-3-day', 'beeeater-1-day', 'brent-5-night'], colonies: [['kite-4-day']] },
          turn: 13,
        }),
      steps: [
        { id: 'friend', at: colony(1) },
        {
          id: 'try',
          at: onto('stilt-1-night', 1),
          wants: [{ type: 'playBird', card: 'stilt-1-night', onto: 1 }],
        },
        { id: 'scattered', at: '[data-piece=discard]' },
      ],
    },
  ],
};

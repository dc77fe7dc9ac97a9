import type { Lesson } from '../../../engine/lesson.ts';
import type { Migrato } from '../kind.ts';
import { colony, HAND, inHand, onto } from './places.ts';
import { position } from './position.ts';

/** Take the newest card with a danger, see what it cannot reach, and lose one. */
export const dangers: Lesson<Migrato> = {
  id: 'dangers',
  seats: 2,
  learner: 0,
  parts: [
    {
      options: { memoryAid: 'full' },
      begin: (config) =>
        position(config, {
          mine: {
            hand: ['hunter', 'brent-3-night', 'teal-1-night'],
            colonies: [['kite-4-day', 'kite-4-day']],
          },
          theirs: {
            hand: ['habitat', 'brent-4-day', 'stilt-2-night'],
            colonies: [['kite-4-day', 'kite-3-day'], ['stilt-3-night']],
          },
          next: ['kite-2-day', 'brent-5-day', 'brent-5-night'],
          turn: 11,
        }),
      steps: [
        { id: 'hand', at: inHand('hunter') },
        {
          id: 'night',
          at: onto('hunter', 12),
          refused: { action: { type: 'playDanger', card: 'hunter', target: 12 }, rule: 'MI-5.4' },
        },
        {
          id: 'steal',
          at: onto('hunter', 11),
          wants: [{ type: 'playDanger', card: 'hunter', target: 11 }],
        },
        {
          id: 'top',
          at: HAND,
          wants: [
            { type: 'discard', card: 'teal-1-night' },
            { type: 'discard', card: 'brent-3-night' },
          ],
          others: [{ by: 1, action: { type: 'playDanger', card: 'habitat', target: 1 } }],
        },
        {
          id: 'lost',
          at: colony(1),
          others: [{ by: 1, action: { type: 'discard', card: 'stilt-2-night' } }],
        },
        {
          id: 'rebuild',
          at: onto('kite-3-day', 1),
          wants: [{ type: 'playBird', card: 'kite-3-day', onto: 1 }],
        },
        { id: 'end' },
      ],
    },
  ],
};

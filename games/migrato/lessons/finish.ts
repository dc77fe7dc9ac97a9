import type { Lesson } from '../../../engine/lesson.ts';
import type { Migrato } from '../kind.ts';
import { BADGES, colony, inHand, onto } from './places.ts';
import { position } from './position.ts';

/** Split, join and leftovers; then the fifth species, once when ahead and once when behind. */
export const finish: Lesson<Migrato> = {
  id: 'finish',
  seats: 2,
  learner: 0,
  parts: [
    {
      options: { memoryAid: 'full' },
      begin: (config) =>
        position(config, {
          mine: {
            hand: ['beeeater-3-day', 'stilt-1-night', 'kite-2-day'],
            colonies: [['beeeater-4-day', 'beeeater-1-day'], ['beeeater-2-day']],
          },
          theirs: { hand: ['kite-4-day', 'kite-3-day', 'brent-5-night'] },
          next: ['stilt-2-night', 'kite-3-day', 'kite-4-day', 'brent-3-day', 'stilt-4-night'],
          turn: 17,
        }),
      steps: [
        { id: 'stuck', at: colony(1) },
        {
          id: 'split',
          at: colony(1),
          wants: [{ type: 'dissociate', colony: 1, keep: 1 }],
        },
        {
          id: 'rest',
          at: inHand('stilt-1-night'),
          wants: [
            { type: 'discard', card: 'stilt-1-night' },
            { type: 'discard', card: 'kite-2-day' },
          ],
          others: [
            { by: 1, action: { type: 'playBird', card: 'kite-4-day', onto: 'new' } },
            { by: 1, action: { type: 'discard', card: 'brent-5-night' } },
          ],
        },
        {
          id: 'between',
          at: onto('beeeater-3-day', 1),
          wants: [{ type: 'playBird', card: 'beeeater-3-day', onto: 1 }],
        },
        {
          id: 'rest2',
          at: inHand('stilt-2-night'),
          wants: [{ type: 'discard', card: 'stilt-2-night' }],
          others: [
            { by: 1, action: { type: 'playBird', card: 'kite-3-day', onto: 22 } },
            { by: 1, action: { type: 'discard', card: 'kite-4-day' } },
          ],
        },
        {
          id: 'join',
          at: `${colony(21)}, ${colony(1)}`,
          wants: [{ type: 'associate', lower: 1, upper: 21 }],
        },
        { id: 'leftovers', at: '[data-piece=discard]' },
      ],
    },
    {
      options: { memoryAid: 'full' },
      begin: (config) =>
        position(config, {
          mine: {
            hand: ['teal-3-day', 'brent-3-day', 'stilt-1-night'],
            colonies: [['teal-5-day']],
            settlements: [
              ['kite-4-day', 'kite-4-day', 'kite-3-day', 'kite-3-day'],
              ['beeeater-4-day', 'beeeater-3-day', 'beeeater-2-day'],
            ],
          },
          theirs: {
            hand: ['kite-2-day', 'beeeater-1-day', 'hunter'],
            settlements: [
              ['brent-5-day', 'brent-5-night', 'brent-4-day', 'brent-4-night', 'brent-4-night'],
              ['stilt-4-night', 'stilt-3-night', 'stilt-3-night', 'stilt-2-night'],
            ],
          },
          turn: 31,
        }),
      steps: [
        { id: 'count', at: BADGES },
        {
          id: 'win',
          at: onto('teal-3-day', 1),
          wants: [{ type: 'playBird', card: 'teal-3-day', onto: 1 }],
        },
        { id: 'won' },
      ],
    },
    {
      options: { memoryAid: 'full' },
      begin: (config) =>
        position(config, {
          mine: {
            hand: ['teal-3-day', 'kite-3-day', 'stilt-1-night'],
            colonies: [['teal-5-day'], ['kite-4-day', 'kite-4-day', 'kite-3-day']],
            settlements: [['beeeater-4-day', 'beeeater-3-day', 'beeeater-1-day']],
          },
          theirs: {
            hand: ['kite-2-day', 'beeeater-1-day', 'hunter'],
            settlements: [
              ['brent-5-day', 'brent-5-night', 'brent-4-day', 'brent-4-night', 'brent-4-night'],
              ['stilt-4-night', 'stilt-3-night', 'stilt-3-night', 'stilt-2-night'],
              ['kite-4-day', 'kite-3-day', 'kite-2-day', 'kite-2-day'],
            ],
          },
          turn: 31,
        }),
      steps: [
        { id: 'behind', at: BADGES },
        {
          id: 'lose',
          at: onto('teal-3-day', 1),
          wants: [{ type: 'playBird', card: 'teal-3-day', onto: 1 }],
        },
        { id: 'end' },
      ],
    },
  ],
};

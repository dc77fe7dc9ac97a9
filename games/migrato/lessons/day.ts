import type { Lesson } from '../../../engine/lesson.ts';
import type { Migrato } from '../kind.ts';
import { BADGES, HAND, inHand, onto } from './places.ts';
import { position } from './position.ts';

/** Start a colony, extend it downwards, meet the rule of falling numbers, arrive. */
export const day: Lesson<Migrato> = {
  id: 'day',
  seats: 2,
  learner: 0,
  parts: [
    {
      options: { memoryAid: 'full' },
      begin: (config) =>
        position(config, {
          mine: { hand: ['kite-4-day', 'kite-3-day', 'teal-5-day'] },
          theirs: { hand: ['beeeater-4-day', 'beeeater-2-day', 'brent-3-day'] },
          next: [
            ...(['kite-4-day', 'beeeater-1-day'] as const),
            ...(['habitat', 'beeeater-3-day'] as const),
            ...(['kite-3-day', 'brent-5-day'] as const),
            ...(['stilt-2-night', 'brent-4-night'] as const),
            ...(['kite-2-day', 'light'] as const),
            ...(['stilt-4-night', 'brent-5-night'] as const),
          ],
        }),
      steps: [
        { id: 'cards', at: HAND },
        {
          id: 'begin',
          at: inHand('kite-4-day'),
          wants: [{ type: 'playBird', card: 'kite-4-day', onto: 'new' }],
        },
        {
          id: 'discard',
          at: inHand('teal-5-day'),
          wants: [{ type: 'discard', card: 'teal-5-day' }],
          others: [
            { by: 1, action: { type: 'playBird', card: 'beeeater-4-day', onto: 'new' } },
            { by: 1, action: { type: 'discard', card: 'brent-3-day' } },
          ],
        },
        {
          id: 'extend',
          at: onto('kite-3-day', 21),
          wants: [{ type: 'playBird', card: 'kite-3-day', onto: 21 }],
        },
        {
          id: 'second',
          at: inHand('beeeater-1-day'),
          wants: [{ type: 'discard', card: 'beeeater-1-day' }],
          others: [
            { by: 1, action: { type: 'playBird', card: 'beeeater-2-day', onto: 22 } },
            { by: 1, action: { type: 'discard', card: 'habitat' } },
          ],
        },
        {
          id: 'high',
          at: onto('kite-4-day', 21),
          refused: { action: { type: 'playBird', card: 'kite-4-day', onto: 21 }, rule: 'MI-3.3' },
        },
        {
          id: 'equal',
          at: onto('kite-3-day', 21),
          wants: [{ type: 'playBird', card: 'kite-3-day', onto: 21 }],
        },
        {
          id: 'third',
          at: HAND,
          wants: [
            { type: 'discard', card: 'kite-4-day' },
            { type: 'discard', card: 'brent-5-day' },
          ],
          others: [
            { by: 1, action: { type: 'playBird', card: 'stilt-2-night', onto: 'new' } },
            { by: 1, action: { type: 'discard', card: 'beeeater-3-day' } },
          ],
        },
        {
          id: 'arrive',
          at: onto('kite-2-day', 21),
          wants: [{ type: 'playBird', card: 'kite-2-day', onto: 21 }],
        },
        { id: 'home', at: BADGES },
      ],
    },
  ],
};

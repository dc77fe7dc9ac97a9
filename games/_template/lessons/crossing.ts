import type { Lesson } from '../../../engine/lesson.ts';
import type { Ferry } from '../kind.ts';
import { position } from './position.ts';

/** FE-4 and FE-5: whom to send, and to call for. */
export const crossing: Lesson<Ferry> = {
  id: 'crossing',
  seats: 2,
  learner: 0,
  parts: [
    {
      options: { storms: false, rounds: 2 },
      begin: (config) =>
        position(config, {
          hands: [
            ['mason', 'child'],
            ['weaver', 'weaver'],
          ],
          agenda: [
            { step: 'round' },
            { step: 'refill' },
            { step: 'whistle', id: 1 },
            { step: 'pack', waiting: [0, 1] },
          ],
        }),
      steps: [
        { id: 'welcome' },
        {
          id: 'send',
          wants: [{ type: 'lay', card: 'mason' }],
          others: [{ by: 1, action: { type: 'lay', card: 'weaver' } }],
        },
        { id: 'call', wants: [{ type: 'call', slot: 0 }] },
        { id: 'end' },
      ],
    },
  ],
};

import type { Lesson } from '../../../engine/lesson.ts';
import type { JourneyIstanbul } from '../kind.ts';
import { MINE, quarter, there } from './places.ts';
import { position } from './position.ts';

/** From Kadıköy to Sultanahmet, and what a pile says. */
export const walk: Lesson<JourneyIstanbul> = {
  id: 'walk',
  seats: 3,
  learner: 0,
  parts: [
    {
      options: {},
      begin: (config, ctx) =>
        position(config, ctx, [1, 0, 2], {
          t: 1,
          people: [
            { at: 'KAD', obstacle: 'OB-SIS', opportunity: 'OP-PER' },
            { at: 'SUL', obstacle: 'OB-DOC', opportunity: 'OP-DRI' },
            { at: 'KAD', obstacle: 'OB-FEV', opportunity: 'OP-LAN' },
          ],
          sheet: {
            1: ['W1-TAK'],
            2: ['P2A', 'W2-SUL'],
            3: ['J3-FAT', 'W3-SUL'],
            4: ['P4A'],
            5: ['W5-USK', 'J5-SUL'],
            6: ['P6A', 'W6-TAK'],
          },
          toPlay: [2],
        }),
      steps: [
        { id: 'city', at: quarter('KAD') },
        {
          id: 'far',
          at: quarter('TAK'),
          refused: { action: { type: 'move', to: 'TAK' }, rule: 'JI-5.1' },
        },
        { id: 'go', at: quarter('SUL'), wants: [{ type: 'move', to: 'SUL' }] },
        { id: 'pile', at: there('SUL') },
        { id: 'task', at: MINE },
      ],
    },
  ],
};

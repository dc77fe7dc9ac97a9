import type { Lesson } from '../../../engine/lesson.ts';
import type { JourneyIstanbul } from '../kind.ts';
import { BUTTONS, card, PLANNER, quarter } from './places.ts';
import { position } from './position.ts';

/** A card for today that comes too late for today. */
export const draw: Lesson<JourneyIstanbul> = {
  id: 'draw',
  seats: 3,
  learner: 0,
  parts: [
    {
      options: {},
      begin: (config, ctx) =>
        position(config, ctx, [1, 0, 2], {
          t: 2,
          people: [
            { at: 'KAD', obstacle: 'OB-SIS', opportunity: 'OP-PER' },
            { at: 'SUL', obstacle: 'OB-DOC', opportunity: 'OP-DRI' },
            { at: 'KAD', obstacle: 'OB-FEV', opportunity: 'OP-LAN' },
          ],
          sheet: { 2: ['P2A', 'W2-SUL'], 3: ['J3-FAT'], 4: ['P4A'], 5: ['W5-USK'] },
          next: ['J2-TAK', 'W4-FAT', 'P6B'],
          toPlay: [2, 1],
        }),
      steps: [
        { id: 'symbols', at: `${quarter('SUL')} .sy` },
        { id: 'go', at: quarter('SUL'), wants: [{ type: 'move', to: 'SUL' }] },
        { id: 'draw', at: BUTTONS, wants: [{ type: 'draw' }] },
        { id: 'sideways', at: card(6) },
        {
          id: 'week',
          at: PLANNER,
          others: [
            { by: 2, action: { type: 'move', to: 'USK' } },
            { by: 2, action: { type: 'draw' } },
          ],
        },
        { id: 'back', at: card(7) },
      ],
    },
  ],
};

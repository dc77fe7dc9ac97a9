import type { Lesson } from '../../../engine/lesson.ts';
import type { JourneyIstanbul } from '../kind.ts';
import { card, PLANNER, SHEET } from './places.ts';
import { position } from './position.ts';

/** One card for tomorrow, seen alone and noted in the planner. */
export const look: Lesson<JourneyIstanbul> = {
  id: 'look',
  seats: 3,
  learner: 0,
  parts: [
    {
      options: {},
      begin: (config, ctx) =>
        position(config, ctx, [1, 0, 2], {
          t: 2,
          people: [
            { at: 'SUL', obstacle: 'OB-SIS', marked: 1, opportunity: 'OP-PER' },
            { at: 'SUL', obstacle: 'OB-DOC', opportunity: 'OP-DRI' },
            { at: 'USK', obstacle: 'OB-FEV', opportunity: 'OP-LAN' },
          ],
          sheet: { 2: ['P2A'], 3: ['W3-TAK', 'P3B'], 4: ['J4-TAK', 'P4A'], 5: ['W5-USK'], 6: ['W6-TAK'] },
          turn: { phase: 'look', looks: 1, draws: 1 },
          toPlay: [2, 1],
        }),
      steps: [
        { id: 'sheet', at: SHEET },
        {
          id: 'peek',
          at: `${card(2)}, ${card(3)}`,
          wants: [
            { type: 'look', row: 3, square: 1 },
            { type: 'look', row: 3, square: 2 },
          ],
        },
        { id: 'alone', at: SHEET },
        { id: 'planner', at: PLANNER },
      ],
    },
  ],
};

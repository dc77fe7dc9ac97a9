import type { Lesson } from '../../../engine/lesson.ts';
import type { JourneyIstanbul } from '../kind.ts';
import { BUTTONS, MINE, quarter, TODAY, TONIGHT } from './places.ts';
import { position } from './position.ts';

/** A raid and a job: who is safe, who is asked first, and what a fine costs beside the money. */
export const evening: Lesson<JourneyIstanbul> = {
  id: 'evening',
  seats: 3,
  learner: 0,
  parts: [
    {
      options: {},
      begin: (config, ctx) =>
        position(config, ctx, [0, 1, 2], {
          t: 3,
          people: [
            { at: 'SUL', obstacle: 'OB-SIS', marked: 1, opportunity: 'OP-PER' },
            { at: 'SUL', obstacle: 'OB-DOC', opportunity: 'OP-DRI' },
            { at: 'TAK', obstacle: 'OB-FEV', opportunity: 'OP-LAN' },
          ],
          sheet: { 3: ['P3A', 'W3-SUL'], 4: ['J4-SUL'], 5: ['W5-USK'], 6: ['P6A'] },
          next: ['W6-TAK'],
          seen: ['P3A', 'W3-SUL'],
        }),
      steps: [
        { id: 'today', at: TODAY },
        { id: 'stay', at: quarter('SUL'), wants: [{ type: 'move', to: 'SUL' }] },
        { id: 'draw', at: BUTTONS, wants: [{ type: 'draw' }] },
        { id: 'raid', at: TONIGHT },
        { id: 'work', at: BUTTONS, wants: [{ type: 'answerOffer', card: 2, answer: 'use' }] },
        { id: 'paid', at: MINE },
      ],
    },
    {
      options: {},
      begin: (config, ctx) =>
        position(config, ctx, [0, 1, 2], {
          t: 3,
          people: [
            { at: 'TAK', money: 6000, obstacle: 'OB-SIS', opportunity: 'OP-PER' },
            { at: 'KAD', obstacle: 'OB-DOC', opportunity: 'OP-DRI' },
            { at: 'TAK', money: 9000, obstacle: 'OB-FEV', opportunity: 'OP-LAN' },
          ],
          sheet: { 3: ['P3A', 'W3-TAK'], 4: ['J4-SUL'], 6: ['P6A'] },
          seen: ['W3-TAK'],
          turn: { seat: 1 },
        }),
      steps: [
        { id: 'wrong', at: quarter('TAK'), others: [{ by: 1, action: { type: 'move', to: 'KAD' } }] },
        { id: 'fined', at: MINE },
        { id: 'safe', at: quarter('KAD') },
      ],
    },
  ],
};

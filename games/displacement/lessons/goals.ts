import type { Lesson } from '../../../engine/lesson.ts';
import type { Displacement } from '../kind.ts';
import { CARE, DECK, GOAL, OTHERS } from './places.ts';
import { position, START } from './position.ts';

const TWO_AND_A_HALF = { 1: 3, 2: 3, 5: 2 } as const;

/** Three ways to win: one waits for everybody, one is bitten by aid, and a win can come in another's turn. */
export const goals: Lesson<Displacement> = {
  id: 'goals',
  seats: 3,
  learner: 0,
  parts: [
    {
      options: {},
      begin: (config) =>
        position(config, {
          goals: 'HEM',
          nations: [
            { tokens: 2, homes: TWO_AND_A_HALF, displaced: 1 },
            { tokens: 3, homes: START, displaced: 1 },
            { tokens: 4, homes: START },
          ],
          step: 'needs',
          next: ['MB-BOO'],
        }),
      steps: [
        { id: 'three', at: GOAL },
        { id: 'moveIn', at: CARE, wants: [{ type: 'settleAll' }] },
        { id: 'one', at: OTHERS },
        {
          id: 'finish',
          at: CARE,
          wants: [{ type: 'finish' }],
          others: [
            { by: 1, action: { type: 'draw' } },
            { by: 1, action: { type: 'settleAll' } },
          ],
        },
        { id: 'won' },
      ],
    },
    {
      options: {},
      begin: (config) =>
        position(config, {
          goals: 'EMM',
          nations: [
            { tokens: 11, homes: START },
            { tokens: 4, homes: START, displaced: 2 },
            { tokens: 1, homes: START, displaced: 1 },
          ],
          next: ['DA-AID'],
        }),
      steps: [
        { id: 'hoard', at: GOAL },
        { id: 'draw', at: DECK, wants: [{ type: 'draw' }] },
        { id: 'aid', at: OTHERS },
        { id: 'collect', at: CARE, wants: [{ type: 'finish' }] },
        { id: 'end', at: GOAL },
      ],
    },
  ],
};

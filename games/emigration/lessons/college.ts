import type { Lesson } from '../../../engine/lesson.ts';
import type { Emigration } from '../kind.ts';
import { DOCK, MINE, mine } from './places.ts';
import { position } from './position.ts';

/** What a die of the engine gives: a roll of n is the result n - 1. */
const roll = (n: number): readonly number[] => [n - 1];

/** Payday, tuition with one roll, a Payday missed, a degree. */
export const college: Lesson<Emigration> = {
  id: 'college',
  seats: 2,
  learner: 0,
  parts: [
    {
      options: {},
      begin: (config) =>
        position(config, {
          seats: [
            {
              from: 'PHL',
              to: 'BIH',
              career: 'BAK',
              money: 8,
              layout: { A1: 'PAY', A2: 'DOC-01', A3: 'CON-01' },
            },
            {
              from: 'IND',
              to: 'JPN',
              career: 'TEA',
              money: 3,
              layout: { A1: 'PAY', A2: 'DOC-02', A3: 'DOC-03', A4: 'PAY' },
            },
          ],
        }),
      steps: [
        {
          id: 'payday',
          at: mine('A1'),
          wants: [{ type: 'activate', owner: 0, slot: 'A1' }],
          others: [{ by: 1, action: { type: 'discard', owner: 1, slot: 'A2' } }],
        },
        {
          id: 'college',
          at: DOCK,
          wants: [{ type: 'goToCollege' }],
          luck: roll(3),
          others: [{ by: 1, action: { type: 'activate', owner: 1, slot: 'A1' } }],
        },
        { id: 'missed', at: MINE },
        { id: 'graduate', at: DOCK, wants: [{ type: 'graduate' }], luck: roll(2) },
        {
          id: 'still',
          at: mine('A2'),
          wants: [
            { type: 'discard', owner: 0, slot: 'A2' },
            { type: 'discard', owner: 0, slot: 'A3' },
          ],
          others: [{ by: 1, action: { type: 'activate', owner: 1, slot: 'A4' } }],
        },
        { id: 'end', at: MINE },
      ],
    },
  ],
};

import type { Lesson } from '../../../engine/lesson.ts';
import type { Emigration } from '../kind.ts';
import { MINE, THEIRS, theirs } from './places.ts';
import { position } from './position.ts';

/** Every layout is open to everybody, for a toll of 1 to its owner. */
export const neighbour: Lesson<Emigration> = {
  id: 'neighbour',
  seats: 2,
  learner: 0,
  parts: [
    {
      options: {},
      begin: (config) =>
        position(config, {
          seats: [
            {
              from: 'MAR',
              to: 'BIH',
              career: 'BAK',
              money: 4,
              documents: ['DOC-02'],
              layout: { A1: 'PAY', A2: 'CON-01' },
            },
            {
              from: 'IND',
              to: 'JPN',
              career: 'TEA',
              money: 2,
              layout: { A1: 'DOC-08', A2: 'DOC-01', A3: 'CON-02' },
            },
          ],
        }),
      steps: [
        { id: 'look', at: THEIRS },
        {
          id: 'dear',
          at: theirs('A1'),
          refused: { action: { type: 'buy', owner: 1, slot: 'A1', pay: 'money' }, rule: 'EM-R07' },
        },
        {
          id: 'buy',
          at: theirs('A2'),
          wants: [{ type: 'buy', owner: 1, slot: 'A2', pay: 'money' }],
          others: [{ by: 1, action: { type: 'activate', owner: 0, slot: 'A1' } }],
        },
        { id: 'payday', at: MINE },
        { id: 'end' },
      ],
    },
  ],
};

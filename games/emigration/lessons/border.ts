import type { Lesson } from '../../../engine/lesson.ts';
import type { Emigration } from '../kind.ts';
import { BORDER, DOCK } from './places.ts';
import { AT_BORDER, position } from './position.ts';

/** Withdraw, and choose a lane with seven Assurance Tokens. */
export const border: Lesson<Emigration> = {
  id: 'border',
  seats: 2,
  learner: 0,
  parts: [
    {
      options: {},
      begin: (config) =>
        position(config, {
          ...AT_BORDER,
          seats: [
            {
              from: 'MAR',
              to: 'BIH',
              career: 'BAK',
              money: 3,
              assurance: 1,
              passports: 1,
              tickets: 1,
              documents: 2,
              connections: 2,
            },
            {
              from: 'IND',
              to: 'JPN',
              career: 'TEA',
              money: 2,
              assurance: 1,
              passports: 1,
              tickets: 1,
              documents: 2,
            },
          ],
          lanes: [
            [6, 7, 7],
            [7, 5, 8],
            [9, 6, 5],
            [8, 4, 10],
            [9, 3, 11],
          ],
        }),
      steps: [
        { id: 'there', at: BORDER },
        { id: 'withdraw', at: DOCK, wants: [{ type: 'tradeAll' }] },
        { id: 'lanes', at: BORDER },
        {
          id: 'choose',
          at: BORDER,
          wants: [{ type: 'lane', lane: 1 }],
          others: [
            { by: 1, action: { type: 'tradeAll' } },
            { by: 1, action: { type: 'lane', lane: 5 } },
          ],
        },
        { id: 'end', at: BORDER },
      ],
    },
  ],
};

import type { Lesson } from '../../../engine/lesson.ts';
import type { Emigration } from '../kind.ts';
import { MINE, mine } from './places.ts';
import { position } from './position.ts';

/** Buy, discard, activate; a covered card cannot be taken, and one turns up. */
export const take: Lesson<Emigration> = {
  id: 'take',
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
              layout: { A1: 'DOC-01', A2: 'CON-01', B1: 'PAY' },
            },
            {
              from: 'IND',
              to: 'JPN',
              career: 'TEA',
              money: 3,
              layout: { A1: 'DOC-02', A2: 'DOC-03', A3: 'CON-02' },
            },
          ],
        }),
      steps: [
        { id: 'layout', at: MINE },
        {
          id: 'covered',
          at: mine('B1'),
          refused: { action: { type: 'activate', owner: 0, slot: 'B1' }, rule: 'EM-4.3' },
        },
        {
          id: 'buy',
          at: mine('A1'),
          wants: [{ type: 'buy', owner: 0, slot: 'A1', pay: 'money' }],
          others: [{ by: 1, action: { type: 'discard', owner: 1, slot: 'A1' } }],
        },
        {
          id: 'discard',
          at: mine('A2'),
          wants: [{ type: 'discard', owner: 0, slot: 'A2' }],
          others: [{ by: 1, action: { type: 'discard', owner: 1, slot: 'A2' } }],
        },
        { id: 'up', at: mine('B1') },
        { id: 'activate', at: mine('B1'), wants: [{ type: 'activate', owner: 0, slot: 'B1' }] },
        { id: 'end' },
      ],
    },
  ],
};

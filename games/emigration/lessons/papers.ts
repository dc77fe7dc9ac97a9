import type { Lesson } from '../../../engine/lesson.ts';
import type { Emigration } from '../kind.ts';
import { FORECAST, MINE, SUPPLY } from './places.ts';
import { position } from './position.ts';

/** What it takes to cross: Passport, Ticket, Assurance Tokens; and what the Destination pays. */
export const papers: Lesson<Emigration> = {
  id: 'papers',
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
              layout: { A1: 'DOC-01', A2: 'CON-01', A3: 'PAY' },
            },
            {
              from: 'IND',
              to: 'JPN',
              career: 'TEA',
              money: 6,
              layout: { A1: 'DOC-02', A2: 'DOC-03', A3: 'CON-02', A4: 'CON-03' },
            },
          ],
        }),
      steps: [
        { id: 'goal', at: MINE },
        { id: 'destination', at: FORECAST },
        {
          id: 'passport',
          at: SUPPLY,
          wants: [{ type: 'buySupply', kind: 'passport', pay: 'money' }],
          others: [{ by: 1, action: { type: 'discard', owner: 1, slot: 'A1' } }],
        },
        {
          id: 'ticket',
          at: SUPPLY,
          wants: [{ type: 'buySupply', kind: 'ticket', pay: 'skip' }],
          others: [
            { by: 1, action: { type: 'discard', owner: 1, slot: 'A2' } },
            { by: 1, action: { type: 'discard', owner: 1, slot: 'A3' } },
          ],
        },
        { id: 'pair', at: MINE },
        { id: 'end', at: FORECAST },
      ],
    },
  ],
};

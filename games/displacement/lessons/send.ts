import type { Lesson } from '../../../engine/lesson.ts';
import type { Displacement } from '../kind.ts';
import { CARE, DECK, DISPLACED, SENDING } from './places.ts';
import { position, START } from './position.ts';

/** No tokens for two people: they go to the neighbours, and one of them comes back. */
export const send: Lesson<Displacement> = {
  id: 'send',
  seats: 3,
  learner: 0,
  parts: [
    {
      options: {},
      begin: (config) =>
        position(config, {
          goals: 'MEE',
          nations: [
            { tokens: 1, homes: START, displaced: 3 },
            { tokens: 0, homes: START },
            { tokens: 5, homes: START },
          ],
          step: 'needs',
          drawn: 'BB-01',
          next: ['BB-04', 'TI-INN', 'TI-INN'],
        }),
      steps: [
        { id: 'poor', at: DISPLACED },
        { id: 'finish', at: CARE, wants: [{ type: 'finish' }] },
        {
          id: 'spread',
          at: SENDING,
          wants: [{ type: 'spreadRest' }],
          others: [
            { by: 1, action: { type: 'draw' } },
            { by: 1, action: { type: 'accept' } },
            { by: 1, action: { type: 'finish' } },
          ],
        },
        {
          id: 'boom',
          others: [
            { by: 1, action: { type: 'send', to: 2, colour: 'B', count: 5 } },
            { by: 1, action: { type: 'send', to: 0, colour: 'A', count: 1 } },
          ],
        },
        {
          id: 'back',
          at: DISPLACED,
          others: [
            { by: 2, action: { type: 'draw' } },
            { by: 2, action: { type: 'buy' } },
            { by: 2, action: { type: 'settleAll' } },
            { by: 2, action: { type: 'finish' } },
          ],
        },
        { id: 'draw', at: DECK, wants: [{ type: 'draw' }] },
        { id: 'buy', at: CARE, wants: [{ type: 'buy' }] },
        { id: 'moveIn', at: CARE, wants: [{ type: 'settleAll' }] },
        { id: 'done', at: CARE, wants: [{ type: 'finish' }] },
        { id: 'end' },
      ],
    },
  ],
};

import type { Lesson, ScriptedAction } from '../../../engine/lesson.ts';
import type { Displacement } from '../kind.ts';
import { CARE, DECK, DISPLACED, HOMES } from './places.ts';
import { position, START } from './position.ts';

const STEPPE = 'RG-06';

/** A turn of somebody who has nobody to look after. */
const quietTurn = (by: number): ScriptedAction<Displacement>[] => [
  { by, action: { type: 'draw' } },
  { by, action: { type: 'finish' } },
];

/** One displaced person and two tokens: shelter first, a home as soon as it can be paid. */
export const stay: Lesson<Displacement> = {
  id: 'stay',
  seats: 3,
  learner: 0,
  parts: [
    {
      options: {},
      begin: (config) =>
        position(config, {
          goals: 'MEE',
          nations: [
            { region: STEPPE, tokens: 2, homes: START, displaced: 1 },
            { tokens: 4, homes: START },
            { tokens: 4, homes: START },
          ],
          step: 'needs',
          next: ['TI-INN', 'TI-INN', 'CR-FIR'],
        }),
      steps: [
        { id: 'one', at: DISPLACED },
        { id: 'dear', at: CARE, refused: { action: { type: 'buy' }, rule: 'DI-1.11' } },
        {
          id: 'shelter',
          at: CARE,
          wants: [{ type: 'finish' }],
          others: [...quietTurn(1), ...quietTurn(2)],
        },
        { id: 'still', at: DISPLACED },
        { id: 'draw', at: DECK, wants: [{ type: 'draw' }] },
        { id: 'home', at: CARE, wants: [{ type: 'buy' }] },
        { id: 'moveIn', at: CARE, wants: [{ type: 'settleAll' }] },
        { id: 'finish', at: CARE, wants: [{ type: 'finish' }] },
        { id: 'end', at: HOMES },
      ],
    },
  ],
};

import type { Lesson } from '../../../engine/lesson.ts';
import type { Displacement } from '../kind.ts';
import { CARD, CARE, DECK, DISPLACED, WEIGH } from './places.ts';
import { position, START } from './position.ts';

const TAIGA = 'RG-01';
const STEPPE = 'RG-06';

/** A Forest Fire three times: paid for, borne, and in a region that is safe from it. */
export const card: Lesson<Displacement> = {
  id: 'card',
  seats: 3,
  learner: 0,
  parts: [
    {
      options: {},
      begin: (config) =>
        position(config, {
          goals: 'MEE',
          nations: [{ region: TAIGA, tokens: 5, homes: START }],
          next: ['CR-FIR'],
        }),
      steps: [
        { id: 'draw', at: DECK, wants: [{ type: 'draw' }] },
        { id: 'read', at: CARD },
        { id: 'block', at: WEIGH, wants: [{ type: 'block' }] },
        { id: 'paid', at: CARE, wants: [{ type: 'finish' }] },
      ],
    },
    {
      options: {},
      begin: (config) =>
        position(config, {
          goals: 'MEE',
          nations: [{ region: TAIGA, tokens: 2, homes: START }],
          next: ['CR-FIR'],
        }),
      steps: [
        { id: 'again', at: DECK, wants: [{ type: 'draw' }] },
        { id: 'short', at: WEIGH, refused: { action: { type: 'block' }, rule: 'DI-3.3' } },
        { id: 'bear', at: WEIGH, wants: [{ type: 'accept' }] },
        { id: 'lost', at: DISPLACED },
        { id: 'shelter', at: CARE, wants: [{ type: 'finish' }] },
      ],
    },
    {
      options: {},
      begin: (config) =>
        position(config, {
          goals: 'MEE',
          nations: [{ region: STEPPE, tokens: 2, homes: START }],
          next: ['CR-FIR'],
        }),
      steps: [{ id: 'steppe', at: DECK, wants: [{ type: 'draw' }] }, { id: 'safe', at: CARD }, { id: 'end' }],
    },
  ],
};

import type { Lesson } from '../../../engine/lesson.ts';
import type { Displacement } from '../kind.ts';
import { CARE, DECK, DISPLACED, HOMES } from './places.ts';
import { position } from './position.ts';

/** House the three displaced people by buying a community. */
export const homes: Lesson<Displacement> = {
  id: 'homes',
  seats: 3,
  learner: 0,
  parts: [
    {
      options: {},
      begin: (config) => position(config, { goals: 'MEE', next: ['TI-INN'] }),
      steps: [
        { id: 'board', at: HOMES },
        { id: 'waiting', at: DISPLACED },
        { id: 'draw', at: DECK, wants: [{ type: 'draw' }] },
        { id: 'buy', at: CARE, wants: [{ type: 'buy' }] },
        { id: 'first', at: CARE, refused: { action: { type: 'finish' }, rule: 'DI-5.4' } },
        { id: 'moveIn', at: CARE, wants: [{ type: 'settleAll' }] },
        { id: 'finish', at: CARE, wants: [{ type: 'finish' }] },
        { id: 'end', at: HOMES },
      ],
    },
  ],
};

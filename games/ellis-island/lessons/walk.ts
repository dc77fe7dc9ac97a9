import type { Lesson } from '../../../engine/lesson.ts';
import type { EllisIsland } from '../kind.ts';
import { DOCK, HAND, MAP, MEMBER } from './places.ts';
import { position } from './position.ts';
import { CALM, FAMILY, NORA, roll } from './table.ts';

/** Move Nora from the Ferry Slip; spaces give cards; the set fills. */
export const walk: Lesson<EllisIsland> = {
  id: 'walk',
  seats: 2,
  learner: 0,
  parts: [
    {
      options: CALM,
      begin: (config) =>
        position(config, 2, {
          players: [{ family: FAMILY, at: { [NORA]: 'S01' }, hand: 'T2 edu1' }, { at: { 1: 'S01' } }],
        }),
      steps: [
        { id: 'nora', at: MEMBER },
        { id: 'set', at: HAND },
        { id: 'roll', at: DOCK, wants: [{ type: 'roll' }], luck: roll(3) },
        { id: 'move', at: MAP, wants: [{ type: 'move', slot: NORA, to: 'S10' }] },
        {
          id: 'cards',
          at: HAND,
          wants: [{ type: 'endTurn' }],
          others: [
            { by: 1, action: { type: 'roll' }, luck: roll(1) },
            { by: 1, action: { type: 'move', slot: 1, to: 'S02' } },
            { by: 1, action: { type: 'endTurn' } },
          ],
        },
        { id: 'again', at: DOCK, wants: [{ type: 'roll' }], luck: roll(2) },
        { id: 'records', at: MAP, wants: [{ type: 'move', slot: NORA, to: 'S08' }] },
        { id: 'end', at: MEMBER },
      ],
    },
  ],
};

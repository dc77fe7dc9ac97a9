import type { Lesson } from '../../../engine/lesson.ts';
import type { EllisIsland } from '../kind.ts';
import { DOCK, HAND, MAP, MEMBER } from './places.ts';
import { position } from './position.ts';
import { CALM, FAMILY, NORA, roll } from './table.ts';

/** Go to the Bureau of Immigration and hand in nine cards. */
export const bureau: Lesson<EllisIsland> = {
  id: 'bureau',
  seats: 2,
  learner: 0,
  parts: [
    {
      options: CALM,
      begin: (config) =>
        position(config, 2, {
          players: [
            { family: FAMILY, at: { [NORA]: 'S05' }, hand: 'T6 M2 P1 edu1 mil1' },
            { at: { 1: 'S01' } },
          ],
        }),
      steps: [
        { id: 'nine', at: HAND },
        { id: 'roll', at: DOCK, wants: [{ type: 'roll' }], luck: roll(4) },
        { id: 'move', at: MAP, wants: [{ type: 'move', slot: NORA, to: 'BOI' }] },
        { id: 'hand', at: DOCK, wants: [{ type: 'attempt', challenge: 'documentation' }] },
        { id: 'end', at: MEMBER },
      ],
    },
  ],
};

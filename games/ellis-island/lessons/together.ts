import type { Lesson } from '../../../engine/lesson.ts';
import type { EllisIsland } from '../kind.ts';
import { DOCK, HAND, MAP, MEMBER, OFFER } from './places.ts';
import { position } from './position.ts';
import { CALM, FAMILY, NORA, roll } from './table.ts';

/** An offer, a counter-offer, an exchange; then four stamps and the way to the Kissing Post. */
export const together: Lesson<EllisIsland> = {
  id: 'together',
  seats: 2,
  learner: 0,
  parts: [
    {
      options: CALM,
      begin: (config) =>
        position(config, 2, {
          players: [
            { family: FAMILY, at: { [NORA]: 'S06' }, hand: 'T6 M2 P1 mil1' },
            { at: { 1: 'S06' }, hand: 'T1 edu2' },
          ],
        }),
      steps: [
        { id: 'missing', at: HAND },
        {
          id: 'offer',
          at: DOCK,
          wants: [{ type: 'offer', to: 1, give: ['military'], want: ['education'] }],
          others: [
            {
              by: 1,
              action: { type: 'counter', offer: '0.1.1', give: ['education'], want: ['time', 'military'] },
            },
          ],
        },
        { id: 'accept', at: OFFER, wants: [{ type: 'accept', offer: '0.1.1-1' }] },
        { id: 'helped', at: HAND },
      ],
    },
    {
      options: CALM,
      begin: (config) =>
        position(config, 2, {
          players: [
            { family: FAMILY, at: { [NORA]: 'S07' }, hand: 'T1', passes: { [NORA]: 'all' } },
            { at: { 1: 'S11' }, hand: 'T2 M1' },
          ],
        }),
      steps: [
        { id: 'stamps', at: MEMBER },
        { id: 'roll', at: DOCK, wants: [{ type: 'roll' }], luck: roll(2) },
        { id: 'post', at: MAP, wants: [{ type: 'move', slot: NORA, to: 'KIS' }] },
        { id: 'end' },
      ],
    },
  ],
};

import type { Lesson } from '../../../engine/lesson.ts';
import type { EllisIsland } from '../kind.ts';
import { DOCK } from './places.ts';
import { position } from './position.ts';
import { CALM, FAMILY, NORA } from './table.ts';

/** Ship, port and home town are asked, and their answers lie in this order. */
const QUESTIONS = [0, 1, 4, 3, 2, 1, 0, 5, 0, 1, 2, 1, 0, 3, 3, 3, 0, 1];

/** Read the Family Card, close it, answer three questions. */
export const interview: Lesson<EllisIsland> = {
  id: 'interview',
  seats: 2,
  learner: 0,
  parts: [
    {
      options: CALM,
      begin: (config) =>
        position(config, 2, {
          players: [
            { family: FAMILY, at: { [NORA]: 'BOI' }, hand: 'T3 M1', passes: { [NORA]: ['documentation'] } },
            { at: { 1: 'S01' } },
          ],
          step: 'challenge',
          moved: NORA,
        }),
      steps: [
        { id: 'read', at: DOCK },
        {
          id: 'ask',
          at: DOCK,
          wants: [{ type: 'attempt', challenge: 'interview' }],
          luck: QUESTIONS,
        },
        { id: 'ship', wants: [{ type: 'answer', question: 1, option: 1 }] },
        { id: 'port', wants: [{ type: 'answer', question: 2, option: 5 }] },
        { id: 'town', wants: [{ type: 'answer', question: 3, option: 3 }] },
        { id: 'end' },
      ],
    },
  ],
};

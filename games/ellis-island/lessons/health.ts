import type { Lesson } from '../../../engine/lesson.ts';
import { FEATURES } from '../content.ts';
import type { View } from '../eyes/view.ts';
import type { EllisIsland } from '../kind.ts';
import { pairIn } from '../pieces/deck.ts';
import { DOCK } from './places.ts';
import { type Position, position } from './position.ts';
import { CALM, FAMILY, NORA } from './table.ts';

/** In the deck: rows and columns of one shape, which change number and filling; the fourth answer is right. */
const ROWS_AND_COLUMNS = 12;

/** Nora stands before the doctors. */
const AT_THE_DOCTORS: Position = {
  players: [{ family: FAMILY, at: { [NORA]: 'DOH' }, hand: 'T3 M1' }, { at: { 1: 'S01' } }],
  step: 'challenge',
  moved: NORA,
};

/** The feature that the newest card shares with one before it. */
const sharedIn = ({ race }: View) => FEATURES.find((feature) => pairIn(race?.row ?? [], feature));

/** One puzzle, a slow race without rivals, Steady Nerve. */
export const health: Lesson<EllisIsland> = {
  id: 'health',
  seats: 2,
  learner: 0,
  parts: [
    {
      options: CALM,
      begin: (config) => position(config, 2, AT_THE_DOCTORS),
      steps: [
        { id: 'doctors' },
        {
          id: 'mental',
          at: DOCK,
          wants: [{ type: 'attempt', challenge: 'mental' }],
          luck: [ROWS_AND_COLUMNS, 0],
        },
        { id: 'solve', wants: [{ type: 'step', step: { do: 'choose', letter: 'D' } }] },
        { id: 'solved' },
      ],
    },
    {
      options: { ...CALM, pace: 'live', physicalForm: 'race', physical2p: 'clock' },
      begin: (config) => position(config, 2, AT_THE_DOCTORS),
      steps: [
        { id: 'race', at: DOCK, wants: [{ type: 'attempt', challenge: 'physical' }] },
        {
          id: 'slap',
          free: {
            isOver: (view) => view.race === null,
            lead(view) {
              if (view.step === 'ready') return { type: 'ready', trip: 0 };
              const feature = view.race?.pressed === true ? undefined : sharedIn(view);
              const card = view.race?.row.length ?? 0;
              return feature === undefined ? undefined : { type: 'slap', feature, card, reaction: -1 };
            },
          },
        },
      ],
    },
    {
      options: CALM,
      begin: (config) => position(config, 2, AT_THE_DOCTORS),
      steps: [
        { id: 'nerve', at: DOCK, wants: [{ type: 'attempt', challenge: 'physical' }] },
        {
          id: 'hand',
          wants: [{ type: 'hand', card: 3 }],
          // The third card is the first that shares something with another: its colour.
          others: [{ by: 1, action: { type: 'hand', card: 2 }, luck: [0, 43, 14] }],
        },
        { id: 'end' },
      ],
    },
  ],
};

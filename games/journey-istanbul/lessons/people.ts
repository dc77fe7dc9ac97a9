import type { Lesson } from '../../../engine/lesson.ts';
import type { Action } from '../action.ts';
import type { JourneyIstanbul } from '../kind.ts';
import { BUTTONS, card, MINE, quarter, TALK, TONIGHT } from './places.ts';
import { position } from './position.ts';

const ASKS: Action = {
  type: 'proposeDeal',
  to: 0,
  deal: 'ask',
  price: 1000,
  about: 'card-2',
  what: 'unknown',
  amount: 0,
  days: [4],
  offers: 'claim',
  wants: 'claim',
  wantsAbout: 'card-2',
  wantsDays: [4],
};

/** What is known is worth money, what is said may be false, who is short can be helped; and then the way out. */
export const people: Lesson<JourneyIstanbul> = {
  id: 'people',
  seats: 3,
  learner: 0,
  parts: [
    {
      options: {},
      begin: (config, ctx) =>
        position(config, ctx, [0, 1, 2], {
          t: 4,
          people: [
            { at: 'SUL', money: 8000, obstacle: 'OB-SIS', marked: 1, opportunity: 'OP-PER' },
            { at: 'TAK', money: 2000, obstacle: 'OB-DOC', opportunity: 'OP-DRI' },
            { at: 'KAD', money: 5000, obstacle: 'OB-FEV', opportunity: 'OP-LAN' },
          ],
          sheet: { 4: ['P4A'], 5: ['W5-SUL', 'J5-FAT'], 6: ['P6A'] },
          seen: ['W5-SUL'],
          turn: { seat: 2 },
        }),
      steps: [
        { id: 'know', at: card(2), others: [{ by: 1, action: ASKS }] },
        {
          id: 'sell',
          at: `${TALK}, .msg.open`,
          wants: [{ type: 'answerDeal', deal: '1.1', answer: 'accept', what: 'work-SUL', amount: 5000 }],
          fits: (action) =>
            action.type === 'answerDeal' && action.answer === 'accept' && action.what !== 'unknown',
        },
        {
          id: 'sold',
          at: MINE,
          others: [
            { by: 2, action: { type: 'claim', to: 0, about: 'card-1', what: 'work-FAT', amount: 4000 } },
          ],
        },
        { id: 'claim', at: card(1), others: [{ by: 2, action: { type: 'move', to: 'KAD' } }] },
        { id: 'false', at: TONIGHT },
        { id: 'help', at: BUTTONS, wants: [{ type: 'give', to: 1, amount: 1000, tag: 'gift' }] },
        { id: 'helped', at: '.people' },
      ],
    },
    {
      options: {},
      begin: (config, ctx) =>
        position(config, ctx, [1, 0, 2], {
          t: 5,
          people: [
            { at: 'SUL', money: 9000, obstacle: 'OB-SIS', marked: 5, opportunity: 'OP-PER' },
            { at: 'TAK', money: 0, obstacle: 'OB-DOC', opportunity: 'OP-DRI' },
            { at: 'USK', money: 5000, obstacle: 'OB-FEV', opportunity: 'OP-LAN' },
          ],
          sheet: { 5: ['J5-FAT', 'W5-USK'], 6: ['P6A'] },
          next: ['W4-FAT'],
          seen: ['J5-FAT'],
        }),
      steps: [
        { id: 'sister', at: MINE },
        { id: 'fatih', at: quarter('FAT'), wants: [{ type: 'move', to: 'FAT' }] },
        { id: 'ready', at: BUTTONS, wants: [{ type: 'draw' }] },
        { id: 'leave', at: BUTTONS, wants: [{ type: 'answerOffer', card: 1, answer: 'use' }] },
        { id: 'out' },
      ],
    },
  ],
};

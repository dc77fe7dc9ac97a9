import type { Hosting } from '../../../kit/hosting.ts';
import { ratings } from '../bot/ratings.ts';
import { options } from './text/options.ts';

export const hosting: Hosting = {
  ratings,
  first: ['mode', 'turnTimer', 'packs'],
  clock: 'turnTimer',
  groups: [
    { name: 'start', options: ['layout', 'careers', 'nationalities'] },
    {
      name: 'prices',
      options: ['ticketPrice', 'passportPrice', 'sellLimit', 'scalpConsent', 'mentalFogLoss'],
    },
    { name: 'border', options: ['pendingAtBorder', 'phase2Start', 'tie'] },
  ],
  presets: {
    together: { mode: 'cooperative' },
    unequal: { careers: 'uneven' },
    brisk: { turnTimer: 60 },
  },
  hints: [],
  own: {
    name: 'content',
    content: async () => (await import('../content/document.ts')).CONTENT,
    example: { id: 'my-box', documents: [{ id: 'DOC-01', name: 'Letter of Intent', price: 2 }] },
  },
  options,
  texts: {
    en: {
      'preset.together': 'Together',
      'preset.together.text': 'Everyone who gets in wins.',
      'preset.unequal': 'Unequal',
      'preset.unequal.text': 'Salaries differ from the start: a game to talk about.',
      'preset.brisk': 'Brisk',
      'preset.brisk.text': 'A minute per move.',
      'group.start': 'The start',
      'group.prices': 'Prices and sales',
      'group.border': 'At the border',
      'option.mode.help': 'The rules of play stay the same.',
      'option.turnTimer.help': 'When it is up, the simplest move is made for you.',
      'option.packs.help': 'One pack of Life cards is used for each player.',
      'option.layout.help': 'How the cards overlap. The funnel opens more slowly.',
      'option.careers.help': 'Uneven salaries are for talking about unequal starts.',
      'option.nationalities.help':
        'With a higher number you start richer and pay more for college. With four to six players, 5 for everyone is fairer.',
      'option.ticketPrice.help': 'In Money, while the supply lasts.',
      'option.passportPrice.help': 'In Money, while the supply lasts.',
      'option.sellLimit.help': 'Selling brings you Money but uses up what you have collected.',
      'option.scalpConsent.help':
        'Whether the owner is asked before someone buys an extra Passport or Ticket.',
      'option.mentalFogLoss.help': 'What this Life card takes from whoever activates it.',
      'option.pendingAtBorder.help':
        'A card you took without paying, and have not skipped your turn for yet.',
      'option.phase2Start.help': 'Who chooses the first lane.',
      'option.tie.help': 'When the leaders enter with the same.',
    },
  },
};

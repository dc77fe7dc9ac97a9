import type { Hosting } from '../../../kit/hosting.ts';

export const hosting: Hosting = {
  first: ['mode', 'turnTimer', 'packs'],
  groups: [
    { name: 'start', options: ['layout', 'careers', 'nationalities'] },
    {
      name: 'prices',
      options: ['ticketPrice', 'passportPrice', 'sellLimit', 'scalpConsent', 'mentalFogLoss'],
    },
    { name: 'border', options: ['pendingAtBorder', 'phase2Start', 'tie'] },
  ],
  presets: {},
  hints: [],
  own: {
    name: 'content',
    example: { id: 'my-box', documents: [{ id: 'DOC-01', name: 'Letter of Intent', price: 2 }] },
  },
  texts: {
    en: {
      'group.start': 'The start',
      'group.prices': 'Prices and sales',
      'group.border': 'At the border',
      'option.mode.help': 'The rules of play stay the same.',
      'option.turnTimer.help': 'When it is up, the plainest move is made for you.',
      'option.packs.help': 'One pack of Life cards is used for each player.',
      'option.layout.help': 'How the cards overlap; the funnel opens more slowly.',
      'option.careers.help': 'Uneven salaries are for talking about unequal starts.',
      'option.nationalities.help':
        'A higher number starts richer and pays more for college; with four to six players 5 for everyone is fairer.',
      'option.ticketPrice.help': 'In Money, while the supply lasts.',
      'option.passportPrice.help': 'In Money, while the supply lasts.',
      'option.sellLimit.help': 'Selling brings Money but uses up what you have collected.',
      'option.scalpConsent.help': 'Whether a player is asked before a spare document is bought away.',
      'option.mentalFogLoss.help': 'What this Life card takes from whoever draws it.',
      'option.pendingAtBorder.help': 'A card you turned to skip a cost, when the border opens.',
      'option.phase2Start.help': 'Who tries the first lane.',
      'option.tie.help': 'When two enter with the same at the top.',
    },
  },
};

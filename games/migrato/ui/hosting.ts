import type { Hosting } from '../../../kit/hosting.ts';
import { CROSSINGS_DECK } from '../content.ts';

export const hosting: Hosting = {
  first: ['endTrigger', 'memoryAid'],
  groups: [
    { name: 'arrivals', options: ['arriveByAssociation', 'leftoverSweep', 'settlementTheft'] },
    { name: 'table', options: ['firstPlayer', 'takeBack', 'stallLimit', 'tieBreak'] },
  ],
  presets: {},
  hints: [],
  own: {
    name: 'content',
    example: {
      id: 'my-deck',
      copies: Object.fromEntries(CROSSINGS_DECK.rows.map(({ id, copies }) => [id, copies])),
    },
  },
  texts: {
    en: {
      'group.arrivals': 'Colonies and settlements',
      'group.table': 'At the table',
      'option.endTrigger.help': 'The fifth arrival of any kind makes a shorter game.',
      'option.memoryAid.help': 'What the table reminds you of; others never see it.',
      'option.arriveByAssociation.help': 'Whether joining two colonies can complete a flock.',
      'option.leftoverSweep.help':
        'Night cards of a species that has arrived must go; who says which they are.',
      'option.settlementTheft.help': 'Whether a danger may take the top card of a flock that has arrived.',
      'option.firstPlayer.help': 'The question about the sky is asked before the deal.',
      'option.takeBack.help': 'Only what showed you nothing new can be taken back.',
      'option.stallLimit.help': 'Ends a game in which neither side lets the last species arrive.',
      'option.tieBreak.help': 'What decides when both have the same total.',
    },
  },
};

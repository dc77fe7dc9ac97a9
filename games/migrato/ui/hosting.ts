import type { Hosting } from '../../../kit/hosting.ts';
import { ratings } from '../bot/ratings.ts';
import { CROSSINGS_DECK } from '../content.ts';
import { options } from './text/options.ts';

export const hosting: Hosting = {
  ratings,
  first: ['endTrigger', 'memoryAid'],
  groups: [
    { name: 'arrivals', options: ['arriveByAssociation', 'leftoverSweep', 'settlementTheft'] },
    { name: 'table', options: ['firstPlayer', 'takeBack', 'stallLimit', 'tieBreak'] },
  ],
  presets: {
    short: { endTrigger: 'fiveArrivals', stallLimit: 30 },
    gentle: { memoryAid: 'full' },
  },
  hints: [],
  own: {
    name: 'content',
    content: async () => (await import('../own.ts')).CONTENT,
    example: {
      id: 'my-deck',
      copies: Object.fromEntries(CROSSINGS_DECK.rows.map(({ id, copies }) => [id, copies])),
    },
  },
  options,
  texts: {
    en: {
      'preset.short': 'Short',
      'preset.short.text': 'Ends when any five colonies are home.',
      'preset.gentle': 'Gentle',
      'preset.gentle.text': 'Your own night cards are marked: nothing to remember.',
      'group.arrivals': 'Colonies and settlements',
      'group.table': 'At the table',
      'option.endTrigger.help': 'Any five colonies home make a shorter game.',
      'option.memoryAid.help': 'What the table reminds you of. Others never see it.',
      'option.arriveByAssociation.help': 'Whether joining two colonies can complete one.',
      'option.leftoverSweep.help': 'When a species is home, its night cards still in the air have to go.',
      'option.settlementTheft.help': 'Whether a danger can take the top card of a colony that is home.',
      'option.firstPlayer.help': 'The question about the sky is asked before the cards are dealt.',
      'option.takeBack.help': 'Only a move that showed you nothing new can be undone.',
      'option.stallLimit.help': 'Ends a game in which nobody brings the last species home.',
      'option.tieBreak.help': 'What decides when both brought the same number of birds home.',
    },
  },
};

import type { Hosting } from '../../../kit/hosting.ts';
import { RIVER } from '../content.ts';
import { options } from './text/options.ts';

export const hosting: Hosting = {
  first: ['rounds', 'storms'],
  groups: [{ name: 'table', options: ['takeBack'] }],
  presets: {},
  timed: ['whistle'],
  hints: [],
  own: {
    name: 'content',
    content: async () => (await import('../own.ts')).CONTENT,
    example: {
      id: 'my-travellers',
      copies: Object.fromEntries(RIVER.rows.map(({ id, copies }) => [id, copies])),
    },
  },
  options,
  texts: {
    en: {
      'clock.none': 'No limit for moves. The boat leaves by itself a moment after the whistle.',
      'group.table': 'At the table',
      'option.rounds.help': 'How often the boat crosses.',
      'option.storms.help': 'Whether a boat can be turned back by a storm.',
      'option.takeBack.help': 'You can undo a move as long as nobody has seen anything new because of it.',
    },
  },
};

import type { Hosting } from '../../../kit/hosting.ts';

export const hosting: Hosting = {
  first: ['rounds', 'storms'],
  groups: [{ name: 'table', options: ['takeBack'] }],
  presets: {},
  hints: [],
  texts: {
    en: {
      'group.table': 'At the table',
      'option.rounds.help': 'How often the boat crosses.',
      'option.storms.help': 'Whether a boat can be turned back by a storm.',
      'option.takeBack.help': 'Only what taught nobody anything can be taken back.',
    },
  },
};

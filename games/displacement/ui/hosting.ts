import type { Hosting } from '../../../kit/hosting.ts';
import { ratings } from '../bot/ratings.ts';
import { PRESETS } from '../config.ts';
import { options } from './text/options.ts';

export const hosting: Hosting = {
  ratings,
  first: ['roundLimit', 'goalDeck'],
  groups: [
    { name: 'goals', options: ['goalTargets', 'graceRounds', 'limitResult', 'goalReveal'] },
    { name: 'people', options: ['needsOrder', 'vacancies', 'expulsion', 'migrantChoice'] },
    { name: 'table', options: ['firstPlayer', 'colours', 'tieFromDrawer', 'facilitatorSeesGoals'] },
  ],
  presets: PRESETS,
  // DI-R01: with two players the Humanitarian holder wins three games in four.
  hints: [{ name: 'two', seats: { min: 2, max: 2 }, propose: { goalDeck: 'noHumanitarian' } }],
  own: {
    name: 'content',
    content: async () => (await import('../own.ts')).CONTENT,
    example: {
      id: 'my-box',
      scenarios: [
        { id: 'Sandstorm', family: 'crisis', copies: 12, cost: 2, safe: ['wet'], communities: 1 },
        { id: 'Twins', family: 'babyBoom', copies: 12, cost: 1, pins: 2 },
        { id: 'Fair', family: 'marketBoom', copies: 12, communities: 1, tokens: 1 },
      ],
    },
  },
  options,
  texts: {
    en: {
      'preset.class': 'Classroom',
      'preset.class.text':
        'Ends after eight rounds; whoever is closest to their goal wins. Metropolitan is easier to reach.',
      'hint.two': 'With two players, Humanitarian wins much more often. The game is best with three to five.',
      'hint.two.do': 'Play without that goal',
      'group.goals': 'Goals and the end',
      'group.people': 'People on the move',
      'group.table': 'At the table',
      'option.roundLimit.help': 'When the game ends if nobody has reached a goal by then.',
      'option.goalDeck.help': 'Which goals are dealt. Those left over stay hidden until the end.',
      'option.goalTargets.help': 'Metropolitan is the slowest goal. Easier, it needs fewer communities.',
      'option.graceRounds.help': 'So that a lucky first card does not end the game at once.',
      'option.limitResult.help': 'What happens after the last round if nobody has reached a goal.',
      'option.goalReveal.help': 'Whether you may show everyone your goal during the game.',
      'option.needsOrder.help': 'Whether you may pay for shelter when you could buy a community.',
      'option.vacancies.help': 'Whether people may stay without a home while a place is free.',
      'option.expulsion.help': 'How many people a nation may send to others.',
      'option.migrantChoice.help':
        'Who leaves when Mass Urbanization is drawn. It is faster if nobody has to choose.',
      'option.colours.help': 'Which colour and letter each nation has. They only tell people apart.',
      'option.firstPlayer.help': 'The printed rules let the oldest player begin.',
      'option.tieFromDrawer.help': 'Which nation a card means first when several are equal.',
      'option.facilitatorSeesGoals.help': 'For a teacher who hosts without playing.',
    },
  },
};

import type { Hosting } from '../../../kit/hosting.ts';
import { PRESETS } from '../config.ts';

export const hosting: Hosting = {
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
    example: {
      id: 'my-box',
      scenarios: [
        { id: 'Sandstorm', family: 'crisis', copies: 12, cost: 2, safe: ['wet'], communities: 1 },
        { id: 'Twins', family: 'babyBoom', copies: 12, cost: 1, pins: 2 },
        { id: 'Fair', family: 'marketBoom', copies: 12, communities: 1, tokens: 1 },
      ],
    },
  },
  texts: {
    en: {
      'preset.class': 'Class',
      'preset.class.text':
        'Over after eight rounds; whoever is closest to the goal wins, with levelled goals.',
      'hint.two': 'With two players the Humanitarian is strongly favoured. Three to five play best.',
      'hint.two.do': 'Play without that goal',
      'group.goals': 'Goals and the end',
      'group.people': 'People on the move',
      'group.table': 'At the table',
      'option.roundLimit.help': 'When the game ends if nobody has reached a goal by then.',
      'option.goalDeck.help': 'Which goals are dealt; those left over stay hidden until the end.',
      'option.goalTargets.help':
        'The Metropolitan goal is the slowest; levelled, it needs fewer communities.',
      'option.graceRounds.help': 'Keeps a lucky first card from ending the game at once.',
      'option.limitResult.help': 'What the end of the last round means if no goal is reached.',
      'option.goalReveal.help': 'Whether you may lay your goal open while the game runs.',
      'option.needsOrder.help':
        'Whether a nation with tokens may shelter people instead of building for them.',
      'option.vacancies.help': 'Whether people may be left without a home while a place in one is free.',
      'option.expulsion.help': 'How many people a nation may send on to others.',
      'option.migrantChoice.help': 'Who leaves when Mass Urbanization calls; by rule it goes faster.',
      'option.colours.help': 'Which colour and letter each nation has; they only tell people apart.',
      'option.firstPlayer.help': 'A class may still let its oldest begin, as the rulebook has it.',
      'option.tieFromDrawer.help': 'Who is meant first when nations are equal and a card counts clockwise.',
      'option.facilitatorSeesGoals.help': 'For a teacher who hosts without a seat.',
    },
  },
};

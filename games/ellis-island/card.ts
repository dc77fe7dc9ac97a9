import type { Card } from '../../engine/card.ts';

export const card: Card = {
  id: 'ellis-island',
  stage: 'stable',
  place: 3,
  seats: { min: 2, max: 8 },
  minutes: { min: 30, max: 150 },
  now: { bots: 2, options: { mode: 'quick', pace: 'async' } },
  lessons: 5,
  colours: {
    light: { lightA: '#e2c79b', lightB: '#a9bdae', accent: '#4c6a58' },
    dark: { lightA: '#4a3d26', lightB: '#20322c', accent: '#9cc3ac' },
  },
  text: {
    name: 'Ellis Island',
    kind: 'Get your family through four inspections, and trade with the others on the way.',
    short: 'Dice, trades, four inspections',
    how: [
      'Everyone in your family needs four stamps, in any order: Physical, Mental, Documentation, Interview.',
      'Roll, move one person, take the cards of that space, and trade for what you are missing. You try for stamps in the two offices.',
      'With four stamps you go to the Kissing Post. The first whole family there wins. Read your Family Card well: you will be asked about it.',
    ],
  },
};

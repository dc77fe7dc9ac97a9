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
    kind: 'Bring your family through four inspections, trading with the others.',
    short: 'Dice, trades, four inspections',
    how: [
      'Every member of your family needs four stamps: Physical, Mental, Documentation, Interview, in any order.',
      'Roll, move one of them, and take the cards the space gives; trade for what you lack. At the two offices a Challenge can be attempted.',
      'With four stamps it is on to the Kissing Post. The first family that is through wins. Read your Family Card: you will be asked about it.',
    ],
  },
};

import type { Card } from '../../engine/card.ts';

export const card: Card = {
  id: 'displacement',
  stage: 'stable',
  place: 2,
  seats: { min: 2, max: 6 },
  minutes: { min: 25, max: 45 },
  now: { bots: 2, options: {} },
  lessons: 5,
  colours: {
    light: { lightA: '#c99c63', lightB: '#8aa67c', accent: '#7a5228' },
    dark: { lightA: '#4a3721', lightB: '#25331f', accent: '#d9ab72' },
  },
  text: {
    name: 'Displacement',
    kind: 'Find homes for everyone, or serve the secret aim of your nation.',
    short: 'Homes, crises, secret goals',
    how: [
      'Draw a scenario: pay to block it, or bear it.',
      'House everybody who is displaced with you, pay for their shelter, or, without tokens, send them to another nation.',
      'Each nation has a hidden goal; whoever fulfils it first wins, also in the turn of another.',
    ],
  },
};

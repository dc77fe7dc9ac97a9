import type { Card } from '../../engine/card.ts';

export const card: Card = {
  id: 'displacement',
  stage: 'stable',
  place: 2,
  seats: { min: 2, max: 6 },
  minutes: { min: 25, max: 45 },
  now: { bots: 2, options: { roundLimit: 8, limitResult: 'closest', goalTargets: 'levelled' } },
  lessons: 5,
  colours: {
    light: { lightA: '#c99c63', lightB: '#8aa67c', accent: '#7a5228' },
    dark: { lightA: '#4a3721', lightB: '#25331f', accent: '#d9ab72' },
  },
  text: {
    name: 'Displacement',
    kind: 'Find homes for everyone, or follow your nation’s secret goal.',
    short: 'Homes, crises, secret goals',
    how: [
      'Draw a scenario card: pay to block it, or face it.',
      'Give a home to everyone displaced in your nation, pay for their shelter or, without tokens, send them to another nation.',
      'Every nation has a secret goal. Reach yours first and you win, even on someone else’s turn.',
    ],
  },
};

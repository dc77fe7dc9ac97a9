import type { Card } from '../../engine/card.ts';

export const card: Card = {
  id: 'ferry',
  stage: 'draft',
  place: 100,
  seats: { min: 2, max: 4 },
  minutes: { min: 5, max: 15 },
  now: { bots: 1, options: {} },
  lessons: 1,
  colours: {
    light: { lightA: '#e8d0a0', lightB: '#a8c0c2', accent: '#34505c' },
    dark: { lightA: '#3a3120', lightB: '#1b2c36', accent: '#9fc4d2' },
  },
  text: {
    name: 'Ferry',
    kind: 'Bring travellers across a river, before the whistle blows.',
    short: 'Travellers, a river, a whistle',
    how: [
      'In each round everybody secretly sends one traveller to their quay.',
      'When the whistle blows, whoever calls first gets one traveller on the boat.',
      'Who brought the most across wins; if the boats went empty, nobody does.',
    ],
  },
};

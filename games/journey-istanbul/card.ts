import type { Card } from '../../engine/card.ts';

export const card: Card = {
  id: 'journey-istanbul',
  stage: 'stable',
  place: 5,
  seats: { min: 2, max: 5 },
  minutes: { min: 45, max: 75 },
  now: { bots: 2, options: {} },
  lessons: 5,
  makers:
    'Jakob Hultgren, Neil Bell, Simon Hultgren, Mark Goldsworthy, Emma Elisabeth (Impact Unified, 2017)',
  colours: {
    light: { lightA: '#63b5b7', lightB: '#2f6fa3', accent: '#1f6480' },
    dark: { lightA: '#1c4749', lightB: '#12304a', accent: '#74c2dc' },
  },
  text: {
    name: 'The Journey: Istanbul',
    kind: 'Eighteen days, five neighbourhoods. What you know is worth more than money.',
    short: 'Knowledge, trust, eighteen days',
    how: [
      'Go from one neighbourhood to the next. Each lets you look at cards that say when and where there is work, a journey or a raid.',
      'Tell, ask, sell or show what you saw, at any time. Whether it is true, only the evening shows.',
      'Finish your Obstacle card, then be in the right place on the right day with enough money to leave.',
    ],
  },
};

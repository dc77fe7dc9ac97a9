import type { Card } from '../../engine/card.ts';

export const card: Card = {
  id: 'migrato',
  stage: 'stable',
  place: 4,
  seats: { min: 2, max: 2 },
  minutes: { min: 15, max: 30 },
  now: { bots: 1, options: { endTrigger: 'fiveArrivals', stallLimit: 30 } },
  lessons: 5,
  makers: 'Florent Toscano, Johanna Poncet, David Boniffacy (Jeux Opla, 2013)',
  colours: {
    light: { lightA: '#f3c58f', lightB: '#8fb4d9', accent: '#35508f' },
    dark: { lightA: '#51323a', lightB: '#16233f', accent: '#8fb0f0' },
  },
  text: {
    name: 'Migrato',
    kind: 'Bring your flocks home: by day in plain sight, by night from memory. For two.',
    short: 'A duel of birds and memory',
    how: [
      'Play birds of one species in a row; the numbers may never go up. By day everyone sees them. By night nobody does, not even you.',
      'When the row is long enough, it arrives home and its last number counts. Dangers take the newest bird of a row.',
      'When all five species have arrived, whoever has more birds home wins.',
    ],
  },
};

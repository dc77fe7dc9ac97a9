import type { Card } from '../../engine/card.ts';

export const card: Card = {
  id: 'migrato',
  stage: 'stable',
  place: 4,
  seats: { min: 2, max: 2 },
  minutes: { min: 15, max: 30 },
  now: { bots: 1, options: {} },
  lessons: 5,
  makers: 'Florent Toscano, Johanna Poncet, David Boniffacy (Jeux Opla, 2013)',
  colours: {
    light: { lightA: '#f3c58f', lightB: '#8fb4d9', accent: '#35508f' },
    dark: { lightA: '#51323a', lightB: '#16233f', accent: '#8fb0f0' },
  },
  text: {
    name: 'Migrato',
    kind: 'Lead flocks home by day, and by night from memory. A duel of cards.',
    short: 'A duel of birds and memory',
    how: [
      'Lay birds of one species in rows of falling numbers. By day everybody sees them, by night nobody does: not even you.',
      'A row that is long enough arrives, and its last number counts. Dangers take the newest card of a row.',
      'When all five species have arrived, the player with more birds home wins.',
    ],
  },
};

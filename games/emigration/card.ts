import type { Card } from '../../engine/card.ts';

export const card: Card = {
  id: 'emigration',
  stage: 'stable',
  place: 1,
  seats: { min: 2, max: 6 },
  minutes: { min: 20, max: 60 },
  now: { bots: 2, options: {} },
  lessons: 5,
  makers: 'T&A Games (2022)',
  colours: {
    light: { lightA: '#f0c36b', lightB: '#7fa3a6', accent: '#2f5d62' },
    dark: { lightA: '#4a3812', lightB: '#173638', accent: '#7fc1c4' },
  },
  text: {
    name: 'Emigration',
    kind: 'Earn, study, collect papers. Then pick a lane at the border and hope.',
    short: 'Papers, then luck at the border',
    how: [
      'Take one card a turn from your layout, or from someone else’s for 1 Money to them. Your Destination says what it is worth to you.',
      'Buy papers and friends, earn on Paydays, go to college. You need a Passport and a Ticket.',
      'When all cards are gone, trade for Assurance Tokens, choose one of five lanes and hope that you have enough.',
    ],
  },
};

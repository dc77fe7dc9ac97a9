import { describe, expect, test } from 'vitest';
import { say } from '../../../engine/text.ts';
import type { Event } from '../event.ts';
import { pinOf } from '../state.ts';
import { en } from './en.ts';
import { tell } from './tell.ts';

const MESSAGES = { ...en, 'seat.you': 'you' };
const [ANAS, BENS] = [pinOf(1, 0), pinOf(13, 1)];

/** The log of an event as this seat reads it, or as somebody who watches. */
const read = (event: Event, seat: number | null): string =>
  tell(event)
    .map((line) => say(MESSAGES, line, { language: 'en', names: ['Ana', 'Ben', 'Cem'], seat }))
    .join(' ');

/** What Ana did or what happened in her nation: how she, Ben and a watcher read it. */
const CASES: readonly (readonly [Event, string, string, string])[] = [
  [{ type: 'turnStarted', seat: 0 }, 'Your turn.', 'Ana’s turn.', 'Ana’s turn.'],
  [
    { type: 'blocked', seat: 0, card: 'CR-FLO#1', cost: 3 },
    'You paid 3 tokens and blocked Flood.',
    'Ana paid 3 tokens and blocked Flood.',
    'Ana paid 3 tokens and blocked Flood.',
  ],
  [
    { type: 'communitiesLost', seat: 0, spaces: [1, 2], pins: [{ pin: ANAS, place: 1 }] },
    'You lost communities 1 and 2. 1 person is now displaced.',
    'Ana lost communities 1 and 2. 1 person is now displaced.',
    'Ana lost communities 1 and 2. 1 person is now displaced.',
  ],
  [
    { type: 'pinsDied', seat: 0, pins: [{ pin: ANAS, place: 1 }] },
    'In your nation 1 person died.',
    'In Ana’s nation 1 person died.',
    'In Ana’s nation 1 person died.',
  ],
  [
    { type: 'pinsBorn', seat: 0, pins: [ANAS, ANAS, ANAS] },
    'In your nation 3 children were born.',
    'In Ana’s nation 3 children were born.',
    'In Ana’s nation 3 children were born.',
  ],
  [
    { type: 'tokensChanged', seat: 0, by: 4, cause: 'collect' },
    'You collected 4 tokens from your full communities.',
    'Ana collected 4 tokens from full communities.',
    'Ana collected 4 tokens from full communities.',
  ],
  [
    { type: 'settled', seat: 0, pins: [ANAS, BENS, ANAS].map((pin) => ({ pin, space: 3 })) },
    'You gave a home to 2 people from your nation and 1 person from Ben’s nation.',
    'Ana gave a home to 2 people from Ana’s nation and 1 person from your nation.',
    'Ana gave a home to 2 people from Ana’s nation and 1 person from Ben’s nation.',
  ],
  [
    { type: 'pinsSent', seat: 0, pins: [1, 2, 1].map((to) => ({ pin: ANAS, to })) },
    'You sent 2 people to Ben and 1 person to Cem. They had to leave.',
    'Ana sent 2 people to you and 1 person to Cem. They had to leave.',
    'Ana sent 2 people to Ben and 1 person to Cem. They had to leave.',
  ],
  [
    { type: 'pinsMigrated', receiver: 0, pins: [{ pin: ANAS, place: 'displaced', from: 1 }] },
    '1 person from Ben’s nation moved to your nation. The person from Ben’s nation was born in your nation.',
    '1 person from your nation moved to Ana’s nation. The person from your nation was born in Ana’s nation.',
    '1 person from Ben’s nation moved to Ana’s nation. The person from Ben’s nation was born in Ana’s nation.',
  ],
  [
    { type: 'goalShown', seat: 0, goal: 'humanitarian' },
    'You showed your goal: Humanitarian.',
    'Ana showed a goal: Humanitarian.',
    'Ana showed a goal: Humanitarian.',
  ],
];

describe('the log speaks to its reader', () => {
  test.each(CASES)('%j', (event, toAna, toBen, toWatchers) => {
    expect([read(event, 0), read(event, 1), read(event, null)]).toEqual([toAna, toBen, toWatchers]);
  });

  test('the end: alone, together, and to whoever did not win', () => {
    const end = (winners: readonly number[]): Event => ({
      type: 'gameEnded',
      why: 'goal',
      winners,
      byDeath: false,
      goals: ['humanitarian', 'metropolitan', 'metropolitan'],
      undealt: [],
      progress: [],
      deck: [],
    });
    expect(read(end([0]), 0)).toBe(
      'You reached your goal. The goals were Humanitarian (you), Metropolitan (Ben) and Metropolitan (Cem).',
    );
    expect(read(end([1, 2]), 2)).toMatch(/^Together you and Ben reached your goals\./);
    expect(read(end([1, 2]), 0)).toMatch(/^Ben and Cem reached their goals\./);
    expect(read(end([1]), 0)).toMatch(/^Ben reached their goal\./);
  });
});

import { expect, test } from 'vitest';
import type { Seat } from '../../../engine/game.ts';
import { say } from '../../../engine/text.ts';
import type { Event } from '../event.ts';
import { en } from './en.ts';
import { tell } from './tell.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];
const read = (event: Event, seat: Seat | null): string =>
  tell(event)
    .map((line) => say({ ...en, 'seat.you': 'you' }, line, { language: 'en', names: NAMES, seat }))
    .join(' ');

const nora = { seat: 0, slot: 1, name: 'Nora' };
const offer = { id: '1', from: 0, to: 1, give: ['time', 'time', 'passport'], want: ['education'] } as const;
const SIX = 'the Ferry Slip to the Garden Walk';

/** An event, and what Ada (who acts), Ben (the other one) and a watcher read of it. */
const TYPICAL: readonly (readonly [Event, string, string, string])[] = [
  [{ type: 'rolled', seat: 0, roll: 4 }, 'You rolled 4.', 'Ada rolled 4.', 'Ada rolled 4.'],
  [
    { type: 'moved', who: nora, from: 'S01', to: 'S13' },
    `Nora went from ${SIX}.`,
    `Ada’s Nora went from ${SIX}.`,
    `Ada’s Nora went from ${SIX}.`,
  ],
  [
    {
      type: 'drew',
      seat: 0,
      draws: [
        { mark: 'open', kind: null },
        { mark: 'passport', kind: 'passport' },
        { mark: 'open', kind: null },
      ],
    },
    'You got a Passport and 2 cards.',
    'Ada got a Passport and 2 cards.',
    'Ada got a Passport and 2 cards.',
  ],
  [
    { type: 'offered', offer },
    'You offered Ben 2 Time and a Passport for an Education Job Offer.',
    'Ada offered you 2 Time and a Passport for an Education Job Offer.',
    'Ada offered Ben 2 Time and a Passport for an Education Job Offer.',
  ],
  [
    { type: 'traded', from: 0, to: 1, give: ['money'], want: ['labor', 'labor'] },
    'You gave Ben 1 Money and got 2 Heavy Labor Job Offers.',
    'Ada gave you 1 Money for 2 Heavy Labor Job Offers.',
    'Ada gave Ben 1 Money for 2 Heavy Labor Job Offers.',
  ],
  [
    { type: 'attempted', who: nora, challenge: 'mental', form: null, by: 1 },
    'Nora tries for the Mental stamp. Ben is the Doctor.',
    'Ada’s Nora tries for the Mental stamp. You are the Doctor.',
    'Ada’s Nora tries for the Mental stamp. Ben is the Doctor.',
  ],
  [
    { type: 'failed', who: { ...nora, name: null }, challenge: 'interview', to: 'JAI' },
    'Your family member 1 did not get the Interview stamp this time and is held in the Jail.',
    'Ada’s family member 1 did not get the Interview stamp this time and is held in the Jail.',
    'Ada’s family member 1 did not get the Interview stamp this time and is held in the Jail.',
  ],
  [
    { type: 'startRolled', rolls: [9, 5, 7], first: 0 },
    'First rolls: you 9, Ben 5 and Cleo 7. You go first.',
    'First rolls: Ada 9, you 5 and Cleo 7. Ada goes first.',
    'First rolls: Ada 9, Ben 5 and Cleo 7. Ada goes first.',
  ],
  [
    { type: 'nerveOver', row: ['PH-B-CF-3', 'PH-B-TO-1'], hands: [2, 3, 0], first: 0 },
    'The first pair came with card 2: 3 blue filled circles and 1 blue open triangle. Choices: you 2 and Ben 3. You were first.',
    'The first pair came with card 2: 3 blue filled circles and 1 blue open triangle. Choices: Ada 2 and you 3. Ada was first.',
    'The first pair came with card 2: 3 blue filled circles and 1 blue open triangle. Choices: Ada 2 and Ben 3. Ada was first.',
  ],
  [
    { type: 'immigrated', who: nora, left: 2 },
    'Nora is met at the Kissing Post. 2 more are still on the island.',
    'Ada’s Nora is met at the Kissing Post. 2 more are still on the island.',
    'Ada’s Nora is met at the Kissing Post. 2 more are still on the island.',
  ],
];

test.each(TYPICAL)('%j speaks to its reader', (event, actor, other, watcher) => {
  expect([read(event, 0), read(event, 1), read(event, null)]).toEqual([actor, other, watcher]);
});

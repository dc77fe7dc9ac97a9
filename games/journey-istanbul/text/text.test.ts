import { expect, test } from 'vitest';
import type { Seat } from '../../../engine/game.ts';
import { say } from '../../../engine/text.ts';
import { en as kit } from '../../../kit/text/en.ts';
import type { Event, FaceView } from '../event.ts';
import type { ItemView } from '../eyes/item.ts';
import { en } from './en.ts';
import { daysOf } from './say.ts';
import { tell } from './tell.ts';

const names = ['Ana', 'Ben', 'Cem'];
const [ANA, BEN, CEM] = [0, 1, 2];

/** What a seat reads of an event, or a watcher; no-break spaces are told as plain ones. */
const told = (event: Event, seat: Seat | null): string =>
  tell(event)
    .map((line) => say({ ...kit, ...en }, line, { language: 'en', names, seat }).replaceAll('\u00a0', ' '))
    .join(' ');

/** To Ana, to Cem, to a watcher. */
const toAll = (event: Event): readonly string[] => [ANA, CEM, null].map((seat) => told(event, seat));

const work: FaceView = { id: 'W1-FAT', kind: 'work', place: 'FAT', amount: 3000 };
const raid = { id: 'P2A', kind: 'police', place: null, amount: 4000, card: 1, square: 1 } as const;
const gift: ItemView = {
  ref: '1.1',
  n: 1,
  t: 3,
  from: BEN,
  to: ANA,
  all: false,
  truth: null,
  spot: null,
  wantsSpot: null,
  kind: 'gift',
  amount: 2000,
  tag: 'loan',
  status: 'open',
};

test('whoever acts reads "you", everyone else the name', () => {
  const you = (event: Event): readonly string[] => toAll(event).slice(0, 2);
  expect(toAll({ type: 'moved', seat: ANA, from: 'KAD', to: 'SUL', nth: 2, of: 3 })).toEqual([
    'You went to Sultanahmet: 2nd of 3 there.',
    'Ana went to Sultanahmet: 2nd of 3 there.',
    'Ana went to Sultanahmet: 2nd of 3 there.',
  ]);
  expect(you({ type: 'turnBegan', seat: ANA, inJail: false })).toEqual(['Your turn.', 'Ana’s turn.']);
  expect(you({ type: 'worked', seat: ANA, face: work, pay: 3000 })).toEqual([
    'You worked in Fatih for 3,000 TL.',
    'Ana worked in Fatih for 3,000 TL.',
  ]);
  expect(you({ type: 'jailed', seat: ANA, fine: 4000, release: 8 })).toEqual([
    'You were taken to jail, until day 2 of week 2.',
    'Ana was taken to jail, until day 2 of week 2.',
  ]);
  expect(told({ type: 'jailed', seat: ANA, fine: 4000, release: 0 }, ANA)).toBe(
    'You were taken to jail for the rest of the game.',
  );
});

test('what is done to the reader is done to "you"', () => {
  expect(toAll({ type: 'gave', from: BEN, to: ANA, amount: 2000, tag: null })).toEqual([
    'Ben gave you 2,000 TL.',
    'Ben gave Ana 2,000 TL.',
    'Ben gave Ana 2,000 TL.',
  ]);
  expect(told({ type: 'told', item: gift }, ANA)).toBe(
    'Ben offers you 2,000 TL as a loan. Will you take it?',
  );
  expect(told({ type: 'told', item: gift }, BEN)).toBe('You offered Ana 2,000 TL as a loan.');
});

test('the reader comes first in a list, and a sentence begins with a capital', () => {
  expect(toAll({ type: 'raided', count: 2, fine: 4000, affected: [BEN, ANA] })).toEqual([
    '2 raids tonight, fine 4,000 TL. They reached you and Ben.',
    '2 raids tonight, fine 4,000 TL. They reached Ben and Ana.',
    '2 raids tonight, fine 4,000 TL. They reached Ben and Ana.',
  ]);
  expect(toAll({ type: 'helpOpened', short: [{ seat: ANA, due: 4000 }] })).toEqual([
    'You cannot pay the 4,000 TL. The others can help now.',
    'Ana cannot pay the 4,000 TL. The others can help now.',
    'Ana cannot pay the 4,000 TL. The others can help now.',
  ]);
  expect(told({ type: 'revealed', t: 8, faces: [raid, { ...work, card: 2, square: 2 }] }, null)).toBe(
    'Evening, day 2 of week 2: a raid (fine 4,000 TL) and work in Fatih for 3,000 TL.',
  );
});

test('the end names the reader among those who got out', () => {
  const ended: Event = { type: 'gameEnded', why: 'calendar', out: [BEN, ANA], winners: [ANA], money: [] };
  expect(toAll(ended).slice(0, 2)).toEqual([
    'Three weeks have passed. This time you and Ben got out of Istanbul. Of those who got out, you had the most money left.',
    'Three weeks have passed. This time Ben and Ana got out of Istanbul. Of those who got out, Ana had the most money left.',
  ]);
});

test('days are put together by week, and many are counted', () => {
  const days = (list: readonly number[]): string =>
    say({ ...en, days: '{days, list}' }, { key: 'days', args: { days: daysOf(list) } });
  expect(days([1, 2, 9])).toBe('days 1 and 2 of week 1 and day 3 of week 2');
  expect(days([1, 2, 3, 4, 5, 6, 7])).toBe('7 days');
});

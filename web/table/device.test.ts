import { expect, test } from 'vitest';
import { nextAt, type Sharer, wantedFor } from './device.ts';

const idle: Sharer = { must: false, asked: undefined, consents: false, rests: false, passed: false };
const onTurn: Sharer = { ...idle, must: true };
const offered: Sharer = { ...idle, asked: 'offer' };

test('the device goes to whoever is on turn', () => {
  expect(nextAt([idle, idle, onTurn], 0)).toEqual({ to: 2, wanted: 'turn' });
  expect(nextAt([onTurn, idle], 0)).toBeUndefined();
});

test('whoever was made an offer comes before whoever is on turn', () => {
  expect(nextAt([idle, onTurn, offered], 0)).toEqual({ to: 2, wanted: 'offer' });
  expect(nextAt([onTurn, offered], 0)).toEqual({ to: 1, wanted: 'offer' });
});

test('a question that was looked at and passed on is no reason to hand the device round again', () => {
  const passed = { ...offered, passed: true };
  expect(nextAt([onTurn, passed], 0)).toBeUndefined();
  expect(nextAt([passed, onTurn], 0)).toEqual({ to: 1, wanted: 'turn' });
  expect(nextAt([idle, passed], 0)).toEqual({ to: 1, wanted: 'offer' });
});

test('somebody who is asked to let a move be taken back comes first', () => {
  expect(nextAt([idle, offered, { ...onTurn, consents: true }], 0)).toEqual({ to: 2, wanted: 'undo' });
});

test('nobody is handed the device for whom a bot plays', () => {
  expect(wantedFor({ ...onTurn, rests: true })).toBeUndefined();
  expect(nextAt([idle, { ...onTurn, rests: true }], 0)).toBeUndefined();
});

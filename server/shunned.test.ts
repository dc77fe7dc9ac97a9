import type { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { virtualTime } from '../room/testing/world.ts';
import { peerOf } from './peers.ts';
import { newShunned } from './shunned.ts';

test('whoever floods is not heard for a while, and then again', () => {
  const time = virtualTime();
  let list: BlockList | undefined;
  const shunned = newShunned(time, (now) => {
    list = now;
  });
  for (const address of ['192.0.2.7', '2001:db8::9']) shunned.add(peerOf(address));
  expect(shunned.has('192.0.2.7')).toBe(true);
  expect(list?.check('192.0.2.7')).toBe(true);
  expect(list?.check('::ffff:192.0.2.7', 'ipv6')).toBe(true);
  expect(list?.check('2001:db8::1', 'ipv6')).toBe(true);
  expect(list?.check('2001:db8:0:1::1', 'ipv6')).toBe(false);
  expect(list?.check('192.0.2.8')).toBe(false);
  time.pass(10_000);
  expect(shunned.has('192.0.2.7')).toBe(false);
  expect(list?.check('192.0.2.7')).toBe(false);
});

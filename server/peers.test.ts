import { expect, test } from 'vitest';
import { isNetwork, peerOf, peersBehind } from './peers.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as never;

test('IPv6 counts by its first 64 bits, IPv4 whole, however it is written', () => {
  expect(peerOf('192.0.2.7')).toBe('192.0.2.7');
  expect(peerOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  for (const same of ['2001:db8:0:1::', '2001:DB8:0:1:ffff::9', '2001:0db8::0001:2:3:4:5']) {
    expect(peerOf(same)).toBe('2001:db8:0:1::/64');
  }
  expect(peerOf('::1')).toBe('0:0:0:0::/64');
  expect(peerOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(peerOf('2001:db8:0:2::')).not.toBe(peerOf('2001:db8:0:1::'));
});

test('nobody is believed about an address unless the operator said so', () => {
  const peers = peersBehind([]);
  expect(peers.of(from('192.0.2.7', '198.51.100.1'))).toBe('192.0.2.7');
  expect(peers.isProxy('127.0.0.1')).toBe(false);
});

test('of a trusted proxy the last address that is no proxy counts, not what the client made up', () => {
  const peers = peersBehind(['127.0.0.1', '10.0.0.0/8', '2001:db8:f::/48']);
  expect(peers.of(from('::ffff:127.0.0.1', '203.0.113.9, 198.51.100.1, 10.1.2.3'))).toBe('198.51.100.1');
  expect(peers.of(from('127.0.0.1', '203.0.113.9, 198.51.100.1:8123'))).toBe('198.51.100.1');
  expect(peers.of(from('2001:db8:f:1::2', '[2001:db8:1:2:3::4]:99'))).toBe('2001:db8:1:2::/64');
  expect(peers.of(from('127.0.0.1', 'unknown'))).toBe('127.0.0.1');
  expect(peers.of(from('127.0.0.1'))).toBe('127.0.0.1');
  expect(peers.of(from('192.0.2.7', '198.51.100.1'))).toBe('192.0.2.7');
});

test('a list of proxies holds addresses and networks only', () => {
  expect(['127.0.0.1', '::1', '10.0.0.0/8', '2001:db8::/32'].every(isNetwork)).toBe(true);
  expect(['', 'true', 'localhost', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/x'].some(isNetwork)).toBe(false);
});

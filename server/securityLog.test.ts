import { expect, test } from 'vitest';
import { virtualTime } from '../room/testing/world.ts';
import { securityLog } from './securityLog.ts';

const PEER = '192.0.2.7';

test('the first is said at once, the rest as a sum, and no line holds an address', () => {
  const lines: object[] = [];
  const time = virtualTime();
  const security = securityLog({ warn: (line: object) => lines.push(line) } as never, time);
  for (let i = 0; i < 1000; i++) security.note('wrong token', PEER);
  expect(lines).toHaveLength(1);
  security.sum();
  expect(lines[1]).toMatchObject({ security: 'wrong token', times: 999 });
  expect(JSON.stringify(lines)).not.toContain(PEER);
  security.note('wrong token', PEER);
  expect(lines[2]).toEqual(lines[0]);
});

test('tomorrow the same address looks like another', () => {
  const lines: object[] = [];
  const time = virtualTime();
  const security = securityLog({ warn: (line: object) => lines.push(line) } as never, time);
  security.note('wrong token', PEER);
  security.sum();
  time.pass(24 * 3600 * 1000);
  security.note('wrong token', PEER);
  expect(lines[1]).not.toEqual(lines[0]);
});

test('a thousand addresses do not fill the disk either', () => {
  const lines: object[] = [];
  const security = securityLog({ warn: (line: object) => lines.push(line) } as never, virtualTime());
  for (let i = 0; i < 5000; i++) security.note('too often: line', `10.0.${i >> 8}.${i & 255}`);
  expect(lines).toHaveLength(1000);
});

import { expect, test } from 'vitest';
import { addressesOf, announcement } from './addresses.ts';
import { BadOption, HELP, type Options, readOptions } from './options.ts';

const read = (args: string[], env: Record<string, string> = {}): Options => {
  const options = readOptions(args, env);
  return options === 'help' ? expect.fail('help') : options;
};

test('a flag goes before the environment, which goes before the default', () => {
  expect(read([]).port).toBe(8080);
  expect(read([], { CROSSINGS_PORT: '9000' }).port).toBe(9000);
  expect(read(['--port', '9001'], { CROSSINGS_PORT: '9000' }).port).toBe(9001);
  expect(read([]).trustProxy).toEqual([]);
  expect(read(['--trust-proxy', '127.0.0.1, 10.0.0.0/8']).trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8']);
  expect(read(['--public-url', 'https://play.example/']).publicUrl).toBe('https://play.example');
});

test('what makes no sense is said, and every flag is in the help', () => {
  expect(() => read(['--port', 'http'])).toThrow(BadOption);
  expect(() => read(['--prot', '1'])).toThrow(BadOption);
  expect(() => read(['--public-url', 'play.example'])).toThrow(BadOption);
  expect(() => read(['--log', 'loud'])).toThrow(BadOption);
  expect(() => read(['--trust-proxy', 'yes'])).toThrow(BadOption);
  for (const inner of ['0.0.0.0:9090', '[::]:9090', ':::9090', 'nowhere'])
    expect(() => read(['--inner', inner])).toThrow(BadOption);
  expect(read(['--inner', '10.0.0.1:9090']).inner).toBe('10.0.0.1:9090');
  expect(readOptions(['--help'], {})).toBe('help');
  const flags = ['port', 'host', 'db', 'public-url', 'trust-proxy', 'keep-days', 'bot-delay', 'rate', 'log'];
  for (const flag of flags) {
    expect(HELP).toContain(`--${flag} `);
  }
});

test('the terminal shows addresses and, where others can come, a code for their cameras', () => {
  expect(addressesOf(read(['--host', '127.0.0.1']), 80)).toEqual({ here: 'http://localhost:80', others: [] });
  const shown = announcement(read(['--public-url', 'https://play.example']), 8080);
  expect(shown).toContain('https://play.example');
  expect(shown).toMatch(/[█▀▄]{5}/);
  const shared = announcement(read(['--db', 'postgres://me:secret@db.example/crossings']), 8080);
  expect(shared).toContain('postgres://me@db.example/crossings');
  expect(shared).not.toContain('secret');
});

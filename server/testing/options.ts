import type { Options } from '../options.ts';

/** As the tests start servers: on loopback, without limits and pauses. */
export const TEST_OPTIONS: Omit<Options, 'port' | 'db' | 'logLevel'> = {
  host: '127.0.0.1',
  publicUrl: null,
  trustProxy: [],
  keepDays: 90,
  botDelayMs: 0,
  rate: 0,
  inner: '127.0.0.1:0',
  leaseMs: 3000,
};

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Options } from '../../server/options.ts';
import { serve } from '../../server/server.ts';
import { answerStats } from './contract.ts';
import { scratchFile } from './scratch.ts';

/** Our server in a process of its own, without a site, that says what it costs. */
export async function serveOurs(
  more: Pick<Options, 'botDelayMs' | 'rate'> & Partial<Pick<Options, 'db' | 'leaseMs'>>,
  titles?: Parameters<typeof serve>[2],
): Promise<void> {
  const options: Options = {
    port: 0,
    host: '127.0.0.1',
    db: scratchFile(),
    publicUrl: null,
    trustProxy: [],
    keepDays: 90,
    logLevel: 'silent',
    inner: '127.0.0.1:0',
    leaseMs: 3000,
    ...more,
  };
  const { port } = await serve(
    options,
    { dist: join(tmpdir(), 'crossings-no-site'), state: 'failed' },
    titles,
  );
  process.on('SIGTERM', () => process.exit(0));
  answerStats(port);
}

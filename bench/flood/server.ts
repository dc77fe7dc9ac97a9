import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../server/server.ts';
import { answerStats } from '../server/contract.ts';
import { scratchFile } from '../server/scratch.ts';

/** Our server with all it has by default, limits included. */
const { port } = await serve(
  {
    port: 0,
    host: '127.0.0.1',
    db: scratchFile(),
    publicUrl: null,
    trustProxy: [],
    keepDays: 90,
    botDelayMs: 700,
    rate: 20,
    logLevel: 'silent',
  },
  { dist: join(tmpdir(), 'crossings-no-site'), state: 'failed' },
);
process.on('SIGTERM', () => process.exit(0));
answerStats(port);

import { dirname, join } from 'node:path';
import { serve } from '../../server/server.ts';
import { scratchFile } from '../server/scratch.ts';

const db = scratchFile();

/** Our server with all it has by default, limits included. */
const { port } = await serve(
  {
    port: 0,
    host: '127.0.0.1',
    db,
    publicUrl: null,
    trustProxy: [],
    keepDays: 90,
    botDelayMs: 700,
    rate: 20,
    logLevel: 'silent',
  },
  { dist: join(dirname(db), 'dist'), state: 'failed' },
);
process.on('SIGTERM', () => process.exit(0));
process.send?.(port);

import { dirname, join } from 'node:path';
import { serve } from '../server.ts';

/** A server in a process of its own, to be killed. Says its port. */
const [port = '0', db = '', logLevel = 'silent', more = '{}'] = process.argv.slice(2);
const running = await serve(
  {
    port: Number(port),
    host: '127.0.0.1',
    db,
    publicUrl: null,
    trustProxy: [],
    keepDays: 90,
    botDelayMs: 0,
    rate: 0,
    logLevel,
    ...JSON.parse(more),
  },
  { dist: join(dirname(db), 'dist'), state: 'failed' },
);
process.stdout.write(`port ${running.port}\n`);
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));

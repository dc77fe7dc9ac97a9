import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../server.ts';
import { TEST_OPTIONS } from './options.ts';

/** A server in a process of its own, to be killed. Says its port. */
const [port = '0', db = '', logLevel = 'silent', more = '{}'] = process.argv.slice(2);
const running = await serve(
  { ...TEST_OPTIONS, port: Number(port), db, logLevel, ...JSON.parse(more) },
  { dist: join(tmpdir(), 'crossings-no-site'), state: 'failed' },
);
// Before anybody knows the port: whoever does may say goodbye at once.
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
process.stdout.write(`port ${running.port}\n`);

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { titles } from '../../games/index.ts';
import { withNewerRules } from '../../service/testing/newerRules.ts';
import { serve } from '../server.ts';
import { TEST_OPTIONS } from './options.ts';

/** A server in a process of its own, to be killed, maybe one of the next version. Says its port. */
const [port = '0', db = '', logLevel = 'silent', more = '{}', rules = ''] = process.argv.slice(2);
const running = await serve(
  { ...TEST_OPTIONS, port: Number(port), db, logLevel, ...JSON.parse(more) },
  { dist: join(tmpdir(), 'crossings-no-site'), state: 'failed' },
  rules === 'newer' ? withNewerRules(titles) : titles,
);
// Before anybody knows the port: whoever does may say goodbye at once.
const stop = (): void => void running.stop().then(() => process.exit(0));
process.on('SIGTERM', stop);
void running.sentAway.then(stop);
process.stdout.write(`port ${running.port}\n`);

import { serve } from '../server.ts';
import { systemTime } from '../time.ts';
import { leapingTime } from './leapingTime.ts';
import { TEST_OPTIONS } from './options.ts';

/**
 * A server with its pages, in a process of its own, whose tables can be told that it is a while later: who is
 * away for ten minutes need not be waited for. Says its address, and `leapt` when it has.
 */
const [port = '0', db = '', dist = ''] = process.argv.slice(2);
const time = leapingTime(systemTime);
const options = { ...TEST_OPTIONS, port: Number(port), db, logLevel: 'warn' };
const running = await serve(options, { dist, state: 'built' }, undefined, undefined, time);
process.on('message', (ms) => void time.leap(Number(ms)).then(() => process.send?.('leapt')));
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
process.stdout.write(`http://127.0.0.1:${running.port}\n`);

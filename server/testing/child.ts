import { serve } from '../server.ts';

/** A server in a process of its own, to be killed. Says its port on the first line. */
const [port = '0', db = '', botDelay = '0'] = process.argv.slice(2);
const running = await serve(
  {
    port: Number(port),
    host: '127.0.0.1',
    db,
    publicUrl: null,
    keepDays: 90,
    botDelayMs: Number(botDelay),
    rate: 0,
    logLevel: 'silent',
  },
  '',
);
process.stdout.write(`${running.port}\n`);
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));

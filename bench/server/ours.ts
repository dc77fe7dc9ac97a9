import { dirname, join } from 'node:path';
import { serve } from '../../server/server.ts';
import { answerStats } from './contract.ts';
import { dealName, everyDeal, ourDeal } from './deals.ts';
import { scratchFile } from './scratch.ts';

const db = scratchFile();

/** Our own server as it is, with every action on the disk before it is told; only the rate limits are off. */
const { port } = await serve(
  {
    port: 0,
    host: '127.0.0.1',
    db,
    publicUrl: null,
    trustProxy: [],
    keepDays: 90,
    botDelayMs: 0,
    rate: 0,
    logLevel: 'silent',
  },
  { dist: join(dirname(db), 'dist'), state: 'failed' },
  Object.fromEntries(everyDeal.map((deal) => [dealName(deal), ourDeal(deal)])),
);
process.on('SIGTERM', () => process.exit(0));
answerStats(port);

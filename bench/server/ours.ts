import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../server/server.ts';
import { answerStats } from './contract.ts';
import { dealName, everyDeal, ourDeal } from './deals.ts';

/** Our own server as it is, with every action on the disk before it is told; only the rate limits are off. */
const folder = mkdtempSync(join(tmpdir(), 'crossings-bench-'));
const { port } = await serve(
  {
    port: 0,
    host: '127.0.0.1',
    db: join(folder, 'bench.db'),
    publicUrl: null,
    keepDays: 90,
    botDelayMs: 0,
    rate: 0,
    logLevel: 'silent',
  },
  '',
  Object.fromEntries(everyDeal.map((deal) => [dealName(deal), ourDeal(deal)])),
);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('SIGTERM', () => process.exit(0));
answerStats(port);

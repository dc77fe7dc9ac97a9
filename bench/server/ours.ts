import { dealName, everyDeal, ourDeal } from './deals.ts';
import { serveOurs } from './serveOurs.ts';

/**
 * Our own server as it is, with every action on the disk before it is told; only the rate limits are off.
 * `ours.ts <postgres://…>`: one of several on that database.
 */
const [db] = process.argv.slice(2);
await serveOurs(
  { botDelayMs: 0, rate: 0, ...(db !== undefined && { db, leaseMs: 6000 }) },
  Object.fromEntries(everyDeal.map((deal) => [dealName(deal), ourDeal(deal)])),
);

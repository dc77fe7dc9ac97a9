import { dealName, everyDeal, ourDeal } from './deals.ts';
import { serveOurs } from './serveOurs.ts';

/** Our own server as it is, with every action on the disk before it is told; only the rate limits are off. */
await serveOurs(
  { botDelayMs: 0, rate: 0 },
  Object.fromEntries(everyDeal.map((deal) => [dealName(deal), ourDeal(deal)])),
);

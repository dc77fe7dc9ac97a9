import { serveOurs } from '../server/serveOurs.ts';

/** Our server with all it has by default, limits included. */
await serveOurs({ botDelayMs: 700, rate: 20 });

import { openRelay } from './relay.ts';

/** The limit: what one client sends goes to both of its table, and nothing is thought or kept. */
openRelay(({ clients }, text) => {
  for (const client of clients) client.send(text);
});

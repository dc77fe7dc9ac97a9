import type { Client } from './client.ts';

/** What people do besides playing: talk, note, pause, take back, and what only broken programs do. */
export function mischief(client: Client): void {
  const { chance, following, table, person, requests } = client;
  if (table?.phase !== 'playing') return;
  switch (chance.below(8)) {
    case 0:
      requests.ask({ t: 'talk', phrase: 'thanks' });
      break;
    case 1:
      requests.ask({ t: 'note', text: `note of ${person.name}` });
      break;
    case 2:
      requests.ask({ t: table.paused ? 'resume' : 'pause' });
      break;
    case 3:
    case 4:
      if (following?.picture?.undo.state === 'free') requests.ask({ t: 'undo' });
      break;
    case 5:
      requests.repeat('latest');
      break;
    case 6:
      requests.repeat('old');
      break;
    default:
      client.wire.send('{"t":"act","id":');
  }
}

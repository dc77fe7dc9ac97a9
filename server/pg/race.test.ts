import { afterAll, expect, test } from 'vitest';
import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import type { Seated } from '../../room/rest.ts';
import { reflex } from '../../room/testing/reflex.ts';
import { connect, post } from '../testing/client.ts';
import { serveHere } from '../testing/here.ts';
import { startPostgres } from '../testing/postgres.ts';
import { BUSY_MS, probed, raceOf } from '../testing/races.ts';
import { slowWire } from '../testing/slowWire.ts';
import { postgresDatabase } from './database.ts';

const RACES = process.env.CROSSINGS_LONG === undefined ? 2 : 60;
/** Of the far one's line, one way. */
const FAR_MS = 60;
/** Between one hand and the next: less than what the far one's line takes there and back. */
const APART_MS = 100;

const titles = { reflex: reflex as unknown as Title<Kind> };
const postgres = await startPostgres();
afterAll(() => postgres.stop());

test('S10 a race is as fair where another server stands between: the line is measured from end to end', async () => {
  const url = await postgres.database();
  const node = () => serveHere({ db: url, leaseMs: 6000 }, titles);
  const [owner, other] = await Promise.all([node(), node()]);
  const wire = await slowWire(other.port, FAR_MS, 2);
  const seats = [0, 1, 2].map(() => ({ kind: 'human' }));
  const options = { races: RACES, betweenMs: 40 };
  const wish = { game: 'reflex', seats, name: 'Ada', options };
  const { body: host } = await post<Seated>(owner.port, '/api/tables', wish);
  // At the owner's, at the other one's, and far away from the other one.
  const ada = await connect(owner.port, host);
  const clients = [ada];
  for (const port of [other.port, wire.port]) {
    const { body } = await post<Seated>(other.port, `/api/tables/${host.table}/join`, { name: `${port}` });
    clients.push(await connect(port, body));
  }
  await Promise.all(clients.map((client) => probed(client, 2)));
  await ada.ask({ t: 'start' });
  const shown: boolean[] = [];
  for (let race = 0; race < RACES; race++) {
    // Each is fastest in turn.
    const wishes = clients.map((_client, seat) => 260 + APART_MS * ((seat + race) % clients.length));
    const { took, order, lagMs } = await raceOf(clients, race, wishes);
    if (lagMs <= BUSY_MS) shown.push(order[0]?.seat === took.indexOf(Math.min(...took)));
  }
  const database = await postgresDatabase(url);
  const trips = (await database.entries(host.table)).flatMap(({ actor, action }) =>
    actor === 2 && action?.type === 'ready' ? Number(Reflect.get(action, 'trip')) : [],
  );
  expect(trips).toHaveLength(RACES);
  expect(Math.min(...trips)).toBeGreaterThanOrEqual(2 * FAR_MS - 2);
  console.log(
    `${shown.length} races through another server, ${shown.filter(Boolean).length} to the faster hand`,
  );
  expect(shown.filter((isRight) => !isRight).length).toBeLessThanOrEqual(shown.length / 10);
  await Promise.all(clients.map((client) => client.close()));
  await database.close();
  await wire.close();
  await Promise.all([owner.stop(), other.stop()]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../engine/at.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import type { Seated } from '../room/rest.ts';
import { reflex } from '../room/testing/reflex.ts';
import type { Running } from './server.ts';
import { type Client, connect, post } from './testing/client.ts';
import { serveHere } from './testing/here.ts';
import { allReady, BUSY_MS, hasPair, orders, probed, raceOf, rowOf, slapAfter } from './testing/races.ts';
import { type SlowWire, slowWire } from './testing/slowWire.ts';

/** One way, in milliseconds, and how much a piece may vary. */
const WIRES = [
  { oneWay: 3, jitter: 1 },
  { oneWay: 45, jitter: 8 },
  { oneWay: 250, jitter: 12 },
] as const;
/** So many races show something, of so many that are run at most. */
const SHOWN = 3;
const MOST_RACES = 12;

let server: Running;
let wires: SlowWire[] = [];
beforeAll(async () => {
  server = await serveHere({}, { reflex: reflex as unknown as Title<Kind> });
});
afterAll(async () => {
  await Promise.all(wires.map((wire) => wire.close()));
  await server.stop();
});

async function threeAtTable(options: object, heldPongMs = 0): Promise<Client[]> {
  const seats = WIRES.map(() => ({ kind: 'human' }));
  const { body: host } = await post<Seated>(server.port, '/api/tables', {
    game: 'reflex',
    seats,
    name: 'Ada',
    options,
  });
  const people = [host];
  for (const name of ['Ben', 'Cem']) {
    const { body } = await post<Seated>(server.port, `/api/tables/${host.table}/join`, { name });
    people.push(body);
  }
  wires = await Promise.all(WIRES.map(({ oneWay, jitter }) => slowWire(server.port, oneWay, jitter)));
  const clients = await Promise.all(
    people.map((one, seat) => connect(at(wires, seat).port, one, null, true, seat === 1 ? heldPongMs : 0)),
  );
  // A second probe says that the first was answered: before that nothing is known of a line.
  await Promise.all(clients.map((client) => probed(client, 2)));
  return clients;
}

test('[EI-R30] over three very different wires the faster hand is first', async ({ skip }) => {
  const clients = await threeAtTable({ races: MOST_RACES, betweenMs: 40 });
  await at(clients, 0).ask({ t: 'start' });
  let shown = 0;
  for (let race = 0; race < MOST_RACES && shown < SHOWN; race++) {
    // Each seat is fastest in turn, by 100 ms: less than any difference between the first wire and the last.
    const wishes = clients.map((_client, seat) => 220 + 100 * ((seat + race) % WIRES.length));
    const { took, order, lagMs } = await raceOf(clients, race, wishes);
    if (lagMs > BUSY_MS) continue;
    shown++;
    expect(order[0]?.seat).toBe(took.indexOf(Math.min(...took)));
  }
  await Promise.all(clients.map((client) => client.close()));
  if (shown === 0) skip('this machine is too busy to tell hands apart');
});

test('[EI-R30] neither a false claim nor pongs held back make a slower hand the first', async ({ skip }) => {
  const clients = await threeAtTable({ races: MOST_RACES, betweenMs: 40 }, 300);
  await at(clients, 0).ask({ t: 'start' });
  const honest = (took: number): number => took;
  const claims = [(took: number) => took, () => 0, (took: number) => took - 60];
  let shown = 0;
  for (let race = 0; race < MOST_RACES && shown < SHOWN; race++) {
    const { took, order, lagMs } = await raceOf(
      clients,
      race,
      [240, 390, 700],
      [honest, at(claims, shown), honest],
    );
    if (lagMs > BUSY_MS || at(took, 0) > at(took, 1)) continue;
    shown++;
    expect(order[0]?.seat).toBe(0);
  }
  await Promise.all(clients.map((client) => client.close()));
  if (shown === 0) skip('this machine is too busy to tell hands apart');
});

test('a wire that is cut in mid-race is lost, and the others go on', async () => {
  const clients = await threeAtTable({ races: 1, betweenMs: 40 });
  const [ada, ben] = [at(clients, 0), at(clients, 1)];
  await ada.ask({ t: 'start' });
  const slapping = slapAfter(ben, 0, 250);
  const racing = ben.sees(() => hasPair(rowOf(ben)));
  await allReady(clients);
  await racing;
  at(wires, 2).cut();
  await slapping;
  const over = await ben.sees((scene) => scene.outcome !== null);
  expect(over.outcome).toMatchObject({ why: 'done' });
  expect(orders(ben)[0]?.map(({ seat }) => seat)).toEqual([1]);
  if (ben.table?.seats[2]?.connected !== false) {
    await ben.hears((m) => m.t === 'table' && m.table.seats[2]?.connected === false);
  }
  await Promise.all([ada, ben].map((client) => client.close()));
});

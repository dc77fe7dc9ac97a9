import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { FACES } from '../games/migrato/content.ts';
import type { View } from '../games/migrato/eyes/view.ts';
import type { Running } from './server.ts';
import { type Client, connect, twoAtTable } from './testing/client.ts';
import { serveHere } from './testing/here.ts';

/**
 * Every byte a client received is searched for faces that its seat had no right to. A face may stand in a message
 * only if it is in that seat's own hand before or after it, or lies openly on the table, or has just been shown.
 */
let server: Running;
beforeAll(async () => {
  server = await serveHere();
});
afterAll(() => server.stop());

/** In plain words: a squeezed face could not be found by searching. */
const look = (who: Parameters<typeof connect>[1]): Promise<Client> => connect(server.port, who, null, false);

const NIGHTS = FACES.filter((face) => face.night).map((face) => face.id);

/** Faces this viewer may name: all that is open, and its own hand. Written without the view's own code in mind. */
function allowed(view: View, seat: number | null): Set<string> {
  const seen = new Set<string>(view.discard);
  for (const [owner, { hand, known, colonies, settlements }] of view.seats.entries()) {
    if (owner === seat) for (const face of hand ?? []) seen.add(face);
    else if (hand !== null) throw new Error('a hand that is not its own');
    for (const face of known) seen.add(face);
    for (const { cards } of settlements) for (const face of cards) seen.add(face);
    for (const { cards } of colonies) for (const card of cards) if (typeof card === 'string') seen.add(card);
  }
  return seen;
}

const facesIn = (text: string): string[] => NIGHTS.filter((face) => text.includes(`"${face}"`));

test('no byte that reached a seat or a spectator names a face it may not know', async () => {
  const chance = seeded('leaks');
  let searched = 0;
  for (let match = 0; match < 4; match++) {
    const { host, guest } = await twoAtTable(server.port, { options: { memoryAid: 'none' } });
    const watcher = await look({ table: host.table, token: null, seat: null });
    const clients = [await look(host), await look(guest), watcher];
    await clients[0]?.ask({ t: 'start' });
    await Promise.all(clients.map((client) => client.sees(() => true)));
    searched += await playAndSearch(clients, chance);
    await Promise.all(clients.map((client) => client.close()));
  }
  expect(searched).toBeGreaterThan(500);
});

async function playAndSearch(clients: readonly Client[], chance: ReturnType<typeof seeded>): Promise<number> {
  let messages = 0;
  let seen = clients.map((client) => client.raw.length);
  for (;;) {
    const before = clients.map((client) => allowed(client.scene?.view as View, client.seat));
    const mover = clients.find((client) => client.scene?.awaiting.must.includes(client.seat ?? -1));
    if (mover === undefined) throw new Error('nobody is to act');
    const options = mover.scene?.options ?? [];
    const action = options[chance.below(options.length)] ?? expect.fail();
    const others = clients
      .filter((client) => client !== mover)
      .map((client) => client.hears((m) => m.t === 'step'));
    expect(await mover.act(action)).toBeUndefined();
    await Promise.all(others);
    // At the end everything is laid open.
    if (clients[0]?.scene?.outcome !== null) return messages;
    for (const [i, client] of clients.entries()) {
      const view = client.scene?.view as View;
      const shown = client.raw.slice(seen[i]);
      const fair = new Set([...(before[i] ?? []), ...allowed(view, client.seat), ...openly(client)]);
      for (const text of shown) {
        messages++;
        for (const face of facesIn(text)) {
          if (!fair.has(face)) throw new Error(`seat ${client.seat} was told of ${face}: ${text}`);
        }
      }
    }
    seen = clients.map((client) => client.raw.length);
  }
}

/** What the latest step showed to the whole table: revealed, failed, swept and discarded cards. */
function openly({ heard }: Client): string[] {
  const step = heard.findLast((m) => m.t === 'step');
  const events = (step?.t === 'step' ? (step.e ?? []) : []) as { type: string }[];
  const open = ['colonyRevealed', 'colonyArrived', 'colonyFailed', 'leftoversDiscarded', 'cardDiscarded'];
  const all = [...open, 'handDiscarded', 'colonyDropped'];
  return facesIn(JSON.stringify(events.filter((event) => all.includes(event.type))));
}

test('a history of a running game gives back nothing that was live only', async () => {
  const { host, guest } = await twoAtTable(server.port);
  const clients = [await look(host), await look(guest)] as const;
  await clients[0].ask({ t: 'start' });
  await Promise.all(clients.map((client) => client.sees(() => true)));
  for (let i = 0; i < 12; i++) {
    const mover =
      clients.find((client) => client.scene?.awaiting.must.includes(client.seat ?? -1)) ?? clients[0];
    const other = clients.find((client) => client !== mover) ?? clients[1];
    const heard = other.hears((m) => m.t === 'step');
    await mover.act(mover.scene?.options[0] ?? {});
    await heard;
  }
  const watcher = await connect(server.port, { table: host.table, token: null, seat: null });
  for (const client of clients) {
    const past = client.hears((m) => m.t === 'history');
    client.send(JSON.stringify({ t: 'history', id: 'h1' }));
    const told = await past;
    const fair = allowed(watcher.scene?.view as View, null);
    expect(told).toMatchObject({ eyes: 'public' });
    for (const face of facesIn(JSON.stringify(told))) expect(fair).toContain(face);
  }
  await Promise.all([watcher, ...clients].map((client) => client.close()));
});

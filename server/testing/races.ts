import { at } from '../../engine/at.ts';
import type { Kind } from '../../engine/game.ts';
import type { Timed } from '../../games/ellis-island/pieces/race/judge.ts';
import type { Reflex } from '../../room/testing/reflex.ts';
import type { Client } from './client.ts';
import { watchLag } from './lag.ts';

/** People who race over real sockets, each after so long, and what the room makes of it. */

/** A machine that keeps its own timers waiting for longer cannot tell which of two hands was faster. */
export const BUSY_MS = 30;

export async function probed(client: Client, times: number): Promise<void> {
  const count = (): number => client.heard.filter((m) => m.t === 'probe').length;
  while (count() < times) await client.hears((m) => m.t === 'probe');
}

const viewOf = (client: Client): Reflex['view'] | undefined =>
  client.scene?.view as Reflex['view'] | undefined;
export const rowOf = (client: Client): readonly number[] => viewOf(client)?.row ?? [];
export const hasPair = (row: readonly number[]): boolean => row.length > 1 && row.at(-1) === row.at(-2);
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Slaps this long after it sees the pair of this race, and says how long it really took. */
export async function slapAfter(
  client: Client,
  race: number,
  ms: number,
  claim = (took: number) => took,
): Promise<number> {
  await client.sees(() => viewOf(client)?.races === race && hasPair(rowOf(client)));
  const seen = performance.now();
  await sleep(ms);
  const took = Math.round(performance.now() - seen);
  const action = { type: 'slap', card: rowOf(client).length, reaction: claim(took), trip: 0 };
  // Whoever is much too late finds the race over.
  await client.ask({ t: 'act', decision: null, action });
  return took;
}

const isRaced = (event: Kind['event']): event is { type: 'raced'; order: Timed[] } => event.type === 'raced';
export const orders = (client: Client): (readonly Timed[])[] =>
  client.heard
    .flatMap((m) => (m.t === 'step' ? (m.e ?? []) : []))
    .filter(isRaced)
    .map(({ order }) => order);

export const allReady = (clients: readonly Client[]): Promise<unknown> =>
  Promise.all(
    clients.map(async (client, seat) => {
      await client.sees((scene) => scene.awaiting.must.includes(seat));
      await client.act({ type: 'ready', trip: 0 });
    }),
  );

export interface Raced {
  readonly took: readonly number[];
  readonly order: readonly Timed[];
  /** The longest that a timer of this very process had to wait meanwhile. */
  readonly lagMs: number;
}

/** Everybody slaps after this long; says how long each really took, and the order the room awarded. */
export async function raceOf(
  clients: readonly Client[],
  race: number,
  wishes: readonly number[],
  claims: readonly ((took: number) => number)[] = [],
): Promise<Raced> {
  const lag = watchLag();
  const slapping = Promise.all(
    clients.map((client, seat) => slapAfter(client, race, wishes[seat] ?? 0, claims[seat])),
  );
  await allReady(clients);
  const took = await slapping;
  const ada = at(clients, 0);
  await ada.sees((scene) => (scene.view as Reflex['view']).races > race);
  return { took, order: at(orders(ada), race), lagMs: lag.stop() };
}

import type { Seated } from '../../room/rest.ts';
import { askFrom } from '../../server/testing/ask.ts';
import { type Client, connect } from '../../server/testing/client.ts';
import { anyOf } from '../server/contract.ts';

/** Players who do nothing but play: `honest.ts <port>`. Asked for so many milliseconds, says what they heard. */
export interface Heard {
  /** From sending an action to its receipt by the opponent, in milliseconds. */
  readonly latencies: readonly number[];
  /** From sending an action to the answer of a bot. */
  readonly replies: readonly number[];
}

const TABLES = 10;
const BOT_TABLES = 3;
const FIRST_NETWORK = 10;
/** Between two actions of one table. */
const GAP_MS = 100;

const port = Number(process.argv[2]);
let latencies: number[] = [];
let replies: number[] = [];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function seated(from: string, path: string, body: object): Promise<Seated> {
  const { status, text } = await askFrom(from, port, path, { method: 'POST', body });
  if (status !== 201) throw new Error(`an honest player was turned away: ${text}`);
  return JSON.parse(text) as Seated;
}

/** Nobody founds a hundred tables an hour: each game is played from another address. */
function homes(network: number): () => string {
  let games = 0;
  return () => {
    games++;
    return `127.${network}.${games >> 8}.${(games & 255) + 1}`;
  };
}

const mustAct = ({ scene, seat }: Client): boolean => scene?.awaiting.must.includes(seat ?? -1) ?? false;

/** Two people play one game after the other. */
async function play(nr: number): Promise<void> {
  const home = homes(FIRST_NETWORK + nr);
  for (;;) {
    const from = home();
    const seats = [{ kind: 'human' }, { kind: 'human' }];
    const host = await seated(from, '/api/tables', { game: 'migrato', seats, name: 'Ada', listed: true });
    const guest = await seated(from, `/api/tables/${host.table}/join`, { name: 'Ben' });
    const clients = [await connect(port, host), await connect(port, guest)] as const;
    await clients[0].ask({ t: 'start' });
    await Promise.all(clients.map((client) => client.sees(() => true)));
    while (clients[0].scene?.outcome === null) {
      await pause(GAP_MS);
      const mover = clients.find(mustAct) ?? clients[0];
      const other = mover === clients[0] ? clients[1] : clients[0];
      const heard = other.hears((m) => m.t === 'step');
      const since = performance.now();
      const refusal = mover.act(anyOf(mover.scene?.options ?? []) ?? {});
      await heard;
      latencies.push(performance.now() - since);
      await refusal;
    }
    await Promise.all(clients.map((client) => client.close()));
  }
}

/** One person against a bot. */
async function playBot(nr: number): Promise<void> {
  const home = homes(FIRST_NETWORK + TABLES + nr);
  for (;;) {
    const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'level:3' }];
    const wish = { game: 'migrato', seats, name: 'Cem' };
    const client = await connect(port, await seated(home(), '/api/tables', wish));
    await client.ask({ t: 'start' });
    let since: number | undefined;
    for (;;) {
      const scene = await client.sees((now) => now.outcome !== null || mustAct(client));
      if (since !== undefined) replies.push(performance.now() - since);
      if (scene.outcome !== null) break;
      await client.act(anyOf(scene.options) ?? {});
      since = mustAct(client) ? undefined : performance.now();
    }
    await client.close();
  }
}

process.on('message', async (ms: number) => {
  latencies = [];
  replies = [];
  await pause(ms);
  process.send?.({ latencies, replies } satisfies Heard);
});
process.on('SIGTERM', () => process.exit(0));
for (let nr = 0; nr < TABLES; nr++) void play(nr);
for (let nr = 0; nr < BOT_TABLES; nr++) void playBot(nr);
await pause(3000);
process.send?.('ready');

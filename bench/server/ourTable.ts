import type { Game, Kind } from '../../engine/game.ts';
import { game } from '../../games/migrato/game.ts';
import { ruledScene } from '../../room/choices.ts';
import { compactClient } from '../../room/encoding/client.ts';
import { type Following, follow, mustAct } from '../../room/encoding/follow.ts';
import type { Seated } from '../../room/rest.ts';
import { anyOf, course, type MakeTable } from './contract.ts';
import { dealName } from './deals.ts';
import { openWire, type Wire } from './wire.ts';

async function post(port: number, path: string, body: object): Promise<Seated> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Seated;
}

interface Client {
  readonly wire: Wire;
  readonly seat: number;
  held: Following | undefined;
}

/** A compact step, as all of these are. Looked at, not read: these clients must cost next to nothing. */
const STEP = '[';
const REFUSAL = /^{"t":"(refused|error)"/;

export const ourTable: MakeTable = (port, tally, deal, script, door = port) => {
  const clients: Client[] = [];
  const { spoken, act, heard, recite } = course(tally, (seat, text) =>
    clients.find((client) => client.seat === seat)?.wire.send(text),
  );
  let isOn = false;

  async function connect({ table, token, seat }: Seated, dealt: () => void): Promise<Client> {
    const welcomed = Promise.withResolvers<void>();
    const { read, write } = compactClient();
    const wire = await openWire(door, '/socket', (text) => {
      if (isOn) tally.bytes += text.length;
      if (isOn && script !== undefined) {
        if (REFUSAL.test(text)) throw new Error(`not in the script: ${text}`);
        if (!text.startsWith(STEP)) return;
        heard(client.seat);
        recite(client.seat, script);
        return;
      }
      const message = read(text);
      if (message.t === 'welcome') welcomed.resolve();
      if (message.t === 'step' && !isOn) dealt();
      if (message.t !== 'welcome' && message.t !== 'sync' && message.t !== 'step') return;
      client.held = follow(client.held, message);
      if (!isOn) return;
      heard(client.seat);
      answer(client);
    });
    const client: Client = { wire, seat: seat ?? 0, held: undefined };
    clients.push(client);
    wire.send(write({ t: 'hello', v: 1, table, token, last: null, rules: true }));
    await welcomed.promise;
    return client;
  }

  function answer({ seat, held }: Client): void {
    const picture = held?.picture;
    if (picture == null) return;
    if (picture.outcome !== null) {
      if (seat === 0) tally.over();
      return;
    }
    if (!mustAct(picture, seat)) return;
    const action = anyOf(ruledScene(game as Game<Kind>, picture, seat).options);
    const { decision } = picture;
    act(seat, JSON.stringify({ t: 'act', id: `${seat}-${decision}`, decision, action }));
  }

  return {
    spoken,
    async prepare() {
      const seats = [{ kind: 'human' }, { kind: 'human' }];
      const host = await post(port, '/api/tables', { game: dealName(deal), seats, name: 'a' });
      const guest = await post(port, `/api/tables/${host.table}/join`, { name: 'b' });
      // Both: whichever heard of the deal after the game has begun would take it for an action.
      const dealt = [guest, host].map(() => Promise.withResolvers<void>());
      await connect(guest, () => dealt[0]?.resolve());
      const { wire } = await connect(host, () => dealt[1]?.resolve());
      wire.send('{"t":"start","id":"start"}');
      await Promise.all(dealt.map(({ promise }) => promise));
    },
    go() {
      isOn = true;
      for (const client of clients) script === undefined ? answer(client) : recite(client.seat, script);
    },
    close() {
      for (const { wire } of clients) wire.close();
    },
  };
};

import type { Game, Kind } from '../../engine/game.ts';
import { game } from '../../games/migrato/game.ts';
import { ruledScene } from '../../room/choices.ts';
import { type Following, follow, mustAct } from '../../room/follow.ts';
import { listening } from '../../room/listen.ts';
import type { Seated } from '../../room/rest.ts';
import { anyOf, course, type Table, type Tally } from './contract.ts';
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

export function ourTable(port: number, tally: Tally): Table {
  const clients: Client[] = [];
  const { act, heard } = course(tally);
  let isOn = false;

  async function connect({ table, token, seat }: Seated, acknowledged: () => void): Promise<Client> {
    const welcomed = Promise.withResolvers<void>();
    const read = listening();
    const wire = await openWire(port, '/socket', (text) => {
      const message = read(text);
      if (isOn) tally.bytes += text.length;
      if (message.t === 'welcome') welcomed.resolve();
      if (message.t === 'ack' || (message.t === 'step' && message.id !== undefined)) acknowledged();
      if (message.t !== 'welcome' && message.t !== 'sync' && message.t !== 'step') return;
      client.held = follow(client.held, message);
      if (!isOn) return;
      heard(client.seat);
      answer(client);
    });
    const client: Client = { wire, seat: seat ?? 0, held: undefined };
    clients.push(client);
    wire.send(JSON.stringify({ t: 'hello', v: 1, table, token, last: null, words: true, rules: true }));
    await welcomed.promise;
    return client;
  }

  function answer({ wire, seat, held }: Client): void {
    const picture = held?.picture;
    if (picture == null) return;
    if (picture.outcome !== null) {
      if (seat === 0) tally.over();
      return;
    }
    if (!mustAct(picture, seat)) return;
    const action = anyOf(ruledScene(game as Game<Kind>, picture, seat).options);
    const { decision } = picture;
    act(seat, () => wire.send(JSON.stringify({ t: 'act', id: `${seat}-${decision}`, decision, action })));
  }

  return {
    async prepare() {
      const seats = [{ kind: 'human' }, { kind: 'human' }];
      const host = await post(port, '/api/tables', { game: 'migrato', seats, name: 'a' });
      const guest = await post(port, `/api/tables/${host.table}/join`, { name: 'b' });
      const dealt = Promise.withResolvers<void>();
      await connect(guest, () => {});
      const { wire } = await connect(host, dealt.resolve);
      wire.send('{"t":"start","id":"start"}');
      await dealt.promise;
    },
    go() {
      isOn = true;
      for (const client of clients) answer(client);
    },
    close() {
      for (const { wire } of clients) wire.close();
    },
  };
}

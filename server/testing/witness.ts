import type { Chance } from '../../engine/chance.ts';
import type { Seated } from '../../room/rest.ts';
import { type Client, connect, twoAtTable } from './client.ts';

/** What two people at one table can swear to after the server died. */
export interface Witness {
  readonly game: string;
  readonly host: Seated;
  readonly guest: Seated;
  /** By seat: the actions that were acknowledged, in order. */
  readonly acknowledged: [object[], object[]];
  /** By seat: whoever was told something still has it. */
  readonly clients: Client[];
}

/** Plays one table of this game after the other until the line dies; every one of them leaves its witness. */
export async function playUntilDeath(
  port: number,
  chance: Chance,
  witnesses: Witness[],
  game = 'migrato',
): Promise<void> {
  try {
    for (;;) {
      const { host, guest } = await twoAtTable(port, { game });
      const witness: Witness = { game, host, guest, acknowledged: [[], []], clients: [] };
      witnesses.push(witness);
      const clients = [await connect(port, host), await connect(port, guest)] as const;
      witness.clients.push(...clients);
      await clients[0].ask({ t: 'start' });
      await Promise.all(
        clients.map((client, i) => play(client, chance, witness.acknowledged[i === 0 ? 0 : 1])),
      );
      await Promise.all(clients.map((client) => client.close()));
    }
  } catch {
    // The server is dead: that is the point.
  }
}

async function play(client: Client, chance: Chance, acknowledged: object[]): Promise<void> {
  const isMine = (): boolean => client.scene?.awaiting.must.includes(client.seat ?? -1) ?? false;
  for (;;) {
    const scene = await client.sees((s) => s.outcome !== null || isMine());
    if (scene.outcome !== null) return;
    const action = scene.options[chance.below(scene.options.length)] ?? {};
    if ((await client.act(action)) === undefined) acknowledged.push(action);
  }
}

import { expect } from 'vitest';
import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import type { Action } from '../../games/ellis-island/action.ts';
import type { Challenge } from '../../games/ellis-island/content.ts';
import type { View } from '../../games/ellis-island/eyes/view.ts';
import { ellisIsland } from '../../games/ellis-island/index.ts';
import { CARD_IDS } from '../../games/ellis-island/pieces/puzzles/content.ts';
import type { Seated } from '../../room/rest.ts';
import { type Client, connect, post } from './client.ts';

/** What the tables of `sixes` draw next: a Mental card by its id; empty: by chance. */
export interface Drawn {
  card: (typeof CARD_IDS)[number] | '';
}

/** Ellis Island where every roll is a six, so that the offices are one walk away, and the puzzle is the one wished for. */
export const sixes = (drawn: Drawn = { card: '' }): Readonly<Record<string, Title<Kind>>> => ({
  'ellis-island': {
    ...ellisIsland,
    game: {
      ...ellisIsland.game,
      apply(state, actor, action, ctx) {
        if (action.type === 'attempt' && drawn.card !== '') state.mental = [CARD_IDS.indexOf(drawn.card)];
        ellisIsland.game.apply(state, actor, action, ctx);
        if (action.type === 'roll') state.turn.roll = 6;
      },
    },
  } satisfies typeof ellisIsland as unknown as Title<Kind>,
});

/** People who have claimed their families; in plain words, so that every byte can be searched. */
export interface Islanders {
  readonly people: readonly Seated[];
  readonly clients: readonly Client[];
  close(): Promise<void>;
}

export const viewOf = (client: Client | undefined): View =>
  (client?.scene?.view as View | undefined) ?? expect.fail('no view');

export async function arrive(port: number, options: object, guests = ['Ben', 'Cem']): Promise<Islanders> {
  const seats = ['Ada', ...guests].map(() => ({ kind: 'human' }));
  const { body: host } = await post<Seated>(port, '/api/tables', {
    game: 'ellis-island',
    seats,
    name: 'Ada',
    talk: 'free',
    listed: true,
    options,
  });
  const people = [host];
  for (const name of guests) {
    people.push((await post<Seated>(port, `/api/tables/${host.table}/join`, { name })).body);
  }
  const clients = await Promise.all(people.map((one) => connect(port, one, null, false)));
  await clients[0]?.ask({ t: 'start' });
  for (const [seat, client] of clients.entries()) {
    await client.sees((scene) => scene.awaiting.must.includes(seat));
    await allHeard(clients);
    expect(
      await client.act({ type: 'claim', family: ['HAR', 'KOC', 'STA'][(seat + 1) % 3] }),
    ).toBeUndefined();
  }
  await Promise.all(clients.map((client) => client.sees(() => viewOf(client).round > 0)));
  return {
    people,
    clients,
    async close() {
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}

/** Whatever was sent before the answer to a ping has arrived before it. */
export async function allHeard(clients: readonly Client[]): Promise<void> {
  const answers = clients.map((client) => client.hears((m) => m.t === 'pong'));
  for (const client of clients) client.send(JSON.stringify({ t: 'ping' }));
  await Promise.all(answers);
}

type Choose = (view: View, options: readonly Action[]) => Action | undefined;

/** Whoever is awaited does what `choose` says, until it says nothing. */
export async function goOn({ clients }: Islanders, choose: Choose): Promise<void> {
  for (;;) {
    const mover = clients.find((client) => client.scene?.awaiting.must.includes(client.seat ?? -1));
    const action =
      mover === undefined ? undefined : choose(viewOf(mover), (mover.scene?.options ?? []) as Action[]);
    if (mover === undefined || action === undefined) return;
    expect(await mover.act(action)).toBeUndefined();
    await allHeard(clients);
  }
}

/** Who comes first walks to the office with this member and stands before the desk; the others stroll. */
export const toDesk = (table: Islanders, slot: number, office: 'BOI' | 'DOH'): Promise<void> => {
  const first = viewOf(table.clients[0]).first;
  return goOn(table, (view, options) => {
    const has = (type: Action['type']): Action | undefined => options.find((one) => one.type === type);
    if (view.step === 'challenge' && view.turn.seat === first) return undefined;
    if (view.step !== 'move') return has('roll') ?? has('skip') ?? has('endTurn');
    if (view.turn.seat !== first) return options.find((one) => one.type === 'move' && one.to !== 'DOH');
    return { type: 'move', slot, to: office };
  });
};

export const attempt = (challenge: Challenge): Action => ({ type: 'attempt', challenge });

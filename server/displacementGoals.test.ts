import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import type { Goal } from '../games/displacement/content.ts';
import type { View } from '../games/displacement/eyes/view.ts';
import { type Displacement, title as displacement } from '../games/displacement/index.ts';
import { goalDeckOf } from '../games/displacement/pieces/goals.ts';
import type { State } from '../games/displacement/state.ts';
import type { Seated } from '../room/rest.ts';
import { type Running, serve } from './server.ts';
import { type Client, connect, post } from './testing/client.ts';

/**
 * Two whole matches on two real servers, with the same cards and the same actions, that differ only in who holds which
 * goal. Every byte that reaches somebody whose own goal is the same in both, or an onlooker, must be the same too.
 */
const SEATS = 3;

/** Displacement with this luck and these goals. */
function dealing(seed: string, goals: readonly Goal[]): Title<Displacement> {
  const { game } = displacement;
  return {
    ...displacement,
    game: {
      ...game,
      setup(config, seats, ctx) {
        const state = game.setup(config, seats, { ...ctx, chance: seeded(`${seed} deal`) });
        const left = goalDeckOf(config);
        for (const [seat, nation] of state.nations.entries()) {
          nation.goal = goals[seat] as Goal;
          left.splice(left.indexOf(nation.goal), 1);
        }
        state.undealt = left;
        for (const [i, event] of (ctx.out ?? []).entries()) {
          if (event.type === 'goalDealt')
            ctx.out?.splice(i, 1, { ...event, goal: goals[event.seat] ?? null });
        }
        return state;
      },
      // Luck that both matches share, however often it was asked before.
      apply: (state: State, actor, action, ctx) =>
        game.apply(state, actor, action, {
          ...ctx,
          chance: seeded(`${seed} ${state.round} ${state.active}`),
        }),
    },
  };
}

interface Match {
  readonly server: Running;
  /** The seats, then an onlooker. */
  readonly clients: readonly Client[];
  readonly ids: readonly string[];
  close(): Promise<void>;
}

async function open(seed: string, goals: readonly Goal[], options: object): Promise<Match> {
  const folder = mkdtempSync(join(tmpdir(), 'crossings-goals-'));
  const base = {
    port: 0,
    host: '127.0.0.1',
    publicUrl: null,
    trustProxy: [],
    keepDays: 90,
    botDelayMs: 0,
    rate: 0,
    inner: '127.0.0.1:0',
    leaseMs: 3000,
  };
  const titles = { displacement: dealing(seed, goals) as unknown as Title<Kind> };
  const server = await serve(
    { ...base, db: join(folder, 'test.db'), logLevel: 'silent' },
    { dist: join(folder, 'dist'), state: 'failed' },
    titles,
  );
  const seats = Array.from({ length: SEATS }, () => ({ kind: 'human' }));
  const wish = { game: 'displacement', seats, name: 'Ada', options };
  const { body: host } = await post<Seated>(server.port, '/api/tables', wish);
  const people = [host];
  for (const name of ['Ben', 'Cleo']) {
    people.push((await post<Seated>(server.port, `/api/tables/${host.table}/join`, { name })).body);
  }
  const clients: Client[] = [];
  for (const who of [...people, { table: host.table, token: null, seat: null }]) {
    clients.push(await connect(server.port, who, null, false));
  }
  expect(await clients[0]?.ask({ t: 'start' }, 'start')).toBeUndefined();
  await Promise.all(clients.map((client) => client.sees(() => true)));
  return {
    server,
    clients,
    ids: [host.table, host.code],
    async close() {
      await Promise.all(clients.map((client) => client.close()));
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const SEQ = /"seq":(\d+)/g;

/** What this one received so far, but for what is drawn by lot for every table: its names, and where counting begins. */
function bytes(match: Match, client: Client | undefined, from: number): readonly string[] {
  const all = client?.raw ?? [];
  const first = Number(new RegExp(SEQ.source).exec(all[0] ?? '')?.[1] ?? 0);
  const plain = (text: string): string =>
    match.ids
      .reduce((said, id) => said.replaceAll(id, 'table'), text)
      .replace(SEQ, (_found, seq: string) => `"seq":${Number(seq) - first}`);
  return all.slice(from).map(plain);
}

/** Whatever was sent before the answer to a ping has arrived before it. */
async function everybodyHeard({ clients }: Match): Promise<void> {
  const answers = clients.map((client) => client.hears((m) => m.t === 'pong'));
  for (const client of clients) client.send(JSON.stringify({ t: 'ping' }));
  await Promise.all(answers);
}

/** The same action in both matches. */
async function play(matches: readonly Match[], seat: number, action: object, id: string): Promise<void> {
  for (const match of matches) {
    const mover = match.clients[seat];
    const decision = mover?.scene?.decision ?? null;
    expect(await mover?.ask({ t: 'act', decision, action: action as { type: string } }, id)).toBeUndefined();
    await everybodyHeard(match);
  }
}

/** Goes back over what was, tries what is not allowed, and takes back: all of it must be answered alike. */
async function pry(matches: readonly Match[], seat: number, id: string): Promise<void> {
  for (const match of matches) {
    const client = match.clients[seat];
    const past = client?.hears((m) => m.t === 'history');
    client?.send(JSON.stringify({ t: 'history', id: `${id}-h` }));
    await past;
    const act = { t: 'act', decision: client?.scene?.decision ?? null, action: { type: 'block' } } as const;
    await client?.ask(act, `${id}-b`);
    await client?.ask({ t: 'undo' }, `${id}-u`);
    await everybodyHeard(match);
  }
}

async function compare(seed: string, goals: readonly [readonly Goal[], readonly Goal[]], options: object) {
  const matches = await Promise.all(goals.map((dealt) => open(seed, dealt, options)));
  const [one, two] = matches as [Match, Match];
  const same = goals[0].flatMap((goal, seat) => (goal === goals[1][seat] ? [seat] : []));
  const eyes = [...same, SEATS];
  const seen = eyes.map(() => 0);
  const mind = seeded(`${seed} mind`);
  let compared = 0;
  try {
    for (let turn = 0; ; turn++) {
      if (matches.some(({ clients }) => clients[SEATS]?.scene?.outcome !== null)) return { compared, turn };
      for (const [i, eye] of eyes.entries()) {
        const said = matches.map((match) => bytes(match, match.clients[eye], seen[i] ?? 0));
        expect(said[0]).toEqual(said[1]);
        compared += said[0]?.length ?? 0;
        seen[i] = one.clients[eye]?.raw.length ?? 0;
      }
      const seat = one.clients[SEATS]?.scene?.awaiting.must[0] ?? expect.fail('nobody is to act');
      expect(two.clients[SEATS]?.scene?.awaiting.must[0]).toBe(seat);
      if (turn % 20 === 7) for (const eye of same) await pry(matches, eye, `${turn}`);
      const menus = matches.map(({ clients }) => clients[seat]?.scene?.options ?? []);
      // Options do not depend on goals, not even on one's own.
      expect(menus[0]).toEqual(menus[1]);
      const options = menus[0] ?? [];
      await play(
        matches,
        seat,
        options[mind.below(options.length)] ?? expect.fail('no option'),
        `${turn}-${seat}`,
      );
    }
  } finally {
    await Promise.all(matches.map((match) => match.close()));
  }
}

const H: Goal = 'humanitarian';
const M: Goal = 'metropolitan';
const E: Goal = 'entrepreneurial';

test.each([
  ['the left neighbours change goals', [M, H, E], [M, E, H], { roundLimit: 12 }],
  ['an opponent holds another goal altogether', [M, M, E], [M, H, E], { roundLimit: 8 }],
  [
    'the host’s goal differs',
    [E, M, H],
    [M, M, H],
    { roundLimit: 8, expulsion: 'free', migrantChoice: 'auto' },
  ],
] as const)('[DI-1.4] on a real server, byte for byte until the end: %s', async (name, one, two, options) => {
  const { compared, turn } = await compare(`goals ${name}`, [one, two], options);
  expect(turn).toBeGreaterThan(20);
  expect(compared).toBeGreaterThan(60);
});

test('[DI-1.4] the bytes do carry the goal to its owner, so the comparison above looks at the right place', async () => {
  const match = await open('owner', [H, M, E], {});
  const view = match.clients[0]?.scene?.view as View;
  expect(view.nations.map(({ goal }) => goal)).toEqual([H, null, null]);
  expect(match.clients[0]?.raw.join()).toContain(`"${H}"`);
  await match.close();
});

import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { title as migrato } from '../games/migrato/index.ts';
import { memoryStore } from '../room/memoryStore.ts';
import type { Answer, Link, Ports } from '../room/ports.ts';
import type { Request } from '../room/requests.ts';
import type { Room } from '../room/room.ts';
import { anyBot, NOBODY, virtualTime } from '../room/testing/world.ts';
import { type Founders, newFounders } from './founders.ts';
import { newGate } from './gate.ts';
import { limitsOf } from './limits.ts';
import type { Secrets } from './ports.ts';
import { newTables, type Tables, takeFrom } from './tables.ts';

const RATE = 20;
const AT_ONCE = RATE * 3;
const [HERE, THERE] = ['192.0.2.1', '192.0.2.2'];

let made = 0;
const secrets: Secrets = {
  newToken: () => `token ${made++}`,
  newTableId: () => `table${made++}`,
  newCode: () => `code${made++}`,
  fingerprint: (token) => `key of ${token}`,
  sameAs: (token) => (key) => key === `key of ${token}`,
};

function city(): { tables: Tables; founders: Founders; pass(ms: number): void } {
  const time = virtualTime();
  const nobody = { add() {}, has: () => false };
  const [metrics, security] = [{ count() {} }, { note() {} }];
  const gate = newGate({ limits: limitsOf(RATE), time, metrics, security, shunned: nobody });
  const founders = newFounders((peer) => gate.pass('rematch', peer));
  const ports: Pick<Ports, 'luck' | 'bots' | 'run' | 'complain'> = {
    luck: seeded('city'),
    bots: anyBot(seeded('bots')),
    run: () => 1,
    complain() {},
  };
  const store = memoryStore();
  const titles = { migrato: migrato as unknown as Title<Kind> };
  const tables = newTables({ titles, store, time, secrets, founders, take: takeFrom(store), ports });
  return { tables, founders, pass: time.pass };
}

async function ask(room: Room, from: string, request: Request): Promise<Answer | undefined> {
  let answer: Answer | undefined;
  const { hostKey, seats } = room.head;
  const seat = seats.findIndex(({ key }) => key === hostKey);
  const send: Link['send'] = (_text, said) => {
    answer ??= said;
  };
  await room.receive({ ...NOBODY, seat, key: hostKey, host: true, from, send }, request);
  return answer;
}

/** A table against a bot that is given up at once, by somebody at this address. */
async function over({ tables }: { tables: Tables }, from: string): Promise<Room> {
  const seats = [{ kind: 'human' as const }, { kind: 'bot' as const }];
  const founded = await tables.create({ game: 'migrato', seats, name: 'Ada' }, from);
  return giveUp((await tables.find('table' in founded ? founded.table : '')) ?? expect.fail(), from);
}

async function giveUp(room: Room, from: string): Promise<Room> {
  expect(await ask(room, from, { t: 'start', id: 's' })).toBe('done');
  const resign = { t: 'act', id: 'r', decision: null, action: { type: 'resign' } } as const;
  expect(await ask(room, from, resign)).toBe('done');
  return room;
}

test('whoever founds one rematch after the other is stopped, others are not, and a person never', async () => {
  const { tables, pass } = city();
  let room = await over({ tables }, HERE);
  const next = async (from: string): Promise<Answer | undefined> => {
    const answer = await ask(room, from, { t: 'rematch', id: 'n' });
    if (answer === 'done') room = await giveUp((await tables.find(room.head.next ?? '')) ?? room, from);
    return answer;
  };
  for (let i = 0; i < AT_ONCE; i++) expect(await next(HERE)).toBe('done');
  const stopped = room;
  expect(await next(HERE)).toEqual({ key: 'link.tooOften' });
  expect(stopped.head.next).toBeNull();
  expect(await next(THERE)).toBe('done');
  // Whoever goes along to a table that is there founds none.
  expect(await ask(stopped, HERE, { t: 'rematch', id: 'm' })).toBe('done');
  for (let i = 0; i < AT_ONCE; i++) {
    pass(5000);
    expect(await next(HERE)).toBe('done');
  }
  await tables.close();
});

test('D4 a rematch has no turn of its own for its bots: it stands in the line of whoever asked for it', async () => {
  const { tables, founders } = city();
  const room = await over({ tables }, HERE);
  expect(founders.lineOf(room.head.id)).toBe(HERE);
  await ask(room, THERE, { t: 'rematch', id: 'n' });
  expect(founders.lineOf(room.head.next ?? '')).toBe(THERE);
  await tables.close();
});

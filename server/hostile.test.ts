import { expect, test } from 'vitest';
import { at } from '../engine/at.ts';
import { type Chance, seeded } from '../engine/chance.ts';
import { titles } from '../games/index.ts';
import type { Seated } from '../room/rest.ts';
import { anyMessage, anyOf, type Part } from './testing/anyMessage.ts';
import { askFrom } from './testing/ask.ts';
import { connect, twoAtTable } from './testing/client.ts';
import { spawnServer } from './testing/process.ts';
import { frame, openRaw, upgrade } from './testing/raw.ts';

/** Frames in all, lines at a time, and frames between two questions whether it is still there. */
const FRAMES = process.env.CROSSINGS_LONG === undefined ? 10_000 : 1_000_000;
const LINES = 24;
const BURST = 60;
const BURSTS = 5;
/** Lines one after the other to one table. */
const ATTACKS = 10;
/** So often it is said how far it is. */
const TOLD = 100_000;

const GAMES = Object.values(titles).map(({ game }) => ({
  id: game.id,
  actions: game.actionSchema as Part,
}));
type Played = (typeof GAMES)[number];

/** A whole frame that a line survives: texts, bytes, pings, pongs, a text in parts. */
function survivable(chance: Chance, words: readonly string[], { actions }: Played): Buffer {
  switch (chance.below(12)) {
    case 0:
      return frame(Buffer.from(Array.from({ length: chance.below(60) }, () => chance.below(256))), 0x82);
    case 1:
      return frame('x'.repeat(chance.below(125)), 0x89);
    case 2:
      return frame('x'.repeat(chance.below(125)), 0x8a);
    case 3:
      return Buffer.concat([frame('{"t":', 0x01), frame('', 0x00), frame('"ping"}', 0x80)]);
    default:
      return frame(anyMessage(chance, words, actions));
  }
}

/** One that breaks the rules of the transport, or simply ends: the last word on a line. */
function deadly(chance: Chance): Buffer {
  const noise = Buffer.from(Array.from({ length: 1 + chance.below(40) }, () => chance.below(256)));
  const kinds: readonly Buffer[] = [
    noise,
    frame('x'.repeat(5000)),
    frame('no end', 0x80),
    frame('reserved', 0xf1),
    frame(Buffer.from([0xff, 0xfe, 0xfd])),
    frame(Buffer.from([0x03]), 0x88),
    frame(Buffer.from([0x00, 0x05]), 0x88),
    Buffer.from([0x81, 0x05, ...Buffer.from('hello')]),
    Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
    frame('a frame that is cut off').subarray(0, 9),
  ];
  return anyOf(chance, kinds);
}

type Pair = Readonly<Record<'host' | 'guest', Seated>>;
/** What seats may be renewed to, or taken over with: so that some lines are let in by it later. */
const PASSES = ['A'.repeat(22), 'B'.repeat(22)];

/** A table that has begun, with its own address: what one may found and say has limits. */
async function pairFrom(from: string, port: number, { id }: Played): Promise<Pair> {
  const asked = async (path: string, body: object, token = ''): Promise<Seated> => {
    const headers = { authorization: `Bearer ${token}` };
    const { text } = await askFrom(from, port, path, { method: 'POST', body, headers });
    return JSON.parse(text) as Seated;
  };
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const host = await asked('/api/tables', { game: id, seats, name: 'Ada' });
  const guest = await asked(`/api/tables/${host.table}/join`, { name: 'Ben' });
  await asked(`/api/tables/${host.table}/start`, { id: 'begin' }, host.token);
  return { host, guest };
}

/** A line from its opening to its bad end; says how many frames were sent on it. */
async function attack(
  chance: Chance,
  port: number,
  from: string,
  { host, guest }: Pair,
  game: Played,
): Promise<number> {
  const raw = await openRaw(port, from);
  raw.write(upgrade(port));
  await raw.hears('101 Switching');
  const tokens = [host.token, guest.token, ...PASSES];
  const words = [...tokens, host.table, 'en', game.id];
  const token = anyOf(chance, [...tokens, null]);
  const hello = { t: 'hello', v: 1, table: host.table, token, last: null };
  if (chance.below(4) > 0) raw.write(frame(JSON.stringify(hello)));
  let sent = 2;
  for (let burst = 0; burst < BURSTS && !raw.socket.destroyed; burst++) {
    raw.write(Buffer.concat(Array.from({ length: BURST }, () => survivable(chance, words, game))));
    // An answer to this, or the end of the line: either way the burst has been read.
    const mark = `echo ${burst}`;
    raw.write(frame(mark, 0x89));
    await raw.hears(mark).catch(() => '');
    raw.forget();
    sent += BURST + 1;
  }
  raw.write(deadly(chance));
  if (chance.below(2) === 0) raw.socket.end();
  else raw.reset();
  await raw.ended;
  return sent;
}

/** Addresses of this machine that nobody has used yet: what one has used up must not spare the server. */
function* addresses(): Generator<string> {
  for (let i = 0; ; i++) yield `127.${100 + ((i >> 15) & 127)}.${(i >> 7) & 255}.${1 + (i & 127)}`;
}

test.each([
  ['whatever comes is read', 0],
  ['whoever says too much is closed', 20],
])(`${FRAMES} hostile frames end no process, and people play on, where %s`, async (_where, rate) => {
  // Not on the disk: what is tried here is whether it lives, and a million writings would take hours.
  const server = await spawnServer(':memory:', 'silent', { rate });
  const { host } = await twoAtTable(server.port);
  const ada = await connect(server.port, host);
  const fresh = addresses();
  let sent = 0;
  const attackers = Array.from({ length: LINES }, async (_none, i) => {
    const chance = seeded(`${process.env.CROSSINGS_SEED ?? 'hostile'} ${i}`);
    for (let round = i; sent < FRAMES; round++) {
      // Tables of its own: at one table everything waits in one queue. A new one, since soon nobody is left.
      const game = at(GAMES, round % GAMES.length);
      const pair = await pairFrom(String(fresh.next().value), server.port, game);
      for (let i = 0; i < ATTACKS && sent < FRAMES; i++) {
        const more = await attack(chance, server.port, String(fresh.next().value), pair, game);
        if (Math.floor((sent + more) / TOLD) > Math.floor(sent / TOLD)) console.log(`${sent} frames so far`);
        // After the waiting: others count meanwhile.
        sent += more;
      }
    }
  });
  await Promise.all(attackers);
  const echoed = ada.hears((m) => m.t === 'pong');
  ada.send('{"t":"ping"}');
  await echoed;
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  const quiet = await twoAtTable(server.port);
  const host2 = await connect(server.port, quiet.host);
  const guest2 = await connect(server.port, quiet.guest);
  expect(await host2.ask({ t: 'start' })).toBeUndefined();
  await guest2.sees((scene) => scene.awaiting.must.length > 0);
  console.log(`${sent} frames`);
  await Promise.all([ada, host2, guest2].map((client) => client.close()));
  expect(await server.kill('SIGTERM')).toBe(0);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Chance, seeded } from '../engine/chance.ts';
import type { Seated } from '../room/rest.ts';
import { connect, twoAtTable } from './testing/client.ts';
import { type ServerProcess, spawnServer } from './testing/process.ts';
import { frame, openRaw, upgrade } from './testing/raw.ts';

/** Frames in all, lines at a time, and frames between two questions whether it is still there. */
const FRAMES = process.env.CROSSINGS_LONG === undefined ? 10_000 : 1_000_000;
const LINES = 24;
const BURST = 60;
const BURSTS = 5;
/** A million take minutes, on a busy machine many. */
const LONG_MS = 3_600_000;

let server: ServerProcess;
beforeAll(async () => {
  // Not on the disk: what is tried here is whether it lives, and a million writings would take hours.
  server = await spawnServer(':memory:');
});
afterAll(() => server.kill('SIGTERM'));

const anyOf = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)] as T;
const T = ['hello', 'act', 'undo', 'consent', 'pause', 'resume', 'stepBack', 'return', 'start', 'rematch'];
const MORE = [
  'history',
  'resync',
  'talk',
  'note',
  'seat',
  'open',
  'renew',
  'revoke',
  'ping',
  'constructor',
  '',
  7,
  null,
];
const ODD = [
  -1,
  0,
  1,
  99,
  1e308,
  '',
  'x',
  '__proto__',
  'constructor',
  '\ud800',
  null,
  [],
  {},
  true,
  '0'.repeat(900),
];
const FIELDS = ['v', 'table', 'token', 'last', 'decision', 'request', 'agree', 'seat', 'kind', 'bot', 'name'];
const ALSO = ['text', 'phrase', 'pass', 'open', 'rules', 'words', 'action', '__proto__', 'toJSON'];

/** Something like a message: each part may be right, odd or missing. */
function message(chance: Chance): string {
  const made: Record<string, unknown> = { t: anyOf(chance, [...T, ...MORE]), id: `f${chance.below(50)}` };
  for (let i = chance.below(5); i > 0; i--) made[anyOf(chance, [...FIELDS, ...ALSO])] = anyOf(chance, ODD);
  if (made.t === 'act') {
    made.decision ??= chance.below(3);
    made.action = {
      type: anyOf(chance, ['playBird', 'resign', 'passRedraw', 'x']),
      card: anyOf(chance, ODD),
    };
  }
  const text = JSON.stringify(made);
  return chance.below(8) === 0 ? text.slice(0, chance.below(text.length)) : text;
}

/** A whole frame that a line survives: texts, bytes, pings, pongs, a text in parts. */
function survivable(chance: Chance): Buffer {
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
      return frame(message(chance));
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

/** A line from its opening to its bad end; says how many frames were sent on it. */
async function attack(chance: Chance, { host, guest }: Pair): Promise<number> {
  const raw = await openRaw(server.port);
  raw.write(upgrade(server.port));
  await raw.hears('101 Switching');
  const token = anyOf(chance, [host.token, guest.token, null]);
  const hello = { t: 'hello', v: 1, table: host.table, token, last: null };
  if (chance.below(4) > 0) raw.write(frame(JSON.stringify(hello)));
  let sent = 2;
  for (let burst = 0; burst < BURSTS && !raw.socket.destroyed; burst++) {
    raw.write(Buffer.concat(Array.from({ length: BURST }, () => survivable(chance))));
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

test(
  `${FRAMES} hostile frames end no process, and people play on`,
  async () => {
    const { host } = await twoAtTable(server.port);
    const ada = await connect(server.port, host);
    let sent = 0;
    const attackers = Array.from({ length: LINES }, async (_none, i) => {
      const chance = seeded(`${process.env.CROSSINGS_SEED ?? 'hostile'} ${i}`);
      // A table of its own: at one table everything waits in one queue.
      const pair = await twoAtTable(server.port);
      while (sent < FRAMES) sent += await attack(chance, pair);
    });
    await Promise.all(attackers);
    const echoed = ada.hears((m) => m.t === 'pong');
    ada.send('{"t":"ping"}');
    await echoed;
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
    const fresh = await twoAtTable(server.port);
    const host2 = await connect(server.port, fresh.host);
    const guest2 = await connect(server.port, fresh.guest);
    expect(await host2.ask({ t: 'start' })).toBeUndefined();
    await guest2.sees((scene) => scene.awaiting.must.length > 0);
    console.log(`${sent} frames`);
    await Promise.all([ada, host2, guest2].map((client) => client.close()));
  },
  LONG_MS,
);

import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { type VirtualTime, virtualTime } from '../room/testing/world.ts';
import type { MeasuredLine } from '../service/ports.ts';
import { measureLine, pingOver } from './line.ts';

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly pings: string[] = [];
  ping(data: string): void {
    this.pings.push(data);
  }
  terminate(): void {
    this.readyState = 3;
  }
}

interface Here {
  readonly socket: FakeSocket;
  readonly time: VirtualTime;
  readonly said: string[];
  readonly measured: MeasuredLine;
}

function line(): Here {
  const socket = new FakeSocket();
  const time = virtualTime();
  const said: string[] = [];
  return {
    socket,
    time,
    said,
    measured: measureLine(socket as never, time, ({ nonce }) => said.push(nonce)),
  };
}

const pong = ({ socket }: Here): boolean => socket.emit('pong', Buffer.from(socket.pings.at(-1) ?? ''));
const echo = ({ measured, said }: Here): void => measured.probed(said.at(-1) ?? '');

/** Answers the open probe after so long, with the transport and with a message, then waits for the next. */
function answer(here: Here, pongMs: number, echoMs = pongMs): void {
  const [first, second] = pongMs <= echoMs ? [pong, echo] : [echo, pong];
  here.time.pass(Math.min(pongMs, echoMs));
  first(here);
  here.time.pass(Math.abs(pongMs - echoMs));
  second(here);
  here.time.pass(3000);
}

test('the median of the last five round trips counts, of those there are', () => {
  const here = line();
  expect(here.measured.roundTrip()).toBe(0);
  answer(here, 40);
  expect(here.measured.roundTrip()).toBe(40);
  for (const ms of [900, 50, 60, 55]) answer(here, ms);
  expect(here.measured.roundTrip()).toBe(55);
});

test('but not much more than the least of all: a line that was short is short', () => {
  const here = line();
  answer(here, 40);
  for (let i = 0; i < 20; i++) answer(here, 340);
  expect(here.measured.roundTrip()).toBe(65);
  const far = line();
  for (const ms of [800, 900, 930, 880, 910]) answer(far, ms);
  expect(far.measured.roundTrip()).toBe(900);
});

test('of the two ways to answer the shorter counts, and whoever gives only one is not believed at all', () => {
  for (const [pongMs, echoMs] of [
    [350, 50],
    [50, 350],
  ] as const) {
    const here = line();
    for (let i = 0; i < 5; i++) answer(here, pongMs, echoMs);
    expect(here.measured.roundTrip()).toBe(50);
  }
  const silent = line();
  silent.time.pass(300);
  pong(silent);
  expect(silent.measured.roundTrip()).toBe(0);
});

test('an answer to something else is none, and three seconds of silence end the line', () => {
  const here = line();
  here.socket.emit('pong', Buffer.from(''));
  here.socket.emit('pong', Buffer.from('17'));
  here.measured.probed('17');
  expect(here.measured.roundTrip()).toBe(0);
  here.time.pass(2999);
  expect(here.socket.readyState).toBe(1);
  here.time.pass(1);
  expect(here.socket.readyState).toBe(3);
});

test('nobody can answer ahead, and nobody knows when the next probe comes', () => {
  const here = line();
  const waits = new Set<number>();
  for (let i = 0; i < 30; i++) {
    const asked = here.said.length;
    pong(here);
    echo(here);
    let ms = 0;
    for (; here.said.length === asked; ms += 10) here.time.pass(10);
    expect(ms).toBeGreaterThanOrEqual(1000);
    expect(ms).toBeLessThanOrEqual(3010);
    waits.add(ms);
  }
  expect(new Set(here.said).size).toBe(here.said.length);
  expect(waits.size).toBeGreaterThan(5);
});

test('a line that is closed is probed no more', () => {
  const here = line();
  here.measured.stop();
  here.time.pass(60_000);
  expect(here.socket.pings).toHaveLength(1);
  expect(here.socket.listenerCount('pong')).toBe(0);
});

test('a ping for another server is answered by what it carried, once, and by nothing else', () => {
  const socket = new FakeSocket();
  const ping = pingOver(socket as never);
  const answered: string[] = [];
  for (const mark of ['one', 'two']) ping(mark, () => answered.push(mark));
  expect(socket.pings).toEqual(['one', 'two']);
  for (const mark of ['', 'one', 'two', 'two']) socket.emit('pong', Buffer.from(mark));
  expect(answered).toEqual(['two']);
  socket.terminate();
  ping('three', () => answered.push('three'));
  expect(socket.pings).toHaveLength(2);
});

import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { type VirtualTime, virtualTime } from '../room/testing/world.ts';
import { type MeasuredLine, measureLine } from './line.ts';

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

function line(): { socket: FakeSocket; time: VirtualTime; measured: MeasuredLine } {
  const socket = new FakeSocket();
  const time = virtualTime();
  return { socket, time, measured: measureLine(socket as never, time) };
}

/** Answers the open ping after so long, then waits for the next. */
function answer({ socket, time }: ReturnType<typeof line>, ms: number): void {
  time.pass(ms);
  socket.emit('pong', Buffer.from(socket.pings.at(-1) ?? ''));
  time.pass(2000);
}

test('the median of the last five round trips counts, of those there are', () => {
  const here = line();
  expect(here.measured.roundTrip()).toBe(0);
  answer(here, 40);
  expect(here.measured.roundTrip()).toBe(40);
  for (const ms of [900, 50, 60, 55]) answer(here, ms);
  expect(here.measured.roundTrip()).toBe(55);
  for (const ms of [200, 210, 220]) answer(here, ms);
  expect(here.measured.roundTrip()).toBe(200);
});

test('an answer to something else is none, and three seconds of silence end the line', () => {
  const here = line();
  here.socket.emit('pong', Buffer.from(''));
  here.socket.emit('pong', Buffer.from('17'));
  expect(here.measured.roundTrip()).toBe(0);
  here.time.pass(2999);
  expect(here.socket.readyState).toBe(1);
  here.time.pass(1);
  expect(here.socket.readyState).toBe(3);
});

test('a line that is closed is probed no more', () => {
  const here = line();
  here.measured.stop();
  here.time.pass(60_000);
  expect(here.socket.pings).toHaveLength(1);
  expect(here.socket.listenerCount('pong')).toBe(0);
});

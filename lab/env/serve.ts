import { readSync, writeSync } from 'node:fs';
import { anObject, BadInput } from '../../engine/door.ts';
import { STEP } from './frame.ts';
import type { Reply, Served } from './words.ts';

/** Both ways of speaking have the same words; in binary frames steps are numbers, all else is JSON. */
const JSON_WORDS = 2;
const LARGEST = 1 << 28;
const NEVER = new Int32Array(new SharedArrayBuffer(4));
const A_MOMENT_MS = 0.1;

/** Reads a pipe to its end, blocking: whoever steps waits for the answer anyway. */
function pipe(fd: number): { take(bytes: number): Buffer | undefined; line(): string | undefined } {
  let held = Buffer.alloc(0);
  const chunk = Buffer.alloc(1 << 16);
  const more = (): boolean => {
    const got = readSync(fd, chunk);
    held =
      held.length === 0 ? Buffer.from(chunk.subarray(0, got)) : Buffer.concat([held, chunk.subarray(0, got)]);
    return got > 0;
  };
  const cut = (bytes: number): Buffer => {
    const taken = held.subarray(0, bytes);
    held = held.subarray(bytes);
    return taken;
  };
  return {
    take(bytes) {
      while (held.length < bytes) if (!more()) return undefined;
      return cut(bytes);
    },
    line() {
      let end = held.indexOf(10);
      while (end < 0) {
        if (!more()) return undefined;
        end = held.indexOf(10);
      }
      return cut(end + 1).toString('utf8', 0, end);
    },
  };
}

export function writeAll(fd: number, bytes: Uint8Array): void {
  let sent = 0;
  while (sent < bytes.length) {
    try {
      sent += writeSync(fd, bytes, sent);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      // The pipe is full and does not block: the reader gets the core.
      Atomics.wait(NEVER, 0, 0, A_MOMENT_MS);
    }
  }
}

/** Answers until the other side closes. */
export async function serve(env: Served, frame: 'binary' | 'json'): Promise<void> {
  const input = pipe(0);
  if (frame === 'json') {
    for (let line = input.line(); line !== undefined; line = input.line()) {
      if (line.trim() !== '') writeAll(1, Buffer.from(`${JSON.stringify(await reply(env, line))}\n`));
    }
    return;
  }
  for (let head = input.take(5); head !== undefined; head = input.take(5)) {
    const bytes = head.readUInt32LE(0) - 1;
    if (bytes < 0 || bytes > LARGEST) throw new BadInput('frame', `${bytes} bytes`);
    const kind = head[4];
    const body = input.take(bytes);
    if (body === undefined) return;
    if (kind === STEP) {
      try {
        await env.step(Int32Array.from({ length: bytes / 4 }, (_answer, i) => body.readInt32LE(4 * i)));
        writeAll(1, env.bytes);
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        writeAll(1, wordsOf(wrong(error)));
      }
    } else {
      const answer = await reply(env, body.toString('utf8'));
      writeAll(1, answer.t === 'obs' ? env.bytes : wordsOf(answer));
    }
  }
}

function wordsOf(value: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(value));
  const head = Buffer.alloc(5);
  head.writeUInt32LE(text.length + 1, 0);
  head[4] = JSON_WORDS;
  return Buffer.concat([head, text]);
}

async function reply(env: Served, text: string): Promise<Reply> {
  try {
    return await env.ask(anObject(JSON.parse(text)));
  } catch (error) {
    if (error instanceof BadInput || error instanceof SyntaxError) return wrong(error);
    throw error;
  }
}

const wrong = ({ message }: Error): Reply => ({ t: 'wrong', problem: message });

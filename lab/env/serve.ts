import { readSync, writeSync } from 'node:fs';
import { anObject, BadInput, fieldOf, oneOf, shortText, wholeNumber } from '../../engine/door.ts';
import type { Environment } from './environment.ts';
import { STEP } from './frame.ts';

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
export function serve(env: Environment, frame: 'binary' | 'json', withViews: boolean): void {
  const input = pipe(0);
  if (frame === 'json') {
    for (let line = input.line(); line !== undefined; line = input.line()) {
      if (line.trim() !== '') writeAll(1, Buffer.from(`${JSON.stringify(reply(env, line, withViews))}\n`));
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
        env.step(Int32Array.from({ length: bytes / 4 }, (_answer, i) => body.readInt32LE(4 * i)));
        writeAll(1, env.bytes);
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        writeAll(1, wordsOf({ t: 'wrong', problem: error.message }));
      }
    } else {
      const answer = reply(env, body.toString('utf8'), withViews);
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

type Reply = { readonly t: string } & Readonly<Record<string, unknown>>;

/** One request in words. What is wrong with it is said, and nothing has changed. */
function reply(env: Environment, text: string, withViews: boolean): Reply {
  try {
    const said = anObject(JSON.parse(text));
    const table = (): number => wholeNumber(fieldOf(said, 'table'), 0, env.tables - 1, 'table');
    const slot = (): number => wholeNumber(fieldOf(said, 'slot'), 0, LARGEST, 'slot');
    switch (oneOf(fieldOf(said, 't'), WORDS, 't')) {
      case 'step': {
        const answers = fieldOf(said, 'a');
        if (!Array.isArray(answers)) throw new BadInput('a', 'must be a list of numbers');
        env.step(Int32Array.from(answers, Number));
        return observed(env, withViews);
      }
      case 'reset':
        env.reset(shortText(fieldOf(said, 'seed'), 200, 'seed'));
        return observed(env, withViews);
      case 'look':
        return observed(env, withViews);
      case 'view':
        return { t: 'view', view: env.view(table()) };
      case 'memory':
        return { t: 'memory', memory: env.memory(table()) };
      case 'options':
        return { t: 'options', options: env.options(table()) };
      case 'together':
        return { t: 'together', seats: env.together(table()) };
      case 'ending':
        return { t: 'ending', ending: env.endings[table()] ?? null };
      case 'seed':
        return { t: 'seed', seed: env.seedOf(table()) };
      case 'used': {
        const { user, system } = process.cpuUsage();
        return { t: 'used', seconds: (user + system) / 1e6 };
      }
      case 'save':
        return { t: 'saved', slot: env.save(table()), cheats: true };
      case 'load':
        env.load(table(), slot());
        return observed(env, withViews);
      case 'free':
        env.free(slot());
        return { t: 'freed' };
      case 'kept':
        return { t: 'kept', slots: env.kept };
      case 'record':
        return { t: 'record', record: env.record(table()) };
      case 'imagine':
        env.imagine(table(), shortText(fieldOf(said, 'seed'), 200, 'seed'));
        return observed(env, withViews);
    }
  } catch (error) {
    if (error instanceof BadInput || error instanceof SyntaxError)
      return { t: 'wrong', problem: error.message };
    throw error;
  }
}

const WORDS = [
  'step',
  'reset',
  'look',
  'view',
  'memory',
  'options',
  'together',
  'ending',
  'seed',
  'used',
  'save',
  'load',
  'free',
  'kept',
  'record',
  'imagine',
] as const;

function observed(env: Environment, withViews: boolean): Reply {
  const every = Array.from({ length: env.tables }, (_table, k) => k);
  return {
    t: 'obs',
    seat: [...env.seat],
    done: [...env.done],
    reward: [...env.reward],
    options: every.map((k) => env.options(k).map(({ id }) => id)),
    ...(withViews ? { view: every.map((k) => env.view(k)) } : {}),
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bug } from '../../engine/bug.ts';
import { seeded } from '../../engine/chance.ts';
import type { Kind } from '../../engine/game.ts';
import { playout } from '../../engine/playout.ts';
import type { Title } from '../../engine/title.ts';
import type { Observe } from './environment.ts';

const CROSSINGS = fileURLToPath(new URL('../crossings.ts', import.meta.url));
const MS = 8000;
const TABLES = 256;

/**
 * Answers through the pipe, and random actions within one process, each for a second that a core worked on
 * it: what else the machine does at the time changes little.
 */
export interface Speed {
  readonly inProcess: number;
  readonly index: number;
  readonly tensor: number;
  readonly view: number;
}

export async function measureEnv<K extends Kind>(title: Title<K>, at: Table<K>): Promise<Speed> {
  const inProcess = playing(title, at);
  const words = [title.game.id, ...at.words];
  const index = await stepping(words, 'index');
  const tensor = await stepping(words, 'tensor');
  const view = await stepping(words, 'view');
  return { inProcess: (inProcess + playing(title, at)) / 2, index, tensor, view };
}

/** The table that is measured, also as the words that ask for it. */
interface Table<K extends Kind> {
  readonly seats: number;
  readonly config: K['config'];
  readonly words: readonly string[];
}

function playing<K extends Kind>({ game }: Title<K>, { seats, config }: Table<K>): number {
  let actions = 0;
  const used = process.cpuUsage();
  const start = performance.now();
  for (let i = 0; performance.now() - start < MS; i++) {
    actions += playout(game, config, seats, seeded(i)).actions;
  }
  const { user, system } = process.cpuUsage(used);
  return (actions * 1e6) / (user + system);
}

/** A client that answers by chance: the first answer that is allowed from a random place on. */
async function stepping(asked: readonly string[], observe: Observe): Promise<number> {
  const isJson = observe === 'view';
  const words = ['env', ...asked, '--tables', String(TABLES), '--observe', observe];
  const child = spawn(process.execPath, [CROSSINGS, ...words, '--frame', isJson ? 'json' : 'binary'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const chunks = (child.stdout ?? bug('no pipe')).iterator({ destroyOnReturn: false });
  let held: Buffer = Buffer.alloc(0);
  const more = async (): Promise<Buffer> => {
    const { value, done } = await chunks.next();
    return done === true ? bug('the environment has ended') : value;
  };
  /** So many bytes, put together once. */
  const take = async (bytes: number): Promise<Buffer> => {
    const parts = [held];
    let there = held.length;
    while (there < bytes) {
      const part = await more();
      parts.push(part);
      there += part.length;
    }
    const all = parts.length === 1 ? held : Buffer.concat(parts, there);
    held = all.subarray(bytes);
    return all.subarray(0, bytes);
  };
  const line = async (): Promise<Buffer> => {
    const parts = [held];
    for (let last = held; !last.includes(10); parts.push(last)) last = await more();
    held = Buffer.concat(parts);
    return take(held.indexOf(10) + 1);
  };
  const frame = async (): Promise<Buffer> => {
    const length = await take(4);
    return take(length.readUInt32LE(0));
  };
  const head = JSON.parse((await line()).toString());
  const send = (bytes: Uint8Array | string): boolean => child.stdin?.write(bytes) ?? false;
  const say = (word: string): Promise<Buffer> => {
    const text = JSON.stringify({ t: word });
    send(isJson ? `${text}\n` : wordFrame(Buffer.from(text)));
    return isJson ? line() : frame();
  };
  const used = async (): Promise<number> => {
    const told = await say('used');
    return JSON.parse(told.toString('utf8', isJson ? 0 : 1)).seconds;
  };
  const chance = seeded(observe);
  let answers = 0;
  const before = await used();
  let seen = await say('look');
  const start = performance.now();
  while (performance.now() - start < MS) {
    send(isJson ? jsonAnswer(seen, chance.below) : binaryAnswer(seen, head, observe, chance.below));
    seen = await (isJson ? line() : frame());
    answers += TABLES;
  }
  const seconds = (await used()) - before;
  await ended(child);
  return answers / seconds;
}

function wordFrame(text: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32LE(text.length + 1, 0);
  head[4] = 2;
  return Buffer.concat([head, text]);
}

function jsonAnswer(line: Buffer, below: (n: number) => number): string {
  const { options } = JSON.parse(line.toString());
  const a = options.map((ids: readonly number[]) => ids[below(ids.length)]);
  return `${JSON.stringify({ t: 'step', a })}\n`;
}

function binaryAnswer(
  frame: Buffer,
  head: { readonly maskBytes: number },
  observe: Observe,
  below: (n: number) => number,
): Buffer {
  const width = head.maskBytes;
  const first = frame.length - width * TABLES;
  const out = Buffer.alloc(5 + 4 * TABLES);
  out.writeUInt32LE(1 + 4 * TABLES, 0);
  out[4] = 1;
  for (let k = 0; k < TABLES; k++) {
    const at = first + k * width;
    const many = (frame[at] ?? 0) | (((frame[at + 1] ?? 0) & 127) << 8);
    out.writeInt32LE(observe === 'index' ? 1 + below(many) : someBit(frame, at, width, below), 5 + 4 * k);
  }
  return out;
}

function someBit(frame: Buffer, at: number, width: number, below: (n: number) => number): number {
  const from = below(width);
  for (let i = 0; i < width; i++) {
    const place = (from + i) % width;
    const byte = frame[at + place] ?? 0;
    if (byte !== 0) return 8 * place + (31 - Math.clz32(byte));
  }
  return bug('a mask without a bit');
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((yes) => {
    child.once('exit', () => yes());
    child.stdin?.end();
  });

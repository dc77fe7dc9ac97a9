import { BadInput, type Fields, fieldOf, oneOf, shortText, wholeNumber } from '../../engine/door.ts';
import type { Environment } from './environment.ts';

export type Reply = { readonly t: string } & Readonly<Record<string, unknown>>;

export const WORDS = [
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

const LARGEST = 1 << 28;

/** Tables as they are asked for: by one thread or by several. */
export interface Served {
  /** What is seen, as a binary frame that changes with it. */
  readonly bytes: Uint8Array;
  step(answers: Int32Array): Promise<void> | void;
  /** One request in words. What is wrong with it is thrown, and nothing has changed. */
  ask(said: Fields): Promise<Reply> | Reply;
}

export const wordOf = (said: Fields): (typeof WORDS)[number] => oneOf(fieldOf(said, 't'), WORDS, 't');

export const tableOf = (said: Fields, tables: number): number =>
  wholeNumber(fieldOf(said, 'table'), 0, tables - 1, 'table');

export const slotOf = (said: Fields): number => wholeNumber(fieldOf(said, 'slot'), 0, LARGEST, 'slot');

export function answersOf(said: Fields): Int32Array {
  const answers = fieldOf(said, 'a');
  if (!Array.isArray(answers)) throw new BadInput('a', 'must be a list of numbers');
  return Int32Array.from(answers, Number);
}

/** How long cores have worked for it. */
export function used(): Reply {
  const { user, system } = process.cpuUsage();
  return { t: 'used', seconds: (user + system) / 1e6 };
}

/** What is told of every table in words each time, beside what can be answered. */
export type Shown = readonly ('view' | 'memory')[];

export function answerTo(env: Environment, said: Fields, shown: Shown): Reply {
  const table = (): number => tableOf(said, env.tables);
  const seed = (): string => shortText(fieldOf(said, 'seed'), 200, 'seed');
  switch (wordOf(said)) {
    case 'step':
      env.step(answersOf(said));
      return observed(env, shown);
    case 'reset':
      env.reset(seed());
      return observed(env, shown);
    case 'look':
      return observed(env, shown);
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
    case 'used':
      return used();
    case 'save':
      return saved(env.save(table()));
    case 'load':
      env.load(table(), slotOf(said));
      return observed(env, shown);
    case 'free':
      env.free(slotOf(said));
      return FREED;
    case 'kept':
      return kept(env.kept);
    case 'record':
      return { t: 'record', record: env.record(table()) };
    case 'imagine':
      env.imagine(table(), seed());
      return observed(env, shown);
  }
}

export const saved = (slot: number): Reply => ({ t: 'saved', slot, cheats: true });
export const kept = (slots: number): Reply => ({ t: 'kept', slots });
export const FREED: Reply = { t: 'freed' };

function observed(env: Environment, shown: Shown): Reply {
  const every = Array.from({ length: env.tables }, (_table, k) => k);
  return {
    t: 'obs',
    seat: [...env.seat],
    done: [...env.done],
    reward: [...env.reward],
    options: every.map((k) => env.options(k).map(({ id }) => id)),
    ...Object.fromEntries(shown.map((what) => [what, every.map((k) => env[what](k))])),
  };
}

import type { Time } from '../room/ports.ts';
import { StoreTrouble } from '../room/store.ts';
import { type Database, UnknownOutcome, type Write } from './database.ts';

const AGAIN_MS = 100;
/** After so long the table had better be loaded again by whoever can reach the database. */
export const GIVE_UP_MS = 10_000;

/** Brings writes to the database in groups, one under way, and finds out what came of each. */
export interface Writer {
  /** Settles when it is durable. 'conflict': the table is another's; 'unsure': nobody knows. */
  write(write: Write): Promise<void>;
}

interface Waiting {
  readonly write: Write;
  resolve(): void;
  reject(error: unknown): void;
}

export function newWriter(
  database: Pick<Database, 'commit' | 'verdict'>,
  time: Time,
  giveUpMs = GIVE_UP_MS,
): Writer {
  const insist = insistOn(database, time, giveUpMs);
  let gathering: Waiting[] = [];
  let isBusy = false;

  /** There is no timer: what comes in while a group is under way is the next one. */
  async function work(): Promise<void> {
    isBusy = true;
    while (gathering.length > 0) {
      const group = gathering;
      gathering = [];
      await send(group);
    }
    isBusy = false;
  }

  async function send(group: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await database.commit(group.map(({ write }) => write));
      group.forEach((one, i) => {
        if (outcomes[i] === 'won') one.resolve();
        else one.reject(new StoreTrouble('conflict', 'the table is played elsewhere'));
      });
    } catch (error) {
      const [only, ...more] = group;
      // Others go on meanwhile.
      if (error instanceof UnknownOutcome) void insist(group);
      else if (only !== undefined && more.length === 0) only.reject(error);
      // One that cannot be written must not spoil the others.
      else for (const one of group) await send([one]);
    }
  }

  return {
    write: (write) =>
      new Promise((resolve, reject) => {
        gathering.push({ write, resolve, reject });
        if (!isBusy) void work();
      }),
  };
}

type Insist = (group: readonly Waiting[]) => Promise<void>;

function insistOn(database: Pick<Database, 'commit' | 'verdict'>, time: Time, giveUpMs: number): Insist {
  /**
   * An unknown outcome is repeated, not guessed: the same write again is done once at most. No refusal
   * counts any more, because an earlier try may still be on its way. The whole group again at once: one
   * after the other they would keep everybody else waiting.
   */
  async function insist(group: readonly Waiting[]): Promise<void> {
    const since = time.now();
    let open = group;
    while (open.length > 0 && time.now() - since < giveUpMs) {
      await pause(time, AGAIN_MS);
      open = await tryAgain(open);
    }
    for (const one of open) one.reject(unsure());
  }

  /** Says of whom nothing is known yet. */
  async function tryAgain(group: readonly Waiting[]): Promise<Waiting[]> {
    const still: Waiting[] = [];
    try {
      const outcomes = await database.commit(group.map(({ write }) => write));
      const losers = group.filter((one, i) => {
        if (outcomes[i] === 'won') one.resolve();
        return outcomes[i] !== 'won';
      });
      await Promise.all(losers.map(async (one) => (await isOpen(one)) && still.push(one)));
      return still;
    } catch (error) {
      if (error instanceof UnknownOutcome) return [...group];
      if (!(error instanceof StoreTrouble)) {
        for (const one of group) one.reject(error);
        return [];
      }
      // One that cannot be written must not spoil the others.
      if (group.length === 1) return [...group];
      for (const one of group) still.push(...(await tryAgain([one])));
      return still;
    }
  }

  /** A statement of its own: the one that lost saw the row as it was before it waited. */
  async function isOpen({ write, resolve, reject }: Waiting): Promise<boolean> {
    try {
      const verdict = await database.verdict(write);
      if (verdict === 'written') resolve();
      else if (verdict !== 'open') reject(unsure());
      return verdict === 'open';
    } catch (error) {
      const mayPass = error instanceof UnknownOutcome || error instanceof StoreTrouble;
      if (!mayPass) reject(error);
      return mayPass;
    }
  }

  return insist;
}

const unsure = (): StoreTrouble => new StoreTrouble('unsure', 'nobody knows whether it was written');

const pause = (time: Time, ms: number): Promise<void> =>
  new Promise((resolve) => {
    time.after(ms, resolve);
  });

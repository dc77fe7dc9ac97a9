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
      if (error instanceof UnknownOutcome) for (const one of group) void insist(one);
      else if (only !== undefined && more.length === 0) only.reject(error);
      // One that cannot be written must not spoil the others.
      else for (const one of group) await send([one]);
    }
  }

  /**
   * An unknown outcome is repeated, not guessed: the same write again is done once at most. No refusal counts
   * any more, because an earlier try may still be on its way.
   */
  async function insist({ write, resolve, reject }: Waiting): Promise<void> {
    const since = time.now();
    while (time.now() - since < giveUpMs) {
      await pause(time, AGAIN_MS);
      try {
        const [outcome] = await database.commit([write]);
        if (outcome === 'won') return resolve();
        // A statement of its own: the one that lost saw the row as it was before it waited.
        const verdict = await database.verdict(write);
        if (verdict === 'written') return resolve();
        if (verdict !== 'open') break;
      } catch (error) {
        if (!(error instanceof UnknownOutcome || error instanceof StoreTrouble)) return reject(error);
      }
    }
    reject(new StoreTrouble('unsure', 'nobody knows whether it was written'));
  }

  return {
    write: (write) =>
      new Promise((resolve, reject) => {
        gathering.push({ write, resolve, reject });
        if (!isBusy) void work();
      }),
  };
}

const pause = (time: Time, ms: number): Promise<void> =>
  new Promise((resolve) => {
    time.after(ms, resolve);
  });

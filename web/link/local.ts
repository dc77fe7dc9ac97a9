import { plainClient } from '../../room/encoding/client.ts';
import type { FromWorker, Plan, ToWorker } from './plan.ts';
import type { SentGame } from './sent.ts';
import type { Connect, Ears } from './wire.ts';

/** A room in a worker of this browser, with one wire for each seat a person has. */
export interface LocalTable {
  /** `null`: somebody who only looks on. */
  wire(seat: number | null): Connect;
  /** So long bots wait before they act, from now on. */
  pace(ms: number): void;
  /** While nobody can decide, as under a cover, no clock runs. */
  stand(still: boolean): void;
  /** All of a game that is over. */
  sent(): Promise<SentGame | undefined>;
  /** Keeps it once more until this entry of its log, as the game of this plan; says whether it is kept. */
  branch(seq: number, plan: string): Promise<boolean>;
  close(): void;
}

/** What a page may want to hear of a room on this device. */
export interface Hears {
  /** In a lesson: how many actions stand. */
  stands?(entries: number): void;
  /** Whether the browser has kept all that was done. */
  kept?(isKept: boolean): void;
}

/** `others`: the plans whose games are kept beside this one; of all others the journals are thrown away. */
export function localTable(plan: Plan, others: readonly string[] | undefined, hears: Hears): LocalTable {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const ears = new Map<number | null, Ears>();
  const sendings: ((sent: SentGame | undefined) => void)[] = [];
  const branchings: ((hasBranched: boolean) => void)[] = [];
  const tell = (message: ToWorker): void => worker.postMessage(message);
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('stands' in data) hears.stands?.(data.stands);
    else if ('isKept' in data) hears.kept?.(data.isKept);
    else if ('sent' in data) sendings.shift()?.(data.sent ?? undefined);
    else if ('hasBranched' in data) branchings.shift()?.(data.hasBranched);
    else ears.get(data.seat)?.heard(plainClient.read(data.text));
  };
  // Two tabs must not play the same kept game: the newer one has it.
  const tabs = new BroadcastChannel('crossings');
  tabs.onmessage = ({ data }: MessageEvent<string>) => {
    if (data !== plan.id) return;
    close();
    for (const one of ears.values()) one.heard({ t: 'error', error: { key: 'link.otherTab' }, fatal: true });
  };
  tabs.postMessage(plan.id);
  const close = (): void => {
    worker.terminate();
    tabs.close();
  };
  tell({ t: 'open', plan, others });
  return {
    wire: (seat) => (listening) => {
      ears.set(seat, listening);
      // Not before the session has its wire: it greets with it.
      queueMicrotask(() => {
        listening.state('local');
        listening.open();
      });
      return {
        send: (message) => tell({ t: 'say', seat, text: plainClient.write(message) }),
        close: () => ears.delete(seat),
      };
    },
    pace: (ms) => tell({ t: 'pace', ms }),
    stand: (still) => tell({ t: 'stand', still }),
    sent: () =>
      new Promise((settle) => {
        sendings.push(settle);
        tell({ t: 'send' });
      }),
    branch: (seq, name) =>
      new Promise((settle) => {
        branchings.push(settle);
        tell({ t: 'branch', seq, plan: name });
      }),
    close,
  };
}

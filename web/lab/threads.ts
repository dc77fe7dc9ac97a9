import { bug } from '../../engine/bug.ts';
import type { Part } from '../../lab/ask/block.ts';
import type { Question } from '../../lab/ask/question.ts';
import type { Hand } from '../../lab/ask/study.ts';
import type { FromDesk, ToDesk } from './wire.ts';

/** A thread that plays for one question. */
export interface Thread extends Hand<Part> {
  /** Milliseconds for a deal, by a few of them. */
  clock(): Promise<number>;
  end(): void;
}

type Complaint = Extract<FromDesk, { readonly problem: string }>;
const isComplaint = (data: unknown): data is Complaint =>
  typeof data === 'object' && data !== null && 'problem' in data && 't' in data;

const MOST = 8;
/** A phone has other things to do, and gets hot. */
const MOST_ON_A_PHONE = 2;

export function threadsHere(): number {
  const isPhone = /Android|iPhone|iPad|Mobile/.test(navigator.userAgent);
  return Math.max(1, Math.min((navigator.hardwareConcurrency || 2) - 1, isPhone ? MOST_ON_A_PHONE : MOST));
}

/** This very program once more: whatever it is told first says what it is. */
export function startThread(question: Question): Thread {
  const worker = new Worker(self.location.href, { type: 'module' });
  const tell = (say: ToDesk): void => worker.postMessage({ t: 'lab', say });
  const answer = <T>(say: ToDesk): Promise<T> =>
    new Promise((yes, no) => {
      worker.onmessage = ({ data }: MessageEvent<T | Complaint>) =>
        isComplaint(data) ? no(new Error(data.problem)) : yes(data);
      worker.onerror = (event) => {
        event.preventDefault();
        no(new Error(event.message || 'a thread of the browser did not start'));
      };
      tell(say);
    });
  tell({ t: 'play', question });
  return {
    give: (part) => answer<Part>({ t: 'part', part }),
    clock: () => answer<number>({ t: 'clock' }),
    end: () => worker.terminate(),
  };
}

/** One that was never told what to play is ours, and wrong. */
export const known = <T>(one: T | undefined): T => one ?? bug('a thread was asked before it was told');

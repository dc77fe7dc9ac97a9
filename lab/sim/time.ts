import type { Time } from '../../room/ports.ts';

/** One thing that will happen. */
interface Event {
  readonly at: number;
  readonly nr: number;
  run: (() => void) | null;
}

/** All time there is: a heap of events. Between two every promise is drained, and nothing else runs. */
export interface Timeline {
  readonly now: number;
  readonly events: number;
  after(ms: number, run: () => void): () => void;
  sleep(ms: number): Promise<void>;
  /** Lets time pass up to `until`; stops early when `isOver`. */
  run(until: number, isOver: () => boolean): Promise<void>;
}

const drained = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function newTimeline(): Timeline {
  const heap: Event[] = [];
  let now = 0;
  let count = 0;
  let events = 0;

  const before = (a: Event, b: Event): boolean => a.at < b.at || (a.at === b.at && a.nr < b.nr);

  function push(event: Event): void {
    let i = heap.push(event) - 1;
    while (i > 0) {
      const up = (i - 1) >> 1;
      const parent = heap[up];
      if (parent === undefined || before(parent, event)) break;
      heap[i] = parent;
      i = up;
    }
    heap[i] = event;
  }

  function pop(): Event | undefined {
    const [first] = heap;
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      let least = heap[child];
      const right = heap[child + 1];
      if (least !== undefined && right !== undefined && before(right, least)) {
        least = right;
        child++;
      }
      if (least === undefined || before(last, least)) break;
      heap[i] = least;
      i = child;
    }
    heap[i] = last;
    return first;
  }

  function after(ms: number, run: () => void): () => void {
    const event: Event = { at: now + Math.max(0, ms), nr: count++, run };
    push(event);
    return () => {
      event.run = null;
    };
  }

  return {
    get now() {
      return now;
    },
    get events() {
      return events;
    },
    after,
    sleep: (ms) =>
      new Promise((resolve) => {
        after(ms, resolve);
      }),
    async run(until, isOver) {
      await drained();
      for (let event = heap[0]; event !== undefined && event.at <= until && !isOver(); event = heap[0]) {
        pop();
        now = event.at;
        if (event.run === null) continue;
        events++;
        event.run();
        await drained();
      }
      now = Math.max(now, until);
    },
  };
}

const FIRST_DATE = 1_700_000_000_000;

/** A machine: it can stand still, die, and its clocks may lie. What it set out to do dies with it. */
export interface Host {
  readonly name: string;
  readonly isUp: boolean;
  readonly isFrozen: boolean;
  /** How often it was started. */
  readonly life: number;
  /** Of its present life. */
  time(): Time;
  /** Does it as soon as this machine runs, if it is still in that life. */
  deliver(life: number, run: () => void): void;
  boot(): void;
  kill(): void;
  freeze(): void;
  thaw(): void;
  /** Its wall clock is set. */
  jump(ms: number): void;
}

export function newHost(name: string, timeline: Timeline, rate: number, offset: number): Host {
  let life = 0;
  let isUp = false;
  let isFrozen = false;
  let wall = 0;
  let waiting: (() => void)[] = [];

  function deliver(of: number, run: () => void): void {
    if (!isUp || of !== life) return;
    if (isFrozen) waiting.push(() => deliver(of, run));
    else run();
  }

  return {
    name,
    get isUp() {
      return isUp;
    },
    get isFrozen() {
      return isFrozen;
    },
    get life() {
      return life;
    },
    time() {
      const mine = life;
      return {
        now: () => timeline.now * rate + offset,
        date: () => FIRST_DATE + timeline.now + wall,
        // Whole milliseconds and a little more, as timers of machines are: none is early by its own clock.
        after: (ms, run) =>
          timeline.after(Math.max(1, Math.ceil(ms)) / rate + 0.01, () => deliver(mine, run)),
      };
    },
    deliver,
    boot() {
      life++;
      isUp = true;
      isFrozen = false;
      waiting = [];
    },
    kill() {
      isUp = false;
      waiting = [];
    },
    freeze() {
      isFrozen = true;
    },
    thaw() {
      isFrozen = false;
      const due = waiting;
      waiting = [];
      // One after the other, as a machine that wakes up finds them.
      for (const run of due) timeline.after(0, run);
    },
    jump(ms) {
      wall += ms;
    },
  };
}

import { type Chance, seeded } from '../../engine/chance.ts';
import { type Arrives, type Line, newLine } from './lines.ts';
import type { Host, Timeline } from './time.ts';

/** Who can hear whom, and how long it takes. Places are named `node 1`, `client 3`, `database`. */
export interface Net {
  /** Nothing gets from one to the other; by kind of place where `to` or `from` ends in `*`. */
  cut(from: string, to: string): () => void;
  isCut(from: string, to: string): boolean;
  delay(from: string, to: string): number;
  /** What is said meanwhile was first said then: whoever hands on adds nothing of its own. */
  handOn(saidAt: number, run: () => void): void;
  connect(from: Place, to: Place): Line;
}

/** An end of the net, in one life of its own. */
export interface Place {
  readonly name: string;
  deliver(run: () => void): void;
}

export const placeOf = (host: Host): Place => {
  const { name, life } = host;
  return { name, deliver: (run) => host.deliver(life, run) };
};

const RETRY_MS = 250;
/** One message in so many takes a way that is longer by so much. */
const DETOUR = { oneIn: 20, times: 5 } as const;

export function newNet(timeline: Timeline, seed: number, delayMs: number): Net {
  const cuts: { readonly from: string; readonly to: string }[] = [];
  let handedFrom: number | undefined;
  const streams = new Map<string, Chance>();
  const fits = (pattern: string, name: string): boolean =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
  const isCut = (from: string, to: string): boolean =>
    cuts.some((one) => fits(one.from, from) && fits(one.to, to));

  /** Each pair draws from a stream of its own: to leave one thing out changes nothing for the others. */
  function delay(from: string, to: string): number {
    const pair = `${from} > ${to}`;
    const stream = streams.get(pair) ?? seeded(`${seed} ${pair}`);
    streams.set(pair, stream);
    const times = stream.below(DETOUR.oneIn) === 0 ? DETOUR.times : 1;
    return 0.2 + (stream.below(1000) / 1000) * delayMs * times;
  }

  /** What is sent comes in the order it was sent, later than it was sent. */
  function arrivesFrom(from: string, to: Place): Arrives {
    const waiting: (() => void)[] = [];
    let last = 0;
    function pump(): void {
      // Sent again and again until it gets through; nothing overtakes.
      if (isCut(from, to.name)) timeline.after(RETRY_MS, pump);
      else {
        const run = waiting.shift();
        if (run !== undefined) to.deliver(run);
      }
    }
    return (run) => {
      last = Math.max(last + 0.001, timeline.now + delay(from, to.name));
      waiting.push(run);
      timeline.after(last - timeline.now, pump);
    };
  }

  return {
    cut(from, to) {
      const one = { from, to };
      cuts.push(one);
      return () => {
        cuts.splice(cuts.indexOf(one), 1);
      };
    },
    isCut,
    delay,
    handOn(saidAt, run) {
      handedFrom = saidAt;
      run();
      handedFrom = undefined;
    },
    connect: (from, to) =>
      newLine(() => handedFrom ?? timeline.now, arrivesFrom(from.name, to), arrivesFrom(to.name, from)),
  };
}

import type { Parts } from '../../service/membership.ts';
import type { ServiceNode } from '../../service/node.ts';
import type { Door } from '../../service/ports.ts';
import type { Wiring } from './database.ts';
import type { Journal } from './journal.ts';
import type { End, Line } from './lines.ts';
import { type Place, placeOf } from './net.ts';
import { startNode } from './start.ts';
import { type Host, newHost } from './time.ts';

const SWEEP_MS = 7000;
const PLAIN = { roundTrip: () => 0, probed() {}, stop() {} };

/** One machine and, while it is up, the node that runs on it. */
export interface Machine {
  readonly host: Host;
  readonly node: ServiceNode;
  boot(): void;
  kill(): void;
  /** Leaves politely, and is down when that is done. */
  stop(): Promise<void>;
  /** A line to it, from a client or from another machine; undefined if nobody listens. */
  open(from: Place, handed?: 'handed'): Line | undefined;
}

export interface Cluster extends Wiring {
  readonly journal: Journal;
  readonly parts: Parts | undefined;
  readonly machines: readonly Machine[];
  /** Every claim that a room was opened under. */
  readonly heldTerms: Set<string>;
  /** Broken on purpose by mutants.ts: numbers of steps by the wall clock. */
  readonly runByClock: boolean;
}

export function newMachine(cluster: Cluster, index: number): Machine {
  const { plan, timeline, net } = cluster;
  const { rate, offset } = plan.nodes[index] ?? { rate: 1, offset: 0 };
  const name = `node ${index + 1}`;
  const host = newHost(name, timeline, rate, offset);
  const lines = new Set<Line>();
  let node: ServiceNode | undefined;

  function open(from: Place, handed?: 'handed'): Line | undefined {
    const at = node;
    if (!host.isUp || at === undefined) return undefined;
    const line = net.connect(from, placeOf(host));
    const session = at.serve(doorOf(line.far, host), from.name, handed);
    line.far.heard = (text) => session.hear(text, false);
    line.far.closed = () => {
      lines.delete(line);
      session.ended();
    };
    lines.add(line);
    return line;
  }

  function boot(): void {
    host.boot();
    const started = startNode(cluster, host, lines);
    node = started;
    const time = host.time();
    const sweep = (): void => {
      time.after(SWEEP_MS, sweep);
      void started.tables.sweep();
    };
    sweep();
  }

  function kill(): void {
    host.kill();
    for (const line of lines) line.reset();
    lines.clear();
  }

  return {
    host,
    get node() {
      return node ?? fail();
    },
    boot,
    kill,
    async stop() {
      const { life } = host;
      await node?.stop();
      if (host.life === life) kill();
    },
    open,
  };

  function fail(): never {
    throw new Error(`${name} was never started`);
  }
}

const doorOf = (end: End, host: Host): Door => ({
  get isOpen() {
    return end.isOpen && host.isUp;
  },
  send: (text) => end.send(text),
  close: (code, why) => end.close(code, why),
  stopReading() {},
  measure: () => PLAIN,
  ping() {},
});

import type { Chance } from '../../engine/chance.ts';
import { Pulses } from '../../room/pulse.ts';
import type { Cluster } from './cluster.ts';
import type { Line } from './lines.ts';

const TICK_MS = 500;
const BACK_MS = 300;
const SLOWEST_MS = 2000;
const AWAY_MS = 8000;

export interface Ears {
  /** A line is open: say hello. */
  opened(send: (text: string) => void): void;
  heard(text: string, sentAt: number): void;
  /** The line is gone, by its other end or by us. */
  lost(code: number): void;
}

/** A line that comes back by itself, to any node, and gives a silent one up. */
export interface Wire {
  readonly isOpen: boolean;
  send(text: string): void;
  /** It was welcome: the next time it may be quick again. */
  welcomed(): void;
  reset(): void;
  /** For good. */
  leave(): void;
}

export function newWire(cluster: Cluster, name: string, chance: Chance, ears: Ears): Wire {
  const { plan, timeline, machines } = cluster;
  const place = { name, deliver: (run: () => void) => run() };
  let line: Line | undefined;
  let pulses = new Pulses(0);
  let [tries, isOver] = [0, false];

  function connect(): void {
    if (isOver) return;
    const machine = machines[chance.below(machines.length)];
    timeline.after(cluster.net.delay(name, machine?.host.name ?? ''), () => {
      if (isOver) return;
      const opened = machine?.open(place);
      if (opened === undefined) return later();
      line = opened;
      pulses = new Pulses(timeline.now);
      opened.near.heard = (text, sentAt) => {
        if (line !== opened) return;
        pulses.heard(timeline.now);
        ears.heard(text, sentAt);
      };
      opened.near.closed = (code) => {
        if (line !== opened) return;
        drop(code);
        later();
      };
      ears.opened((text) => opened.near.send(text));
    });
  }

  function drop(code: number): void {
    line = undefined;
    ears.lost(code);
  }

  function later(ms = Math.min(SLOWEST_MS, BACK_MS * 2 ** tries++)): void {
    timeline.after(ms * (0.5 + chance.below(500) / 1000), connect);
  }

  function tick(): void {
    if (isOver) return;
    timeline.after(TICK_MS, tick);
    const old = line;
    if (old === undefined) return;
    const pulse = pulses.look(timeline.now, false);
    if (pulse === 'ask') old.near.send('{"t":"ping"}');
    if (pulse === 'dead') {
      drop(0);
      // Abandoned rather than closed: the other end may not hear it, and it must not matter.
      if (chance.below(2) === 0) old.near.close(1000, 'left');
      connect();
    } else if (timeline.now < plan.quietFrom && chance.below(400) < plan.clients.leave) {
      drop(1);
      old.near.close(1000, 'left');
      later(chance.below(AWAY_MS));
    }
  }

  connect();
  timeline.after(TICK_MS, tick);
  return {
    get isOpen() {
      return line !== undefined;
    },
    send: (text) => line?.near.send(text),
    welcomed() {
      tries = 0;
    },
    reset: () => line?.reset(),
    leave() {
      isOver = true;
      const old = line;
      line = undefined;
      old?.near.close(1000, 'left');
    },
  };
}

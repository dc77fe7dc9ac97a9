import type { Cluster } from './cluster.ts';
import type { Model } from './model.ts';
import type { Fault } from './plan.ts';

/** What faults change besides the machines and the net. */
export interface Troubles {
  isDatabaseUp: boolean;
  isFull: boolean;
  slowBy: number;
}

const HOUR_MS = 3_600_000;
const SLOW_MS = 700;

/** Makes one thing go wrong when its time comes, and right again. */
export function plant(cluster: Cluster, model: Model, troubles: Troubles, fault: Fault): void {
  const { timeline, journal, net, machines } = cluster;
  const machine = 'node' in fault ? machines[fault.node] : undefined;
  const name = machine?.host.name ?? 'database';

  function begin(): () => void {
    switch (fault.type) {
      case 'kill':
        if (machine?.host.isUp !== true) return () => {};
        machine.kill();
        return () => machine.boot();
      case 'stop': {
        if (machine?.host.isUp !== true) return () => {};
        const { host } = machine;
        const { life } = host;
        host.deliver(life, () => void machine.stop());
        return () => {
          // Whoever has not left by now is killed, as every service manager does.
          if (host.life === life && host.isUp) machine.kill();
          if (!host.isUp) machine.boot();
        };
      }
      case 'freeze':
        machine?.host.freeze();
        return () => machine?.host.thaw();
      case 'jump':
        machine?.host.jump(fault.at % 2 === 0 ? HOUR_MS : -HOUR_MS);
        return () => {};
      case 'cut': {
        const there = typeof fault.from === 'number' ? `node ${fault.from + 1}` : fault.from;
        const other = there === 'clients' ? 'client *' : there;
        const cuts = [
          ...(fault.way !== 'back' ? [net.cut(name, other)] : []),
          ...(fault.way !== 'there' ? [net.cut(other, name)] : []),
        ];
        return () => {
          for (const heal of cuts) heal();
        };
      }
      case 'restart':
        model.crash();
        troubles.isDatabaseUp = false;
        return () => {
          troubles.isDatabaseUp = true;
        };
      case 'full':
        troubles.isFull = true;
        return () => {
          troubles.isFull = false;
        };
      case 'slow':
        troubles.slowBy = SLOW_MS;
        return () => {
          troubles.slowBy = 0;
        };
    }
  }

  timeline.after(fault.at, () => {
    journal.note(
      name,
      `${fault.type} for ${fault.forMs} ms${'from' in fault ? ` ${fault.way} ${fault.from}` : ''}`,
    );
    const end = begin();
    timeline.after(fault.forMs, () => {
      journal.note(name, `${fault.type} is over`);
      end();
    });
  });
}

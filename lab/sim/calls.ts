import type { Chance } from '../../engine/chance.ts';
import type { Cluster, Machine } from './cluster.ts';

const ANSWER_MS = 3000;

/** Over the net to some node, and back; undefined if no answer came. */
export type Call = <T>(name: string, work: (machine: Machine) => Promise<T>) => Promise<T | undefined>;

export function newCalls({ timeline, net, machines }: Cluster, chance: Chance): Call {
  return (name, work) => {
    const machine = machines[chance.below(machines.length)];
    return new Promise((resolve) => {
      timeline.after(ANSWER_MS, () => resolve(undefined));
      if (machine === undefined) return;
      const { host } = machine;
      const back = (value: Parameters<typeof resolve>[0]): void => {
        if (!net.isCut(host.name, name)) timeline.after(net.delay(host.name, name), () => resolve(value));
      };
      timeline.after(net.delay(name, host.name), () => {
        if (net.isCut(name, host.name) || !host.isUp) return;
        host.deliver(host.life, () => void work(machine).then(back, () => back(undefined)));
      });
    });
  };
}

import { Elsewhere, type Owner } from '../../service/database.ts';
import type { Peers } from '../../service/node.ts';
import { newProofs } from '../../service/proofs.ts';
import type { Cluster, Machine } from './cluster.ts';
import type { Line } from './lines.ts';
import { placeOf } from './net.ts';
import type { Host } from './time.ts';

const REACH_MS = 1000;

/** How a machine reaches others: refused where nobody listens, silent where nothing gets through. */
export function peersOf(cluster: Cluster, host: Host, lines: Set<Line>): Peers {
  const { timeline, net, journal } = cluster;
  const { name, life } = host;
  const time = host.time();
  const machine = cluster.plan.isApart === true ? name : 'one';
  const proofs = newProofs(machine, ({ nr }) => journal.note(name, `doubts the address of ${nr}`));

  function reach(to: Owner): Promise<Machine> {
    return new Promise((resolve, reject) => {
      const silent = time.after(REACH_MS, () => reject(new Elsewhere(to)));
      const other = cluster.machines.find((one) => one.host.name === to.address);
      const isThrough = (): boolean => !net.isCut(name, to.address) && !net.isCut(to.address, name);
      timeline.after(net.delay(name, to.address) * 2, () =>
        host.deliver(life, () => {
          if (other === undefined || !isThrough() || other.host.isFrozen) return;
          silent();
          if (!other.host.isUp || other.node.nr !== to.nr) return reject(proofs.refused(to));
          proofs.reached(to.nr);
          resolve(other);
        }),
      );
    });
  }

  /** Asked there, and answered if the answer comes back in time. */
  async function called<T>(to: Owner, work: (machine: Machine) => Promise<T>): Promise<T> {
    const other = await reach(to);
    return new Promise((resolve, reject) => {
      time.after(REACH_MS, () => reject(new Elsewhere(to)));
      const back = (settle: () => void): void => {
        timeline.after(net.delay(to.address, name), () => host.deliver(life, settle));
      };
      other.host.deliver(other.host.life, () => {
        work(other).then(
          (value) => back(() => resolve(value)),
          (error: unknown) => back(() => reject(error)),
        );
      });
    });
  }

  return {
    async open(to, hello, ears) {
      const line = (await reach(to)).open(placeOf(host), 'handed');
      if (line === undefined) throw proofs.refused(to);
      lines.add(line);
      line.near.heard = (text, saidAt) => net.handOn(saidAt, () => ears.text(text));
      line.near.closed = (code, why) => {
        lines.delete(line);
        ears.closed(code, why);
      };
      line.near.send(JSON.stringify(hello));
      return {
        send: (message) => line.near.send(JSON.stringify(message)),
        close: () => line.near.close(1000, 'left'),
      };
    },
    join: (to, joining) => called(to, ({ node }) => node.join(joining, 'handed')),
    rekey: (to, what) => called(to, ({ node }) => node.tables.rekey(what)),
  };
}

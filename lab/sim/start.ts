import { type Chance, seeded } from '../../engine/chance.ts';
import { titles } from '../../games/index.ts';
import type { Bots, Time } from '../../room/ports.ts';
import { PARTS, type Parts } from '../../service/membership.ts';
import { newNode, type ServiceNode } from '../../service/node.ts';
import type { Secrets } from '../../service/ports.ts';
import { withNewerRules } from '../../service/testing/newerRules.ts';
import type { Cluster } from './cluster.ts';
import { connectTo } from './database.ts';
import type { Line } from './lines.ts';
import { peersOf } from './reach.ts';
import type { Host } from './time.ts';

const THINK_MS = 120;
const LETTERS = 36;
const RUNS = 2 ** 31;

const NEWER = withNewerRules(titles);

/** The node of one life of a machine. Everything in it is real but its ports. */
export function startNode(cluster: Cluster, host: Host, lines: Set<Line>): ServiceNode {
  const { plan, journal, timeline } = cluster;
  const { name, life } = host;
  const time = host.time();
  const chance = seeded(`${plan.seed} ${name} ${life}`);
  const draw = (count: number): string =>
    Array.from({ length: count }, () => chance.below(LETTERS).toString(LETTERS)).join('');
  const secrets: Secrets = {
    newToken: () => draw(22),
    newTableId: () => draw(16),
    newCode: () => draw(8),
    fingerprint: (token) => `key of ${token}`,
    sameAs: (token) => (key) => key === `key of ${token}`,
  };
  const node = newNode(
    {
      database: connectTo(cluster, host),
      member: { address: name, machine: plan.isApart === true ? name : 'one' },
      leaseMs: plan.leaseMs,
      giveUpMs: plan.giveUpMs,
      rate: 0,
      peers: peersOf(cluster, host, lines),
      titles: plan.upgradeFrom === null || timeline.now < plan.upgradeFrom ? titles : NEWER,
      time,
      secrets,
      newStamp: () => `${name} ${life} ${draw(12)}`,
      ports: {
        luck: chance,
        bots: botsOf(time, chance, plan.botMs ?? THINK_MS),
        run: () => (cluster.runByClock ? Math.floor(time.date() / 1000) % 1000 : chance.below(RUNS)),
        complain: (what, error) => journal.note(name, `${what}: ${error}`),
      },
      world: {
        metrics: { count() {} },
        log: { error: (what) => journal.note(name, JSON.stringify(what)) },
        security: { note() {} },
      },
    },
    counted(cluster),
  );
  node.start();
  return node;
}

/** I7: no two rooms hold one claim. */
function counted({ parts = PARTS, journal, heldTerms }: Cluster): Parts {
  return {
    ...parts,
    holdTable(needs, claim) {
      const { term, loaded } = claim;
      const name = `${loaded.head.id} ${term}`;
      if (heldTerms.has(name)) journal.fail('I7', `two rooms hold ${loaded.head.id} under one term`);
      heldTerms.add(name);
      return parts.holdTable(needs, claim);
    },
  };
}

/** Any option, after a while. */
const botsOf = (time: Time, chance: Chance, mostMs: number): Bots => ({
  think: ({ options, memory, canWait }) =>
    new Promise((resolve) => {
      time.after(chance.below(mostMs), () => {
        const action = canWait ? null : (options[chance.below(Math.max(1, options.length))] ?? null);
        resolve({ action, memory });
      });
    }),
});

import { type Chance, pick, seeded } from '../../engine/chance.ts';
import { titles } from '../../games/index.ts';

/** Something goes wrong for a while. `node` and `other` are places in the list of nodes. */
export type Fault =
  | { readonly type: 'kill' | 'stop'; readonly at: number; readonly forMs: number; readonly node: number }
  | { readonly type: 'freeze'; readonly at: number; readonly forMs: number; readonly node: number }
  | {
      readonly type: 'cut';
      readonly at: number;
      readonly forMs: number;
      readonly node: number;
      /** The other end: a node's place, the database, or all clients. */
      readonly from: number | 'database' | 'clients';
      /** Which way nothing gets through. */
      readonly way: 'both' | 'there' | 'back';
    }
  | { readonly type: 'restart' | 'full' | 'slow'; readonly at: number; readonly forMs: number }
  | { readonly type: 'jump'; readonly at: number; readonly forMs: number; readonly node: number };

export interface TablePlan {
  readonly game: string;
  /** Chairs of people, and of bots behind them. */
  readonly people: number;
  readonly bots: number;
  /** Second devices of the first so many people, and onlookers. */
  readonly devices: number;
  readonly onlookers: number;
  readonly decisionMs: number | null;
  readonly absenceMs: number | null;
  /** Whoever is there leaves for good as soon as it has begun: bots or clocks go on alone. */
  readonly deserted?: true;
}

/** Everything that is chosen before a run. The rest follows from it and the seed. */
export interface Plan {
  readonly seed: number;
  readonly ms: number;
  /** From here on nothing goes wrong any more. */
  readonly quietFrom: number;
  readonly nodes: readonly { readonly rate: number; readonly offset: number }[];
  readonly tables: readonly TablePlan[];
  readonly leaseMs: number;
  readonly giveUpMs: number;
  readonly net: { readonly delayMs: number; readonly resetPerMille: number };
  readonly database: {
    readonly latencyMs: number;
    readonly diskMs: number;
    /** Of a thousand requests: lost on the way there, lost on the way back, late. */
    readonly lost: number;
    readonly unanswered: number;
    readonly late: number;
  };
  readonly clients: {
    readonly thinkMs: number;
    /** Of a hundred moments to act something else is done. */
    readonly mischief: number;
    readonly leave: number;
    /** Where something can be taken back, if all who have to agree. */
    readonly regret: number;
  };
  readonly faults: readonly Fault[];
  /** Machines that are started from here on know newer rules; null: nobody ever does. */
  readonly upgradeFrom: number | null;
  /** Bots take so long at most; a tenth of a second if nothing is said. */
  readonly botMs?: number;
  /** Every node is on a machine of its own: that nobody listens there proves little. */
  readonly isApart?: boolean;
}

const VIRTUAL_MS = 60_000;
const QUIET_MS = 22_000;
const FIRST_FAULT_MS = 3000;
/** Between two machines that are stopped and started with newer rules. */
const UPGRADE_STEP_MS = 4000;
const UPGRADE_MS = 1500;

const DESERTED_DECISION_MS = 3000;
/** Slow enough for a game to last as long as the faults. */
const SLOW_BOTS_MS = [400, 1500] as const;

const between = (chance: Chance, least: number, most: number): number =>
  least + chance.below(most - least + 1);

/** Rates differ widely from seed to seed: rare orders need seeds in which one thing is frequent. */
export function planOf(seed: number): Plan {
  const plain = withDeserted(plainPlan(seed), seeded(`plan ${seed} deserted`));
  const regret = pick(seeded(`plan ${seed} regret`), [0, 30, 90]);
  const isApart = seeded(`plan ${seed} apart`).below(2) === 0;
  const plan = { ...plain, clients: { ...plain.clients, regret }, isApart };
  // A stream of its own: what is the same in plans without an upgrade stays the same.
  const chance = seeded(`plan ${seed} upgrade`);
  if (chance.below(3) > 0) return plan;
  const upgradeFrom = between(chance, FIRST_FAULT_MS, plan.quietFrom / 2);
  // Some upgrades stop half-way.
  const nodes = between(chance, 1, plan.nodes.length);
  const stops = Array.from(
    { length: nodes },
    (_, node): Fault => ({ type: 'stop', at: upgradeFrom + node * UPGRADE_STEP_MS, forMs: UPGRADE_MS, node }),
  );
  const faults = [...plan.faults, ...stops.filter(({ at, forMs }) => at + forMs < plan.quietFrom)];
  return { ...plan, upgradeFrom, faults: faults.toSorted((a, b) => a.at - b.at) };
}

function plainPlan(seed: number): Plan {
  const chance = seeded(`plan ${seed}`);
  const level = (most: number): number => pick(chance, [0, 0, 1, 2, 4, 16]) * (most / 4);
  const nodes = between(chance, 2, 4);
  const quietFrom = VIRTUAL_MS - QUIET_MS;
  const leaseMs = pick(chance, [3000, 3000, 1500, 6000]);
  return {
    seed,
    ms: VIRTUAL_MS,
    quietFrom,
    nodes: Array.from({ length: nodes }, () => ({
      rate: 0.95 + chance.below(101) / 1000,
      offset: chance.below(1_000_000),
    })),
    tables: Array.from({ length: between(chance, 1, 3) }, () => tableOf(chance)),
    leaseMs,
    giveUpMs: pick(chance, [10_000, 10_000, 2500, 500]),
    net: { delayMs: pick(chance, [2, 10, 40, 120]), resetPerMille: level(12) },
    database: {
      latencyMs: pick(chance, [1, 1, 4, 30]),
      diskMs: pick(chance, [1, 2, 10, 80]),
      lost: level(60),
      unanswered: level(60),
      late: level(40),
    },
    clients: { thinkMs: pick(chance, [150, 400, 1500]), mischief: level(40), leave: level(20), regret: 0 },
    faults: faultsOf(chance, nodes, quietFrom, leaseMs),
    upgradeFrom: null,
  };
}

function tableOf(chance: Chance): TablePlan {
  const game = pick(chance, Object.keys(titles));
  const { min, max } = titles[game]?.game.seats ?? { min: 2, max: 2 };
  const seats = between(chance, min, Math.min(max, min + 2));
  const bots = chance.below(Math.min(2, seats - 1) + 1);
  return {
    game,
    people: seats - bots,
    bots,
    devices: chance.below(2),
    onlookers: chance.below(2),
    decisionMs: pick(chance, [null, null, 5000]),
    absenceMs: pick(chance, [null, 4000]),
  };
}

/** Nobody who looks would ask for it again: it is the servers' own care. */
function withDeserted(plan: Plan, chance: Chance): Plan {
  if (chance.below(3) > 0) return plan;
  const game = pick(chance, Object.keys(titles));
  const { min, max } = titles[game]?.game.seats ?? { min: 2, max: 2 };
  const seats = between(chance, min, Math.min(max, min + 1));
  const ofBots = chance.below(3) > 0;
  const table: TablePlan = {
    game,
    people: ofBots ? 0 : seats,
    bots: ofBots ? seats : 0,
    devices: 0,
    onlookers: 0,
    decisionMs: ofBots ? null : DESERTED_DECISION_MS,
    absenceMs: pick(chance, [null, 4000]),
    deserted: true,
  };
  return { ...plan, tables: [...plan.tables, table], botMs: pick(chance, SLOW_BOTS_MS) };
}

function faultsOf(chance: Chance, nodes: number, quietFrom: number, leaseMs: number): Fault[] {
  const count = between(chance, 0, 10);
  const faults = Array.from({ length: count }, (): Fault => {
    const at = between(chance, FIRST_FAULT_MS, quietFrom - 1000);
    const longest = Math.min(quietFrom - at, pick(chance, [300, 1500, leaseMs, leaseMs * 2, 12_000]));
    const forMs = between(chance, 50, Math.max(60, longest));
    const node = chance.below(nodes);
    const type = pick(chance, ['kill', 'kill', 'stop', 'freeze', 'freeze', 'cut', 'cut', 'cut', 'other']);
    if (type === 'kill' || type === 'stop' || type === 'freeze') return { type, at, forMs, node };
    if (type === 'cut') {
      const from = pick(chance, ['database', 'database', 'clients', chance.below(nodes)] as const);
      return { type, at, forMs, node, from, way: pick(chance, ['both', 'there', 'back'] as const) };
    }
    const odd = pick(chance, ['restart', 'full', 'slow', 'jump'] as const);
    return odd === 'jump' ? { type: odd, at, forMs, node } : { type: odd, at, forMs };
  });
  return faults.toSorted((a, b) => a.at - b.at);
}

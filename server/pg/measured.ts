import { type Database, type Owner, UnknownOutcome, type Write } from '../../service/database.ts';
import type { Metrics } from '../../service/metrics.ts';
import type { Relay } from '../../service/relay.ts';

const STEPS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

const HELP = {
  claims: 'Tables this server took.',
  elsewhere: 'Times that a table was asked for which another server has.',
  gone: 'Times that another server was found to be gone before its lease was over.',
  handedOn: 'Sockets that were handed on to another server.',
  adopted: 'Tables in play that were found and that nobody had open.',
  lost: 'Writes that were refused because another server has the table.',
  unknown: 'Writes whose outcome was not known at first, and that were asked again.',
  verdictsWritten: 'Of those asked again: they had been written.',
  verdictsOpen: 'Of those asked again: they had not arrived.',
  verdictsLost: 'Of those asked again: nobody can know any more, the table is loaded anew.',
  rolledBack: 'Tables of which PostgreSQL, after a failover, knew less than it had acknowledged.',
  fenced: 'Times that this server was declared dead and began anew.',
  silent: 'Beats of the lease that were not answered.',
} as const;
type What = keyof typeof HELP;

const nameOf = (what: What): string =>
  `crossings_shared_${what.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_total`;

/** What whoever looks after several servers wants to see of one. None of it names a table. */
export interface Measured {
  readonly database: Database;
  readonly relay: Relay;
  show(metrics: Metrics, lease: { leftMs(): number }): void;
}

export function measured(database: Database, { open, rekey, noteGone }: Relay): Measured {
  const counts: Record<What, number> = Object.fromEntries(
    Object.keys(HELP).map((what) => [what, 0]),
  ) as never;
  const within = STEPS.map(() => 0);
  let [count, sum] = [0, 0];

  function took(since: number): void {
    const seconds = (performance.now() - since) / 1000;
    count++;
    sum += seconds;
    STEPS.forEach((step, i) => {
      if (seconds <= step) within[i] = (within[i] ?? 0) + 1;
    });
  }

  return {
    database: counted(database, counts, took),
    relay: {
      async open(to: Owner, hello, ears) {
        const pipe = await open(to, hello, ears);
        counts.handedOn++;
        return pipe;
      },
      rekey,
      noteGone(nr) {
        counts.gone++;
        noteGone(nr);
      },
    },
    show(metrics, { leftMs }) {
      for (const what of Object.keys(HELP) as What[])
        metrics.gauge({ name: nameOf(what), help: HELP[what], kind: 'counter', read: () => counts[what] });
      const lease = 'How long this server may still speak if the database stays silent.';
      metrics.gauge({
        name: 'crossings_shared_lease_left_ms',
        help: lease,
        read: () => Math.round(leftMs()),
      });
      const commits = 'How long the database took for a group of changes.';
      metrics.histogram({
        name: 'crossings_shared_commit_seconds',
        help: commits,
        steps: STEPS,
        read: () => ({ within, count, sum }),
      });
    },
  };
}

/** The same database, counted. `took` hears since when a commit was under way. */
function counted(database: Database, counts: Record<What, number>, took: (since: number) => void): Database {
  async function lookAgain(write: Write): Promise<void> {
    const verdict = await database.verdict(write).catch(() => undefined);
    if (verdict === 'behind') counts.rolledBack++;
  }
  return {
    ...database,
    async claim(table, nr, gone) {
      const claim = await database.claim(table, nr, gone);
      if (claim.kind !== 'gone') counts[claim.kind === 'claimed' ? 'claims' : 'elsewhere']++;
      return claim;
    },
    async commit(group) {
      const since = performance.now();
      try {
        const outcomes = await database.commit(group);
        const losers = group.filter((_write, i) => outcomes[i] === 'lost');
        counts.lost += losers.length;
        // Nobody waits for that: the room is lost whatever comes of it.
        for (const write of losers) void lookAgain(write);
        return outcomes;
      } catch (error) {
        if (error instanceof UnknownOutcome) counts.unknown += group.length;
        throw error;
      } finally {
        took(since);
      }
    },
    async verdict(write) {
      const verdict = await database.verdict(write);
      counts[
        (
          {
            written: 'verdictsWritten',
            open: 'verdictsOpen',
            lost: 'verdictsLost',
            behind: 'rolledBack',
          } as const
        )[verdict]
      ]++;
      return verdict;
    },
    async orphans(most, nr, holds) {
      const ids = await database.orphans(most, nr, holds);
      counts.adopted += ids.length;
      return ids;
    },
    async beat(nr, leaseMs) {
      try {
        const life = await database.beat(nr, leaseMs);
        if (life === 'dead') counts.fenced++;
        return life;
      } catch (error) {
        counts.silent++;
        throw error;
      }
    },
  };
}

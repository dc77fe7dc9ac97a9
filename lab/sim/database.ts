import { type Chance, seeded } from '../../engine/chance.ts';
import { StoreTrouble } from '../../room/store.ts';
import { type Database, UnknownOutcome } from '../../service/database.ts';
import type { Model } from './model.ts';
import type { Net } from './net.ts';
import type { Plan } from './plan.ts';
import type { Host, Timeline } from './time.ts';

/** A connection is given up after so long. What was asked on it may still be done. */
const GIVE_UP_MS = 2000;
const LATEST_MS = 8000;

export interface Wiring {
  readonly plan: Plan;
  readonly timeline: Timeline;
  readonly net: Net;
  readonly model: Model;
  /** False while it is being restarted. */
  isUp(): boolean;
}

/** The database as one life of a host sees it: over a wire that loses and delays. */
export function connectTo(wiring: Wiring, host: Host): Database {
  const { plan, timeline, net, model } = wiring;
  const { life } = host;
  const chance = seeded(`${plan.seed} database ${host.name} ${life}`);
  const time = host.time();

  function ask<T>(work: () => Promise<T> | T): Promise<T> {
    return new Promise((resolve, reject) => {
      const stopWaiting = time.after(GIVE_UP_MS, () => reject(new UnknownOutcome('no answer')));
      const answer = (settle: () => void): void => {
        // Cut or lost on the way back: whoever asked will never know from this.
        if (net.isCut('database', host.name) || isLost(plan.database.unanswered)) return;
        timeline.after(net.delay('database', host.name), () =>
          host.deliver(life, () => {
            stopWaiting();
            settle();
          }),
        );
      };
      const arrive = async (): Promise<void> => {
        if (net.isCut(host.name, 'database') || isLost(plan.database.lost)) return;
        if (!wiring.isUp()) return answer(() => reject(new UnknownOutcome('refused')));
        try {
          await timeline.sleep(plan.database.latencyMs);
          const value = await work();
          answer(() => resolve(value));
        } catch (error) {
          // Only the database itself says that nothing was done; a crash tells nobody anything.
          const isDefinite = error instanceof StoreTrouble;
          answer(() => reject(isDefinite ? error : new UnknownOutcome(String(error))));
        }
      };
      const isLate = isLost(plan.database.late);
      const lateBy = isLate ? chance.below(LATEST_MS) : 0;
      timeline.after(net.delay(host.name, 'database') + lateBy, () => void arrive());
    });
  }

  /** After the quiet has begun nothing is lost. */
  const isLost = (perMille: number): boolean => isOneOf(chance, perMille) && timeline.now < plan.quietFrom;
  const read = <T>(id: string, of: (row: NonNullable<ReturnType<Model['rows']['get']>>) => T): Promise<T> =>
    ask(() => {
      const row = model.rows.get(id);
      if (row === undefined) throw new StoreTrouble('broken', `no table ${id}`);
      return of(row);
    });

  return {
    join: (me, leaseMs) => ask(() => model.join(me, leaseMs)),
    beat: (nr, leaseMs) => ask(() => model.beat(nr, leaseMs)),
    drain: (nr) => ask(() => model.drain(nr)),
    leave: (nr) => ask(() => model.leave(nr)),
    claim: (table, nr, gone) => ask(() => model.claim(table, nr, gone)),
    commit: (group) => ask(() => model.commit(group)),
    verdict: (write) => ask(() => model.verdict(write)),
    release: (table, term, rest) => ask(() => model.release(table, term, rest)),
    orphans: (most, nr, holds) => ask(() => model.orphans(most, nr, holds)),
    create: (head) => ask(() => model.create(head)),
    head: (id) => ask(() => model.rows.get(id)?.head),
    idOf: (code) => ask(() => [...model.rows.values()].find(({ head }) => head.code === code)?.head.id),
    entries: (id) => read(id, ({ entries }) => entries.slice()),
    marks: (id) => read(id, ({ marks }) => new Map(marks)),
    listed: () => ask(() => []),
    talk: (id, most) => read(id, ({ talk }) => talk.slice(-most)),
    note: (id, seat) => read(id, ({ notes }) => notes.get(seat) ?? ''),
    tidy: async () => ({ forgotten: 0, leapt: 0 }),
  };
}

const isOneOf = (chance: Chance, perMille: number): boolean => chance.below(1000) < perMille;

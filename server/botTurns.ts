/**
 * Whose question comes next: that of the table which has had the least time so far. A table that is new to the
 * line, or was away, begins level with whoever is being served; so nobody gains by opening many tables one
 * after the other, and a table that thinks for long waits for those that do not.
 */
export interface Turns<Job> {
  readonly waiting: number;
  add(table: string, job: Job): void;
  next(): { readonly table: string; readonly job: Job } | undefined;
  /** This table has used so much. */
  spent(table: string, ms: number): void;
  /** Somebody of another table waits. */
  othersThan(table: string): boolean;
}

export function newTurns<Job>(): Turns<Job> {
  const queues = new Map<string, Job[]>();
  const used = new Map<string, number>();
  let level = 0;
  let waiting = 0;

  return {
    get waiting() {
      return waiting;
    },
    add(table, job) {
      const queue = queues.get(table) ?? [];
      if (queue.length === 0) used.set(table, Math.max(level, used.get(table) ?? 0));
      queue.push(job);
      queues.set(table, queue);
      waiting++;
    },
    next() {
      let table: string | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (const one of queues.keys()) {
        const has = used.get(one) ?? 0;
        if (has < least) [table, least] = [one, has];
      }
      const queue = table === undefined ? undefined : queues.get(table);
      const job = queue?.shift();
      if (table === undefined || queue === undefined || job === undefined) return undefined;
      waiting--;
      level = Math.max(level, least);
      queues.delete(table);
      // At the end of those that have had as much.
      if (queue.length > 0) queues.set(table, queue);
      return { table, job };
    },
    spent(table, ms) {
      used.set(table, (used.get(table) ?? level) + ms);
      for (const [one, has] of used) if (has <= level && !queues.has(one)) used.delete(one);
    },
    othersThan: (table) => queues.size > (queues.has(table) ? 1 : 0),
  };
}

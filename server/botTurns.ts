/**
 * Whose question comes next: that of the table which has had the least time so far. A table that is new to
 * the line, or was away, begins level with whoever is being served; so nobody gains by opening many tables
 * one after the other, and a table that thinks for long waits for those that do not. A table has one turn at
 * a time, however many of its bots think.
 */
export interface Turns<Job> {
  readonly waiting: number;
  add(table: string, job: Job): void;
  /** Of those that `can` be served now. Its table has no other turn before what it used is said. */
  next(can?: (job: Job) => boolean): { readonly table: string; readonly job: Job } | undefined;
  /** This table has used so much. */
  spent(table: string, ms: number): void;
}

export function newTurns<Job>(): Turns<Job> {
  const queues = new Map<string, Job[]>();
  const used = new Map<string, number>();
  const served = new Set<string>();
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
    next(can = () => true) {
      let table: string | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (const [one, queue] of queues) {
        const has = used.get(one) ?? 0;
        if (has < least && !served.has(one) && queue.some(can)) [table, least] = [one, has];
      }
      const queue = table === undefined ? undefined : queues.get(table);
      const job = queue?.find(can);
      if (table === undefined || queue === undefined || job === undefined) return undefined;
      waiting--;
      level = Math.max(level, least);
      served.add(table);
      queue.splice(queue.indexOf(job), 1);
      queues.delete(table);
      // At the end of those that have had as much.
      if (queue.length > 0) queues.set(table, queue);
      return { table, job };
    },
    spent(table, ms) {
      served.delete(table);
      used.set(table, (used.get(table) ?? level) + ms);
      for (const [one, has] of used)
        if (has <= level && !queues.has(one) && !served.has(one)) used.delete(one);
    },
  };
}

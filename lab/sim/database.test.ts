import { databaseContract } from '../../service/testing/database.contract.ts';
import { connectTo } from './database.ts';
import { newModel } from './model.ts';
import { newNet } from './net.ts';
import { planOf } from './plan.ts';
import { newHost, newTimeline } from './time.ts';

/** A model that flatters us would be worth nothing: it keeps the same contract as PostgreSQL. */
databaseContract('the model', async () => {
  const timeline = newTimeline();
  const calm = { latencyMs: 1, diskMs: 3, lost: 0, unanswered: 0, late: 0 };
  const plan = { ...planOf(1), database: calm };
  const host = newHost('node 1', timeline, 1, 0);
  host.boot();
  const model = newModel(timeline, { diskMs: () => calm.diskMs, betweenMs: () => 1, isFull: false });
  const net = newNet(timeline, plan.seed, 1);
  const database = connectTo({ plan, timeline, net, model, isUp: () => true }, host);
  // Virtual time passes while somebody waits.
  return new Proxy(database, {
    get: (target, name) => passing(timeline, Reflect.get(target, name)),
  });
});

function passing(timeline: ReturnType<typeof newTimeline>, call: unknown): unknown {
  if (typeof call !== 'function') return call;
  return async (...args: readonly unknown[]): Promise<unknown> => {
    let isOver = false;
    const answer: Promise<unknown> = call(...args).finally(() => {
      isOver = true;
    });
    answer.catch(() => {});
    while (!isOver) await timeline.run(timeline.now + 1, () => isOver);
    return answer;
  };
}

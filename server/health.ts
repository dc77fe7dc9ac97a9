import type { FastifyInstance } from 'fastify';
import type { BotPool } from './botPool.ts';
import type { Context } from './context.ts';
import { newProbe } from './probe.ts';
import type { Sockets } from './sockets.ts';

/**
 * /livez and /healthz for whoever restarts servers, /readyz for whoever sends people to one of several,
 * /metrics for whoever watches them. Neither knows a table by name.
 */
export function serveHealth(
  app: FastifyInstance,
  context: Context,
  sockets: Sockets,
  bots: BotPool,
  isReady: () => boolean,
): void {
  const { store, tables, metrics } = context;
  const trouble = newProbe(store);
  app.get('/healthz', async (_request, reply) => {
    const kind = await trouble();
    if (kind === null) return reply.send({ ok: true });
    context.log.error({ kind }, 'the database cannot be written to');
    return reply.code(503).send({ ok: false, error: { key: `store.${kind}` } });
  });
  app.get('/livez', async (_request, reply) => reply.send({ ok: true }));
  app.get('/readyz', async (_request, reply) => reply.code(isReady() ? 200 : 503).send({ ok: isReady() }));
  const gauges: [string, string, () => number][] = [
    ['crossings_open_tables', 'Tables held in memory.', () => tables.open],
    ['crossings_sockets', 'Open sockets.', () => sockets.count],
    ['crossings_bots_waiting', 'Questions to bots that are not answered yet.', () => bots.waiting],
    ['crossings_bot_cut_total', 'Decisions of bots that were cut short.', () => bots.cut],
    ['crossings_bot_stuck_total', 'Bots that never came back: the simplest played.', () => bots.stuck],
    ['crossings_commits', 'Transactions written since the start.', () => store.stats.commits],
    [
      'crossings_writes',
      'Changes written since the start; several share a transaction.',
      () => store.stats.writes,
    ],
    ['crossings_resident_bytes', 'Memory of the process.', () => process.memoryUsage.rss()],
    ['crossings_uptime_seconds', 'Since the start.', () => Math.round(process.uptime())],
  ];
  for (const [name, help, read] of gauges) metrics.gauge({ name, help, read });
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(metrics.text()),
  );
}

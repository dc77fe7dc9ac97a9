import type { FastifyInstance } from 'fastify';
import type { BotPool } from './botPool.ts';
import type { Context } from './context.ts';
import type { Sockets } from './sockets.ts';

/**
 * /healthz for whoever restarts servers, /metrics for whoever watches them. Neither knows a table by name.
 */
export function serveHealth(app: FastifyInstance, context: Context, sockets: Sockets, bots: BotPool): void {
  const { store, tables, metrics } = context;
  app.get('/healthz', async (_request, reply) => {
    try {
      await store.check();
      return reply.send({ ok: true });
    } catch (error) {
      context.log.error({ error: String(error) }, 'the database cannot be written to');
      return reply.code(503).send({ ok: false, error: { key: 'store.broken' } });
    }
  });
  const gauges: [string, string, () => number][] = [
    ['crossings_open_tables', 'Tables held in memory.', () => tables.open],
    ['crossings_sockets', 'Open sockets.', () => sockets.count],
    ['crossings_bots_waiting', 'Questions to bots that are not answered yet.', () => bots.waiting],
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

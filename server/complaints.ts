import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StoreTrouble } from '../room/store.ts';
import { Elsewhere } from '../service/database.ts';
import type { Metrics } from '../service/metrics.ts';
import { OtherVersion } from '../service/tables.ts';
import { failWith } from './api.ts';
import type { Context } from './context.ts';

export type Complain = (what: string, error: unknown) => void;

/** Counts and logs what went wrong on our side. */
export const complainTo =
  ({ log }: Pick<FastifyInstance, 'log'>, metrics: Metrics): Complain =>
  (what, error) => {
    const isStore = error instanceof StoreTrouble;
    metrics.count(isStore ? 'crossings_store_troubles_total' : 'crossings_complaints_total');
    log.error({ what, error: error instanceof Error ? error.message : String(error) }, what);
  };

/** A request that threw is answered with a sentence all the same. */
export function answerErrors(
  app: FastifyInstance,
  { share, peers }: Pick<Context, 'share' | 'peers'>,
  complain: Complain,
): void {
  /** The table is played by another node: it is asked, once. */
  async function askOwner({ owner }: Elsewhere, request: FastifyRequest, reply: FastifyReply) {
    try {
      if (share !== undefined && !share.isHanded(request.raw))
        return await share.handOn(request, reply, peers.of(request.raw), owner);
    } catch (error) {
      if (!(error instanceof Elsewhere)) throw error;
    }
    return failWith(reply, { key: 'store.locked' });
  }

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Elsewhere) return askOwner(error, request, reply);
    if (error instanceof StoreTrouble) {
      complain('the store failed', error);
      return failWith(reply, { key: `store.${error.kind}` });
    }
    if (error instanceof OtherVersion) return failWith(reply, error.sentence);
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return failWith(reply, { key: 'link.badMessage' }, error.statusCode);
    }
    complain('a request failed', error);
    return failWith(reply, { key: 'room.broken' });
  });
}

import type { FastifyInstance } from 'fastify';
import { StoreTrouble } from '../room/store.ts';
import type { Metrics } from '../service/metrics.ts';
import { OtherVersion } from '../service/tables.ts';
import { failWith } from './api.ts';

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
export function answerErrors(app: FastifyInstance, complain: Complain): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
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

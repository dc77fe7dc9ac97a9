import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Owner } from '../../service/database.ts';
import { type Membership, type MembershipNeeds, newMembership } from '../../service/membership.ts';
import { NodeGone } from '../../service/relay.ts';
import { GIVE_UP_MS } from '../../service/writer.ts';
import type { Home } from '../home.ts';
import type { Options } from '../options.ts';
import { type PostgresDatabase, postgresDatabase } from './database.ts';
import { type Handed, listenInside } from './inner.ts';
import { measured } from './measured.ts';
import { forward, openPeer, PEER } from './peers.ts';

const STAMP_BYTES = 8;
/** So long a proxy may take to notice that nobody should be sent here any more. */
const DRAIN_MS = 3000;

/** One of several servers on one PostgreSQL. */
export async function shareDatabase(
  { db, inner: at, leaseMs }: Options,
  needs: Omit<MembershipNeeds, 'database' | 'member' | 'leaseMs' | 'giveUpMs' | 'newStamp'>,
): Promise<Home> {
  const database = await postgresDatabase(db);
  const handed: Handed = new WeakSet();
  const inner = await listenInside(at, database.secret, handed);
  let sendAway = (): void => {};
  const sentAway = new Promise<void>((resolve) => {
    sendAway = resolve;
  });
  const seen = measured(database, {
    open: openPeer(database.secret),
    noteGone: (nr) => membership.noteGone(nr),
  });
  const membership = newMembership({
    ...needs,
    database: seen.database,
    member: { address: inner.address },
    leaseMs,
    giveUpMs: GIVE_UP_MS,
    newStamp: () => randomBytes(STAMP_BYTES).toString('hex'),
    sentAway: sendAway,
  });
  const { tables, shutter } = membership;
  const { noteGone } = seen.relay;

  async function handOn(
    request: FastifyRequest,
    reply: FastifyReply,
    peer: string,
    owner: Owner,
  ): Promise<FastifyReply> {
    try {
      return await forward(database.secret, owner, peer, request, reply);
    } catch (error) {
      if (!(error instanceof NodeGone)) throw error;
      noteGone(owner.nr);
      // Asked again, the same is done here, or by whoever was faster.
      return reply.redirect(request.url, 307);
    }
  }

  return {
    tables,
    store: keeperOf(database),
    isReady: membership.isReady,
    sentAway,
    share: {
      shutter,
      relay: seen.relay,
      isHanded: (request) => handed.has(request),
      peerOf: ({ headers }) => String(headers[PEER] ?? ''),
      handOn,
    },
    async opened(app, context) {
      seen.show(context.metrics, membership);
      inner.serve(app, context, () => membership.nr);
      membership.start();
      await ready(membership);
    },
    async retire() {
      membership.retire();
      await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
    },
    async close() {
      await membership.leave();
      await inner.close();
      await database.close();
    },
  };
}

const keeperOf = ({ stats, probe, tidy }: PostgresDatabase): Home['store'] => ({
  stats: Object.assign(stats, { trouble: null }),
  probe,
  tidy,
  opened: async () => {},
  watch() {},
});

/** Nobody is let in before the first lease: it could not be answered. */
async function ready(membership: Membership): Promise<void> {
  while (!membership.isReady()) await new Promise((resolve) => setTimeout(resolve, 20));
}

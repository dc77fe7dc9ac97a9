import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Owner } from '../../service/database.ts';
import { type Membership, type MembershipNeeds, newMembership } from '../../service/membership.ts';
import { newProofs } from '../../service/proofs.ts';
import { NodeGone } from '../../service/relay.ts';
import { GIVE_UP_MS } from '../../service/writer.ts';
import type { Home } from '../home.ts';
import type { Options } from '../options.ts';
import { type PostgresDatabase, postgresDatabase } from './database.ts';
import { type Handed, listenInside } from './inner.ts';
import { isLoopback, thisMachine } from './machine.ts';
import { measured } from './measured.ts';
import { othersBy, PEER } from './peers.ts';

const STAMP_BYTES = 8;
/** So long a proxy may take to notice that nobody should be sent here any more. */
const DRAIN_MS = 3000;

/** One of several servers on one PostgreSQL. */
export async function shareDatabase(
  { db, inner: at, leaseMs }: Options,
  needs: Omit<MembershipNeeds, 'database' | 'member' | 'peers' | 'leaseMs' | 'giveUpMs' | 'newStamp'>,
): Promise<Home> {
  const database = await postgresDatabase(db);
  const handed: Handed = new WeakSet();
  const inner = await listenInside(at, database.secret, handed);
  const { promise: sentAway, resolve: sendAway } = Promise.withResolvers<void>();
  let warn = (_text: string): void => {};
  const machine = thisMachine();
  const proofs = newProofs(machine, (owner) => warn(silentAt(owner)));
  const others = othersBy({ secret: database.secret, proofs });
  const seen = measured(database, {
    open: others.open,
    rekey: others.rekey,
    noteGone: (nr) => membership.noteGone(nr),
  });
  const membership = newMembership({
    ...needs,
    database: seen.database,
    member: { address: inner.address, machine },
    peers: others,
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
      return await others.forward(owner, peer, request, reply);
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
      warn = (text) => context.log.warn(text);
      membership.start();
      await ready(membership);
      if (isLoopback(inner.address)) {
        const machines = await database.others(membership.nr);
        if (machines.some((other) => other !== machine)) warn(aloneAt(inner.address));
      }
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

const silentAt = ({ nr, address }: Owner): string =>
  `server ${nr} says that it is reached at ${address}, but does not answer there: ` +
  'if it lives, its --inner is wrong';

const aloneAt = (address: string): string =>
  `servers on other machines cannot reach this one at ${address}: ` +
  'say --inner with an address of a private network';

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

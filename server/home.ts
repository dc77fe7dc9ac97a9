import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Owner } from '../service/database.ts';
import type { Peer } from '../service/peer.ts';
import type { Relay } from '../service/relay.ts';
import type { Shutter } from '../service/shutter.ts';
import { newTables, type Tables, type TablesNeeds, takeFrom } from '../service/tables.ts';
import type { Context } from './context.ts';
import type { SqliteStore } from './sqliteStore.ts';

/** What a server needs besides its tables if others play tables of the same database. */
export interface Share {
  readonly shutter: Shutter;
  readonly relay: Relay;
  /** Another node asks on behalf of somebody: it is never handed on again. */
  isHanded(request: IncomingMessage): boolean;
  /** For whom it asks. */
  peerOf(request: Pick<IncomingMessage, 'headers'>): Peer;
  /** Has the owner answer. */
  handOn(request: FastifyRequest, reply: FastifyReply, peer: Peer, owner: Owner): Promise<FastifyReply>;
}

/** Where the tables of this server are kept: a file of its own, or a database that several share. */
export interface Home {
  readonly tables: Tables;
  readonly store: Pick<SqliteStore, 'stats' | 'opened' | 'probe' | 'watch' | 'tidy'>;
  readonly share?: Share;
  /** People may be sent here. */
  isReady(): boolean;
  /** Settles when somebody asked this server to go. */
  readonly sentAway: Promise<void>;
  /** Before anybody is let in. */
  opened(app: FastifyInstance, context: Context): Promise<void>;
  /** Nobody new should come; settles when whoever sends people here can have noticed. */
  retire(): Promise<void>;
  close(): Promise<void>;
}

export const isShared = (db: string): boolean => /^postgres(ql)?:\/\//.test(db);

/** A file is this process's alone. */
export function ownFile(store: SqliteStore, needs: Omit<TablesNeeds, 'store' | 'take'>): Home {
  const tables = newTables({ ...needs, store, take: takeFrom(store) });
  let isRetired = false;
  return {
    tables,
    store,
    isReady: () => !isRetired,
    // Nobody knows it but whoever started it.
    sentAway: new Promise(() => {}),
    // A file that cannot be used should be known before anybody is let in.
    opened: () => store.opened(),
    async retire() {
      isRetired = true;
    },
    async close() {
      await tables.close();
      await store.close();
    },
  };
}

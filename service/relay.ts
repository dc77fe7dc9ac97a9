import type { ClientMessage, Hello } from '../room/requests.ts';
import { Elsewhere, type Owner } from './database.ts';

/** One client's way on to the node that plays its table. */
export interface Pipe {
  send(message: ClientMessage): void;
  close(): void;
}

export interface Ears {
  text(text: string): void;
  closed(code: number, why: string): void;
  /** A line is measured from end to end: whoever stands between answers only when the client has. */
  pinged(mark: string, answered: () => void): void;
}

/** At an earlier table of the chain a person renewed its token: by fingerprints, as rooms know them. */
export interface Rekey {
  readonly table: string;
  readonly old: string;
  readonly key: string;
}

export interface Relay {
  /**
   * Fails as `NodeGone` only if that node cannot be alive; as `Elsewhere` if it cannot be reached. Where it
   * fails, `ears` hear nothing: their client is still to be served.
   */
  open(to: Owner, hello: Hello, ears: Ears): Promise<Pipe>;
  /** Has the owner of a table do it. Fails as `open` does. */
  rekey(to: Owner, what: Rekey): Promise<void>;
  /** This node is dead, whatever its lease says. */
  noteGone(nr: number): void;
}

/** Nobody listens where this node was, or another one does. A time-out is no such proof. */
export class NodeGone extends Error {
  override readonly name = 'NodeGone';
}

/**
 * Does it here or, where the table is played elsewhere, there. If there is nobody any more, the table can be
 * taken at once.
 */
export async function orElsewhere<T, R extends Pick<Relay, 'noteGone'> = Relay>(
  relay: R | undefined,
  here: () => Promise<T>,
  there: (owner: Owner, relay: R) => Promise<T>,
): Promise<T> {
  for (let isSecond = false; ; isSecond = true) {
    try {
      return await here();
    } catch (error) {
      if (!(error instanceof Elsewhere) || relay === undefined) throw error;
      try {
        return await there(error.owner, relay);
      } catch (trouble) {
        if (!(trouble instanceof NodeGone)) throw trouble;
        if (isSecond) throw error;
        relay.noteGone(error.owner.nr);
      }
    }
  }
}

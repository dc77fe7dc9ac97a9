import type { Hello } from '../room/requests.ts';
import { StoreTrouble } from '../room/store.ts';
import { CLOSE } from './closeCodes.ts';
import { Elsewhere } from './database.ts';
import { type Greeted, type GreetingNeeds, greeted } from './greeting.ts';
import type { Peer } from './peer.ts';
import type { Door } from './ports.ts';
import { orElsewhere, type Pipe, type Relay } from './relay.ts';

export interface HandingNeeds extends GreetingNeeds {
  /** How to reach a table that is played elsewhere; without it there is no elsewhere. */
  readonly relay?: Relay;
}

/**
 * Whom a `hello` is for, or the way on to the node that plays the table, which looks at the token itself.
 * Whoever cannot be greeted just now has to come back: it would wait for ever.
 */
export async function findOrHandOn(
  hello: Hello,
  needs: HandingNeeds,
  peer: Peer,
  door: Door,
): Promise<Greeted | Pipe> {
  const ears = {
    text: (text: string) => door.send(text),
    closed: (code: number, why: string) => door.close(code, why),
    pinged: (mark: string, answered: () => void) => door.ping(mark, answered),
  };
  try {
    return await orElsewhere<Greeted | Pipe, Relay>(
      needs.relay,
      () => greeted(hello, needs, peer),
      async (owner, relay) => {
        const pipe = await relay.open(owner, hello, ears);
        if (!door.isOpen) pipe.close();
        return pipe;
      },
    );
  } catch (error) {
    if (error instanceof StoreTrouble) return { error: { key: `store.${error.kind}` }, close: CLOSE.restart };
    if (error instanceof Elsewhere) return { error: { key: 'link.restart' }, close: CLOSE.restart };
    throw error;
  }
}

import type { Seat } from '../engine/game.ts';
import { admit, rekey } from './access.ts';
import type { Core } from './core.ts';
import { nameFor } from './names.ts';
import type { Sentence } from './protocol.ts';
import type { Enqueue } from './queue.ts';
import { sit } from './seats.ts';
import { StoreTrouble } from './store.ts';
import { noteTrouble, sentenceFor } from './trouble.ts';

/** What whoever has no connection yet, or none here, may ask of a room. */
export interface Seating {
  join(name: string, seat: Seat | undefined, key: string): Promise<Seat | Sentence>;
  /** Lets in whoever has the pass of a seat (access.ts). */
  admit(pass: string, key: string): Promise<Seat | Sentence>;
  /** Its person renewed a token at an earlier table of the chain. Fails if it could not be written. */
  rekey(old: string, key: string): Promise<void>;
}

export function newSeating(core: Core, enqueue: Enqueue): Seating {
  /** A room that is lost or closed does nothing. */
  async function inTurn<T>(job: () => Promise<T>): Promise<T> {
    let settle = (): T => {
      throw new StoreTrouble(core.lost === 'store.unsure' ? 'unsure' : 'conflict', 'it writes no more');
    };
    await enqueue(async () => {
      try {
        const result = await job();
        settle = () => result;
      } catch (error) {
        noteTrouble(core, error);
        settle = () => {
          throw error;
        };
      }
    });
    return settle();
  }

  const seated = (job: () => Promise<Seat | Sentence>): Promise<Seat | Sentence> =>
    inTurn(job).catch(sentenceFor);

  return {
    join: (name, seat, key) =>
      seated(() => {
        // A name that the host put on an empty chair is for whoever sits down there.
        const others = core.head.seats.map((one) => (one.key === null ? null : one.name));
        const told = nameFor(name, others);
        return typeof told === 'string' ? sit(core, told, seat, key) : Promise.resolve(told);
      }),
    admit: (pass, key) => seated(() => admit(core, pass, key)),
    rekey: (old, key) => inTurn(() => rekey(core, old, key)),
  };
}

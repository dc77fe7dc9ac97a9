import type { Viewer } from '../engine/game.ts';
import type { Core } from './core.ts';
import { viewerOf } from './eyes.ts';
import { pastFor, type Reading, readingOf } from './history.ts';
import { isOwner } from './owners.ts';
import type { Link } from './ports.ts';
import type { Past } from './protocol.ts';
import type { Enqueue } from './queue.ts';
import { say, sayAnswer } from './say.ts';
import { noteTrouble, sentenceFor } from './trouble.ts';

/** A past is true for one moment and one pair of eyes. */
interface Dated {
  readonly viewer: Viewer;
  readonly reading: Reading;
  readonly seq: number;
  readonly past: Promise<Omit<Past, 'id'>>;
}

export interface Pasts {
  /** `wish`: the eyes it was asked for with. */
  tell(link: Link, id: string, wish?: Viewer): Promise<void>;
}

/** How often it is made beside the play; at a table that goes on faster than that, it is made in its turn. */
const TRIES = 3;

/**
 * Answers `history`. The whole game is played again for it, so it is made beside the queue, where nobody at
 * the table waits for it, and once for all who ask with the same eyes at the same moment.
 */
export function newPasts(core: Core, enqueue: Enqueue): Pasts {
  let latest: Dated | undefined;

  function made(viewer: Viewer, wish: Viewer | undefined): Dated {
    const { seq } = core.head;
    const reading = readingOf(core, viewer, wish);
    // By what is granted, not by what was wished: nobody has it made again and again by wishes.
    if (latest?.viewer === viewer && latest.seq === seq && isSame(latest.reading, reading)) return latest;
    const dated: Dated = { viewer, reading, seq, past: pastFor(core, reading) };
    latest = dated;
    dated.past.catch(() => {
      if (latest === dated) latest = undefined;
    });
    return dated;
  }

  async function tell(link: Link, id: string, wish: Viewer | undefined): Promise<void> {
    let isTold = false;
    // A seat may be given away while its past is made.
    const isHere = (): boolean => !core.gone.has(link) && isOwner(core.head, link);
    /** What is covered now may have been open then: a past that is out of date is not told. */
    const tellIfTrue = async ({ viewer, seq, past }: Dated): Promise<void> => {
      const told = await past;
      if (!isHere() || seq !== core.head.seq || viewer !== viewerOf(core, link)) return;
      isTold = true;
      say(link, { ...told, id });
    };
    for (let tries = 0; !isTold && tries < TRIES && isHere(); tries++) {
      const dated = made(viewerOf(core, link), wish);
      await dated.past;
      await enqueue(() => tellIfTrue(dated));
    }
    if (!isTold && isHere()) await enqueue(() => tellIfTrue(made(viewerOf(core, link), wish)));
  }

  return {
    async tell(link, id, wish) {
      try {
        await tell(link, id, wish);
      } catch (error) {
        noteTrouble(core, error);
        sayAnswer(link, id, sentenceFor(error));
      }
    },
  };
}

const isSame = (one: Reading, other: Reading): boolean =>
  one.eyes === other.eyes && one.events === other.events;

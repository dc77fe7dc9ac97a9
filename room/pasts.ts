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

/** A past is true for one moment and one way to read it. */
interface Dated {
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
  /** Of the latest moment: each way to read it, once. Once the game is over nobody has one made again. */
  let known: readonly Dated[] = [];

  function made(link: Link, wish: Viewer | undefined): Dated {
    const { seq } = core.head;
    const reading = readingOf(core, viewerOf(core, link), wish);
    const ofNow = known.filter((one) => one.seq === seq);
    // By what is granted, not by what was wished: nobody has it made again and again by wishes.
    const same = ofNow.find((one) => isSame(one.reading, reading));
    if (same !== undefined) return same;
    const dated: Dated = { reading, seq, past: pastFor(core, reading) };
    known = [...ofNow, dated];
    dated.past.catch(() => {
      known = known.filter((one) => one !== dated);
    });
    return dated;
  }

  async function tell(link: Link, id: string, wish: Viewer | undefined): Promise<void> {
    let isTold = false;
    // A seat may be given away while its past is made.
    const isHere = (): boolean => !core.gone.has(link) && isOwner(core.head, link);
    /** What is covered now may have been open then: a past that is out of date is not told. */
    const tellIfTrue = async ({ reading, seq, past }: Dated): Promise<void> => {
      const told = await past;
      if (!isHere() || seq !== core.head.seq) return;
      const granted = readingOf(core, viewerOf(core, link), wish);
      if (!isSame(granted, reading)) return;
      isTold = true;
      say(link, { ...told, may: [...granted.may], id });
    };
    for (let tries = 0; !isTold && tries < TRIES && isHere(); tries++) {
      const dated = made(link, wish);
      await dated.past;
      await enqueue(() => tellIfTrue(dated));
    }
    if (!isTold && isHere()) await enqueue(() => tellIfTrue(made(link, wish)));
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
  one.eyes === other.eyes && one.events === other.events && one.own === other.own;

import { expect, test } from 'vitest';
import { someCases } from '../../engine/laws/cases.ts';
import { walk } from '../../engine/laws/walk.ts';
import { titles } from '../../games/index.ts';
import { isAbout } from './steps.ts';
import { wanted } from './wanted.ts';

const SHORTER: Readonly<Record<string, unknown>> = { 'ellis-island': { mode: 'quick', lastFerry: 8 } };

test.each(Object.keys(titles))(
  '%s: in full all is said; the short way all that is about the reader, in its order, and nothing else',
  (id) => {
    const title = titles[id];
    if (title === undefined) return expect.fail(`no title ${id}`);
    const { game, tell } = title;
    const span = { configs: [SHORTER[id] ?? {}], seats: [game.seats.min], games: 2, seed: 4 };
    let [about, others] = [0, 0];
    for (const given of someCases(title, span)) {
      for (const { state, events } of walk(title, given)) {
        const seen = events.flatMap((event) => game.redact(event, 0, state, 'live') ?? []);
        expect(wanted({ tell }, seen, 0, 'full')).toEqual(seen);
        expect(wanted({ tell }, seen, null, 'short')).toEqual(seen);
        const mine = seen.filter((event) => tell(event).some((line) => isAbout(line, 0)));
        expect(wanted({ tell }, seen, 0, 'short')).toEqual(mine);
        about += mine.length;
        others += seen.length - mine.length;
        // What weighs is said the short way too, whomever it hits.
        expect(wanted({ tell, gravity: () => 'loss' }, seen, 0, 'short')).toEqual(seen);
      }
    }
    expect(Math.min(about, others)).toBeGreaterThan(10);
  },
);

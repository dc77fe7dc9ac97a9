import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from '../../engine/chance.ts';
import { titles } from '../../games/index.ts';
import { wander } from '../testing/wander.ts';
import { person, world } from '../testing/world.ts';
import { compactClient } from './client.ts';
import { expander } from './expand.ts';
import { learn } from './learn.ts';
import { squeezer } from './squeeze.ts';

const json = fc.jsonValue({ depthSize: 'small' });

test('expanding gives back what was squeezed, whatever words were learnt', () => {
  fc.assert(
    fc.property(fc.array(json, { maxLength: 6 }), json, (samples, value) => {
      // Often enough for its objects to become shapes.
      const lot = [...samples, ...Array.from({ length: 4 }, () => value)];
      const book = learn([lot, lot]);
      expect(JSON.parse(expander(book)(squeezer(book).value(value)))).toEqual(
        JSON.parse(JSON.stringify(value)),
      );
    }),
    { numRuns: 3000 },
  );
});

test('quotes and backslashes inside of strings end nothing', () => {
  const words = ['a"', 'b\\\\', '\\"', 'A', ''];
  const book = { words, shapes: [[0, 0, 3]] };
  for (const value of [...words, [...words, 'A"B\\\\', '\\\\"'], { 'a"': 'b\\\\', A: 'B7' }]) {
    expect(JSON.parse(expander(book)(squeezer(book).value(value)))).toEqual(value);
  }
});

test.each(Object.values(titles))(
  'a step of $game.id for somebody who holds codebook and rules takes less than 150 bytes on average',
  async (title) => {
    let bytes = 0;
    let steps = 0;
    for (let match = 0; match < 3; match++) {
      const names = ['Ada', 'Ben', 'Cem', 'Dia'].slice(0, title.game.seats.min);
      const w = await world(title, { seed: `squeeze ${match}`, seats: names.map((name) => person(name)) });
      const guests = await Promise.all(names.map((_, seat) => w.sit(seat)));
      const { read } = compactClient();
      const short = {
        seat: 0,
        host: true,
        key: 'key of Ada',
        close() {},
        encoding: w.room.encodingFor({ words: true }),
        rules: true,
        send(text: string) {
          if (read(text).t !== 'step') return;
          bytes += text.length;
          steps++;
        },
      };
      await w.room.connect(short, null);
      await guests[0]?.ask({ t: 'start' });
      await wander(w, guests, seeded(match), 300);
    }
    console.log(`${title.game.id}: ${Math.round(bytes / steps)} bytes a step, over ${steps} of one seat`);
    expect(bytes / steps).toBeLessThan(150);
  },
);

test('a step says only how its number ends, and a missing one shows', () => {
  const { write, read } = compactClient();
  write({ t: 'hello', v: 1, table: 't', token: null, last: 4_294_967_997 });
  const told = [998, 999, 0, 2].map((end) => read(`[${end},0,0]`));
  const from = 4_294_967_998;
  expect(told).toEqual([0, 1, 2, 4].map((n) => ({ t: 'step', seq: from + n })));
});

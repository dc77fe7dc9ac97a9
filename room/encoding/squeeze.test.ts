import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from '../../engine/chance.ts';
import { title as migrato } from '../../games/migrato/index.ts';
import { wander } from '../testing/wander.ts';
import { world } from '../testing/world.ts';
import { compactClient } from './client.ts';
import { expander, squeezer } from './squeeze.ts';
import { learnWords } from './words.ts';

const json = fc.jsonValue({ depthSize: 'small' });

test('expanding gives back what was squeezed, whatever words were learnt', () => {
  fc.assert(
    fc.property(fc.array(json, { maxLength: 6 }), json, (samples, value) => {
      const words = learnWords([
        [...samples, value],
        [...samples, value],
      ]);
      expect(JSON.parse(expander(words)(squeezer(words).value(value)))).toEqual(
        JSON.parse(JSON.stringify(value)),
      );
    }),
    { numRuns: 3000 },
  );
});

test('quotes and backslashes inside of strings end nothing', () => {
  const words = ['a"', 'b\\\\', '\\"', 'A', ''];
  for (const value of [...words, [...words, 'A"B\\\\', '\\\\"'], { 'a"': 'b\\\\', A: 'B7' }]) {
    expect(JSON.parse(expander(words)(squeezer(words).value(value)))).toEqual(value);
  }
});

test('a step for somebody who holds words and rules takes less than 200 bytes on average', async () => {
  let bytes = 0;
  let steps = 0;
  for (let match = 0; match < 5; match++) {
    const w = await world(migrato, { seed: `squeeze ${match}` });
    const guests = [await w.sit(0), await w.sit(1)];
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
    await wander(w, guests, seeded(match));
  }
  expect(bytes / steps).toBeLessThan(200);
  console.log(`bytes of a step ${Math.round(bytes / steps)}, over ${steps} steps of one seat`);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { migrato } from '../games/migrato/index.ts';
import { listening } from './listen.ts';
import { expand, learnWords, squeezer } from './squeeze.ts';
import { wander } from './testing/wander.ts';
import { world } from './testing/world.ts';

const json = fc.jsonValue({ depthSize: 'small' });

test('expanding gives back what was squeezed, whatever words were learnt', () => {
  fc.assert(
    fc.property(fc.array(json, { maxLength: 6 }), json, (samples, value) => {
      const words = learnWords([...samples, ...samples, value]);
      const sent: unknown = JSON.parse(squeezer(words).squeeze(value));
      expect(expand(sent, words)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 3000 },
  );
});

test('a squeezed step is the plain step in at most 400 bytes on average', async () => {
  let bytes = 0;
  let steps = 0;
  for (let match = 0; match < 5; match++) {
    const w = await world(migrato, { seed: `squeeze ${match}` });
    const guests = [await w.sit(0), await w.sit(1)];
    const read = listening();
    const plain: unknown[] = [];
    const squeezed: unknown[] = [];
    const short = {
      seat: 0,
      host: true,
      words: true,
      send(text: string) {
        const message = read(text);
        if (message.t !== 'step') return;
        squeezed.push(message);
        bytes += text.length;
        steps++;
      },
    };
    await w.room.connect(short, null);
    await guests[0]?.ask({ t: 'start' });
    await wander(w, guests, seeded(match));
    plain.push(...(guests[0]?.heard.filter((message) => message.t === 'step') ?? []));
    expect(squeezed).toEqual(plain);
  }
  expect(bytes / steps).toBeLessThan(400);
  console.log(`bytes of a step ${Math.round(bytes / steps)}, over ${steps} steps of one seat`);
});

import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { titles } from '../games/index.ts';
import { listening } from './listen.ts';
import { wander } from './testing/wander.ts';
import { person, world } from './testing/world.ts';

const MOST = 250;

test.each(Object.entries(titles))(
  '%s plays in a room: pictures hold, plain and squeezed',
  async (_id, title) => {
    const { game } = title as Title<Kind>;
    const names = ['Ada', 'Ben', 'Cem', 'Dia', 'Eli', 'Fay'].slice(0, game.seats.min);
    const w = await world(title as Title<Kind>, { seats: names.map((name) => person(name)) });
    const guests = await Promise.all(names.map((_, seat) => w.sit(seat)));
    const read = listening();
    const squeezed: unknown[] = [];
    const send = (text: string): void => void squeezed.push(read(text));
    await w.room.connect({ seat: 0, host: true, words: true, send }, null);
    expect(await guests[0]?.ask({ t: 'start' })).toBeUndefined();
    await wander(w, guests, seeded('titles'), MOST);
    const stored = (await w.store.load('table0001'))?.state?.state;
    for (const [seat, guest] of guests.entries()) {
      expect(guest.scene.view).toEqual(JSON.parse(JSON.stringify(game.view(stored, seat))));
      expect(guest.scene.options).toEqual(game.options(stored, seat));
    }
    const isStep = (message: unknown): boolean => (message as { t: string }).t === 'step';
    expect(squeezed.filter(isStep)).toEqual(guests[0]?.heard.filter(isStep));
    expect(w.complaints).toEqual([]);
  },
);

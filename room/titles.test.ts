import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import type { Game, Kind, Seat } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { titles } from '../games/index.ts';
import { ruledScene } from './choices.ts';
import { compactClient, plainClient } from './encoding/client.ts';
import { type Following, follow, type Scene, sceneOf } from './encoding/follow.ts';
import type { ServerMessage } from './protocol.ts';
import { wander } from './testing/wander.ts';
import { person, type World, world } from './testing/world.ts';

const MOST = 250;

/** Somebody beside the guests who keeps every scene, told or worked out. */
async function onlooker(
  w: World,
  game: Game<Kind>,
  seat: Seat,
  holds: { readonly words: boolean; readonly rules: boolean },
): Promise<{ readonly scenes: Scene[]; readonly heard: ServerMessage[] }> {
  const { read } = holds.words ? compactClient() : plainClient;
  const scenes: Scene[] = [];
  const heard: ServerMessage[] = [];
  let following: Following | undefined;
  const send = (text: string): void => {
    const message = read(text);
    heard.push(message);
    if (message.t !== 'welcome' && message.t !== 'sync' && message.t !== 'step') return;
    following = follow(following, message);
    if (following?.picture == null) return;
    const { picture } = following;
    scenes.push(holds.rules ? ruledScene(game, picture, seat) : sceneOf(picture));
  };
  const encoding = w.room.encodingFor(holds);
  const key = w.room.head.seats[seat]?.key ?? null;
  await w.room.connect({ seat, host: seat === 0, key, encoding, rules: holds.rules, send, close() {} }, null);
  return { scenes, heard };
}

test.each(Object.entries(titles))(
  '%s plays in a room: pictures hold, plain and squeezed, with menus and with rules',
  async (_id, title) => {
    const { game } = title as Title<Kind>;
    const names = ['Ada', 'Ben', 'Cem', 'Dia', 'Eli', 'Fay'].slice(0, game.seats.min);
    const w = await world(title as Title<Kind>, { seats: names.map((name) => person(name)) });
    const guests = await Promise.all(names.map((_, seat) => w.sit(seat)));
    const squeezed = await onlooker(w, game, 0, { words: true, rules: false });
    const told = [];
    const ruled = [];
    for (const seat of names.keys()) {
      told.push(await onlooker(w, game, seat, { words: false, rules: false }));
      ruled.push(await onlooker(w, game, seat, { words: true, rules: true }));
    }
    expect(await guests[0]?.ask({ t: 'start' })).toBeUndefined();
    await wander(w, guests, seeded('titles'), MOST);
    const stored = (await w.store.load('table0001'))?.state?.state;
    for (const [seat, guest] of guests.entries()) {
      expect(guest.scene.view).toEqual(JSON.parse(JSON.stringify(game.view(stored, seat))));
      expect(guest.scene.options).toEqual(game.options(stored, seat));
      expect(ruled[seat]?.scenes.length).toBeGreaterThan(2);
      expect(ruled[seat]?.scenes).toEqual(told[seat]?.scenes);
    }
    // Each pair of eyes counts from a number of its own.
    const steps = (heard: readonly ServerMessage[]): object[] =>
      heard.flatMap((message) => (message.t === 'step' ? [{ ...message, seq: message.seq % 2 ** 20 }] : []));
    expect(steps(squeezed.heard)).toEqual(steps(guests[0]?.heard ?? []));
    expect(w.complaints).toEqual([]);
  },
);

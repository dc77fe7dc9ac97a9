import { expect, test } from 'vitest';
import { thinkAs } from '../../../../bots/think.ts';
import { seeded } from '../../../../engine/chance.ts';
import type { Kind } from '../../../../engine/game.ts';
import type { Title } from '../../../../engine/title.ts';
import type { Bots } from '../../../../room/ports.ts';
import { bot, type Guest, guest, person, settle, type World, world } from '../../../../room/testing/world.ts';
import type { Event } from '../../event.ts';
import type { View } from '../../eyes/view.ts';
import { title as ellisIsland } from '../../index.ts';

const TABLE = 'table0001';
const title = ellisIsland as unknown as Title<Kind>;
const STEP_MS = 10;

const thinking = (seed: string): Bots => {
  const chance = seeded(seed);
  return { think: async (question) => thinkAs(title, question.bot, question, chance) };
};

const viewOf = ({ scene }: Guest): View => scene.view as View;

/** Ada, over a line of 120 ms, and two bots, in a race of her own making. */
async function racing(seed: string): Promise<{ w: World; ada: Guest }> {
  const w = await world(title, {
    options: { mode: 'quick', familyAssignment: 'random' },
    seed,
    bots: thinking(seed),
    seats: [person('Ada'), bot, bot],
  });
  const ada = guest(() => w.room, 0);
  Object.assign(ada.link, { roundTrip: () => 120 });
  await w.room.connect(ada.link, null);
  await ada.ask({ t: 'start' });
  const chance = seeded(`${seed} ada`);
  for (let i = 0; i < 4000 && viewOf(ada).race === null; i++) {
    const { options } = ada.scene;
    const physical = options.find((one) => 'challenge' in one && one.challenge === 'physical');
    const toHealth = options.find((one) => 'to' in one && one.to === 'DOH');
    const other = options.filter((one) =>
      ['roll', 'move', 'endTurn', 'skip', 'choose', 'stay', 'begin', 'discard'].includes(one.type),
    );
    const action = physical ?? toHealth ?? other[chance.below(Math.max(1, other.length))];
    // Among bots nobody hurries her: whoever offers her something waits for her answer.
    const no = options.find((one) => one.type === 'decline');
    if (no !== undefined) await ada.act(no);
    else if (action !== undefined && (i % 2 === 0 || viewOf(ada).turn.seat === 0)) await ada.act(action);
    w.time.pass(200);
    await settle(w.room);
    if (viewOf(ada).race !== null && viewOf(ada).turn.seat !== 0) {
      // Somebody else's race: let it be run. Among bots nobody hurries her, so she says that she is ready.
      await ada.act({ type: 'ready', trip: 4000 });
      for (let ms = 0; ms < 40_000 && viewOf(ada).race !== null; ms += 100) {
        w.time.pass(100);
        await settle(w.room);
      }
    }
  }
  expect(viewOf(ada)).toMatchObject({ race: {}, turn: { seat: 0 } });
  await ada.act({ type: 'ready', trip: 4000 });
  return { w, ada };
}

const told = (one: Guest): Event[] =>
  one.heard.flatMap((m) => (m.t === 'step' ? ((m.e ?? []) as Event[]) : []));

test('[EI-R30] in a room: the line is measured, bots react in their own time, and the result follows from the log', async () => {
  const { w, ada } = await racing('live race');
  const ready = (await w.store.entries(TABLE)).filter(({ action }) => action?.type === 'ready');
  expect(ready.find(({ actor }) => actor === 0)?.action).toMatchObject({ trip: 120 });
  const before = told(ada).length;
  for (
    let ms = 0;
    ms < 40_000 &&
    !told(ada)
      .slice(before)
      .some(({ type }) => type === 'raceOver');
    ms += STEP_MS
  ) {
    w.time.pass(STEP_MS);
    await settle(w.room);
  }
  const slaps = (await w.store.entries(TABLE)).filter(({ action }) => action?.type === 'slap');
  expect(slaps.length).toBeGreaterThan(0);
  expect(slaps.every(({ by }) => by === 'bot')).toBe(true);
  const over = told(ada).findLast((event) => event.type === 'raceOver');
  for (const { ms } of over?.type === 'raceOver' ? over.order : []) expect(ms).toBeGreaterThanOrEqual(500);
});

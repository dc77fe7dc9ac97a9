import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bug } from '../../../engine/bug.ts';
import { pick, seeded, shuffle, taped } from '../../../engine/chance.ts';
import type { Kind } from '../../../engine/game.ts';
import { sampleForm } from '../../../engine/playout.ts';
import type { Title } from '../../../engine/title.ts';
import type { Request } from '../../../room/requests.ts';
import { type Guest, person, type World, world } from '../../../room/testing/world.ts';
import { brain } from '../bot/brain.ts';
import { game } from '../game.ts';
import { title as journeyIstanbul } from '../index.ts';
import type { State } from '../state.ts';

const TABLE = 'table0001';
const NAMES = ['Red', 'Orange', 'Brown', 'Green', 'Yellow'];
const title = journeyIstanbul as unknown as Title<Kind>;

const stateOf = async (w: World): Promise<State> =>
  ((await w.store.load(TABLE))?.state?.state ?? bug('no state')) as State;

async function seated(seats: number, seed: string): Promise<{ w: World; guests: Guest[] }> {
  const w = await world(title, { seats: NAMES.slice(0, seats).map((name) => person(name)), seed });
  const guests: Guest[] = [];
  for (let seat = 0; seat < seats; seat++) guests.push(await w.sit(seat));
  await guests[0]?.ask({ t: 'start' });
  return { w, guests };
}

/** A message on its way, with the number it will keep however often it comes. */
interface Letter {
  readonly from: Guest;
  readonly request: Request;
}

test('[JI-R60] [JI-R63] through the room: late, twice, in any order: nothing happens twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 5 }), fc.nat(9999), async (seats, seed) => {
      const chance = seeded(`letters ${seed}`);
      const { w, guests } = await seated(seats, `anytime ${seed}`);
      let late: Letter[] = [];
      const sentIds = new Set<string>();
      for (let round = 0; round < 14; round++) {
        const state = await stateOf(w);
        if (state.ended !== null) break;
        const fresh = guests.flatMap((from, seat): Letter[] => {
          const letter = (what: string, action: object, decision: number | null): Letter => ({
            from,
            request: {
              t: 'act',
              id: `${what}-${round}-${seat}`,
              decision,
              action: action as { type: string },
            },
          });
          const found: Letter[] = [];
          const options = game.options(state, seat);
          const { decision } = from.scene;
          if (options.length > 0)
            found.push(letter('turn', brain.rollout(state, seat, options, chance), decision));
          const forms = game.forms(state, seat).filter((form) => form.type !== 'voteEarlyEnd');
          if (forms.length > 0) found.push(letter('open', sampleForm(pick(chance, forms), chance), decision));
          return found;
        });
        // Some stay on the way until the next round, some come twice; none waits for another to be answered.
        const [held, sent] = [
          fresh.filter((_, i) => (i + seed) % 5 === 4),
          fresh.filter((_, i) => (i + seed) % 5 !== 4),
        ];
        const arriving = shuffle(chance, [...late, ...sent, ...sent.filter(() => chance.below(2) === 0)]);
        late = held;
        for (const { request } of arriving) sentIds.add(request.id);
        await Promise.all(arriving.map(({ from, request }) => w.room.receive(from.link, request)));
        game.audit(await stateOf(w));
      }
      const end = await stateOf(w);
      expect((await w.store.entries(TABLE)).length - 1).toBeLessThanOrEqual(sentIds.size);
      expect(w.complaints).toEqual([]);
      // Everybody has the picture of now, cut to their eyes, whatever they missed of the others' words.
      guests.forEach((one, seat) => {
        expect(one.scene.view).toEqual(game.view(end, seat));
      });
      await expectReplay(w, seats, end);
    }),
    { numRuns: 14, seed: 11 },
  );
});

/** No message counted twice: the log alone gives the same table again. */
async function expectReplay(w: World, seats: number, end: State): Promise<void> {
  const [start, ...entries] = await w.store.entries(TABLE);
  const config = game.parseConfig({}, { seats, ranked: false });
  const ctx = { chance: taped(start?.draws ?? []), at: 0, reveal() {} };
  const state = game.setup(config, seats, ctx);
  for (const { actor, action, draws, at } of entries) {
    if (actor === null || action === null) continue;
    game.apply(state, actor, game.parseAction(action), { chance: taped(draws), at, reveal() {} });
  }
  expect(state).toEqual(end);
}

test('[JI-16.5] a gift that arrives while somebody decides changes only what they can choose', async () => {
  const { w, guests } = await seated(2, 'gift while deciding');
  const state = await stateOf(w);
  const decider = state.turn.seat;
  const [mine, other] = [guests[decider], guests[1 - decider]];
  const before = mine?.scene.options;
  expect(await other?.act({ type: 'give', to: decider, amount: 2000, tag: 'gift' })).toBeUndefined();
  expect(mine?.scene.view).toMatchObject({ bank: 0 });
  expect((await stateOf(w)).people[decider]?.money).toBe(8000);
  expect(mine?.scene.options).toEqual(before);
  const [first] = mine?.scene.options ?? [];
  expect(await mine?.act(first ?? {})).toBeUndefined();
});

test('[JI-R46] a table without free chat takes no lines of one’s own, whatever its host wished', async () => {
  const seats = [person('Red'), person('Orange')];
  const closed = await world(title, { seats, talk: 'free', options: { freeChat: false } });
  const red = await closed.sit(0);
  expect(red.table?.talk).toBe('phrases');
  expect(await red.ask({ t: 'talk', text: 'hello' })).toEqual({ key: 'talk.onlyPhrases' });
  const open = await world(title, { seats, talk: 'free' });
  expect(await (await open.sit(0)).ask({ t: 'talk', text: 'hello' })).toBeUndefined();
});

test('[JI-R55] what others whisper or pencil in sends nothing to anybody else, nor does undo', async () => {
  const { w, guests } = await seated(3, 'whispers');
  const { seat } = (await stateOf(w)).turn;
  const near = (i: number): Guest => guests[(seat + i) % 3] ?? bug('nobody there');
  const [mover, green, brown] = [near(0), near(1), near(2)];
  const whisper = async (): Promise<void> => {
    const before = mover.raw.length;
    const to = brown.link.seat;
    for (const action of [
      { type: 'say', to, phrase: 'thanks', amount: 0, day: 0, place: 'TAK' },
      { type: 'editPlanner', day: 3, field: 'police', value: 1 },
    ])
      expect(await green.ask({ t: 'act', decision: null, action })).toBeUndefined();
    expect(mover.raw.length).toBe(before);
  };
  const piles = (): unknown => (mover.scene.view as { piles: unknown }).piles;
  await whisper();
  const before = piles();
  expect(mover.scene.undo).toEqual({ state: 'no', why: { key: 'E_NO_UNDO', rule: 'JI-R55' } });
  expect(await mover.act({ type: 'move', to: 'SUL' })).toBeUndefined();
  expect(mover.scene.undo).toEqual({ state: 'free', why: null });
  await whisper();
  expect(await mover.ask({ t: 'undo' })).toBeUndefined();
  expect(piles()).toEqual(before);
});

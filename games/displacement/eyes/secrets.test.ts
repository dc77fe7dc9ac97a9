import { describe, expect, test } from 'vitest';
import { type Chance, seeded, shuffle } from '../../../engine/chance.ts';
import type { Seat, Viewer } from '../../../engine/game.ts';
import { type Notes, notes } from '../../../engine/sitting.ts';
import type { Action } from '../action.ts';
import type { Goal } from '../content.ts';
import type { Event } from '../event.ts';
import { game } from '../game.ts';
import { title as displacement } from '../index.ts';
import type { State } from '../state.ts';
import { given } from '../testing/given.ts';

/** The same match but for the goals of two seats and what was not dealt. */
function otherGoals(state: State, keep: Seat, chance: Chance): State {
  const twin = game.clone(state);
  const pool: Goal[] = [...state.undealt];
  for (const [seat, nation] of state.nations.entries()) if (seat !== keep) pool.push(nation.goal);
  shuffle(chance, pool);
  for (const [seat, nation] of twin.nations.entries()) if (seat !== keep) nation.goal = pool.pop() as Goal;
  twin.undealt = pool;
  return twin;
}

/** Every byte that can reach these eyes: view, options, forms, refusals, undo, events live and later. */
function bytes(
  state: State,
  viewer: Viewer,
  told: Notes<Event>,
  history: readonly Event[],
  tries: readonly Action[],
): string {
  const seen = (events: readonly Event[], when: 'live' | 'later') =>
    events.map((event) => game.redact(event, viewer, state, when));
  const answers =
    typeof viewer === 'number'
      ? [
          game.options(state, viewer),
          game.forms(state, viewer),
          game.refuseUndo(state, viewer),
          tries.map((action) => game.refuse(state, viewer, action) ?? null),
        ]
      : [];
  const awaited = [game.awaiting(state), game.isMark(state), game.outcome(state) ?? null];
  return JSON.stringify([
    game.view(state, viewer),
    awaited,
    answers,
    seen(told.out, 'live'),
    seen(history, 'later'),
  ]);
}

/** Plays both with the same actions and luck until a goal is fulfilled in either; counts comparisons. */
function compareMatches(seats: number, seed: string): number {
  const keep = 0;
  const luck = seeded(`${seed} luck`);
  const mind = seeded(`${seed} mind`);
  const start = notes<Event>(luck);
  const one = game.setup(game.parseConfig({}, { seats, ranked: false }), seats, start);
  const two = otherGoals(one, keep, mind);
  const histories: [Event[], Event[]] = [[...start.out], start.out.map((event) => dealtAnew(event, two))];
  const tries: Action[] = [];
  let compared = 0;
  const eyes: readonly Viewer[] = [keep, 'public'];
  for (;;) {
    const seat = game.awaiting(one).must[0];
    if (seat === undefined) return compared;
    const options = game.options(one, seat);
    const action = displacement.brain.rollout(one, seat, options, mind);
    if (tries.length < 40) tries.push(action);
    const dice = `${seed} ${compared}`;
    const told = [one, two].map((state) => {
      const taken = notes<Event>(seeded(dice));
      game.apply(state, seat, action, taken);
      return taken;
    }) as [Notes<Event>, Notes<Event>];
    if (one.ended !== null || two.ended !== null) return compared;
    histories[0].push(...told[0].out);
    histories[1].push(...told[1].out);
    expect(told[0].learnt).toEqual(told[1].learnt);
    for (const viewer of eyes) {
      const [past, other] = compared % READ_UP_EVERY < 2 ? histories : [[], []];
      const a = bytes(one, viewer, told[0], past, tries);
      const b = bytes(two, viewer, told[1], other, tries);
      if (a !== b) expect(a).toBe(b);
      compared++;
    }
  }
}

const GAMES = 5;
/** Reading up the whole history is dear, so it is done now and then only. */
const READ_UP_EVERY = 25;

const dealtAnew = (event: Event, state: State): Event =>
  event.type === 'goalDealt' ? { ...event, goal: state.nations[event.seat]?.goal ?? null } : event;

describe('goals never leak', () => {
  test.each([2, 3, 4, 5, 6])(
    '[DI-1.4] two matches of %i that differ only in goals look the same, byte for byte',
    (seats) => {
      let compared = 0;
      for (let i = 0; i < GAMES; i++) compared += compareMatches(seats, `twins ${seats} ${i}`);
      expect(compared).toBeGreaterThan(200);
    },
  );

  test('[DI-1.4] no goal, seed or order of the deck stands in what others are sent', () => {
    const state = given({ seats: 4, goals: 'HMEE' });
    for (const viewer of [0, 1, 2, 3, 'public'] as const) {
      const { config: _options, nations, ...rest } = game.view(state, viewer);
      const others = JSON.stringify([nations.filter((_nation, seat) => seat !== viewer), rest]);
      expect(others).not.toMatch(/humanitarian|metropolitan|entrepreneurial/);
      expect(game.view(state, viewer).pile).toBeNull();
    }
  });

  test('[DI-9.1] a declared facilitator sees goals, but neither the deck nor pending answers', () => {
    const seen = game.view(given({ seats: 2, goals: 'HM' }), 'all');
    expect([seen.nations.map(({ goal }) => goal), seen.pile, seen.undealt?.length]).toEqual([
      ['humanitarian', 'metropolitan'],
      null,
      4,
    ]);
  });
});

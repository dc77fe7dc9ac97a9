import { expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import { playout } from '../../../engine/playout.ts';
import { only } from '../../../engine/testing/play.ts';
import { RECONSTRUCTED } from '../content.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { BROWN, GREEN, given, ORANGE, RED, YELLOW } from '../testing/given.ts';
import { claim, deal, evening, give, look, move, play, standing } from '../testing/play.ts';

const IDS = RECONSTRUCTED.cards.map((row) => row.id);
const config = game.parseConfig({ openActionsPerDay: 2 }, { seats: 4, ranked: false });

test('[JI-R68] a card that somebody has not seen is a number: no id of it reaches their view', () => {
  for (let seed = 0; seed < 10; seed++) {
    const checks: number[] = [];
    playout(game, config, 4, seeded(seed), undefined, {
      extras: true,
      onAction(_actor, _action, state) {
        if (state.ended !== null || seed % 3 !== state.t % 3) return;
        for (const seat of [0, 1, 2, 3]) checks.push(leaks(state, seat));
      },
    });
    expect(checks.filter((count) => count > 0)).toEqual([]);
  }
});

/** How many ids of cards this seat has neither seen nor could know stand anywhere in its view. */
function leaks(state: State, seat: number): number {
  const known = new Set(game.view(state, seat).cards.map((card) => card.face));
  const { config: _config, ...rest } = game.view(state, seat);
  const text = JSON.stringify(rest);
  return IDS.filter((id) => !known.has(id) && text.includes(id)).length;
}

test('[JI-R68] private talk, edits and instructions leave no trace: other views are the same bytes', () => {
  const state = given({ sheet: { 2: 'W2-SUL' }, toPlay: [BROWN] });
  const before = [ORANGE, YELLOW, 'public' as const].map((viewer) =>
    JSON.stringify(game.view(state, viewer)),
  );
  const after = play(
    state,
    [GREEN, claim(RED, 'card-1')],
    [GREEN, deal({ to: RED })],
    [RED, standing({ gifts: 'confirm' })],
    [GREEN, give(RED, 1000)],
    [RED, { type: 'editPlanner', day: 2, field: 'police', value: 1 }],
  );
  expect(
    [ORANGE, YELLOW, 'public' as const].map((viewer) => JSON.stringify(game.view(after.state, viewer))),
  ).toEqual(before);
  expect(after.events.flatMap((event) => game.redact(event, YELLOW, after.state, 'live') ?? [])).toEqual([]);
  const later = play(after.state, [ORANGE, claim(YELLOW, 'card-1')]).state;
  expect(game.view(later, YELLOW).talk).toMatchObject([{ ref: '1.1', n: 1 }]);
});

test('[JI-R44] closed money: own only; gifts show who gave whom, the amount only to the two', () => {
  const state = given({ config: { moneyVisible: 'closed' } });
  const after = play(state, [RED, give(GREEN, 2000)]);
  expect(game.view(after.state, GREEN).people.map((person) => person.money)).toEqual([
    null,
    null,
    null,
    8000,
    null,
  ]);
  const [gave] = only(after.events, 'gave');
  if (gave === undefined) return expect.fail('nothing told');
  expect(game.redact(gave, BROWN, after.state, 'live')).toEqual({
    type: 'gave',
    from: RED,
    to: GREEN,
    amount: null,
    tag: null,
  });
  expect(game.redact(gave, GREEN, after.state, 'live')).toMatchObject({ amount: 2000 });
});

test('[JI-R17] a look shows everybody which card, and only the looker what is on it', () => {
  const state = given({ at: ['SUL'], sheet: { 2: 'W2-SUL' } });
  const after = play(state, [RED, move('SUL')], [RED, look(2, 1)]);
  expect(after.learnt).toContain(RED);
  expect(game.view(after.state, 'public').cards[0]).toEqual({ day: 2, face: null, seen: [RED] });
  expect(game.view(after.state, RED).cards[0]?.face).toBe('W2-SUL');
  expect(game.view(after.state, RED).people[RED]?.planner).toEqual({
    8: { police: 0, boxes: { 'work-SUL': 4000 }, note: '', mark: 'none' },
  });
  const off = play(
    given({ at: ['SUL'], sheet: { 2: 'W2-SUL' }, config: { autoPlanner: false } }),
    [RED, move('SUL')],
    [RED, look(2, 1)],
  );
  expect(game.view(off.state, RED).people[RED]?.planner).toEqual({});
});

test('[JI-R55] whether a move can be taken back is shown to the mover alone', () => {
  const moved = play(given({ toPlay: [GREEN] }), [RED, move('KAD')]).state;
  expect(game.view(moved, RED).undo).not.toBeNull();
  expect([game.view(moved, GREEN).undo, game.view(moved, 'public').undo]).toEqual([null, null]);
});

test('[JI-R22] an open window with no helper left is imagined with a gift that waits', () => {
  const state = given({
    t: 9,
    sheet: { 3: 'P3A', 5: 'P5A' },
    at: ['TAK'],
    money: [2000, 2000, 1000, 1000, 1000],
    active: YELLOW,
  });
  const open = play(
    evening(state).state,
    [ORANGE, give(RED, 2000)],
    ...[ORANGE, BROWN, GREEN, YELLOW].map((seat) => [seat, { type: 'doneHelping' }] as const),
  ).state;
  expect(game.awaiting(open).must).toEqual([RED]);
  const world = game.imagine(game.view(open, GREEN), GREEN, null, seeded(1));
  expect(world.talk).toMatchObject([{ kind: 'gift', status: 'open', to: RED }]);
  expect(game.awaiting(world)).toEqual(game.awaiting(open));
});

test('[JI-3.7] nobody sees the order of the deck before the end, not even a facilitator', () => {
  const running = given({ sheet: { 2: 'W2-SUL' }, toPlay: [BROWN] });
  for (const viewer of [RED, 'public', 'all'] as const) expect(game.view(running, viewer).order).toBeNull();
});

test('[JI-R68] after the game a facilitator gets counts of what was claimed, and nobody else does', () => {
  const { state } = playout(game, config, 4, seeded('claims'), undefined, { extras: true });
  expect(state.ended).not.toBeNull();
  const made = state.talk.filter((item) => item.kind === 'claim').length;
  expect(made).toBeGreaterThan(0);
  const counts = game.view(state, 'all').claimed;
  expect(counts?.claims).toBe(made);
  expect(counts?.judged ?? -1).toBeGreaterThanOrEqual(counts?.right ?? 0);
  for (const viewer of [0, 1, 2, 3, 'public' as const]) expect(game.view(state, viewer).claimed).toBeNull();
  const running = given({ sheet: { 2: 'W2-SUL' }, toPlay: [BROWN] });
  expect(game.view(running, 'all').claimed).toBeNull();
});

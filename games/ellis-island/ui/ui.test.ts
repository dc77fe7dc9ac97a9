import { expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import { NOTHING } from '../../../kit/held.ts';
import type { Action } from '../action.ts';
import { SPACE_IDS, spaceAt } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { game } from '../testing/game.ts';
import { given, play } from '../testing/given.ts';
import { asks, nextLine, preview } from './asks.ts';
import { ROOMS, standAt, wayTo } from './chart.ts';
import { answerTo, newDeal, sidesOf } from './deal.ts';
import { duty } from './duty.ts';
import { nextSpace } from './next.ts';
import { canAct, chosenSlot, isDone, kept } from './pick.ts';
import { cardsOf, countsOf, filled, memberOf, membersOf, needs, setFor } from './sums.ts';
import { taleOf } from './tale.ts';

/** A Short Game of three at its first decision of a turn. */
function opened(): { view: View; seat: number; options: readonly Action[] } {
  const config = game.parseConfig({ familyAssignment: 'random' }, { seats: 3, ranked: false });
  const ctx = { chance: seeded('table'), out: [], reveal: () => undefined } as never;
  const state = game.setup(config, 3, ctx);
  const seat = game.awaiting(state).must[0] ?? 0;
  return { view: game.view(state, seat), seat, options: game.options(state, seat) };
}

test('before the roll the table asks for it, and nothing is lit', () => {
  const { view, seat, options } = opened();
  const ask = asks(view, seat, NOTHING, options);
  expect(ask.buttons.map((button) => ('action' in button ? button.action.type : 'none'))).toEqual(['roll']);
  expect(chosenSlot(NOTHING, options)).toBeUndefined();
});

test('families that are free and members of one’s own are chosen by name', () => {
  const ctx = { chance: seeded('names'), out: [], reveal: () => undefined } as never;
  const state = game.setup(game.parseConfig({ mode: 'quick' }, { seats: 2, ranked: false }), 2, ctx);
  const asked = (seat: number): readonly unknown[] =>
    asks(game.view(state, seat), seat, NOTHING, game.options(state, seat)).buttons.map(
      ({ label }) => label.args?.text,
    );
  play(state, 0, { type: 'claim', family: 'HOV' });
  expect(asked(1)).toContain('Harrington');
  expect(asked(1)).not.toContain('Hovland');
  play(state, 1, { type: 'claim', family: 'HAR' });
  expect(asked(0)).toEqual(['Ingeborg', 'Lars', 'Anders', 'Ole', 'Marit']);
});

test('one of two stamps to try, and the judgement on an answer, have no highlighted button', () => {
  const state = given({
    step: 'challenge',
    moved: 1,
    players: [{ family: 'HAR', at: { 1: 'BOI' } }],
    config: { interviewForm: 'spoken' },
  });
  const mains = (seat: number): readonly boolean[] =>
    asks(game.view(state, seat), seat, NOTHING, game.options(state, seat)).buttons.map(
      (one) => one.main === true,
    );
  expect(mains(0)).toEqual([false, false, false]);
  play(state, 0, { type: 'attempt', challenge: 'interview' });
  play(state, 0, { type: 'say', question: 1, text: 'a long way from here' });
  const asker = state.interview?.asker ?? expect.fail('nobody asks');
  const judge = duty(game.view(state, asker), asker, game.options(state, asker), undefined);
  expect(judge?.buttons.map((one) => one.main === true)).toEqual([false, false]);
});

test('what is armed says what it does, and goes when it can no longer be done', () => {
  const { view, seat } = opened();
  const move: Action = { type: 'move', slot: 1, to: 'S02' };
  expect(preview(view, seat, move)).toMatchObject({ key: 'ui.preview.move.cards', args: { steps: 1 } });
  const armed = { kind: 'armed', action: move } as const;
  expect(kept(armed, [move])).toBe(armed);
  expect(kept(armed, [{ type: 'endTurn' }])).toBe(NOTHING);
  expect(canAct([move], 0)).toBe(true);
  expect(asks(view, seat, armed, [move]).buttons[0]).toMatchObject({ armed: true, action: move });
});

test('tokens of one family never bear the same sign', () => {
  for (let n = 0; n < 20; n++) {
    const config = game.parseConfig(
      { familyAssignment: 'random', mode: 'long' },
      { seats: 8, ranked: false },
    );
    const ctx = { chance: seeded(n), out: [], reveal: () => undefined } as never;
    const view = game.view(game.setup(config, 8, ctx), 0);
    for (const seat of view.players.keys()) {
      const signs = membersOf(view, seat).map(({ sign }) => sign);
      expect(new Set(signs).size).toBe(signs.length);
    }
  }
});

test('a family of three stands on the Ferry Slip and needs three sets', () => {
  const { view, seat } = opened();
  const members = membersOf(view, seat);
  expect(members.map(({ at }) => SPACE_IDS[at])).toEqual(['S01', 'S01', 'S01']);
  expect(needs(view, seat).reduce((sum, n) => sum + n, 0)).toBe(27);
  const set = setFor(memberOf(view, seat, 0)) ?? [];
  expect(filled(set, set)).toBe(9);
  expect(nextLine(view, seat, 0).key).toBe('ui.needs.all');
});

test('a deal has no kind on both sides, and a counter-offer starts from the offer turned round', () => {
  const { view, seat } = opened();
  const { give, want } = sidesOf([-2, 1, 0, 0, 0, 0, 0, 0]);
  expect([cardsOf(give), cardsOf(want)]).toEqual([['time', 'time'], ['money']]);
  expect(countsOf(['time', 'trade'])).toEqual([1, 0, 0, 0, 0, 0, 0, 1]);
  expect(newDeal(view)).toMatchObject({ to: 'all', counters: null });
  const offer = {
    id: '9.all.1',
    from: 9,
    to: 'all',
    give: ['money'],
    want: ['time'],
    declined: [],
    counters: [],
  } as const;
  const hand = [3, 0, 0, 0, 0, 0, 0, 0];
  const players = view.players.map((player, i) => (i === seat ? { ...player, hand } : player));
  expect(answerTo({ ...view, players, offers: [offer] }, seat, '9.all.1')?.counts.slice(0, 2)).toEqual([
    -1, 1,
  ]);
});

test('ways on the plan follow the walks, and a crowd stands in rows', () => {
  expect(wayTo(spaceAt('S01'), spaceAt('S03')).split('L')).toHaveLength(3);
  const [slip] = ROOMS;
  if (slip === undefined) throw new Error('no plan');
  const places = Array.from({ length: 8 }, (_nothing, i) => standAt(slip, i, 8).join(' '));
  expect(new Set(places).size).toBe(8);
});

test('the tale counts what was tried, who waited, and what was traded', () => {
  const who = { seat: 0, slot: 1, name: 'Nora' };
  const tale = taleOf(
    [
      { seq: 1, events: [{ type: 'turnBegan', seat: 0, round: 2, idle: true }] },
      { seq: 2, events: [{ type: 'failed', who, challenge: 'physical', to: 'HOS' }] },
      { seq: 3, events: [{ type: 'traded', from: 0, to: 1, give: ['time'], want: ['money'] }] },
    ],
    2,
  );
  expect(tale.deeds).toMatchObject([{ seq: 2, round: 2, seat: 0 }]);
  expect([tale.idle[0], tale.trades.length, tale.rounds]).toEqual([1, 1, 2]);
});

test('the next useful space: an office while one has something to attempt, then what the papers lack, then the exit', () => {
  const state = given({
    step: 'roll',
    players: [{ family: 'HAR', hand: 'T5 M1 P1', at: { 1: 'S05', 2: 'DOH', 3: 'S20' } }],
  });
  const at = (slot: number, passes: number): string => {
    const player = state.players[0] ?? expect.fail();
    player.passes[slot] = passes;
    const next = nextSpace(game.view(state, 0), 0, slot) ?? expect.fail();
    return `${SPACE_IDS[next.at]} ${next.steps}`;
  };
  expect(at(1, 0)).toBe('DOH 0');
  expect(at(0, 0)).toBe('BOI 2');
  expect(at(0, 0b1001)).toBe('DOH 2');
  // Daniel lacks two dollars and work of his own kind: a Job Offer is the scarcest.
  expect(at(0, 0b1011)).toMatch(/^S(09|12) /);
  expect(at(2, 0b1111)).toBe('KIS 1');
});

test('a turn may end by itself only when nothing is left but trading, and no offer is open', () => {
  const state = given({ step: 'after', players: [{ hand: 'T2' }, { hand: 'M2' }] });
  const done = (): boolean => isDone(game.view(state, 0), 0, game.options(state, 0));
  expect(done()).toBe(true);
  expect(isDone(game.view(state, 1), 1, game.options(state, 1))).toBe(false);
  play(state, 0, { type: 'offer', to: 'all', give: ['time'], want: ['money'] });
  expect(done()).toBe(false);
});

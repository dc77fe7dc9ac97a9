import { describe, expect, test } from 'vitest';
import { only } from '../../../engine/testing/play.ts';
import { game } from '../game.ts';
import { type GivenNation, given } from '../testing/given.ts';
import { choices, code, discarded, living, play, refusal, stand, stepOf, waiting } from '../testing/play.ts';

/** A nation with so many communities, all of them full. */
const built = (count: number, displaced = 1): GivenNation => ({
  homes: Object.fromEntries(Array.from({ length: count }, (_nothing, i) => [i + 1, 3])),
  displaced,
});
const calls = (active: number, nations: readonly GivenNation[], config = {}) =>
  play(given({ next: ['MU-URB'], active, nations, config }), 'draw');

describe('Mass Urbanization', () => {
  test('[DI-X14][DI-7.21][DI-7.22][DI-7.24][DI-7.25][DI-7.26] one person each moves to the big city', () => {
    const { state, events } = calls(3, [built(4), built(6), built(5), built(3)]);
    expect(only(events, 'migrationAsked')).toEqual([
      { type: 'migrationAsked', receiver: 1, senders: [3, 0, 2] },
    ]);
    expect(game.awaiting(state).must).toEqual([3, 0, 2]);
    const after = play(
      state,
      '0: choosePin displaced A',
      '2: choosePin housed C',
      '3: choosePin displaced D',
    ).state;
    expect(waiting(after, 1)).toBe('BDAC');
    expect([stand(after, 0), stand(after, 2)]).toEqual([
      'T5 D0 1:3 2:3 3:3 4:3',
      'T5 D1 1:2 2:3 3:3 4:3 5:3',
    ]);
    expect([stepOf(after), discarded(after), after.moved]).toEqual(['needs', ['MU-URB'], 3]);
  });

  test('[DI-X15][DI-7.23] a tie goes to the nearest clockwise, the drawer first', () => {
    const nations = [built(4), built(5), built(5), built(3)];
    expect(only(calls(2, nations).events, 'migrationAsked')[0]).toMatchObject({
      receiver: 2,
      senders: [3, 0, 1],
    });
    expect(only(calls(3, nations).events, 'migrationAsked')[0]).toMatchObject({ receiver: 1 });
    const last = calls(2, nations, { tieFromDrawer: 'drawerLast' });
    expect(only(last.events, 'migrationAsked')[0]).toMatchObject({ receiver: 1 });
  });

  test('[DI-R22] empty communities count, and with none anywhere the tie rule decides', () => {
    const empty = { homes: { 1: 0, 2: 0, 3: 0, 4: 0 }, displaced: 1 };
    expect(only(calls(1, [built(3), empty]).events, 'migrationAsked')[0]).toMatchObject({ receiver: 1 });
    const none = { homes: {}, displaced: 1 };
    expect(only(calls(1, [none, none]).events, 'migrationAsked')[0]).toMatchObject({ receiver: 1 });
  });

  test('[DI-Y24][DI-7.25] a nation without people sends nobody', () => {
    const { state } = calls(0, [built(4), { homes: { 1: 0 } }, built(3)]);
    expect(game.awaiting(state).must).toEqual([2]);
    expect(code(state, 'choosePin displaced B', 1)).toBe('NOT_A_SENDER');
    expect(code(state, 'choosePin displaced A', 0)).toBe('NOT_A_SENDER');
    expect(code(state, 'buy', 0)).toBe('NOT_YOUR_TURN');
    expect(code(state, 'buy', 2)).toBe('WRONG_STEP');
  });

  test('[DI-Y31][DI-R22] answers are secret until all are in, and cannot be given twice', () => {
    const { state } = calls(0, [built(4), built(3), built(3)]);
    const { state: one, events, learnt } = play(state, '1: choosePin housed B');
    expect(code(one, 'choosePin displaced B', 1)).toBe('ALREADY_CHOSEN');
    expect(game.view(one, 1).nations[1]).toMatchObject({
      answered: true,
      answer: { zone: 'housed', origin: 1 },
    });
    for (const viewer of [0, 2, 'public', 'all'] as const) {
      expect(game.view(one, viewer).nations[1]).toMatchObject({ answered: true, answer: null });
      expect(events.map((event) => game.redact(event, viewer, one, 'live'))).toEqual([
        { type: 'migrationAnswered', seat: 1, choice: null },
      ]);
    }
    expect(learnt).toEqual([]);
    const { learnt: shown, events: moved } = play(one, '2: choosePin displaced C');
    expect(shown).toEqual(['all']);
    expect(only(moved, 'pinsMigrated')[0]?.pins.map(({ from, place }) => [from, place])).toEqual([
      [1, 1],
      [2, 'displaced'],
    ]);
  });

  test('[DI-7.25] the choice is by zone and colour; at most twelve', () => {
    const mixed = { homes: { 1: 'ABC', 2: 'BB' }, displaced: 'CAC' };
    const { state } = calls(2, [mixed, built(4), built(3)]);
    expect(choices(state, 0)).toEqual([
      'choosePin displaced A',
      'choosePin displaced C',
      'choosePin housed A',
      'choosePin housed B',
      'choosePin housed C',
    ]);
    expect(refusal(state, 'choosePin displaced B', 0)).toMatchObject({
      key: 'E_NO_SUCH_PIN',
      rule: 'DI-7.25',
    });
    const after = play(state, '0: choosePin housed B', '2: choosePin housed C').state;
    expect([living(after, 0, 1), living(after, 0, 2)]).toEqual(['ABC', 'B']);
  });

  test('[DI-R22] whoever has one choice only is answered for, openly', () => {
    const { state, events } = calls(0, [built(4), { homes: {}, displaced: 2 }, built(3)]);
    expect(game.awaiting(state).must).toEqual([2]);
    expect(only(events, 'migrationAnswered').map(({ seat }) => seat)).toEqual([1]);
    expect(code(state, 'choosePin displaced B', 1)).toBe('ALREADY_CHOSEN');
    const all = calls(0, [built(4), { homes: {}, displaced: 2 }, { homes: { 1: 2 } }]);
    expect([stepOf(all.state), waiting(all.state, 0)]).toEqual(['needs', 'ABC']);
    const nobody = calls(0, [built(4), { homes: {} }]);
    expect([stepOf(nobody.state), waiting(nobody.state, 0)]).toEqual(['needs', 'A']);
  });

  test('[DI-R22] migrantChoice auto: the longest waiting, else from the thinnest home', () => {
    const nations = [built(4), { homes: { 1: 3, 2: 'CB' } }, { homes: { 1: 3 }, displaced: 'AC' }];
    const { state } = calls(0, nations, { migrantChoice: 'auto' });
    expect([stepOf(state), waiting(state, 0)]).toEqual(['needs', 'ACA']);
    expect(living(state, 1, 2)).toBe('B');
  });

  test('[DI-R50] no clock: without an answer the table waits, and a bot has a sensible one', () => {
    const { state } = calls(0, [built(4), built(3)]);
    expect(game.awaiting(state).window).toBeUndefined();
    expect(game.fallback(state, 1)).toEqual({ type: 'choosePin', zone: 'displaced', colour: 'B' });
  });

  test('[DI-4.11] migration asks every player, whoever drew the card', () => {
    expect(game.awaiting(calls(1, [built(3), built(4), built(3), built(3)]).state).must).toEqual([2, 3, 0]);
  });
});

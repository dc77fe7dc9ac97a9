import { describe, expect, test } from 'vitest';
import { scripted } from '../../../engine/chance.ts';
import { notes } from '../../../engine/sitting.ts';
import { only } from '../../../engine/testing/play.ts';
import { game } from '../game.ts';
import { given } from '../testing/given.ts';
import {
  activate,
  all,
  awaited,
  buy,
  choices,
  college,
  dice,
  discard,
  forfeit,
  graduate,
  lane,
  moneyOf,
  none,
  play,
  playWith,
  refusal,
  sell,
  supply,
  wait,
} from '../testing/play.ts';
import { startTurn } from './rhythm.ts';

describe('a turn', () => {
  test('[EM-3.1][EM-3.5][EM-2.16] one Required Action, and the next player has the turn', () => {
    const state = given({ seats: [{ layout: { A1: 'PAY' } }, {}, {}] });
    expect(awaited(play(state, activate(0, 'A1')).state)).toBe(1);
    const last = given({ seats: [{}, {}, { money: 9 }], active: 2 });
    expect(awaited(playWith(dice(1), last, college).state)).toBe(0);
  });

  test('[EM-Y07][EM-3.2] after the Required Action there is no Optional Action', () => {
    const state = given({ seats: [{ inCollege: true, layout: { A1: 'PAY' } }, {}] });
    const after = play(state, activate(0, 'A1')).state;
    expect(refusal(after, graduate, 0)).toMatchObject({ key: 'E_NOT_YOUR_TURN', rule: 'EM-2.16' });
  });

  test('[EM-3.3][EM-10.2] selling does not replace the Required Action', () => {
    const state = given({ seats: [{ documents: ['DOC-01'], layout: { A1: 'PAY' } }, {}] });
    const after = play(state, sell('DOC-01')).state;
    expect(awaited(after)).toBe(0);
    expect(refusal(after, forfeit)).toMatchObject({ key: 'E_MUST_ACT' });
  });

  test('[EM-Y19][EM-3.4] whoever can act must', () => {
    expect(refusal(given({ seats: [{}, {}] }), forfeit)).toEqual({ rule: 'EM-3.4', key: 'E_MUST_ACT' });
  });

  test('[EM-1.5] everybody sees the same, spectators too', () => {
    const state = given({ seats: [{ layout: 'full', documents: 2 }, { money: 7 }, {}] });
    const views = [0, 1, 2, 'public' as const].map((viewer) => game.view(state, viewer));
    for (const view of views) expect(view).toEqual(views[0]);
  });

  test('[EM-R02][EM-R03] a face-down card is a place and nothing more, to its owner too', () => {
    const text = JSON.stringify(
      game.view(given({ seats: [{ layout: { A1: 'PAY', A2: 'PAY', B1: 'DOC-21' } }, {}] }), 0),
    );
    expect(text).toContain('"down"');
    expect(text).not.toContain('DOC-21');
  });
});

describe('SELL', () => {
  const seats = [
    { money: 0, documents: ['DOC-01'], connections: ['CON-15'], life: ['LA-1'] },
    { documents: ['DOC-02'] },
  ];

  test('[EM-X14][EM-10.1] 2 from the bank, whatever it cost', () => {
    const { state, events } = play(given({ seats }), sell('CON-15'));
    expect(state.seats[0]).toMatchObject({ money: 2, connections: [] });
    expect(only(events, 'sold')).toMatchObject([{ card: 'CON-15', money: 2 }]);
  });

  test('[EM-Y13][EM-R23] once per turn; with the option as often as one likes', () => {
    const once = play(given({ seats }), sell('CON-15')).state;
    expect(refusal(once, sell('DOC-01'))).toMatchObject({ key: 'E_SELL_LIMIT_REACHED', rule: 'EM-R23' });
    const often = given({ seats, config: { sellLimit: 'unlimited' } });
    expect(moneyOf(play(often, sell('CON-15'), sell('DOC-01')).state)[0]).toBe(4);
  });

  test('[EM-Y48][EM-R70] a kept Life card cannot be sold, nor a card of another stash', () => {
    const state = given({ seats });
    expect(refusal(state, sell('LIFE-LA-1'))).toMatchObject({ key: 'E_WRONG_CARD_TYPE', rule: 'EM-R70' });
    expect(refusal(state, sell('DOC-02'))).toMatchObject({ key: 'E_NOT_IN_STASH', rule: 'EM-10.1' });
    expect(refusal(state, sell('PAY'))).toMatchObject({ key: 'E_NOT_IN_STASH' });
  });
});

describe('who cannot act', () => {
  test('[EM-Y20][EM-11.1][EM-R25] may sell first, and is judged again', () => {
    const seats = [{ money: 0, connections: ['CON-02'] }, { layout: { A1: 'DOC-01' } }];
    const state = given({ seats, hoarder: 1 });
    expect(choices(state)).toEqual(['sell CON-02', 'forfeit']);
    const after = play(state, sell('CON-02')).state;
    expect(choices(after)).toEqual(['discard 1 A1']);
    expect(refusal(after, buy(1, 'A1'))).toMatchObject({ args: { needs: 4, has: 2 } });
    expect(refusal(after, forfeit)).toMatchObject({ key: 'E_MUST_ACT' });
  });

  test('[EM-11.1][EM-R40] forfeits the turn when none of the Required Actions is possible', () => {
    const state = given({ seats: [{ money: 0 }, { layout: { A1: 'DOC-01' } }], hoarder: 1 });
    const { state: after, events } = play(state, forfeit);
    expect(only(events, 'forfeited')).toEqual([{ type: 'forfeited', seat: 0 }]);
    expect(awaited(after)).toBe(1);
  });

  test('[EM-Y21][EM-11.2][EM-R42][EM-R43] when nobody can, everyone takes 1, once in each turn', () => {
    const state = given({
      seats: [
        { from: 'FRA', money: 1 },
        { from: 'GHA', money: 0, layout: { A1: 'AU-3' } },
      ],
      hoarder: 1,
      active: 1,
    });
    startTurn(state, 0, notes(scripted()));
    expect(moneyOf(state)).toEqual([2, 1]);
    expect(choices(state)).toEqual(['forfeit']);
    const { state: after, events } = play(state, forfeit);
    expect(only(events, 'stallRelief')).toEqual([{ type: 'stallRelief', money: 1 }]);
    expect(moneyOf(after)).toEqual([3, 2]);
    expect(choices(after)).toEqual(['activate 1 A1']);
    const end = play(after, activate(1, 'A1')).state;
    expect(end.seats[1]).toMatchObject({ money: 0, assurance: 1 });
    expect(end.phase).toBe('border');
  });

  test('[EM-Y21][EM-R42] the test is made anew at the start of the next turn', () => {
    const state = given({
      seats: [
        { from: 'FRA', money: 0 },
        { from: 'GHA', money: 0, layout: { A1: 'AU-3' } },
        { from: 'MAR', money: 0 },
      ],
      hoarder: 1,
    });
    const one = play(state, forfeit);
    expect(only(one.events, 'stallRelief')).toHaveLength(1);
    expect(choices(one.state)).toEqual(['forfeit']);
    const two = play(one.state, forfeit);
    expect(moneyOf(two.state)).toEqual([2, 2, 2]);
    expect(choices(two.state)).toEqual(['forfeit']);
    const three = play(two.state, forfeit);
    expect(only(three.events, 'stallRelief')).toEqual([]);
    expect(moneyOf(play(three.state, forfeit).state)).toEqual([2, 2, 2]);
  });
});

describe('Wait and See', () => {
  test('[EM-Y41][EM-R71] stands in for a Required Action, though others are legal', () => {
    const state = given({ seats: [{ money: 0, life: ['LA-1'], layout: { A1: 'PAY' } }, {}] });
    const { state: after, events } = play(state, wait);
    expect(after.seats[0]).toMatchObject({ money: 1, life: [] });
    expect(awaited(after)).toBe(1);
    expect(only(events, 'waited')).toHaveLength(1);
  });

  test('[EM-R71] it is never compulsory and leaves FORFEIT', () => {
    const seats = [{ money: 0, life: ['LA-1'] }, { layout: { A1: 'DOC-01' } }];
    expect(choices(given({ seats, hoarder: 1 }))).toEqual(['useWait', 'forfeit']);
  });

  test('[EM-R71] without the card there is nothing to wait with', () => {
    expect(refusal(given({ seats: [{}, {}] }), wait)).toMatchObject({
      key: 'E_NOT_IN_STASH',
      rule: 'EM-R71',
    });
  });
});

describe('the order of the list and of the questions', () => {
  test('[6.3] graduate, sell, layouts, supply, scalps, college, wait', () => {
    const state = given({
      seats: [
        {
          money: 9,
          inCollege: true,
          documents: ['DOC-03'],
          connections: ['CON-01'],
          life: ['LA-1'],
          layout: { A1: 'DOC-01', A2: 'PAY' },
        },
        { passports: 2, layout: { A1: 'CON-04', A2: 'LA-3' } },
        {},
      ],
    });
    expect(choices(state)).toEqual([
      'graduate',
      'sell DOC-03',
      'sell CON-01',
      'buy 0 A1 money',
      'discard 0 A1',
      'activate 0 A2',
      'buy 1 A1 money',
      'discard 1 A1',
      'activate 1 A2',
      'buySupply passport money',
      'buySupply passport skip',
      'buySupply ticket money',
      'buySupply ticket skip',
      'scalp 1 passport money',
      'useWait',
    ]);
  });

  test('[6.5] what belongs to the border, or answers nothing, is out of place first', () => {
    const state = given({ seats: [{ layout: { A1: 'PAY' } }, {}] });
    for (const seat of [0, 1]) {
      expect(refusal(state, lane(1), seat)).toMatchObject({ key: 'E_WRONG_PHASE', rule: 'EM-1.2' });
      expect(refusal(state, all, seat)).toMatchObject({ key: 'E_WRONG_PHASE' });
      expect(refusal(state, none, seat)).toMatchObject({ key: 'E_WRONG_PHASE' });
    }
    expect(refusal(state, supply('ticket'), 1)).toMatchObject({ key: 'E_NOT_YOUR_TURN' });
  });
});

describe('the default move', () => {
  const fallback = (seats: Parameters<typeof given>[0]['seats'], more = {}) => {
    const state = given({ seats, ...more });
    return game.fallback(state, awaited(state));
  };

  test('[EM-R81][EM-R65] an own DISCARD, an own Payday, a paper by skipping, anything else, FORFEIT', () => {
    expect(fallback([{ layout: { A1: 'PAY', A2: 'DOC-01', A3: 'CON-01' } }, {}])).toEqual(discard(0, 'A2'));
    expect(fallback([{ layout: { A1: 'AU-2', A2: 'PAY' } }, {}])).toEqual(activate(0, 'A2'));
    expect(fallback([{ layout: { A1: 'AU-2' } }, {}])).toEqual(supply('passport', 'skip'));
    expect(fallback([{ passports: 1 }, {}])).toEqual(supply('ticket', 'skip'));
    expect(fallback([{ passports: 1, tickets: 1 }, {}])).toEqual(supply('passport', 'skip'));
    expect(fallback([{ layout: { A1: 'AU-2' } }, {}], { hoarder: 1 })).toEqual(activate(0, 'A1'));
    expect(fallback([{ money: 0 }, { layout: { A1: 'PAY' } }], { hoarder: 1 })).toEqual(forfeit);
  });

  test('[EM-R81] never waiting, and never a scalp that needs consent', () => {
    const seats = [
      { money: 4, from: 'FRA', life: ['LA-1'] },
      { passports: 2, tickets: 2 },
    ];
    expect(fallback(seats, { config: { scalpConsent: 'ask' } })).toEqual(forfeit);
    expect(fallback(seats)).toMatchObject({ type: 'scalp', kind: 'passport' });
  });

  test('[EM-R65] where turns are timed, the clock plays it and nothing else', () => {
    const state = given({ seats: [{ layout: { A1: 'PAY' } }, {}], config: { turnTimer: 60 } });
    const { window } = game.awaiting(state);
    expect([window?.ms, window?.closes]).toEqual([60_000, activate(0, 'A1')]);
    expect(game.refuse(state, 'clock', activate(0, 'A1'))).toBeUndefined();
    expect(game.refuse(state, 'clock', supply('ticket', 'skip'))).toMatchObject({ key: 'E_NOT_YOUR_TURN' });
    expect(game.awaiting(given({ seats: [{}, {}] })).window).toBeUndefined();
  });
});

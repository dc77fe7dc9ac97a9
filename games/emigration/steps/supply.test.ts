import { describe, expect, test } from 'vitest';
import { only, typesOf } from '../../../engine/testing/play.ts';
import { game } from '../game.ts';
import { given } from '../testing/given.ts';
import {
  accept,
  activate,
  assuranceOf,
  awaited,
  buy,
  choices,
  decline,
  discard,
  forfeit,
  graduate,
  moneyOf,
  none,
  play,
  refusal,
  scalp,
  stepOf,
  supply,
} from '../testing/play.ts';

describe('the supply', () => {
  test('[EM-5.1][EM-5.2][EM-R09][EM-R10] a Passport costs 3, a Ticket 2', () => {
    const state = given({ seats: [{ money: 9 }, {}] });
    expect(moneyOf(play(state, supply('passport')).state)[0]).toBe(6);
    expect(moneyOf(play(state, supply('ticket')).state)[0]).toBe(7);
  });

  test('[EM-R09][EM-R10] the table can set other prices', () => {
    const state = given({ seats: [{ money: 9 }, {}], config: { passportPrice: 4, ticketPrice: 3 } });
    expect(moneyOf(play(state, supply('passport')).state)[0]).toBe(5);
    expect(moneyOf(play(state, supply('ticket')).state)[0]).toBe(6);
  });

  test('[EM-5.2] without the Money it cannot be bought, but it can be had by skipping', () => {
    const state = given({ seats: [{ money: 2 }, {}] });
    expect(refusal(state, supply('passport'))).toMatchObject({
      key: 'E_INSUFFICIENT_MONEY',
      rule: 'EM-5.2',
      args: { needs: 3, has: 2, missing: 1 },
    });
    expect(choices(state)).toContain('buySupply passport skip');
  });

  test('[EM-X08][EM-5.4][EM-5.5] skipping costs nothing; the next turn only moves it to the stash', () => {
    const state = given({ seats: [{ money: 4 }, { layout: { A1: 'PAY', A2: 'PAY' } }] });
    const taken = play(state, supply('passport', 'skip')).state;
    expect(taken.seats[0]).toMatchObject({ money: 4, pending: 'passport', passports: 0 });
    const { state: later, events } = play(taken, activate(1, 'A1'));
    expect(later.seats[0]).toMatchObject({ pending: null, passports: 1 });
    expect(only(events, 'turnSkipped')).toMatchObject([{ seat: 0, kind: 'passport' }]);
    expect(awaited(later)).toBe(1);
  });

  test('[EM-R68] who can pay is offered the skip as well', () => {
    const state = given({ seats: [{ money: 9 }, {}] });
    expect(choices(state).slice(0, 4)).toEqual([
      'buySupply passport money',
      'buySupply passport skip',
      'buySupply ticket money',
      'buySupply ticket skip',
    ]);
  });

  test('[EM-Y14][EM-R32][EM-R33] a pending card counts for nothing until the turn that is lost', () => {
    const seats = [{ tickets: 1 }, { layout: { A1: 'PAY', A2: 'PAY' } }];
    const taken = play(given({ seats }), supply('passport', 'skip')).state;
    expect(assuranceOf(taken)[0]).toBe(0);
    const { state, events } = play(taken, activate(1, 'A1'));
    expect(assuranceOf(state)[0]).toBe(1);
    expect(typesOf(events).slice(-3)).toEqual(['turnSkipped', 'pairToken', 'turnStarted']);
    expect(only(events, 'turnStarted')).toMatchObject([{ seat: 1 }]);
  });

  test('[EM-5.8] Passport and Ticket together bring 1 token at once', () => {
    const { state, events } = play(given({ seats: [{ money: 9, tickets: 1 }, {}] }), supply('passport'));
    expect(assuranceOf(state)[0]).toBe(1);
    expect(only(events, 'pairToken')).toHaveLength(1);
  });

  test('[EM-Y15][EM-5.7][EM-5.8][EM-R34] further ones may be taken and bring nothing', () => {
    const state = given({
      seats: [{ money: 9, passports: 1, tickets: 1, assurance: 1 }, { layout: { A1: 'PAY' } }],
    });
    const after = play(state, supply('passport'), activate(1, 'A1'), supply('ticket')).state;
    expect(after.seats[0]).toMatchObject({ passports: 2, tickets: 2, assurance: 1 });
  });

  test('[EM-2.3] an empty supply is empty', () => {
    const state = given({ seats: [{ layout: { A1: 'PAY' } }, {}], hoarder: 1 });
    expect(refusal(state, supply('ticket', 'skip'))).toMatchObject({ key: 'E_SUPPLY_EMPTY' });
  });

  test('[EM-Y46][EM-5.7][EM-R41] the last Ticket must be taken by skipping if nothing else can be', () => {
    const state = given({ seats: [{ money: 0, tickets: 1 }, { passports: 2 }] });
    expect(choices(state)).toEqual(['buySupply ticket skip']);
    expect(refusal(state, forfeit)).toMatchObject({ key: 'E_MUST_ACT', rule: 'EM-3.4' });
  });

  test('[EM-R69] a skipped turn is no forfeited turn', () => {
    const state = given({ seats: [{ pending: 'ticket' }, { layout: { A1: 'PAY' } }], active: 1 });
    const { events } = play(state, activate(1, 'A1'));
    expect(only(events, 'turnSkipped')).toHaveLength(1);
    expect([...only(events, 'forfeited'), ...only(events, 'stallRelief')]).toEqual([]);
  });
});

describe('scalping', () => {
  const seats = (buyer: object = {}) => [
    { money: 4, tickets: 2 },
    { money: 3, ...buyer },
  ];

  test('[EM-X19][EM-14.1][EM-14.2][EM-14.3][EM-R38][EM-R64] price and 1 more, all to the seller', () => {
    for (const mode of ['competitive', 'cooperative']) {
      const state = given({ seats: seats(), active: 1, config: { mode } });
      const { state: after, events } = play(state, scalp(0, 'ticket'));
      expect(moneyOf(after)).toEqual([7, 0]);
      expect(after.seats.map(({ tickets }) => tickets)).toEqual([1, 1]);
      expect(only(events, 'scalped')).toMatchObject([{ seat: 1, seller: 0, money: 3 }]);
    }
  });

  test('[EM-R38] it is allowed while the supply still has that kind', () => {
    const state = given({ seats: [...seats(), {}], active: 1 });
    expect(state.tickets).toBe(1);
    expect(choices(state)).toContain('scalp 0 ticket money');
  });

  test('[EM-Y16][EM-14.4] never by giving up a turn', () => {
    const state = given({ seats: seats(), active: 1 });
    expect(refusal(state, scalp(0, 'ticket', 'skip'))).toMatchObject({
      key: 'E_SKIP_NOT_ALLOWED',
      rule: 'EM-14.4',
    });
  });

  test('[EM-Y17][EM-R37] only by who has none of that kind', () => {
    const state = given({ seats: [{ passports: 2 }, { money: 9, passports: 1 }, {}], active: 1 });
    expect(refusal(state, scalp(0, 'passport'))).toMatchObject({ key: 'E_BUYER_ALREADY_HAS' });
  });

  test('[EM-Y18][EM-14.1][EM-14.5] the last one of a player can never be taken', () => {
    const state = given({ seats: [{ tickets: 1 }, { money: 9 }], active: 1 });
    expect(refusal(state, scalp(0, 'ticket'))).toMatchObject({
      key: 'E_NO_EXTRA_TO_SCALP',
      args: { seller: { seat: 0 }, paper: { key: 'paper.ticket' } },
    });
  });

  test('[EM-R33] a pending card is no extra', () => {
    const state = given({ seats: [{ tickets: 1, pending: 'ticket' }, { money: 9 }], active: 1 });
    expect(refusal(state, scalp(0, 'ticket'))).toMatchObject({ key: 'E_NO_EXTRA_TO_SCALP' });
  });

  test('[EM-14.3] the Money must be there', () => {
    const state = given({ seats: seats({ money: 2 }), active: 1 });
    expect(refusal(state, scalp(0, 'ticket'))).toMatchObject({
      key: 'E_INSUFFICIENT_MONEY',
      rule: 'EM-14.3',
      args: { needs: 3, has: 2 },
    });
  });

  test('[EM-14.2] not from oneself and not from an empty chair', () => {
    const state = given({ seats: seats(), active: 1 });
    for (const seller of [1, 4]) {
      expect(refusal(state, scalp(seller, 'ticket'))).toMatchObject({
        key: 'E_INVALID_TARGET',
        rule: 'EM-14.2',
      });
    }
  });

  test('[EM-R36] without consent the buyer simply takes it', () => {
    const { state } = play(given({ seats: seats(), active: 1 }), scalp(0, 'ticket'));
    expect(stepOf(state)).toBe('turn');
  });
});

describe('scalping with consent', () => {
  const asked = () => {
    const seats = [
      { money: 4, tickets: 2 },
      { money: 3, layout: { A1: 'PAY' } },
    ];
    return play(given({ seats, active: 1, config: { scalpConsent: 'ask' } }), scalp(0, 'ticket')).state;
  };

  test('[EM-R36] the seller agrees: the card changes hands', () => {
    const { state, events } = play(asked(), accept);
    expect(moneyOf(state)).toEqual([7, 0]);
    expect(only(events, 'scalpAnswered')).toMatchObject([{ seller: 0, accepted: true }]);
  });

  test('[EM-Y40][EM-R36] the seller declines: the turn goes on, and the same cannot be asked again', () => {
    const { state } = play(asked(), decline);
    expect([awaited(state), moneyOf(state)]).toEqual([1, [4, 3]]);
    expect(refusal(state, scalp(0, 'ticket'))).toMatchObject({ key: 'E_ALREADY_DECLINED' });
    expect(choices(state)).not.toContain('scalp 0 ticket money');
  });

  test('[EM-R36] while the seller is asked, the buyer waits and nobody else acts', () => {
    const state = asked();
    expect(refusal(state, activate(1, 'A1'), 1)).toMatchObject({ key: 'E_CHOICE_PENDING', rule: 'EM-R36' });
    expect(refusal(state, accept, 1)).toMatchObject({ key: 'E_NOT_YOUR_TURN' });
    expect(refusal(state, discard(1, 'A1'), 0)).toMatchObject({ key: 'E_NOT_YOUR_TURN' });
    expect(refusal(state, none, 0)).toMatchObject({ key: 'E_WRONG_PHASE' });
  });

  test('[EM-R36] a scalp that needs consent is no ability: FORFEIT stays legal', () => {
    const seats = [
      { tickets: 2, passports: 2 },
      { money: 5, from: 'FRA' },
    ];
    const state = given({ seats, active: 1, config: { scalpConsent: 'ask' } });
    expect(choices(state)).toEqual(['scalp 0 passport money', 'scalp 0 ticket money', 'forfeit']);
    expect(refusal(state, forfeit)).toBeUndefined();
  });

  test('[EM-R36] without consent the same scalp is an ability', () => {
    const seats = [
      { tickets: 2, passports: 2 },
      { money: 5, from: 'FRA' },
    ];
    const state = given({ seats, active: 1 });
    expect(refusal(state, forfeit)).toMatchObject({ key: 'E_MUST_ACT' });
  });

  test('[EM-R36] everything is checked before the seller is asked', () => {
    const seats = [{ tickets: 2 }, { money: 2 }];
    const state = given({ seats, active: 1, config: { scalpConsent: 'ask' } });
    expect(refusal(state, scalp(0, 'ticket'))).toMatchObject({ key: 'E_INSUFFICIENT_MONEY' });
  });
});

test('[EM-R39] extras do not keep Preparation open', () => {
  const state = given({ seats: [{ layout: { A1: 'PAY' } }, {}], hoarder: 1 });
  const after = play(state, activate(0, 'A1')).state;
  expect(after.phase).toBe('border');
  expect(game.refuse(after, 1, scalp(0, 'ticket'))).toMatchObject({ key: 'E_WRONG_PHASE' });
  expect(game.refuse(after, 1, buy(0, 'A1'))).toMatchObject({ key: 'E_WRONG_PHASE' });
  expect(game.refuse(after, 1, graduate)).toMatchObject({ key: 'E_WRONG_PHASE' });
});

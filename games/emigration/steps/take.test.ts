import { describe, expect, test } from 'vitest';
import { only, typesOf } from '../../../engine/testing/play.ts';
import { game } from '../game.ts';
import { given } from '../testing/given.ts';
import { activate, buy, choices, discard, forfeit, moneyOf, play, refusal } from '../testing/play.ts';

describe('what is available', () => {
  test('[EM-X05][EM-4.1][EM-4.2][EM-4.3] the front row and the supply, nothing covered', () => {
    const state = given({ seats: [{}, { layout: 'full' }] });
    const { seats, passports, tickets } = game.view(state, 0);
    expect(seats[1]?.available).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
    expect([passports, tickets]).toEqual([2, 2]);
    expect(seats[1]?.layout.filter((slot) => slot === 'down')).toHaveLength(6);
  });

  test('[EM-Y04][EM-4.3] covered, face down, empty and unknown slots get one and the same text', () => {
    const state = given({ seats: [{ layout: 'full' }, { layout: { A1: 'PAY' } }] });
    const texts = [
      refusal(state, buy(0, 'C2')),
      refusal(state, buy(0, 'B1')),
      refusal(state, buy(1, 'A2')),
      refusal(state, buy(0, 'D5')),
      refusal(state, buy(5, 'A1')),
    ];
    for (const text of texts) expect(text).toEqual({ rule: 'EM-4.3', key: 'E_CARD_NOT_AVAILABLE' });
  });

  test('[EM-R01] the pyramid has rows of 5, 4, 3, 2; 8 up, 6 down, 5 available', () => {
    const [mine] = game.view(given({ seats: [{ layout: 'full' }, {}] }), 0).seats;
    const up = mine?.layout.map((slot) => slot !== 'down');
    expect(up).toEqual([
      ...new Array(5).fill(true),
      ...new Array(4).fill(false),
      ...new Array(3).fill(true),
      ...new Array(2).fill(false),
    ]);
    expect(mine?.available).toHaveLength(5);
  });

  test('[EM-R01] the funnel has rows of 2, 3, 4, 5; 6 up, 8 down, 2 available', () => {
    const state = given({ seats: [{ layout: 'full' }, {}], config: { layout: 'funnel' } });
    const [mine] = game.view(state, 0).seats;
    expect(mine?.layout.filter((slot) => slot === 'down')).toHaveLength(8);
    expect(mine?.available).toEqual(['A1', 'A2']);
  });

  test('[EM-R01] in the funnel B2 lies under A1 and A2, B1 under A1 only', () => {
    const layout = { A1: 'PAY', A2: 'PAY', B1: 'DOC-01', B2: 'DOC-02', B3: 'DOC-03' };
    const state = given({ seats: [{ layout }, {}], config: { layout: 'funnel' } });
    const [mine] = game.view(play(state, activate(0, 'A1')).state, 0).seats;
    expect(mine?.layout.slice(0, 5)).toEqual([null, 'PAY', 'DOC-01', 'down', 'down']);
  });
});

describe('tolls', () => {
  test('[EM-X06][EM-4.4][EM-4.5] own layout: none; another layout: 1 to its owner', () => {
    const layout = { A1: 'CON-01' };
    const own = given({ seats: [{ money: 5, layout }, { money: 5 }] });
    expect(moneyOf(play(own, discard(0, 'A1')).state)).toEqual([7, 5]);
    const other = given({ seats: [{ money: 5 }, { money: 5, layout }] });
    const { state, events } = play(other, discard(1, 'A1'));
    expect(moneyOf(state)).toEqual([6, 6]);
    expect(only(events, 'tollPaid')).toEqual([{ type: 'tollPaid', seat: 0, to: 1, money: 1 }]);
  });

  test('[EM-Y01][EM-4.6][EM-7.5] the Money a Payday will bring cannot pay the toll', () => {
    const state = given({ seats: [{ money: 0, degrees: 2 }, { layout: { A1: 'PAY' } }] });
    expect(refusal(state, activate(1, 'A1'))).toEqual({
      rule: 'EM-4.6',
      key: 'E_INSUFFICIENT_MONEY',
      args: { needs: 1, has: 0, missing: 1 },
    });
  });

  test('[EM-6.3] nor can the 2 of a DISCARD', () => {
    const state = given({ seats: [{ money: 0 }, { layout: { A1: 'CON-01' } }] });
    expect(refusal(state, discard(1, 'A1'))).toMatchObject({ key: 'E_INSUFFICIENT_MONEY', rule: 'EM-4.6' });
  });
});

describe('turning up', () => {
  const layout = { A1: 'PAY', A2: 'PAY', A3: 'PAY', B1: 'DOC-01', B2: 'DOC-02' };

  test('[EM-Y05][EM-4.7] a card is turned up when nothing covers it any more', () => {
    const { A1: _gone, ...rest } = layout;
    const { state, events, learnt } = play(given({ seats: [{ layout: rest }, {}] }), activate(0, 'A2'));
    expect(only(events, 'cardRevealed').map(({ slot }) => slot)).toEqual(['B1']);
    expect(game.view(state, 1).seats[0]?.layout.slice(5, 7)).toEqual(['DOC-01', 'down']);
    expect(learnt).toEqual(['all']);
  });

  test('[EM-Y06][EM-R04] several are turned up together, after the action', () => {
    const state = given({ seats: [{ layout: { A2: 'PAY', B1: 'DOC-01', B2: 'DOC-02' } }, {}] });
    const { events } = play(state, activate(0, 'A2'));
    expect(typesOf(events)).toEqual(['paydayPaid', 'cardRevealed', 'cardRevealed', 'turnStarted']);
  });

  test('[EM-R05] a hole in the middle uncovers by slot', () => {
    const state = given({ seats: [{ layout: { A1: 'PAY', B2: 'PAY', C1: 'DOC-01', C2: 'DOC-02' } }, {}] });
    expect(game.view(state, 0).seats[0]?.available).toEqual(['A1', 'B2']);
    expect(game.view(play(state, activate(0, 'B2')).state, 0).seats[0]?.available).toEqual([
      'A1',
      'C1',
      'C2',
    ]);
  });
});

describe('BUY', () => {
  test('[EM-X07][EM-5.1][EM-5.2][EM-5.3] the price goes to the bank, the toll to the owner', () => {
    const layout = { A1: 'DOC-08' };
    const own = play(given({ seats: [{ money: 5, layout }, { money: 5 }] }), buy(0, 'A1')).state;
    expect(moneyOf(own)).toEqual([1, 5]);
    expect(game.view(own, 0).seats[0]?.documents).toEqual(['DOC-08']);
    const other = play(given({ seats: [{ money: 5 }, { money: 5, layout }] }), buy(1, 'A1')).state;
    expect(moneyOf(other)).toEqual([0, 6]);
  });

  test('[EM-Y02][EM-R07] toll and price must be there together', () => {
    const seats = (money: number) => [{ money }, { layout: { A1: 'DOC-15' } }];
    expect(refusal(given({ seats: seats(5) }), buy(1, 'A1'))).toEqual({
      rule: 'EM-R07',
      key: 'E_INSUFFICIENT_MONEY',
      args: { needs: 6, has: 5, missing: 1 },
    });
    expect(moneyOf(play(given({ seats: seats(6) }), buy(1, 'A1')).state)[0]).toBe(0);
  });

  test('[EM-Y44][EM-5.6] a Document cannot be had by giving up a turn', () => {
    const state = given({ seats: [{ layout: { A1: 'DOC-01' } }, {}] });
    expect(refusal(state, buy(0, 'A1', 'skip'))).toMatchObject({ key: 'E_SKIP_NOT_ALLOWED', rule: 'EM-5.6' });
  });

  test('[EM-5.1] a Payday or Life card cannot be bought', () => {
    const state = given({ seats: [{ layout: { A1: 'PAY', A2: 'AU-2' } }, {}] });
    for (const slot of ['A1', 'A2'] as const) {
      expect(refusal(state, buy(0, slot))).toMatchObject({ key: 'E_WRONG_CARD_TYPE', rule: 'EM-5.1' });
    }
  });

  test('[EM-R11] seven cards at each of the prices 3, 4 and 5; all sell for less', async () => {
    const { CROSSINGS } = await import('../content.ts');
    for (const kind of ['documents', 'connections'] as const) {
      const prices = CROSSINGS[kind].map(({ price }) => price);
      expect(prices).toHaveLength(21);
      for (const price of [3, 4, 5]) expect(prices.filter((one) => one === price)).toHaveLength(7);
    }
  });
});

describe('DISCARD', () => {
  test('[EM-X09][EM-6.1][EM-6.3] 2 from the bank; from another layout 1 goes to its owner', () => {
    const layout = { A1: 'CON-01' };
    const mine = given({ seats: [{ money: 4, layout }, { money: 1 }] });
    expect(moneyOf(play(mine, discard(0, 'A1')).state)).toEqual([6, 1]);
    const theirs = given({ seats: [{ money: 4, layout }, { money: 1 }], active: 1 });
    const { state } = play(theirs, discard(0, 'A1'));
    expect(moneyOf(state)).toEqual([5, 2]);
    expect(game.view(state, 0).discard.at(-1)).toBe('CON-01');
  });

  test('[EM-Y03][EM-6.2] Paydays and Life cards cannot be discarded', () => {
    const state = given({ seats: [{ layout: { A1: 'PAY', A2: 'AU-2' } }, {}] });
    for (const slot of ['A1', 'A2'] as const) {
      expect(refusal(state, discard(0, slot))).toMatchObject({ key: 'E_WRONG_CARD_TYPE', rule: 'EM-6.2' });
    }
  });

  test('[EM-1.6][EM-R63] the Discard Pile is open and nothing comes back from it', () => {
    const state = given({ seats: [{ layout: { A1: 'CON-01', A2: 'PAY' } }, { layout: { A1: 'DOC-01' } }] });
    const after = play(state, discard(0, 'A1'), discard(1, 'A1'), activate(0, 'A2')).state;
    expect(game.view(after, 'public').discard.slice(-3)).toEqual(['CON-01', 'DOC-01', 'PAY']);
  });
});

describe('Payday', () => {
  const seats = [
    { money: 3, layout: { A1: 'PAY' } },
    { money: 3, degrees: 1 },
    { money: 3, inCollege: true },
  ];

  test('[EM-X10][EM-7.2][EM-7.3][EM-7.4][EM-7.5][EM-R60] everyone takes their salary, a student none', () => {
    expect(moneyOf(play(given({ seats }), activate(0, 'A1')).state)).toEqual([4, 5, 3]);
    expect(moneyOf(play(given({ seats, active: 1 }), activate(0, 'A1')).state)).toEqual([5, 4, 3]);
  });

  test('[EM-X02][EM-7.3] an Author without a raise takes 1', () => {
    const state = given({ seats: [{ career: 'AUT', money: 0, layout: { A1: 'PAY' } }, {}] });
    expect(moneyOf(play(state, activate(0, 'A1')).state)[0]).toBe(1);
  });

  test('[EM-7.1] a Document or Connection cannot be activated', () => {
    const state = given({ seats: [{ layout: { A1: 'DOC-01' } }, {}] });
    expect(refusal(state, activate(0, 'A1'))).toMatchObject({ key: 'E_WRONG_CARD_TYPE', rule: 'EM-7.1' });
  });

  test('[EM-Y57][EM-R61] uneven careers: a Nurse takes 2, then 3, then 6', () => {
    for (const [degrees, salary] of [
      [0, 2],
      [1, 3],
      [2, 6],
    ] as const) {
      const seats = [{ career: 'NUR', money: 0, degrees, layout: { A1: 'PAY' } }, {}];
      const state = given({ seats, config: { careers: 'uneven' } });
      expect(moneyOf(play(state, activate(0, 'A1')).state)[0]).toBe(salary);
    }
  });

  test('[EM-R61] by default every career has the base 1', () => {
    const state = given({ seats: [{ career: 'NUR', money: 0, layout: { A1: 'PAY' } }, {}] });
    expect(moneyOf(play(state, activate(0, 'A1')).state)[0]).toBe(1);
  });
});

test('[EM-R41][EM-3.4] an unwelcome card must be taken when it is the only thing to do', () => {
  const state = given({ seats: [{ money: 0, layout: { A1: 'SO-1' } }, {}], hoarder: 1 });
  expect(choices(state)).toEqual(['activate 0 A1']);
  expect(refusal(state, forfeit)).toMatchObject({ key: 'E_MUST_ACT' });
});

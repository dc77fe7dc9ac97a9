import { describe, expect, test } from 'vitest';
import { only } from '../../../engine/testing/play.ts';
import { game } from '../game.ts';
import { given, givenBorder } from '../testing/given.ts';
import {
  all,
  assuranceOf,
  awaited,
  buy,
  choices,
  connections,
  documents,
  graduate,
  lane,
  money,
  moneyOf,
  play,
  refusal,
  register,
  stepOf,
} from '../testing/play.ts';

const READY = { passports: 1, tickets: 1 };
const trading = (seat: object) => givenBorder({ seats: [seat, READY] });
const trade = (seat: object) => play(trading(seat), all).state;

describe('WITHDRAW', () => {
  test('[EM-X03][EM-12.2][EM-12.5] Bosnia and Herzegovina: 4 + 12 - 2 = 14', () => {
    const { seats } = trade({ to: 'BIH', money: 13, documents: 1, connections: 5 });
    expect(seats[0]).toMatchObject({ assurance: 14, money: 1 });
    expect([seats[0]?.documents.length, seats[0]?.connections.length]).toEqual([1, 1]);
  });

  test('[EM-X15][EM-12.4][EM-12.5][EM-R47] Japan: 4 - 3 + 4 = 5', () => {
    const { state, events } = play(trading({ to: 'JPN', money: 17, documents: 1, connections: 3 }), all);
    expect(state.seats[0]).toMatchObject({ assurance: 5, money: 1 });
    expect(only(events, 'withdrawn')).toMatchObject([
      { sets: [2, 0, 1], gains: [4, 0, 4], loss: 3, assurance: 5 },
    ]);
  });

  test('[EM-Y24][EM-R46] the sum may be negative, what is held is not', () => {
    expect(assuranceOf(trade({ to: 'BIH', money: 5, connections: 1 }))[0]).toBe(0);
  });

  test('[EM-R46] gains and losses are added before the floor', () => {
    expect(assuranceOf(trade({ to: 'BIH', money: 6, connections: 0 }))[0]).toBe(0);
    expect(assuranceOf(trade({ to: 'BIH', money: 12, assurance: 1 }))[0]).toBe(3);
  });

  test('[EM-Y25][EM-R45] the minimum is checked before trading', () => {
    expect(assuranceOf(trade({ to: 'IND', money: 0, documents: 2 }))[0]).toBe(3);
    const three = trade({ to: 'IND', money: 0, documents: 3 });
    expect(three.seats[0]).toMatchObject({ assurance: 5, documents: [expect.any(Number)] });
  });

  test('[EM-Y26][EM-12.3] sets may be kept, but not invented', () => {
    const state = trading({ to: 'MAR', money: 12, documents: 2 });
    expect(refusal(state, money(3))).toEqual({
      rule: 'EM-12.2',
      key: 'E_TOO_MANY_SETS',
      args: { sets: 3, most: 2 },
    });
    const after = play(state, money(1), documents(0), connections(0)).state;
    expect(after.seats[0]).toMatchObject({ assurance: 2, money: 6 });
  });

  test('[EM-Y49][EM-12.4][EM-R31] the tokens on Pay Raise slots cannot be traded', () => {
    const state = trading({ to: 'BIH', money: 5, degrees: 2 });
    expect(refusal(state, money(1))).toMatchObject({ key: 'E_TOO_MANY_SETS', args: { most: 0 } });
  });

  test('[EM-Y54][EM-R76] traded cards go to the Discard Pile', () => {
    const state = trading({ to: 'BRA', money: 0, assurance: 2, connections: ['CON-01', 'CON-02', 'CON-03'] });
    const after = play(state, all).state;
    expect(game.view(after, 0).discard.slice(-2)).toEqual(['CON-01', 'CON-02']);
    expect(after.seats[0]).toMatchObject({ assurance: 7, connections: [expect.any(Number)] });
  });

  test('[EM-Y55][EM-12.2][EM-12.3] Ghana: TRADE_ALL trades what is not settled yet', () => {
    const state = trading({ to: 'GHA', money: 12, documents: 1, connections: 3 });
    const after = play(state, money(0), all).state;
    expect(after.seats[0]).toMatchObject({ assurance: 8, money: 12 });
  });

  test('[EM-Y47][EM-12.1] the steps come in order', () => {
    const state = trading({ to: 'BIH', money: 12 });
    for (const action of [lane(1), documents(0), connections(0), register('document')]) {
      expect(refusal(state, action)).toMatchObject({ key: 'E_WRONG_PHASE', rule: 'EM-12.1' });
    }
    for (const action of [buy(0, 'A1'), graduate]) {
      expect(refusal(state, action)).toMatchObject({ key: 'E_WRONG_PHASE', rule: 'EM-1.2' });
    }
    expect(refusal(state, money(0), 1)).toMatchObject({ key: 'E_NOT_YOUR_TURN' });
    expect(refusal(play(state, all).state, all)).toMatchObject({ key: 'E_WRONG_PHASE', rule: 'EM-12.1' });
  });

  test('[6.1] nothing changes hands before the third choice', () => {
    const state = trading({ to: 'BIH', money: 12, connections: 2 });
    const half = play(state, money(2), documents(0)).state;
    expect(half.seats).toEqual(state.seats);
    expect(choices(half)).toEqual(['tradeConnections 0', 'tradeConnections 1', 'tradeAll']);
  });

  test('[EM-1.8] Money left over buys no token', () => {
    expect(trade({ to: 'MAR', money: 5, documents: 2 }).seats[0]).toMatchObject({ money: 5, assurance: 4 });
  });
});

describe('kept cards at the border', () => {
  const REGISTER = { step: 'register' } as const;

  test('[EM-Y39][EM-R72] Morocco: the Register makes the second Document and goes with the set', () => {
    const seats = [{ to: 'MAR', money: 0, documents: 1, life: ['CO-3'] }, READY];
    const state = givenBorder({ seats, step: REGISTER });
    const after = play(state, register('document'), all).state;
    expect(after.seats[0]).toMatchObject({ assurance: 4, documents: [], life: [] });
  });

  test('[EM-R72] real cards go first; left over, the Register is worth nothing', () => {
    const seats = [{ to: 'MAR', money: 0, documents: 2, life: ['CO-3'] }, READY];
    const after = play(givenBorder({ seats, step: REGISTER }), register('document'), all).state;
    expect(after.seats[0]).toMatchObject({ assurance: 4, documents: [], life: [expect.any(Number)] });
  });

  test('[EM-R72] as a Connection it does not count for the minimum', () => {
    const seats = [{ to: 'MAR', money: 0, documents: 1, connections: 1, life: ['CO-3'] }, READY];
    const after = play(givenBorder({ seats, step: REGISTER }), register('connection'), all).state;
    expect(assuranceOf(after)[0]).toBe(3);
  });

  test('[EM-R72] it is asked before the trading, and only of its owner', () => {
    const seats = [
      { ...READY, to: 'MAR' },
      { ...READY, life: ['CO-3'] },
    ];
    const after = play(givenBorder({ seats }), all, lane(1)).state;
    expect([awaited(after), stepOf(after)]).toEqual([1, 'register']);
    expect(choices(after)).toEqual(['register document', 'register connection']);
  });

  test('[LIFE-CO-1] a Family Loan costs 1 token in the sum', () => {
    expect(assuranceOf(trade({ to: 'MAR', money: 6, documents: 2, life: ['CO-1'] }))[0]).toBe(5);
  });
});

describe('CROSS', () => {
  const LANES = [
    [7, 7, 6],
    [5, 7, 8],
    [5, 6, 9],
    [4, 8, 10],
    [3, 9, 11],
  ];
  const at = (...held: readonly number[]) =>
    held.map((assurance) => ({ ...READY, to: 'BRA', money: 0, documents: 1, assurance }));

  test('[EM-X16][EM-12.6][EM-12.9][EM-12.10][EM-12.11] the example of the rulebook', () => {
    const state = givenBorder({ seats: at(7, 6, 4), lanes: LANES });
    const after = play(state, all, lane(1), all, lane(1), all, lane(5)).state;
    expect(after.seats.map(({ crossing, assurance }) => [crossing?.entered, assurance])).toEqual([
      [true, 0],
      [false, 6],
      [true, 1],
    ]);
    const { lanes } = game.view(after, 0);
    expect([lanes[0]?.left, lanes[4]?.left]).toEqual([[6], [9, 11]]);
  });

  test('[EM-Y27][EM-R49][EM-12.10] without a Passport nobody enters, and nothing is paid', () => {
    const seats = [{ tickets: 1, assurance: 12, to: 'BRA', money: 0, documents: 1 }, READY];
    const { state, events } = play(givenBorder({ seats, lanes: LANES }), all, lane(2));
    expect(state.seats[0]).toMatchObject({ assurance: 12, crossing: { entered: false, token: 5 } });
    expect(only(events, 'refused')).toEqual([{ type: 'refused', seat: 0, reasons: ['passport'] }]);
  });

  test('[EM-12.10][EM-1.3][EM-R54] all reasons are told, in one order; 3 tokens are no condition', () => {
    const seats = [{ money: 0, to: 'BRA' }, READY];
    const { events } = play(givenBorder({ seats, lanes: LANES }), all, lane(5));
    expect(only(events, 'refused')).toMatchObject([{ reasons: ['assurance', 'passport', 'ticket'] }]);
  });

  test('[EM-Y28][EM-12.7][EM-R51] an empty lane may not be chosen, and never are all empty', () => {
    const seats = [...at(9, 9, 9, 9)];
    const state = givenBorder({ seats, lanes: LANES });
    const after = play(state, all, lane(1), all, lane(1), all, lane(1), all).state;
    expect(refusal(after, lane(1))).toEqual({ rule: 'EM-12.7', key: 'E_LANE_EMPTY', args: { lane: 1 } });
    expect(choices(after)).toEqual(['lane 2', 'lane 3', 'lane 4', 'lane 5']);
  });

  test('[EM-X18][EM-12.8] a token must be taken even when failure is certain', () => {
    const state = play(givenBorder({ seats: [{ money: 0, to: 'BRA', assurance: 3 }, READY] }), all).state;
    expect(assuranceOf(state)[0]).toBe(2);
    expect(choices(state)).toEqual(['lane 1', 'lane 2', 'lane 3', 'lane 4', 'lane 5']);
  });

  test('[EM-R50] who can pay enters', () => {
    const after = play(givenBorder({ seats: at(8, 0), lanes: LANES }), all, lane(1)).state;
    expect(after.seats[0]).toMatchObject({ assurance: 1, crossing: { entered: true, lane: 1, token: 7 } });
  });

  test('[EM-Y50][EM-2.2][EM-12.11] what is left of a lane is open, its order is not', () => {
    const state = givenBorder({ seats: at(9, 9), lanes: [...LANES.slice(0, 4), [9, 11, 3]] });
    const { state: after, learnt } = play(state, all, lane(5));
    expect(game.view(after, 1).lanes[4]).toEqual({ left: [3, 11], top: null, drawn: [9] });
    expect(learnt).toEqual(['all']);
  });

  test('[EM-R81] the default lane has the best chance; the lowest number on ties', () => {
    const fallback = (held: number) => {
      const state = play(givenBorder({ seats: at(held, 0), lanes: LANES }), all).state;
      return game.fallback(state, 0);
    };
    expect([3, 4, 5, 6, 7, 9].map(fallback)).toEqual([5, 4, 2, 3, 1, 1].map(lane));
  });

  test('[EM-R81] by default everything is traded, and the Register goes where it gives more', () => {
    const seats = [{ to: 'BIH', money: 0, documents: 2, connections: 1, life: ['CO-3'] }, READY];
    const state = givenBorder({ seats, step: { step: 'register' } });
    expect(game.fallback(state, 0)).toEqual(register('connection'));
    expect(game.fallback(play(state, register('connection')).state, 0)).toEqual(all);
  });
});

describe('taking back', () => {
  test('[EM-R79] trading choices and the Register can be taken back until the lane is chosen', () => {
    const state = trading({ to: 'BIH', money: 12 });
    expect(game.refuseUndo(state, 0)).toMatchObject({ key: 'E_NO_TAKE_BACK' });
    const half = play(state, money(1)).state;
    expect(game.refuseUndo(half, 0)).toBeUndefined();
    expect(game.refuseUndo(half, 1)).toMatchObject({ key: 'E_NO_TAKE_BACK' });
    const traded = play(half, all).state;
    expect(game.refuseUndo(traded, 0)).toBeUndefined();
    expect(game.refuseUndo(play(traded, lane(1)).state, 0)).toMatchObject({ key: 'E_NO_TAKE_BACK' });
  });

  test('[EM-R79] so can a sale, but not a roll', () => {
    const state = given({ seats: [{ documents: ['DOC-01'] }, {}] });
    expect(game.refuseUndo(state, 0)).toMatchObject({ key: 'E_NO_TAKE_BACK' });
    expect(game.refuseUndo(play(state, { type: 'sell', card: 'DOC-01' }).state, 0)).toBeUndefined();
  });
});

test('[EM-R48] the bank never runs out', () => {
  expect(moneyOf(trade({ to: 'PHL', money: 600, documents: 2 }))[0]).toBe(0);
  expect(assuranceOf(trade({ to: 'PHL', money: 600, documents: 2 }))[0]).toBe(204);
});

test('[EM-12.12][EM-12.1][EM-7.1] a refusal names the clause that says so', () => {
  const border = trading(READY);
  expect(refusal(border, lane(1))?.rule).toBe('EM-12.1');
  expect(refusal(given({ seats: [{ money: 9 }, {}] }), { type: 'choose', answer: 'none' })?.rule).toBe(
    'EM-7.1',
  );
  const over = play(border, all, lane(1), all, lane(2)).state;
  expect(refusal(over, all, 0)?.rule).toBe('EM-12.12');
});

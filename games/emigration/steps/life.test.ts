import { describe, expect, test } from 'vitest';
import { scripted } from '../../../engine/chance.ts';
import { only } from '../../../engine/testing/play.ts';
import { game } from '../game.ts';
import { given } from '../testing/given.ts';
import {
  activate,
  assuranceOf,
  awaited,
  buy,
  choices,
  choose,
  dice,
  moneyOf,
  none,
  play,
  playWith,
  refusal,
  stepOf,
} from '../testing/play.ts';

/** Your card in A1 of your layout; the rest of the table as given. */
const holding = (life: string, mine: object = {}, ...others: readonly object[]) =>
  given({
    seats: [{ money: 4, layout: { A1: life }, ...mine }, ...(others.length > 0 ? others : [{ money: 4 }])],
  });
const does = (life: string, mine: object = {}, ...others: readonly object[]) =>
  play(holding(life, mine, ...others), activate(0, 'A1'));

describe('Augustine', () => {
  test('[LIFE-AU-1] Farewell Dinner: 1, and 1 per Connection, 5 at most', () => {
    expect(moneyOf(does('AU-1').state)[0]).toBe(5);
    expect(moneyOf(does('AU-1', { connections: 2 }).state)[0]).toBe(7);
    expect(moneyOf(does('AU-1', { connections: 6 }).state)[0]).toBe(9);
  });

  test('[LIFE-AU-2][EM-R73] Neighbourhood Collection: everyone 1, you 2 more', () => {
    const { state, events } = does('AU-2');
    expect(moneyOf(state)).toEqual([7, 5]);
    expect(only(events, 'lifeEffect').map(({ money }) => money)).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  test('[LIFE-AU-3][EM-R07][EM-R08] Volunteer Year: 2 for 1 token; a cost must be payable in full', () => {
    expect(does('AU-3').state.seats[0]).toMatchObject({ money: 2, assurance: 1 });
    expect(refusal(holding('AU-3', { money: 1 }), activate(0, 'A1'))).toMatchObject({
      key: 'E_INSUFFICIENT_MONEY',
      rule: 'EM-R07',
      args: { needs: 2, has: 1 },
    });
  });

  test('[LIFE-AU-4] Change of Heart: an unused Destination is drawn, then kept or exchanged', () => {
    const state = holding('AU-4', { from: 'FRA', to: 'JPN' }, { to: 'BIH' });
    // Left are FRA (own country, never drawn), CAN, BRA, GHA, IND, MAR, PHL.
    const { state: asked, events } = playWith(scripted(1), state, activate(0, 'A1'));
    expect(only(events, 'lifeEffect')).toMatchObject([{ drawn: 'DEST-BRA' }]);
    expect(choices(asked)).toEqual(['choose keep', 'choose exchange']);
    expect(game.view(play(asked, choose({ answer: 'keep' })).state, 0).seats[0]?.destination).toBe(
      'DEST-JPN',
    );
    expect(game.view(play(asked, choose({ answer: 'exchange' })).state, 0).seats[0]?.destination).toBe(
      'DEST-BRA',
    );
  });
});

describe('Socrates', () => {
  test('[EM-X20][EM-15.2][EM-R08][EM-R55] first everyone loses the roll, then everyone gains it', () => {
    const seats = [{ money: 4, layout: { A1: 'SO-1' } }, { money: 2, layout: { A1: 'SO-2' } }, { money: 9 }];
    const first = playWith(dice(3), given({ seats }), activate(0, 'A1')).state;
    expect(moneyOf(first)).toEqual([1, 0, 6]);
    const { state, draws } = playWith(dice(5), first, activate(1, 'A1'));
    expect(moneyOf(state)).toEqual([6, 5, 11]);
    expect(draws).toEqual([[6, 4]]);
  });

  test('[EM-Y33][EM-R55] a copy that was taken out does not count', () => {
    const state = given({
      seats: [{ money: 4, layout: { A1: 'SO-2' } }, { money: 4 }],
      removed: ['SO-1', 'PAY'],
    });
    expect(moneyOf(playWith(dice(2), state, activate(0, 'A1')).state)).toEqual([2, 2]);
  });

  test('[EM-R55] nor does one that Mental Fog discarded', () => {
    const state = given({
      seats: [
        { money: 4, layout: { A1: 'SO-3', A2: 'SO-1' } },
        { money: 4, layout: { A1: 'SO-2' } },
      ],
    });
    const foggy = play(state, activate(0, 'A1'), choose({ owner: 0, slot: 'A2' })).state;
    expect(moneyOf(playWith(dice(1), foggy, activate(1, 'A1')).state)).toEqual([2, 3]);
  });

  test('[EM-X22][EM-15.4][EM-R57][EM-R58] Mental Fog: lose 1, discard an open Life card, or none', () => {
    const theirs = { A1: 'PAY', B1: 'PAY', C1: 'AU-1', C2: 'AU-2', B2: 'PAY' };
    const state = given({
      seats: [{ money: 4, life: ['LA-1'], layout: { A1: 'SO-3' } }, { layout: theirs }, {}],
    });
    const asked = play(state, activate(0, 'A1')).state;
    expect(moneyOf(asked)[0]).toBe(3);
    expect(choices(asked)).toEqual(['choose none', 'choose 0 LIFE-LA-1', 'choose 1 C1', 'choose 1 C2']);
    const { state: after } = play(asked, choose({ owner: 1, slot: 'C2' }));
    expect(game.view(after, 0).seats[1]?.layout[10]).toBeNull();
    expect(play(asked, none).state.discard.length).toBe(asked.discard.length + 1);
  });

  test('[EM-R57] who has nothing loses nothing; with the option a token is lost', () => {
    expect(moneyOf(does('SO-3', { money: 0 }).state)[0]).toBe(0);
    const seats = [{ money: 4, assurance: 2, layout: { A1: 'SO-3' } }, {}];
    const state = given({ seats, config: { mentalFogLoss: 'assurance' } });
    expect(play(state, activate(0, 'A1')).state.seats[0]).toMatchObject({ money: 4, assurance: 1 });
  });

  test('[EM-R58] face-down cards and the card itself are no targets', () => {
    const state = holding('SO-3', {}, { layout: { A1: 'PAY', A2: 'PAY', B1: 'AU-1' } });
    expect(stepOf(play(state, activate(0, 'A1')).state)).toBe('turn');
  });

  test('[EM-Y51][EM-R06][EM-R75] nothing is paid, nothing gained, and its effect does not happen', () => {
    const state = given({
      seats: [
        { money: 3, layout: { A1: 'SO-3' } },
        { money: 5, layout: { A4: 'AU-2' } },
      ],
    });
    const after = play(state, activate(0, 'A1'), choose({ owner: 1, slot: 'A4' })).state;
    expect(moneyOf(after)).toEqual([2, 5]);
  });

  test('[EM-Y59][EM-R74] a side business that is discarded returns its Money to the bank', () => {
    const seats = [
      { money: 4, layout: { A1: 'SO-3', A2: 'PAY' } },
      { money: 4, life: ['IK-1'], side: 3, layout: { A1: 'PAY' } },
    ];
    const after = play(given({ seats }), activate(0, 'A1'), choose({ owner: 1, card: 'LIFE-IK-1' })).state;
    expect(after.seats[1]).toMatchObject({ side: 0, life: [], money: 4 });
    expect(moneyOf(play(after, activate(1, 'A1')).state)[1]).toBe(5);
  });

  test('[EM-Y53] while a card asks, only its answer is taken', () => {
    const state = given({ seats: [{ layout: { A1: 'SO-3', A2: 'AU-1' } }, { layout: { A1: 'DOC-01' } }] });
    const asked = play(state, activate(0, 'A1')).state;
    expect(refusal(asked, buy(1, 'A1'), 0)).toMatchObject({ key: 'E_CHOICE_PENDING', rule: 'EM-7.1' });
    expect(refusal(asked, buy(1, 'A1'), 1)).toMatchObject({ key: 'E_NOT_YOUR_TURN' });
    expect(refusal(asked, none, 1)).toMatchObject({ key: 'E_NOT_YOUR_TURN' });
    expect(refusal(asked, { type: 'accept' }, 0)).toMatchObject({ key: 'E_WRONG_PHASE' });
    expect(refusal(asked, choose({ owner: 1, slot: 'A1' }), 0)).toMatchObject({ key: 'E_INVALID_TARGET' });
  });

  test('[EM-Y52][EM-R77] Open Question turns up covered cards only; what it uncovered comes after', () => {
    const layout = { A2: 'SO-4', A3: 'PAY', B1: 'DOC-01', B2: 'DOC-02', B3: 'DOC-03' };
    const asked = play(given({ seats: [{ money: 4, layout }, {}] }), activate(0, 'A2')).state;
    expect(moneyOf(asked)[0]).toBe(5);
    expect(choices(asked)).toEqual(['choose none', 'choose 0 B2', 'choose 0 B3']);
    const one = play(asked, choose({ owner: 0, slot: 'B2' }));
    expect(only(one.events, 'cardRevealed')).toMatchObject([{ slot: 'B2', card: 'DOC-02' }]);
    expect(choices(one.state)).toEqual(['choose none', 'choose 0 B3']);
    const two = play(one.state, choose({ owner: 0, slot: 'B3' }));
    expect(only(two.events, 'cardRevealed').map(({ slot }) => slot)).toEqual(['B3', 'B1']);
    expect(game.view(two.state, 0).seats[0]?.available).toEqual(['A3', 'B1']);
  });

  test('[LIFE-SO-4] the answer none ends it', () => {
    const layout = { A1: 'SO-4', A3: 'PAY', B2: 'DOC-02', B3: 'DOC-03' };
    const after = play(given({ seats: [{ layout }, {}] }), activate(0, 'A1'), none).state;
    expect([stepOf(after), awaited(after)]).toEqual(['turn', 1]);
  });
});

describe('Hippocrates', () => {
  test('[EM-X21][EM-15.3][EM-R56] Join Elite Society: half of the richest, rounded down', () => {
    const { state } = does('HI-1', { money: 1 }, { money: 2 }, { money: 9 });
    expect(moneyOf(state)).toEqual([5, 2, 9]);
  });

  test('[EM-R56] measured after the toll, and the activator may be the richest', () => {
    const seats = [{ money: 9 }, { money: 3, layout: { A1: 'HI-1' } }];
    expect(moneyOf(play(given({ seats }), activate(1, 'A1')).state)).toEqual([12, 4]);
  });

  test('[LIFE-HI-2] Vaccination Day', () => {
    expect(assuranceOf(does('HI-2', { documents: 1 }, { documents: 2 }, {}).state)).toEqual([1, 1, 0]);
    const without = does('HI-2', {}, { documents: 1 }).state;
    expect([moneyOf(without)[0], assuranceOf(without)]).toEqual([5, [0, 1]]);
  });

  test('[LIFE-HI-3][EM-7.6] Burnout: 3 now, and it is kept', () => {
    const { state, events } = does('HI-3', { career: 'AUT' });
    expect(state.seats[0]).toMatchObject({ money: 7, life: [expect.any(Number)] });
    expect(only(events, 'lifeKept')).toMatchObject([{ seat: 0, card: 'LIFE-HI-3' }]);
    expect(game.view(state, 0).seats[0]?.salary).toBe(0);
  });

  test('[LIFE-HI-4] House Calls: another player 2, you 1 token; two players are not asked', () => {
    const asked = does('HI-4', {}, { money: 1 }, { money: 1 }).state;
    expect(choices(asked)).toEqual(['choose 1', 'choose 2']);
    const after = play(asked, choose({ player: 2 })).state;
    expect([moneyOf(after), assuranceOf(after)]).toEqual([
      [4, 1, 3],
      [1, 0, 0],
    ]);
    const two = does('HI-4', {}, { money: 1 }).state;
    expect([moneyOf(two), stepOf(two)]).toEqual([[4, 3], 'turn']);
  });
});

describe('Hypatia', () => {
  test('[LIFE-HY-1][LIFE-HY-2][EM-R70] Scholarship and Study Group are kept, any number of them', () => {
    const state = given({ seats: [{ layout: { A1: 'HY-1', A2: 'HY-2' } }, { layout: { A1: 'PAY' } }] });
    const after = play(state, activate(0, 'A1'), activate(1, 'A1'), activate(0, 'A2')).state;
    expect(game.view(after, 0).seats[0]?.life).toEqual(['LIFE-HY-1', 'LIFE-HY-2']);
  });

  test('[LIFE-HY-3] Public Lecture', () => {
    expect(does('HY-3').state.seats[0]).toMatchObject({ money: 6, assurance: 0 });
    expect(does('HY-3', { degrees: 1 }).state.seats[0]).toMatchObject({ money: 4, assurance: 1 });
  });

  test('[LIFE-HY-4][EM-R73][EM-R22] Exam Day: students roll from the activator clockwise', () => {
    const seats = [{ inCollege: true }, { layout: { A1: 'HY-4' } }, { inCollege: true }];
    const { state, events } = playWith(dice(6, 2), given({ seats, active: 1 }), activate(1, 'A1'));
    expect(only(events, 'graduationRolled').map(({ seat, roll }) => [seat, roll])).toEqual([
      [2, 6],
      [0, 2],
    ]);
    expect(state.seats.map(({ degrees }) => degrees)).toEqual([1, 0, 0]);
  });

  test('[LIFE-HY-4] nobody in college: take 2', () => {
    expect(moneyOf(does('HY-4').state)).toEqual([6, 4]);
  });
});

describe('Confucius', () => {
  test('[LIFE-CO-1] Family Loan: 5 now, kept', () => {
    expect(does('CO-1').state.seats[0]).toMatchObject({ money: 9, life: [expect.any(Number)] });
  });

  test('[LIFE-CO-2] Money Sent Home: 4 for 2 tokens', () => {
    expect(does('CO-2').state.seats[0]).toMatchObject({ money: 0, assurance: 2 });
  });

  test('[LIFE-CO-3] Family Register: 3, kept, no effect earlier', () => {
    const { state } = does('CO-3');
    expect(state.seats[0]).toMatchObject({ money: 1, documents: [], connections: [] });
    expect(state.seats[0]?.life).toHaveLength(1);
  });

  test('[LIFE-CO-4][EM-R59] Elder Needs Care: 3 Money as far as held, or 1 token', () => {
    expect(does('CO-4', { money: 2 }).state.seats[0]).toMatchObject({ money: 0 });
    const asked = does('CO-4', { assurance: 1 }).state;
    expect(choices(asked)).toEqual(['choose money', 'choose assurance']);
    expect(play(asked, choose({ answer: 'money' })).state.seats[0]).toMatchObject({ money: 1, assurance: 1 });
    expect(play(asked, choose({ answer: 'assurance' })).state.seats[0]).toMatchObject({
      money: 4,
      assurance: 0,
    });
  });
});

describe('Ibn Khaldun', () => {
  test('[EM-Y37][LIFE-IK-1][EM-7.4][EM-R74] a side business pays 1 each Payday, even in college', () => {
    const seats = [
      { money: 0, inCollege: true, layout: { A1: 'IK-1', A2: 'PAY' } },
      { layout: { A1: 'PAY' } },
    ];
    const begun = play(given({ seats }), activate(0, 'A1')).state;
    expect(begun.seats[0]).toMatchObject({ money: 0, side: 4 });
    expect(play(begun, activate(1, 'A1')).state.seats[0]).toMatchObject({ money: 1, side: 3 });
  });

  test('[LIFE-IK-1] with the last Money the card goes', () => {
    const seats = [{ money: 0, life: ['IK-1'], side: 1, layout: { A1: 'PAY' } }, {}];
    const { state, events } = play(given({ seats }), activate(0, 'A1'));
    expect(state.seats[0]).toMatchObject({ money: 2, side: 0, life: [] });
    expect(only(events, 'lifeRemoved')).toMatchObject([{ owner: 0, card: 'LIFE-IK-1' }]);
  });

  test('[LIFE-IK-2] Currency Slide: 1 for every 4', () => {
    expect(moneyOf(does('IK-2', { money: 9 }, { money: 3 }, { money: 4 }).state)).toEqual([7, 3, 3]);
  });

  test('[LIFE-IK-3][EM-R11] Trade Fair: 1, and up to two cards for 4 each; not a SELL', () => {
    const state = holding('IK-3', { money: 0, documents: ['DOC-01'], connections: ['CON-01', 'CON-02'] });
    const asked = play(state, activate(0, 'A1')).state;
    expect(choices(asked)).toEqual(['choose none', 'choose 0 DOC-01', 'choose 0 CON-01', 'choose 0 CON-02']);
    const after = play(
      asked,
      choose({ owner: 0, card: 'CON-01' }),
      choose({ owner: 0, card: 'DOC-01' }),
    ).state;
    expect([moneyOf(after)[0], awaited(after)]).toEqual([9, 1]);
    expect(moneyOf(play(asked, choose({ owner: 0, card: 'CON-01' }), none).state)[0]).toBe(5);
  });

  test('[LIFE-IK-4][EM-R73] Fair Dues: all who had at least 2 more before it give 1', () => {
    expect(moneyOf(does('IK-4', { money: 4 }, { money: 5 }, { money: 7 }, { money: 6 }).state)).toEqual([
      6, 5, 6, 5,
    ]);
  });
});

describe('Laozi', () => {
  test('[LIFE-LA-1] Wait and See is kept', () => {
    expect(game.view(does('LA-1').state, 0).seats[0]?.life).toEqual(['LIFE-LA-1']);
  });

  test('[LIFE-LA-2] Leaked Memo: 1, and the top token of a lane lies face up for all', () => {
    const asked = does('LA-2').state;
    expect(choices(asked)).toEqual([1, 2, 3, 4, 5].map((n) => `choose ${n}`));
    const { state, learnt, events } = play(asked, choose({ lane: 5 }));
    expect(game.view(state, 'public').lanes[4]).toEqual({ left: [3, 9, 11], top: 3, drawn: [] });
    expect(only(events, 'laneTokenTurned')).toEqual([{ type: 'laneTokenTurned', lane: 5, token: 3 }]);
    expect([learnt, moneyOf(state)[0]]).toEqual([['all'], 5]);
  });

  test('[LIFE-LA-3][EM-R73] Debts Forgiven: 1 for you, then 3 for everyone with 2 or less', () => {
    expect(moneyOf(does('LA-3', { money: 2 }, { money: 2 }, { money: 3 }).state)).toEqual([3, 5, 3]);
    expect(moneyOf(does('LA-3', { money: 1 }, { money: 0 }).state)).toEqual([5, 3]);
  });

  test('[LIFE-LA-4] Letting Go: a card for 1 token and 1', () => {
    const asked = does('LA-4', { documents: ['DOC-01'] }).state;
    expect(play(asked, choose({ owner: 0, card: 'DOC-01' })).state.seats[0]).toMatchObject({
      money: 5,
      assurance: 1,
      documents: [],
    });
  });

  test('[EM-Y42][EM-7.1][EM-R59] with an empty stash nothing is asked and the card is discarded', () => {
    const { state } = does('LA-4');
    expect([stepOf(state), moneyOf(state)[0]]).toEqual(['turn', 4]);
    expect(game.view(state, 0).discard.at(-1)).toBe('LIFE-LA-4');
  });
});

describe('every Life card', () => {
  test('[EM-R77] while it asks, the card lies in play and its slot is empty', () => {
    const state = given({ seats: [{ layout: { A1: 'SO-3', A2: 'AU-1' } }, {}] });
    const view = game.view(play(state, activate(0, 'A1')).state, 1);
    expect([view.inPlay, view.seats[0]?.layout[0]]).toEqual(['LIFE-SO-3', null]);
  });

  test('[EM-R81] by default nothing is chosen, a Destination is kept, else the first', () => {
    const fog = play(given({ seats: [{ layout: { A1: 'SO-3', A2: 'AU-1' } }, {}] }), activate(0, 'A1')).state;
    expect(game.fallback(fog, 0)).toEqual(none);
    const heart = playWith(scripted(0), holding('AU-4'), activate(0, 'A1')).state;
    expect(game.fallback(heart, 0)).toEqual(choose({ answer: 'keep' }));
    expect(game.fallback(does('LA-2').state, 0)).toEqual(choose({ lane: 1 }));
  });

  test('[EM-15.1] seven packs of four, three designs of the rulebook among them', async () => {
    const { CROSSINGS, PACKS } = await import('../content.ts');
    expect([PACKS.length, CROSSINGS.life.length]).toEqual([7, 28]);
    const printed = CROSSINGS.life.filter(({ source }) => source === 'rulebook').map(({ id }) => id);
    expect(printed).toEqual(['LIFE-SO-1', 'LIFE-SO-2', 'LIFE-SO-3', 'LIFE-HI-1']);
  });

  test('[EM-R43] only three cards have a cost', async () => {
    const { CROSSINGS } = await import('../content.ts');
    expect(CROSSINGS.life.filter(({ cost }) => cost > 0).map(({ id }) => id)).toEqual([
      'LIFE-AU-3',
      'LIFE-CO-2',
      'LIFE-CO-3',
    ]);
  });
});

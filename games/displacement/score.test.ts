import { describe, expect, test } from 'vitest';
import { seeded } from '../../engine/chance.ts';
import { act, undo } from '../../engine/sitting.ts';
import { only, typesOf } from '../../engine/testing/play.ts';
import { game } from './game.ts';
import { progressOf } from './score.ts';
import { type Given, type GivenNation, given, START } from './testing/given.ts';
import { action, code, play, sittingAt, stand, stepOf, winnersOf } from './testing/play.ts';

const full = (count: number, more: Record<number, number> = {}): Record<number, number> => ({
  ...Object.fromEntries(Array.from({ length: count }, (_nothing, i) => [i + 1, 3])),
  ...more,
});
const needing = (nations: readonly GivenNation[], goals: string, more: Given = {}) =>
  given({ ...more, nations, goals, step: 'needs' });
const housed = { homes: START };

describe('winning', () => {
  test('[DI-X18][DI-8.2][DI-8.3][DI-8.6] two Humanitarians win together, in another nation’s turn', () => {
    const nations = [housed, { homes: START, tokens: 3, displaced: 3 }, housed];
    const state = needing(nations, 'HMH', { active: 1 });
    const { state: after, events } = play(state, 'buy', 'settleAll');
    expect(game.outcome(after)).toMatchObject({
      why: 'goal',
      winners: [0, 2],
      fates: ['wonTogether', 'unfulfilled', 'wonTogether'],
    });
    expect(typesOf(events).at(-1)).toBe('gameEnded');
  });

  test('[DI-8.1][DI-R39] the win is announced at once, and nothing can be done afterwards', () => {
    const state = play(
      needing([{ homes: START, tokens: 3, displaced: 3 }, housed], 'HM'),
      'buy',
      'settleAll',
    ).state;
    expect([winnersOf(state), stepOf(state)]).toEqual([[0], 'over']);
    for (const text of ['finish', 'draw', 'showGoal']) expect(code(state, text, 0)).toBe('GAME_OVER');
  });

  test('[DI-Y17][DI-8.5][DI-8.11][DI-R33] fifteen tokens by a card win before the needs are paid', () => {
    const state = given({
      nations: [{ tokens: 13, homes: START, displaced: 4 }, {}],
      goals: 'EM',
      next: ['TI-INN'],
    });
    const after = play(state, 'draw').state;
    expect([winnersOf(after), stand(after, 0)]).toEqual([[0], 'T15 D4 1:3 2:3 5:3']);
  });

  test('[DI-Y18][DI-8.2] a win in somebody else’s turn, by aid', () => {
    const nations = [{ tokens: 14 }, { tokens: 12 }, { tokens: 11 }];
    expect(winnersOf(play(given({ nations, goals: 'MME', next: ['DA-AID'] }), 'draw').state)).toEqual([2]);
  });

  test('[DI-8.4] sixteen full communities, of people of any colour', () => {
    const homes = { ...full(15), 16: 'BB' } as Record<number, number | string>;
    const state = needing([{ homes, displaced: 'B' }, {}], 'ME');
    expect(winnersOf(play(state, 'settleAll').state)).toEqual([0]);
  });

  test('[DI-R37] fifteen at one moment, not in a lifetime', () => {
    const state = needing([{ ...housed, tokens: 11 }, {}], 'EM');
    expect(winnersOf(play(state, 'finish').state)).toBeUndefined();
    expect(winnersOf(play(needing([{ ...housed, tokens: 12 }, {}], 'EM'), 'finish').state)).toEqual([0]);
  });

  test('[DI-Y19][DI-R33] sixteen tokens of a Metropolitan: nothing is told, all know what it is not', () => {
    const { state, events, learnt } = play(needing([{ homes: full(4), tokens: 12 }, {}], 'MH'), 'finish');
    expect(typesOf(events)).toEqual(['tokensChanged', 'turnStarted']);
    expect(learnt).toEqual(['all']);
    for (const viewer of [1, 'public'] as const)
      expect(game.view(state, viewer).nations[0]?.ruledOut).toEqual(['entrepreneurial']);
  });

  test('[DI-Y20][DI-8.7][DI-R35] a Metropolitan and a Humanitarian fulfilled by one event both win', () => {
    const state = needing([{ homes: full(15, { 16: 1 }), displaced: 2 }, housed], 'MH');
    expect(winnersOf(play(state, 'settleAll').state)).toEqual([0, 1]);
  });

  test('[DI-Y43][DI-R33][DI-R48] settleAll is one event, single move-ins are several', () => {
    const nations = [{ homes: full(11, { 12: 2, 13: 0 }), displaced: 4 }, housed];
    const state = needing(nations, 'MH', { config: { goalTargets: 'levelled' } });
    expect(winnersOf(play(state, 'settleAll').state)).toEqual([0, 1]);
    expect(winnersOf(play(state, 'settle A').state)).toEqual([0]);
  });

  test('[DI-Y21][DI-8.8][DI-R34][DI-R36] a pandemic may win in turn one; with grace a round later', () => {
    const plague = (config: object) =>
      play(
        given({ seats: 2, round: 1, goals: 'HM', next: ['PA-PAN', 'TI-INN'], config: { ...config } }),
        'draw',
        'accept',
      ).state;
    const won = plague({});
    expect([winnersOf(won), won.ended?.byDeath]).toEqual([[0], true]);
    const grace = plague({ graceRounds: 1 });
    expect(winnersOf(grace)).toBeUndefined();
    const later = play(grace, 'finish', 'draw', 'finish').state;
    expect([winnersOf(later), later.round, later.ended?.byDeath]).toEqual([[0], 1, false]);
  });

  test('[DI-8.8] during grace no check is made, so nothing is ruled out either', () => {
    const state = needing([{ ...housed, tokens: 15 }, {}], 'MH', { round: 1, config: { graceRounds: 2 } });
    expect(play(state, 'finish').state.nations[0]?.ruledOut).toBe(0);
  });

  test('[DI-Y22][DI-8.3] an empty world houses nobody', () => {
    const alone = { homes: { 1: 0 }, displaced: 2 };
    const state = given({
      nations: [{ ...alone, region: 'Savanna' }, { homes: {} }],
      goals: 'HM',
      next: ['CR-HEA'],
    });
    const after = play(state, 'draw', 'accept').state;
    expect([winnersOf(after), after.born - after.died]).toEqual([undefined, 0]);
  });

  test('[DI-4.13] no win is looked for in the middle of a card', () => {
    const nations = [
      { region: 'Savanna', ...housed, displaced: 1 },
      { region: 'Steppe', ...housed, displaced: 4 },
    ];
    expect(
      winnersOf(play(given({ nations, goals: 'HM', next: ['PA-PAN'] }), 'draw', 'accept').state),
    ).toBeUndefined();
  });

  test('[DI-R36] sending people away never houses them', () => {
    const state = needing([{ ...housed, tokens: 0, displaced: 1 }, housed], 'HM');
    expect(winnersOf(play(state, 'finish', 'sendRest 1').state)).toBeUndefined();
  });

  test('[DI-R41] two Humanitarians at a table of two win together', () => {
    const state = needing([{ ...housed, tokens: 3, displaced: 3 }, housed], 'HH');
    expect(winnersOf(play(state, 'buy', 'settleAll').state)).toEqual([0, 1]);
  });

  test('[DI-8.10] at the end all goals, the deck and the undealt cards are shown', () => {
    const { state, events } = play(
      needing([{ ...housed, tokens: 3, displaced: 3 }, housed], 'HM'),
      'buy',
      'settleAll',
    );
    expect(only(events, 'gameEnded')[0]).toMatchObject({
      goals: ['humanitarian', 'metropolitan'],
      undealt: ['humanitarian', 'metropolitan', 'entrepreneurial', 'entrepreneurial'],
    });
    expect(only(events, 'gameEnded')[0]?.deck).toHaveLength(53);
    const seen = game.view(state, 'public');
    expect([seen.nations[0]?.goal, seen.undealt?.length, seen.pile?.length]).toEqual(['humanitarian', 4, 53]);
  });
});

describe('the round limit', () => {
  const last = (nations: readonly GivenNation[], goals: string, config: object, round = 20) =>
    play(needing(nations, goals, { round, active: nations.length - 1, config: { ...config } }), 'finish')
      .state;

  test('[DI-Y32][DI-8.9][DI-R40] after round 20 nobody has won', () => {
    const state = last([{}, { homes: START, tokens: 0 }], 'HM', {});
    expect(game.outcome(state)).toMatchObject({
      why: 'limit',
      rule: 'DI-8.9',
      winners: [],
      fates: ['unfulfilled', 'unfulfilled'],
    });
    expect(game.view(state, 'public').nations.map(({ goal }) => goal)).toEqual([
      'humanitarian',
      'metropolitan',
    ]);
  });

  test('[DI-Y32][DI-R40] closest: progress from the start to the goal', () => {
    const nations = [
      { homes: { 1: 3 }, tokens: 11, displaced: 5 },
      { homes: full(10) },
      housed,
      { homes: full(4), tokens: 0, displaced: 0 },
    ];
    const state = last(nations, 'EMHM', { limitResult: 'closest' });
    expect(game.outcome(state)).toMatchObject({
      winners: [0],
      scores: [600, 538, 583, 76],
      fates: ['closest', 'unfulfilled', 'unfulfilled', 'unfulfilled'],
    });
  });

  test('[DI-Y41][DI-R36][DI-R40] closest in an empty world: nobody', () => {
    const state = last([{ homes: {}, tokens: 0 }, { homes: {} }, { homes: {} }], 'HEM', {
      limitResult: 'closest',
    });
    expect(state.nations.map((_nation, seat) => progressOf(state, seat)[0])).toEqual([0, 0, 0]);
    expect(winnersOf(state)).toEqual([]);
  });

  test('[DI-Y42][DI-R40] fractions are compared exactly: 6/9 and 1 - 5/15 are a tie', () => {
    const config = { limitResult: 'closest', goalTargets: 'levelled' };
    const poor = { homes: { 1: 3 }, tokens: 0 };
    const nations = [{ homes: full(9) }, { ...poor, displaced: 5 }, poor, poor, poor];
    const state = last(nations, 'MHEEM', config);
    expect(state.nations.map((_nation, seat) => progressOf(state, seat)).slice(0, 2)).toEqual([
      [6, 9],
      [10, 15],
    ]);
    expect(game.outcome(state)).toMatchObject({
      winners: [0, 1],
      fates: ['equallyClose', 'equallyClose', 'unfulfilled', 'unfulfilled', 'unfulfilled'],
    });
  });

  test('[DI-R40] the limit comes after the last collection and its win check', () => {
    const state = last([{}, { ...housed, tokens: 12 }], 'ME', { roundLimit: 8 }, 8);
    expect(game.outcome(state)).toMatchObject({ why: 'goal', winners: [1] });
  });
});

describe('what a check teaches', () => {
  test('[DI-Y40][DI-R49] a move-in after which the game went on cannot be taken back', () => {
    const sitting = sittingAt(
      needing(
        [{}, { homes: { 1: 2, 2: 3 }, displaced: 1 }].map((nation, seat) => (seat === 0 ? housed : nation)),
        'EM',
        { active: 1 },
      ),
    );
    expect(act(game, sitting, 1, action('settleAll'), seeded('y40')).refusal).toBeUndefined();
    expect(undo(game, sitting, 1)).toMatchObject({ key: 'E_NO_TAKE_BACK', rule: 'DI-R49' });
    expect(typesOf(sitting.entries[0]?.events ?? [])).toEqual(['settled']);
    for (const viewer of [0, 1, 'public'] as const) {
      const ruledOut = game.view(sitting.state, viewer).nations.map((nation) => nation.ruledOut);
      expect(ruledOut).toEqual([['humanitarian'], ['humanitarian']]);
    }
  });

  test('[DI-R49] what was ruled out before teaches nothing again', () => {
    const known = { ruledOut: ['humanitarian'] as const };
    const nations = [
      { ...housed, ...known },
      { ...known, homes: { 1: 2, 2: 3 }, displaced: 1 },
    ];
    expect(play(needing(nations, 'EM', { active: 1 }), 'settleAll').learnt).toEqual([]);
  });

  test('[DI-R49] a goal that lies open is no news', () => {
    const nations = [{ homes: full(4), tokens: 12, shown: true }, {}];
    const { state, learnt } = play(needing(nations, 'MH'), 'finish');
    expect([learnt, state.nations[0]?.ruledOut]).toEqual([[], 4]);
  });
});

describe('showing a goal', () => {
  test('[DI-Y39][DI-R38] at any moment, by anybody, once', () => {
    const state = given({ seats: 3, step: 'needs' });
    const { state: after, events, learnt } = play(state, '2: showGoal');
    expect(events).toEqual([{ type: 'goalShown', seat: 2, goal: 'entrepreneurial' }]);
    expect([learnt, stepOf(after), code(after, 'showGoal', 2)]).toEqual([['all'], 'needs', 'GOAL_SHOWN']);
    for (const viewer of [0, 1, 'public'] as const)
      expect(game.view(after, viewer).nations[2]).toMatchObject({ goal: 'entrepreneurial', shown: true });
  });

  test('[DI-R38] not where the table forbids it', () => {
    const state = given({ config: { goalReveal: 'forbidden' } });
    expect(code(state, 'showGoal', 1)).toBe('OPTION_OFF');
  });
});

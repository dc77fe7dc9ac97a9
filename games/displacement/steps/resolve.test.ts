import { describe, expect, test } from 'vitest';
import { only, typesOf } from '../../../engine/testing/play.ts';
import { cardOf } from '../box.ts';
import { type GivenNation, given, START } from '../testing/given.ts';
import { choices, code, discarded, living, play, stand, stepOf, tokensOf, waiting } from '../testing/play.ts';

const facing = (card: string, ...nations: readonly GivenNation[]) =>
  play(given({ next: [card], nations: nations.length > 1 ? nations : [...nations, {}] }), 'draw').state;
const taken = (card: string, ...nations: readonly GivenNation[]) => play(facing(card, ...nations), 'accept');
const tokens = (...amounts: readonly number[]): GivenNation[] => amounts.map((t) => ({ tokens: t }));

describe('consequences', () => {
  test('[DI-4.1][DI-4.2] the dead go back to the bank, displaced people first', () => {
    const { state, events } = taken('CR-HEA', { region: 'Savanna', homes: START, displaced: 1 });
    expect(stand(state, 0)).toBe('T5 D0 1:2 2:3 5:3');
    expect(only(events, 'pinsDied')[0]?.pins.map(({ place }) => place)).toEqual(['displaced', 1]);
    expect(state.died).toBe(2);
  });

  test('[DI-Y28][DI-4.3][DI-R17][DI-R18] housed people die in the thinnest community, which stays', () => {
    const { state } = taken('CR-HEA', { region: 'Savanna', homes: { 1: 3, 2: 2, 5: 1 } });
    expect(stand(state, 0)).toBe('T5 D0 1:3 2:1 5:0');
  });

  test('[DI-4.3] of displaced people who waited longest, of housed ones who lived there longest', () => {
    const nation = { region: 'Savanna', homes: { 1: 'AB' }, displaced: 'B' };
    const { state } = taken('CR-HEA', nation, {});
    expect([waiting(state, 0), living(state, 0, 1)]).toEqual(['', 'B']);
    const { state: other } = taken('CR-HEA', { ...nation, displaced: 'BAAB' }, {});
    expect(waiting(other, 0)).toBe('AB');
  });

  test('[DI-Y27][DI-4.4][DI-5.6][DI-R07] communities go in reading order; a new one fills a gap', () => {
    const { state } = taken('CR-TOR', { region: 'Savanna', homes: { 2: 3, 5: 3, 9: 1 } });
    expect(stand(state, 0)).toBe('T5 D6 9:1');
    expect(stand(play(state, 'buy').state, 0)).toBe('T2 D6 1:0 9:1');
  });

  test('[DI-4.5][DI-4.6] the people of a lost community are displaced, by space and time', () => {
    const { state, events } = taken(
      'CR-TOR',
      { region: 'Savanna', homes: { 1: 'AB', 4: 'BBA' }, displaced: 'A' },
      {},
    );
    expect(waiting(state, 0)).toBe('AABBBA');
    expect(only(events, 'communitiesLost')).toMatchObject([{ seat: 0, spaces: [1, 4] }]);
  });

  test('[DI-4.7][DI-R20][DI-Y23] children are of the native colour, whoever lives there, and wait', () => {
    const { state, events } = taken('BB-01', { homes: { 1: 'BBB', 2: 'B' } }, {});
    expect([waiting(state, 0), stand(state, 0)]).toEqual(['AAA', 'T5 D3 1:3 2:1']);
    expect(only(events, 'pinsBorn')[0]?.pins).toHaveLength(3);
  });

  test('[DI-4.8][DI-4.9][DI-Y13] tokens never go below nothing', () => {
    const { state } = taken('CR-DRO', { region: 'Savanna', homes: START, tokens: 1 });
    expect(stand(state, 0)).toBe('T0 D3 2:3 5:3');
  });

  test('[DI-4.10][DI-4.12][DI-R15][DI-R16][DI-Y11] who has too little loses all, homes before people', () => {
    const { state } = taken('CR-HUR', { region: 'Monsoon Delta', homes: { 2: 3, 5: 2 }, tokens: 0 });
    expect(stand(state, 0)).toBe('T0 D4');
  });

  test('[DI-Y12] two people left and a pandemic: both die, and the nation plays on', () => {
    const { state } = taken('PA-PAN', { region: 'Savanna', homes: { 1: 1, 2: 0 }, displaced: 1 });
    expect([stand(state, 0), stepOf(state)]).toEqual(['T5 D0 1:0 2:0', 'needs']);
    expect(choices(state)).toContain('finish');
  });

  test('[DI-4.13] a card that hits several nations is told clockwise from the drawer', () => {
    const state = given({ next: ['PA-PAN'], seats: 4, active: 2 });
    const { events } = play(state, 'draw', 'accept');
    expect(only(events, 'pinsDied').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  });
});

describe('the families', () => {
  test('[DI-7.1][DI-7.2] a crisis concerns the drawer alone: pay or bear', () => {
    const { state, events } = taken('CR-EAR', {}, {}, {});
    expect([0, 1, 2].map((seat) => stand(state, seat))).toEqual([
      'T5 D12',
      'T5 D3 1:3 2:3 5:3',
      'T5 D3 1:3 2:3 5:3',
    ]);
    expect(typesOf(events)).toEqual(['accepted', 'communitiesLost', 'cardDiscarded']);
  });

  test('[DI-X06][DI-7.5][DI-7.6][DI-R19] Baby Boom, taken: nobody is safe', () => {
    const state = facing('BB-04', { region: 'Coastal Desert', tokens: 2, homes: START });
    expect(code(state, 'block')).toBe('NOT_ENOUGH_TOKENS');
    const after = play(state, 'accept').state;
    expect([stand(after, 0), waiting(after, 0)]).toEqual(['T2 D5 1:3 2:3 5:3', 'AAAAA']);
  });

  test('[DI-X07] Baby Boom, blocked', () => {
    expect(stand(play(facing('BB-04', { tokens: 4 }), 'block').state, 0)).toBe('T1 D3 1:3 2:3 5:3');
  });

  test('[DI-X08][DI-7.7][DI-7.9][DI-7.10][DI-7.11][DI-7.12][DI-7.13][DI-6.4] a Crash lasts two turns', () => {
    const four = { 1: 3, 2: 3, 3: 3, 5: 3 };
    const nations = [
      { tokens: 6, homes: four },
      { homes: START },
      { tokens: 1, homes: START },
      { tokens: 0, homes: START },
    ];
    const next = ['SM-CRA', 'TI-INN', 'TI-INN', 'TI-INN', 'MB-BOO', 'MB-BOO', 'MB-BOO', 'MB-BOO', 'DA-AID'];
    const crashed = play(given({ nations, next, round: 3, goals: 'MMEE' }), 'draw', 'accept').state;
    expect(tokensOf(crashed)).toEqual([3, 3, 0, 0]);
    expect(crashed.nations[0]?.crashes.map(({ left }) => left)).toEqual([2]);
    const ended = play(crashed, 'finish').state;
    expect([tokensOf(ended)[0], ended.nations[0]?.crashes.map(({ left }) => left)]).toEqual([3, [1]]);
    const around = play(ended, 'draw', 'finish', 'draw', 'finish', 'draw', 'finish').state;
    expect(tokensOf(around)).toEqual([3, 8, 5, 5]);
    const second = play(around, 'draw', 'finish');
    expect(second.state.nations[0]).toMatchObject({ tokens: 5, crashes: [] });
    expect(discarded(second.state)).toContain('SM-CRA');
    expect(typesOf(second.events)).toEqual(expect.arrayContaining(['crashCounted', 'cardDiscarded']));
    const third = play(second.state, 'draw', 'finish', 'draw', 'finish', 'draw', 'finish', 'draw').state;
    const before = third.nations[0]?.tokens ?? 0;
    expect(play(third, 'finish').state.nations[0]?.tokens).toBe(before + 4);
  });

  test('[DI-X09][DI-7.8] Stock Market Crash, blocked', () => {
    const state = given({ next: ['SM-CRA'], nations: [{ tokens: 7, homes: START }, {}, {}] });
    const after = play(state, 'draw', 'block', 'finish').state;
    expect(tokensOf(after)).toEqual([3, 5, 5]);
    expect(after.nations[0]?.crashes).toEqual([]);
  });

  test('[DI-Y38][DI-7.14] a Crash stops the collection only', () => {
    const state = given({ next: ['TI-INN'], nations: [{ homes: START, crashes: [1] }, {}] });
    const drawn = play(state, 'draw').state;
    expect(tokensOf(drawn)[0]).toBe(7);
    expect(tokensOf(play(drawn, 'finish').state)[0]).toBe(7);
  });

  test('[DI-X10][DI-7.15][DI-7.17] Pandemic', () => {
    const nations = [
      { region: 'Savanna', tokens: 4, displaced: 3 },
      { region: 'Hot Desert', homes: START, displaced: 2 },
      { region: 'Steppe', homes: START, displaced: 1 },
    ];
    const { state } = taken('PA-PAN', ...nations);
    expect([0, 1, 2].map((seat) => stand(state, seat))).toEqual([
      'T4 D0 1:3 2:3 5:3',
      'T5 D2 1:3 2:3 5:3',
      'T5 D0 1:1 2:3 5:3',
    ]);
  });

  test('[DI-X11][DI-7.16] Pandemic, blocked', () => {
    const state = play(facing('PA-PAN', {}, {}, {}), 'block').state;
    expect([0, 1, 2].map((seat) => stand(state, seat).slice(0, 5))).toEqual(['T0 D3', 'T5 D3', 'T5 D3']);
  });

  test('[DI-X12][DI-7.18][DI-7.19][DI-R21] Market Boom', () => {
    const state = facing('MB-BOO', {});
    expect([stand(state, 0), stepOf(state)]).toEqual(['T7 D3 1:3 2:3 3:0 5:3', 'needs']);
    expect(stand(play(state, 'settleAll').state, 0)).toBe('T7 D0 1:3 2:3 3:3 5:3');
  });

  test('[DI-Y07][DI-7.19] Market Boom on a full board: the tokens only', () => {
    const homes = Object.fromEntries(Array.from({ length: 16 }, (_nothing, i) => [i + 1, 1]));
    const { state, events } = play(given({ next: ['MB-BOO'], nations: [{ homes }, {}] }), 'draw');
    expect(tokensOf(state)[0]).toBe(7);
    expect(typesOf(events)).not.toContain('communityGained');
  });

  test('[DI-X13][DI-7.20] Tech Innovation', () => {
    expect(tokensOf(facing('TI-INN', { tokens: 4 }))[0]).toBe(6);
  });

  const aided = (active: number, tie: string, ...amounts: readonly number[]): number[] =>
    tokensOf(
      play(
        given({ next: ['DA-AID'], nations: tokens(...amounts), active, config: { tieFromDrawer: tie } }),
        'draw',
      ).state,
    );

  test('[DI-X16][DI-7.27][DI-7.28] Development Aid, a tie for the richest', () => {
    expect(aided(1, 'drawerFirst', 9, 2, 6, 9)).toEqual([9, 6, 6, 5]);
  });

  test('[DI-X17][DI-7.30] Development Aid in a poor world', () => {
    expect(aided(1, 'drawerFirst', 3, 1, 0, 2)).toEqual([0, 1, 3, 2]);
  });

  test('[DI-Y30][DI-7.31][DI-R25] all equal: nothing happens', () => {
    expect(aided(0, 'drawerFirst', 5, 5, 5)).toEqual([5, 5, 5]);
  });

  test('[DI-Y45][DI-7.29][DI-R24] ties for both, from the drawer or from the left neighbour', () => {
    expect(aided(0, 'drawerFirst', 7, 7, 1, 1)).toEqual([3, 7, 5, 1]);
    expect(aided(0, 'drawerLast', 7, 7, 1, 1)).toEqual([7, 3, 5, 1]);
    expect(aided(3, 'drawerFirst', 7, 7, 1, 1)).toEqual([3, 7, 1, 5]);
    expect(aided(3, 'drawerLast', 7, 7, 1, 1)).toEqual([3, 7, 5, 1]);
  });

  test('[DI-6.5] a used card lies on the discard pile as soon as it has been dealt with', () => {
    const state = facing('TI-INN', {});
    expect(discarded(state)).toEqual(['TI-INN']);
    const crashed = play(facing('SM-CRA', {}), 'accept').state;
    expect(discarded(crashed)).toEqual([]);
    expect(crashed.nations[0]?.crashes.map(({ card }) => cardOf(crashed.config, card).name)).toEqual([
      'SM-CRA#1',
    ]);
  });
});

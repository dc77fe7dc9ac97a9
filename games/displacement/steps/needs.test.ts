import { describe, expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import { act, undo } from '../../../engine/sitting.ts';
import { only, typesOf } from '../../../engine/testing/play.ts';
import { game } from '../game.ts';
import { type Given, type GivenNation, given, START } from '../testing/given.ts';
import {
  action,
  choices,
  code,
  living,
  play,
  refusal,
  sittingAt,
  stand,
  stepOf,
  tokensOf,
  waiting,
} from '../testing/play.ts';

const inNeed = (nation: GivenNation, more: Given = {}, others: readonly GivenNation[] = [{}]) =>
  given({ ...more, nations: [nation, ...others], step: 'needs' });
const sixteen = Object.fromEntries(Array.from({ length: 16 }, (_nothing, i) => [i + 1, 3]));

describe('needs', () => {
  test('[DI-5.1][DI-Y29][DI-5.14][DI-R30] only the active nation accounts, once per own turn', () => {
    const poor = { tokens: 0, homes: START, displaced: 4 };
    const state = given({
      nations: [poor, { ...poor, displaced: 2 }, {}, { homes: START }],
      step: 'needs',
      next: ['MB-BOO', 'TI-INN', 'TI-INN'],
    });
    const sent = play(state, 'finish', 'sendRest 3').state;
    expect([stand(sent, 3), stand(sent, 0)]).toEqual(['T5 D4 1:3 2:3 5:3', 'T3 D0 1:3 2:3 5:3']);
    const more = play(sent, 'draw', 'settleAll', 'finish', 'draw', 'finish').state;
    expect(more.active).toBe(3);
    expect(stand(more, 3)).toBe('T5 D4 1:3 2:3 5:3');
    expect(stand(play(more, 'draw').state, 3)).toBe('T7 D4 1:3 2:3 5:3');
  });

  test('[DI-Y29] what two nations send adds up', () => {
    const poor = { tokens: 0, homes: START };
    const nations = [
      { ...poor, displaced: 4 },
      { ...poor, region: 'Steppe', displaced: 2 },
      {},
      { homes: START },
    ];
    const state = given({ nations, step: 'needs', next: ['CR-FIR'] });
    const after = play(state, 'finish', 'sendRest 3', 'draw', 'finish', 'sendRest 3').state;
    expect([stand(after, 3), waiting(after, 3)]).toEqual(['T5 D6 1:3 2:3 5:3', 'AAAABB']);
  });

  test('[DI-Y04][DI-5.3][DI-5.4][DI-R27] a free place costs nothing and must be used first', () => {
    const state = inNeed({ homes: { 1: 2, 2: 3 }, displaced: 1 });
    expect(refusal(state, 'finish')).toMatchObject({
      key: 'E_VACANCY_FIRST',
      args: { waiting: 1, vacancies: 1 },
    });
    const after = play(state, 'settleAll', 'finish').state;
    expect(stand(after, 0)).toBe('T7 D0 1:3 2:3');
  });

  test('[DI-Y35][DI-R27] vacancies mayLeave: only who pays may leave a place empty', () => {
    const config = { vacancies: 'mayLeave' };
    const paying = play(
      inNeed({ homes: { 1: 2 }, tokens: 1, displaced: 1 }, { config, round: 1 }),
      'finish',
    ).state;
    expect(stand(paying, 0)).toBe('T0 D1 1:2');
    expect(code(inNeed({ homes: { 1: 2 }, tokens: 0, displaced: 1 }, { config }), 'finish')).toBe(
      'VACANCY_FIRST',
    );
  });

  test('[DI-Y34][DI-R26] needsOrder cascade: who can build must build', () => {
    const cascade = { config: { needsOrder: 'cascade' } };
    const state = inNeed({ homes: START, tokens: 4, displaced: 1 }, cascade);
    expect([code(state, 'finish'), choices(state), game.fallback(state, 0)]).toEqual([
      'MUST_BUILD',
      ['buy'],
      { type: 'buy' },
    ]);
    expect(code(inNeed({ homes: START, tokens: 2, displaced: 1 }, cascade), 'finish')).toBeUndefined();
    expect(
      code(inNeed({ homes: sixteen, tokens: 9, displaced: 1 }, { ...cascade, goals: 'EM' }), 'finish'),
    ).toBeUndefined();
  });

  test('[DI-5.5][DI-R28][DI-1.11] any number of communities at 3 tokens, with people for them or not', () => {
    const state = play(inNeed({ tokens: 7, homes: START }, {}, [{}, {}]), 'buy', 'buy').state;
    expect(stand(state, 0)).toBe('T1 D0 1:3 2:3 3:0 4:0 5:3');
    expect(refusal(state, 'buy')).toMatchObject({
      key: 'E_NOT_ENOUGH_TOKENS',
      rule: 'DI-1.11',
      args: { cost: 3, tokens: 1 },
    });
  });

  test('[DI-5.6][DI-1.10] a bought community is empty, may be filled at once, and is full with three', () => {
    const state = play(inNeed({ tokens: 3, homes: START, displaced: 4 }), 'buy').state;
    expect(stand(state, 0)).toBe('T0 D4 1:3 2:3 3:0 5:3');
    expect(stand(play(state, 'settleAll').state, 0)).toBe('T0 D1 1:3 2:3 3:3 5:3');
  });

  test('[DI-X19][DI-5.7][DI-5.8] shelter: a token each, and they stay displaced', () => {
    const { state, events } = play(inNeed({ tokens: 2, homes: START, displaced: 2 }, { round: 1 }), 'finish');
    expect(stand(state, 0)).toBe('T0 D2 1:3 2:3 5:3');
    expect(only(events, 'sheltered')[0]?.pins).toHaveLength(2);
    expect(only(events, 'tokensChanged')).toEqual([
      { type: 'tokensChanged', seat: 0, by: -2, cause: 'shelter' },
    ]);
  });

  test('[DI-Y03][DI-5.9][DI-5.15] with tokens nobody may be sent; shelter though a home could be had', () => {
    const state = inNeed({ tokens: 5, homes: START, displaced: 3 }, { round: 1 });
    for (const text of ['send 1 A 1', 'sendRest 1', 'spreadRest'])
      expect(code(state, text)).toBe('SEND_NOT_ALLOWED');
    expect(stand(play(state, 'finish').state, 0)).toBe('T2 D3 1:3 2:3 5:3');
  });

  test('[DI-Y37] six tokens, six people: two communities, or six shelters', () => {
    const state = inNeed({ tokens: 6, homes: START, displaced: 6 }, { round: 1 });
    expect(stand(play(state, 'buy', 'buy', 'settleAll', 'finish').state, 0)).toBe(
      'T0 D0 1:3 2:3 3:3 4:3 5:3',
    );
    expect(stand(play(state, 'finish').state, 0)).toBe('T0 D6 1:3 2:3 5:3');
  });

  test('[DI-Y05][DI-Y46] which refusal comes first', () => {
    expect(code(inNeed({ tokens: 2 }), 'buy')).toBe('NOT_ENOUGH_TOKENS');
    const full = inNeed({ tokens: 2, homes: sixteen }, { goals: 'EM' });
    expect([code(full, 'buy'), code(full, 'settle A')]).toEqual(['NOT_ENOUGH_TOKENS', 'NO_VACANCY']);
    const free = inNeed({ homes: { 1: 2 } });
    expect([code(free, 'settle A'), code(free, 'settleAll')]).toEqual(['NO_SUCH_PIN', 'NO_SUCH_PIN']);
    expect(code(inNeed({ homes: START }), 'settleAll')).toBe('NO_VACANCY');
  });

  test('[DI-Y06] a full board can only shelter', () => {
    const state = inNeed({ tokens: 10, homes: sixteen, displaced: 4 }, { round: 1, goals: 'EM' });
    expect([code(state, 'buy'), choices(state)]).toEqual(['BOARD_FULL', ['finish']]);
    expect(tokensOf(play(state, 'finish').state)[0]).toBe(6);
  });

  test('[DI-Y08] nobody else may buy', () => {
    const state = given({ seats: 3, active: 1, step: 'needs' });
    expect(code(state, 'buy', 2)).toBe('NOT_YOUR_TURN');
  });

  test('[DI-5.3] settle takes the longest waiting of a colour into the fullest home with a place', () => {
    const state = inNeed({ homes: { 1: 'A', 4: 'AA', 6: 'BB' }, displaced: 'BABB' });
    const after = play(state, 'settle A').state;
    expect([living(after, 0, 4), waiting(after, 0)]).toEqual(['AAA', 'BBB']);
    expect(living(play(after, 'settle B').state, 0, 6)).toBe('BBB');
  });

  test('[DI-5.3] a choice of colours where somebody is left out; else moving in is one button', () => {
    expect(choices(inNeed({ homes: { 1: 2 }, displaced: 'BA', tokens: 0 }))).toEqual([
      'settleAll',
      'settle A',
      'settle B',
    ]);
    const roomy = inNeed({ homes: { 1: 1 }, displaced: 'BA', tokens: 0 });
    expect(choices(roomy)).toEqual(['settleAll']);
    expect(game.forms(roomy, 0)).toEqual([
      { type: 'settle', fields: { colour: { kind: 'one', of: ['A', 'B'] } } },
    ]);
  });

  test('[DI-5.16][DI-R31] housed people stay, and nothing can be sold: no such action exists', () => {
    expect(choices(inNeed({ tokens: 3, homes: { 1: 2, 2: 2 } }))).toEqual(['buy', 'finish']);
    expect(() => action('sell')).toThrow('type');
  });

  test('[DI-5.17][DI-R32] nor can tokens, communities or people be given away', () => {
    for (const type of ['give', 'pay', 'trade']) expect(() => action(type)).toThrow('type');
    expect(code(inNeed({ homes: START }), 'send 1 A 1')).toBe('SEND_NOT_ALLOWED');
  });

  test('[DI-X22][DI-2.6][DI-R42] a nation without people and communities plays on', () => {
    const state = given({ nations: [{ homes: {}, tokens: 1 }, {}], next: ['TI-INN'] });
    const drawn = play(state, 'draw').state;
    expect(stand(drawn, 0)).toBe('T3 D0');
    const after = play(drawn, 'buy', 'finish');
    expect([stand(after.state, 0), typesOf(after.events)]).toEqual([
      'T0 D0 1:0',
      ['tokensChanged', 'communityGained', 'turnStarted'],
    ]);
  });
});

describe('taking back', () => {
  const luck = seeded('undo');
  test('[DI-R49] inside the needs step action by action, up to a finish that led to sending', () => {
    const sitting = sittingAt(inNeed({ tokens: 3, homes: START, displaced: 5 }));
    for (const text of ['buy', 'settleAll', 'finish'])
      expect(act(game, sitting, 0, action(text), luck).refusal).toBeUndefined();
    expect(stepOf(sitting.state)).toBe('send');
    expect([undo(game, sitting, 0), stepOf(sitting.state)]).toEqual([undefined, 'needs']);
    expect([undo(game, sitting, 0), undo(game, sitting, 0), undo(game, sitting, 0)]).toEqual([
      undefined,
      undefined,
      'undo.nothing',
    ]);
    expect(stand(sitting.state, 0)).toBe('T3 D5 1:3 2:3 5:3');
  });

  test('[DI-R49] not across a draw, a block or an acceptance; a sending or the end of a turn if all agree', () => {
    const takenBack = (state: ReturnType<typeof given>, ...texts: readonly string[]) => {
      const sitting = sittingAt(state);
      for (const text of texts) act(game, sitting, 0, action(text), luck);
      return undo(game, sitting, 0);
    };
    const noTakeBack = { key: 'E_NO_TAKE_BACK' };
    expect(takenBack(given({ next: ['TI-INN'] }), 'draw')).toMatchObject(noTakeBack);
    expect(takenBack(given({ next: ['CR-EAR'] }), 'draw', 'block')).toMatchObject(noTakeBack);
    expect(takenBack(given({ next: ['CR-EAR'] }), 'draw', 'accept')).toMatchObject(noTakeBack);
    const broke = inNeed({ tokens: 0, homes: START, displaced: 2 });
    expect(takenBack(broke, 'finish', 'send 1 A 1')).toBe('undo.agreed');
    expect(takenBack(inNeed({ homes: START }), 'finish')).toBe('undo.agreed');
    expect(takenBack(inNeed({ homes: START }), 'showGoal')).toMatchObject(noTakeBack);
  });
});

test('[DI-5.4][DI-R27][DI-8.10][DI-2.2] a refusal names the clause that says so', () => {
  const nation = { homes: { 1: 2 }, displaced: 3, tokens: 0 };
  expect(refusal(inNeed(nation), 'finish')?.rule).toBe('DI-5.4');
  expect(refusal(inNeed(nation, { config: { vacancies: 'mayLeave' } }), 'finish')?.rule).toBe('DI-R27');
  const over = play(
    inNeed({ homes: START, tokens: 3, displaced: 3 }, { goals: 'HM' }, [{ homes: START }]),
    'buy',
    'settleAll',
  );
  expect(refusal(over.state, 'draw', 0)?.rule).toBe('DI-8.10');
  expect(refusal(inNeed(nation), 'finish', 1)?.rule).toBe('DI-2.2');
});

import { describe, expect, test } from 'vitest';
import { only, typesOf } from '../../../engine/testing/play.ts';
import { game } from '../game.ts';
import { given, START } from '../testing/given.ts';
import { choices, code, discarded, play, refusal, stand, stepOf } from '../testing/play.ts';

const taiga = { region: 'Taiga' };

describe('drawing and blocking', () => {
  test('[DI-3.1] one card, seen by all', () => {
    const { state, events, learnt } = play(given({ next: ['CR-FIR'], nations: [taiga, {}] }), 'draw');
    expect(only(events, 'cardDrawn')).toEqual([
      { type: 'cardDrawn', seat: 0, card: 'CR-FIR#1', affected: [0] },
    ]);
    expect(learnt).toEqual(['all']);
    expect(game.view(state, 1)).toMatchObject({ drawn: 'CR-FIR#1', deck: 53 });
  });

  test('[DI-X03][DI-7.4] Forest Fire, taken', () => {
    const state = given({ next: ['CR-FIR'], nations: [taiga, {}], round: 1 });
    const drawn = play(state, 'draw').state;
    expect(choices(drawn)).toEqual(['block', 'accept']);
    const [original] = state.nations[0]?.displaced ?? [];
    const { state: after, events } = play(drawn, 'accept');
    expect(stand(after, 0)).toBe('T5 D5 2:3 5:3');
    expect(only(events, 'pinsDied')[0]?.pins).toEqual([{ pin: original, place: 'displaced' }]);
  });

  test('[DI-X04][DI-3.2][DI-3.4][DI-2.4] Forest Fire, blocked', () => {
    const { state, events } = play(
      given({ next: ['CR-FIR'], nations: [taiga, {}], round: 1 }),
      'draw',
      'block',
    );
    expect([stand(state, 0), discarded(state), stepOf(state)]).toEqual([
      'T2 D3 1:3 2:3 5:3',
      ['CR-FIR'],
      'needs',
    ]);
    expect(typesOf(events)).toEqual(['cardDrawn', 'blocked', 'tokensChanged', 'cardDiscarded']);
  });

  test('[DI-X05][DI-3.7][DI-R47] Forest Fire, safe: a region matches by its tags', () => {
    const { state, events } = play(given({ next: ['CR-FIR'], nations: [{ region: 'Steppe' }, {}] }), 'draw');
    expect([stand(state, 0), discarded(state), stepOf(state)]).toEqual([
      'T5 D3 1:3 2:3 5:3',
      ['CR-FIR'],
      'needs',
    ]);
    expect(typesOf(events)).toEqual(['cardDrawn', 'cardDiscarded']);
  });

  test('[DI-3.3][DI-R14] no part payment: the full cost or nothing', () => {
    const state = play(given({ next: ['CR-FIR'], nations: [{ ...taiga, tokens: 2 }, {}] }), 'draw').state;
    expect(choices(state)).toEqual(['accept']);
    expect(refusal(state, 'block')).toMatchObject({
      key: 'E_NOT_ENOUGH_TOKENS',
      rule: 'DI-3.3',
      args: { cost: 3, tokens: 2 },
    });
  });

  test('[DI-3.5][DI-R12] only the drawer may block, also what hits others', () => {
    const state = play(given({ next: ['PA-PAN'], seats: 3 }), 'draw').state;
    for (const seat of [1, 2]) expect(code(state, 'block', seat)).toBe('NOT_YOUR_TURN');
    expect(choices(state, 1)).toEqual([]);
  });

  test('[DI-3.6][DI-R13] who does not block takes the consequences, and cannot block afterwards', () => {
    const state = play(given({ next: ['CR-EAR'] }), 'draw', 'accept').state;
    expect(stand(state, 0)).toBe('T5 D12');
    expect(code(state, 'block')).toBe('WRONG_STEP');
  });

  test('[DI-Y25][DI-3.8][DI-3.9] a safe drawer may spare the others, or let them be hit', () => {
    const desert = { region: 'Hot Desert' };
    const state = play(given({ next: ['PA-PAN'], nations: [desert, {}, {}] }), 'draw').state;
    expect(choices(state)).toEqual(['block', 'accept']);
    const hit = play(state, 'accept').state;
    expect([0, 1, 2].map((seat) => stand(hit, seat).slice(0, 5))).toEqual(['T5 D3', 'T5 D0', 'T5 D0']);
    const spared = play(state, 'block').state;
    expect([0, 1, 2].map((seat) => stand(spared, seat).slice(0, 5))).toEqual(['T0 D3', 'T5 D3', 'T5 D3']);
    const poor = given({ next: ['PA-PAN'], nations: [{ ...desert, tokens: 4 }, {}, {}] });
    expect(choices(play(poor, 'draw').state)).toEqual(['accept']);
  });

  test('[DI-3.10][DI-Y10] cards without a cost cannot be blocked', () => {
    for (const card of ['TI-INN', 'MB-BOO', 'DA-AID']) {
      const state = play(given({ next: [card] }), 'draw').state;
      expect([stepOf(state), code(state, 'block')]).toEqual(['needs', 'NOT_BLOCKABLE']);
    }
    const asking = play(given({ next: ['MU-URB'] }), 'draw').state;
    expect(stepOf(asking)).toBe('migrate');
  });

  test('[DI-Y26][DI-3.11] where everybody in scope is safe there is nothing to block', () => {
    const nations = [{ region: 'Hot Desert' }, { region: 'Cold Desert', tokens: 0, homes: START }];
    const { state, events } = play(given({ next: ['PA-PAN'], nations }), 'draw');
    expect([stepOf(state), discarded(state)]).toEqual(['needs', ['PA-PAN']]);
    expect(only(events, 'cardDrawn')[0]?.affected).toEqual([]);
    expect(code(state, 'block')).toBe('NOTHING_TO_BLOCK');
    const sending = given({
      nations: [{ ...nations[0], tokens: 0, homes: START, displaced: 3 }, nations[1] ?? {}],
      drawn: 'PA-PAN',
      step: { step: 'send', min: 3, max: 3, sent: 0 },
    });
    expect(code(sending, 'block')).toBe('NOTHING_TO_BLOCK');
  });

  test('[DI-Y44][DI-R11] an unsafe nation with nothing to lose may block or accept', () => {
    const savanna = { region: 'Savanna', homes: {}, tokens: 4, displaced: 2 };
    const state = play(given({ next: ['CR-TOR'], nations: [savanna, {}] }), 'draw').state;
    expect(choices(state)).toEqual(['block', 'accept']);
    expect(stand(play(state, 'accept').state, 0)).toBe('T4 D2');
    const blocked = play(state, 'block', 'finish').state;
    expect([stand(blocked, 0), blocked.agenda.at(-1)]).toEqual([
      'T1 D2',
      { step: 'send', min: 1, max: 1, sent: 0 },
    ]);
  });

  test('[DI-Y01] blocking with the last tokens means sending people away', () => {
    const state = given({
      next: ['CR-FIR'],
      nations: [{ ...taiga, tokens: 3, homes: START, displaced: 3 }, {}],
    });
    const { agenda } = play(state, 'draw', 'block', 'finish').state;
    expect(agenda.at(-1)).toEqual({ step: 'send', min: 3, max: 3, sent: 0 });
  });

  test('[DI-X21][DI-6.6][DI-R43] an empty deck: the discard pile is shuffled, kept Crashes stay out', () => {
    const state = given({ nations: [{}, { crashes: [2] }], deck: 0 });
    expect([state.deck.length, state.discard.length]).toEqual([0, 53]);
    const { state: after, events, draws } = play(state, 'draw');
    expect(only(events, 'reshuffled')).toEqual([{ type: 'reshuffled', cards: 53 }]);
    expect(draws).toHaveLength(52);
    expect(after.deck).toHaveLength(52);
    const shown = only(events, 'cardDiscarded').length;
    expect(after.discard).toHaveLength(shown);
  });

  test('[DI-2.4] needs and collection come in every turn, also after a blocked or harmless card', () => {
    const blocked = play(given({ next: ['CR-FIR'], nations: [taiga, {}] }), 'draw', 'block').state;
    const safe = play(given({ next: ['CR-FIR'], nations: [{ region: 'Steppe' }, {}] }), 'draw').state;
    for (const state of [blocked, safe])
      expect(state.agenda.map(({ step }) => step)).toEqual(['collect', 'needs']);
  });

  test('[DI-R10][DI-R46] a scenario acts at once: nothing of it is left in the next turn', () => {
    const { state } = play(
      given({ next: ['CR-HEA', 'TI-INN'], seats: 2 }),
      'draw',
      'accept',
      'finish',
      'draw',
    );
    expect([stand(state, 0), state.active]).toEqual(['T7 D1 1:3 2:3 5:3', 1]);
  });
});

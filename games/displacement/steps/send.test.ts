import { describe, expect, test } from 'vitest';
import { only } from '../../../engine/testing/play.ts';
import { game } from '../game.ts';
import { type Given, type GivenNation, given, START } from '../testing/given.ts';
import { choices, code, play, refusal, stand, stepOf, waiting } from '../testing/play.ts';

const broke = (nation: GivenNation, more: Given = {}, seats = 4) =>
  play(
    given({
      round: 1,
      ...more,
      nations: [{ tokens: 0, homes: START, ...nation }, ...new Array<GivenNation>(seats - 1).fill({})],
      step: 'needs',
    }),
    'finish',
  ).state;

describe('sending people away', () => {
  test('[DI-X20][DI-5.10][DI-5.11][DI-5.12][DI-5.13] who cannot be paid for leaves; none can refuse', () => {
    const state = broke({ displaced: 2 });
    expect(state.agenda.at(-1)).toEqual({ step: 'send', min: 2, max: 2, sent: 0 });
    const { state: after, events } = play(state, 'send 1 A 1', 'send 3 A 1');
    expect([waiting(after, 1), waiting(after, 3), stand(after, 0)]).toEqual([
      'BBBA',
      'DDDA',
      'T0 D0 1:3 2:3 5:3',
    ]);
    expect(only(events, 'tokensChanged')).toEqual([]);
    expect(after.moved).toBe(2);
  });

  test('[DI-Y02][DI-R29][DI-5.2] exactly those beyond the tokens; the tokens shelter the rest', () => {
    const state = broke({ tokens: 2, displaced: 5 });
    expect(state.agenda.at(-1)).toEqual({ step: 'send', min: 3, max: 3, sent: 0 });
    expect(stand(play(state, 'sendRest 1').state, 0)).toBe('T0 D2 1:3 2:3 5:3');
  });

  test('[DI-Y09] oneself, a colour one does not host, another step', () => {
    const state = broke({ displaced: 2 });
    expect([code(state, 'send 0 A 1'), code(state, 'sendRest 0'), code(state, 'sendRest 5')]).toEqual([
      'BAD_TARGET',
      'BAD_TARGET',
      'BAD_TARGET',
    ]);
    expect([code(state, 'send 1 B 1'), code(state, 'send 1 F 1'), code(state, 'send 1 A 3')]).toEqual([
      'NO_SUCH_PIN',
      'NO_SUCH_PIN',
      'NO_SUCH_PIN',
    ]);
    expect(refusal(state, 'send 1 B 1')).toMatchObject({ rule: 'DI-5.11' });
    expect([code(state, 'buy'), code(state, 'block'), code(state, 'finish', 1)]).toEqual([
      'WRONG_STEP',
      'NOT_BLOCKABLE',
      'NOT_YOUR_TURN',
    ]);
  });

  test('[DI-5.15] not one more than must leave', () => {
    const state = broke({ tokens: 1, displaced: 3 });
    expect([code(state, 'send 1 A 3'), code(state, 'doneSending')]).toEqual([
      'SEND_NOT_ALLOWED',
      'SEND_REQUIRED',
    ]);
  });

  test('[DI-5.11] the longest waiting of a colour first; the rest to one nation or dealt clockwise', () => {
    const state = broke({ displaced: 'BABCA' });
    const sent = play(state, 'send 2 B 2').state;
    expect([waiting(sent, 0), waiting(sent, 2)]).toEqual(['ACA', 'CCCBB']);
    const spread = play(state, 'spreadRest').state;
    expect([1, 2, 3].map((seat) => waiting(spread, seat))).toEqual(['BBBBC', 'CCCAA', 'DDDB']);
    expect(waiting(play(sent, 'sendRest 1').state, 1)).toBe('BBBACA');
  });

  test('[DI-5.11] choices: one or the most of each colour to each nation; any number by a form', () => {
    const state = broke({ displaced: 'AAAB', tokens: 1 }, {}, 3);
    expect(choices(state)).toEqual([
      'sendRest 1',
      'sendRest 2',
      'spreadRest',
      'send 1 A 1',
      'send 1 A 3',
      'send 2 A 1',
      'send 2 A 3',
      'send 1 B 1',
      'send 2 B 1',
    ]);
    expect(game.forms(state, 0)[0]).toEqual({
      type: 'send',
      fields: {
        to: { kind: 'one', of: [1, 2] },
        colour: { kind: 'one', of: ['A'] },
        count: { kind: 'number', min: 1, max: 3, step: 1 },
      },
    });
    expect(game.fallback(state, 0)).toEqual({ type: 'spreadRest' });
  });

  test('[DI-Y33][DI-R29] expulsion free: any number, also nobody', () => {
    const state = broke({ tokens: 5, displaced: 3 }, { config: { expulsion: 'free' } });
    expect(state.agenda.at(-1)).toEqual({ step: 'send', min: 0, max: 3, sent: 0 });
    expect([code(state, 'spreadRest'), code(state, 'sendRest 1')]).toEqual([
      'SEND_NOT_ALLOWED',
      'SEND_NOT_ALLOWED',
    ]);
    expect(stand(play(state, 'send 1 A 1', 'doneSending').state, 0)).toBe('T3 D2 1:3 2:3 5:3');
    expect(stepOf(play(state, 'send 1 A 3').state)).toBe('draw');
    expect([choices(state).at(-1), game.fallback(state, 0)]).toEqual([
      'doneSending',
      { type: 'doneSending' },
    ]);
  });

  test('[DI-R29] expulsion free: the minimum still has to go', () => {
    const state = broke({ tokens: 1, displaced: 3 }, { config: { expulsion: 'free' } });
    expect(refusal(state, 'doneSending')).toMatchObject({ key: 'E_SEND_REQUIRED', args: { left: 2 } });
    expect(stand(play(state, 'sendRest 2', 'doneSending').state, 0)).toBe('T0 D1 1:3 2:3 5:3');
  });

  test('[DI-R29] buying first and being unable to pay afterwards is lawful', () => {
    const state = given({ nations: [{ tokens: 3, homes: START, displaced: 5 }, {}], step: 'needs' });
    expect(play(state, 'buy', 'settleAll', 'finish').state.agenda.at(-1)).toMatchObject({ min: 2 });
  });

  test('[DI-R09] colour is origin and never changes', () => {
    const state = broke({ displaced: 'BB' }, {}, 2);
    const after = play(state, 'sendRest 1').state;
    expect(waiting(after, 1)).toBe('BBBBB');
  });
});

import { expect, test } from 'vitest';
import { CARD_IDS } from '../pieces/puzzles/content.ts';
import { given, play } from '../testing/given.ts';

test("[EI-R40] the time for a question is not that of a puzzle: only a wish of one's own changes it", () => {
  const ticks = (config: object, time: 'usual' | 'double' | 'none' = 'usual'): number => {
    const state = given({
      step: 'challenge',
      moved: 1,
      players: [{ at: { 1: 'BOI' } }],
      config: { ...config },
    });
    play(state, 0, { type: 'prefer', calm: false, text: false, time });
    play(state, 0, { type: 'attempt', challenge: 'interview' });
    return state.interview?.ticks ?? 0;
  };
  expect([ticks({ mentalTimer: 'double' }), ticks({ mentalTimer: 'off' })]).toEqual([1, 1]);
  expect([ticks({}, 'double'), ticks({ mentalTimer: 'off' }, 'none')]).toEqual([2, 2]);
});

test('[EI-R37] a card that was passed over stays in the deck and may be the next for anybody', () => {
  const state = given({
    step: 'challenge',
    moved: 1,
    players: [{ at: { 1: 'DOH' } }, { at: { 1: 'DOH' } }],
  });
  const [form, tags] = [CARD_IDS.indexOf('ME-FO-1'), CARD_IDS.indexOf('ME-TA-1')];
  state.mental = [form, tags];
  play(state, 0, { type: 'prefer', calm: false, text: true, time: 'usual' });
  play(state, 0, { type: 'attempt', challenge: 'mental' });
  expect([state.exam?.card, state.mental]).toEqual([tags, [form]]);
});

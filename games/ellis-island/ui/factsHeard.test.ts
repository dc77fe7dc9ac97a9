import { expect, test } from 'vitest';
import { type Line, say } from '../../../engine/text.ts';
import { CARD_IDS } from '../pieces/puzzles/content.ts';
import type { State } from '../state.ts';
import { game } from '../testing/game.ts';
import { given, play } from '../testing/given.ts';
import { en as told } from '../text/en.ts';
import { label } from '../text/label.ts';
import { describes } from './describe.ts';
import { duty } from './duty.ts';
import { factsHeard } from './factsHeard.ts';
import { en } from './text/en.ts';

const texts = { ...told, ...en, ...describes.texts.en };
const saying = (lines: readonly Line[]): string =>
  lines.map((one) => say(texts, one, { language: 'en', names: ['Ana', 'Ben', 'Cem'], seat: 0 })).join(' ');

/** The challenger works at this puzzle. */
function atWork(card: (typeof CARD_IDS)[number]): State {
  const state = given({
    step: 'challenge',
    moved: 1,
    players: [{ family: 'HAR', at: { 1: 'DOH' } }],
    config: { pace: 'async' },
  });
  state.mental = [CARD_IDS.indexOf(card)];
  play(state, 0, { type: 'attempt', challenge: 'mental' });
  return state;
}

const heard = (state: State, seat: number): string => saying(factsHeard(game.view(state, seat), seat));

test('a puzzle is told whole with its question, then how far one is; to nobody else', () => {
  const state = atWork('ME-FE-4');
  expect(heard(state, 0)).toMatch(
    /^Get everyone across in \d+ crossings.*Guide: weight \d, can row\..*must not be/,
  );
  expect(heard(state, 1)).toBe('');
  const [first] = game.options(state, 0);
  if (first === undefined) expect.fail('nothing to choose');
  play(state, 0, first);
  expect(heard(state, 0)).toMatch(/^Crossing 1 of \d+ done/);
});

test('it can be asked for among what lies on the table', () => {
  const view = game.view(atWork('ME-TA-1'), 0);
  const puzzle = describes.subjects(view, 0).find(({ name }) => name.key === 'describe.puzzle');
  expect(saying(puzzle?.says ?? [])).toMatch(/^Work out who owns which trunk\..*trunk\./);
});

test('who crosses is called by name, never by number', () => {
  const state = atWork('ME-FE-4');
  const view = game.view(state, 0);
  const names = game.options(state, 0).map((one) => saying([label(one, view, 0)]));
  expect(names.join()).toContain('Guide');
  expect(names.filter((one) => /\d/.test(one))).toEqual([]);
});

test('the odds of Steady Nerve are said, not only drawn', () => {
  const state = given({
    step: 'challenge',
    moved: 1,
    players: [{ family: 'HAR', at: { 1: 'DOH' } }],
    config: { physicalForm: 'nerve' },
  });
  play(state, 0, { type: 'attempt', challenge: 'physical' });
  expect(heard(state, 0)).toContain('card 2: 42%, card 3: 41%, card 4: 15%');
  // What is at stake is said to both, in the question.
  const rival = state.nerve?.participants.find((seat) => seat !== 0) ?? expect.fail('no rival');
  const [mine, theirs] = [0, rival].map((seat) => {
    const hint = duty(game.view(state, seat), seat, game.options(state, seat), undefined)?.hint;
    return say(texts, hint ?? { key: '' }, { language: 'en', names: ['Ana', 'Ben', 'Cem'], seat });
  });
  expect(mine).toMatch(/^\w+ passes only if you are first[.]/);
  expect(theirs).toMatch(/^\w+ passes only if Ana is first[.]/);
});

import { describe, expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import type { Viewer } from '../../../engine/game.ts';
import { say } from '../../../engine/text.ts';
import { FAMILY_ROWS } from '../content/families.ts';
import { QUESTION_ROWS } from '../content/interview.ts';
import { PRINTED } from '../content/printed.ts';
import { JAI } from '../content.ts';
import { isMatch, makeQuestion } from '../pieces/questions.ts';
import { type State, stepOf } from '../state.ts';
import { game } from '../testing/game.ts';
import { at, clock, type Given, given, play, whyNot } from '../testing/given.ts';
import { en } from '../text/en.ts';

const passed = (state: State, slot: number): number => state.players[0]?.passes[slot - 1] ?? 0;

function interviewable(facts: Given = {}): State {
  const players: Given['players'] = [{ family: 'HAR', at: { 1: 'BOI' }, hand: '' }];
  return given({ step: 'challenge', moved: 1, players, ...facts });
}
function interviewed(facts: Given = {}): State {
  const state = interviewable(facts);
  play(state, 0, { type: 'attempt', challenge: 'interview' });
  return state;
}
const rightOf = (state: State): number => (state.interview?.questions[state.interview.at]?.right ?? 0) + 1;
function answer(state: State, isRight: boolean): void {
  const question = (state.interview?.at ?? 0) + 1;
  const right = rightOf(state);
  play(state, 0, { type: 'answer', question, option: isRight ? right : (right % 6) + 1 });
}

describe('Interview', () => {
  test('[EI-X09] [EI-13.1] [EI-13.2] [EI-13.4] [EI-R41] right, wrong, right passes; all three are asked', () => {
    const state = interviewed();
    for (const isRight of [true, false, true]) answer(state, isRight);
    expect([passed(state, 1), stepOf(state)]).toEqual([0b1000, 'after']);
    const two = interviewed();
    for (const isRight of [true, true]) answer(two, isRight);
    expect(stepOf(two)).toBe('ask');
  });

  test.each([
    ['interview', true],
    ['turnStart', false],
  ] as const)(
    '[EI-R41] [EI-R50] what the card says comes with the result, to its owner alone (%s)',
    (coverFrom, reads) => {
      const state = interviewed({ config: { coverFrom } });
      answer(state, true);
      answer(state, false);
      const last = state.interview?.questions[2];
      const told = play(state, 0, { type: 'answer', question: 3, option: 1 });
      const over = told.find(({ type }) => type === 'interviewOver') ?? expect.fail('nothing is told');
      const answersTo = (viewer: Viewer, when: 'live' | 'later' = 'live'): unknown => {
        const seen = game.redact(over, viewer, state, when);
        return seen?.type === 'interviewOver' ? seen.answers.map(({ answer: says }) => says) : seen;
      };
      const [, , says] = answersTo('all') as string[];
      expect(says).toBe(last?.options[last.right]);
      expect(answersTo(0)).toEqual(reads ? answersTo('all') : [null, null, null]);
      for (const other of [1, 2, 'public'] as const) expect(answersTo(other)).toEqual([null, null, null]);
    },
  );

  test('[EI-R39] [EI-R41] while the family is examined again nobody reads the old answers to it', () => {
    const state = interviewed();
    answer(state, false);
    answer(state, false);
    const told = play(state, 0, { type: 'answer', question: 3, option: 1 });
    const again = interviewed();
    const over = told.find(({ type }) => type === 'interviewOver') ?? expect.fail('nothing is told');
    const covered = { about: null, given: null, answer: null };
    for (const viewer of [0, 'public'] as const)
      expect(game.redact(over, viewer, again, 'later')).toMatchObject({
        answers: [covered, covered, covered],
      });
  });

  test('[EI-X10] [EI-13.5] [EI-9.4] wrong, right, wrong fails', () => {
    const state = interviewed();
    for (const isRight of [false, true, false]) answer(state, isRight);
    expect([passed(state, 1), at(state, 0, 1), state.players[0]?.held[0]]).toEqual([0, JAI, 2]);
  });

  test('[EI-13.3] [EI-R40] the Interviewer sees questions, options and right answers; the challenger neither', () => {
    const state = interviewed();
    const asker = game.view(state, 2).interview;
    expect(asker?.questions).toHaveLength(3);
    expect(asker?.questions.every(({ right }) => right !== null)).toBe(true);
    expect(game.view(state, 2).players[0]?.card?.id).toBe('HAR');
    expect(game.view(state, 0).interview?.questions).toHaveLength(1);
    expect(game.view(state, 1).players[0]?.card).toBeNull();
    expect(game.view(state, 0).interview?.questions[0]?.right).toBeNull();
  });

  test('[EI-X37] [EI-R40] near numbers for a child of ten', () => {
    const config = given().config;
    const family = FAMILY_ROWS.findIndex(({ id }) => id === 'STA');
    const card = QUESTION_ROWS.findIndex(({ id }) => id === 'IQ-13');
    for (let seed = 0; seed < 30; seed++) {
      const { options, right } = makeQuestion(PRINTED(config), family, 4, card, seeded(seed));
      expect(options[right]).toBe('10');
      expect(new Set(options).size).toBe(6);
      for (const option of options)
        expect(['6', '7', '8', '9', '10', '11', '12', '13', '14']).toContain(option);
    }
  });

  test('[EI-R40] every question has six different options for every member, one of them right', () => {
    const { config } = given();
    FAMILY_ROWS.forEach((_family, family) => {
      for (let slot = 0; slot < 5; slot++) {
        QUESTION_ROWS.forEach((row, card) => {
          const { options, right, about } = makeQuestion(PRINTED(config), family, slot, card, seeded(card));
          expect([row.id, new Set(options).size, options.length]).toEqual([row.id, 6, 6]);
          expect(options[right]).toBeDefined();
          expect(say(en, { key: `question.${row.id}`, args: { about } })).not.toContain('{');
        });
      }
    });
  });

  test('[EI-X39] [EI-R42] in a Quick Game all five persons may come up', () => {
    const state = given({ config: { mode: 'quick' }, players: [{ family: 'GIT', at: { 4: 'BOI' } }] });
    const family = FAMILY_ROWS.findIndex(({ id }) => id === 'GIT');
    const card = QUESTION_ROWS.findIndex(({ id }) => id === 'IQ-21');
    const { options, right } = makeQuestion(PRINTED(state.config), family, 3, card, seeded(1));
    expect(options[right]).toBe('Ivy');
  });

  test('[EI-R42] three different cards; fewer than three left are shuffled with the discards first', () => {
    const state = interviewable();
    state.questions = [4, 5];
    play(state, 0, { type: 'attempt', challenge: 'interview' });
    expect(state.questions).toHaveLength(27);
    expect(new Set(state.interview?.questions.map(({ card }) => card)).size).toBe(3);
  });

  test('[EI-R40] a question not answered in time is wrong', () => {
    const state = interviewed();
    expect(clock(state)[0]).toMatchObject({ type: 'answered', right: false });
    expect(state.interview?.at).toBe(1);
    expect(game.awaiting(interviewed({ config: { pace: 'async' } })).window).toMatchObject({
      ms: 86_400_000,
    });
  });

  test('[EI-X38] [EI-R40] spoken: a match is locked as right, otherwise the Interviewer marks', () => {
    const state = interviewed({ config: { interviewForm: 'spoken' } });
    const family = FAMILY_ROWS.findIndex(({ id }) => id === 'HAR');
    const card = QUESTION_ROWS.findIndex(({ id }) => id === 'IQ-06');
    if (state.interview === null) return expect.fail('no interview');
    const question = makeQuestion(PRINTED(state.config), family, 0, card, seeded(1));
    state.interview.questions = [question, question, question];
    expect(game.view(state, 0).interview?.questions[0]?.options).toEqual([]);
    expect(whyNot(state, 0, { type: 'answer', question: 1, option: 1 })).toBe('E_BAD_OPTION');
    play(state, 0, { type: 'say', question: 1, text: 'butte, montana' });
    expect(state.interview.marks).toEqual([true]);
    expect(whyNot(state, 2, { type: 'mark', question: 1, right: false })).toBe('E_WRONG_STEP');
    play(state, 0, { type: 'say', question: 2, text: 'Butte' });
    expect(game.awaiting(state)).toMatchObject({ must: [2], window: { ms: 20_000 } });
    play(state, 2, { type: 'mark', question: 2, right: true });
    play(state, 0, { type: 'say', question: 3, text: 'Boston' });
    clock(state);
    expect(passed(state, 1)).toBe(0b1000);
  });

  test('[EI-R40] what counts as a match', () => {
    expect(isMatch('Brass clock!', 'a brass clock')).toBe(true);
    expect(isMatch('uncle mihaly foundry worker', 'cousin Mihály, foundry worker')).toBe(false);
    expect(isMatch('cousin mihaly, Foundry Worker', 'cousin Mihály, foundry worker')).toBe(true);
    expect(isMatch('I am 12 years old', '12')).toBe(true);
    expect(isMatch('112', '12')).toBe(false);
    expect(isMatch('', '')).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import { typesOf } from '../../../engine/testing/play.ts';
import { HOS, JAI } from '../content.ts';
import { puzzleOf } from '../pieces/puzzleFace.ts';
import { CARD_IDS, type CardId } from '../pieces/puzzles/content.ts';
import type { PuzzleStep } from '../pieces/puzzles/types.ts';
import { type State, stepOf } from '../state.ts';
import { game } from '../testing/game.ts';
import { at, clock, type Given, given, hand, handOf, play, whyNot } from '../testing/given.ts';

const atBureau = (slot: number, cards: string, family = 'HAR', facts: Given = {}): State =>
  given({
    step: 'challenge',
    moved: slot,
    players: [{ family, at: { [slot]: 'BOI' }, hand: cards }],
    ...facts,
  });
const passed = (state: State, slot: number): number => state.players[0]?.passes[slot - 1] ?? 0;

describe('Documentation', () => {
  test('[EI-X04] [EI-12.1] [EI-12.2] [EI-12.5] [EI-6.1] Youth: exactly the set is handed in, face up', () => {
    const state = atBureau(2, 'T6 M3 P1 edu1 lab1');
    expect(typesOf(play(state, 0, { type: 'attempt', challenge: 'documentation' }))).toEqual([
      'attempted',
      'handedIn',
      'passed',
    ]);
    expect([handOf(state, 0), passed(state, 2)]).toEqual([hand('T1 M1 lab1'), 0b100]);
    expect(state.discards).toEqual(hand('T5 M2 P1 edu1'));
  });

  test('[EI-X05] [EI-12.3] [EI-6.2] [EI-6.3] [EI-6.4] [EI-R07] Adult', () => {
    const state = atBureau(1, 'T4 M3 P1 lab1');
    play(state, 0, { type: 'attempt', challenge: 'documentation' });
    expect([handOf(state, 0), passed(state, 1)]).toEqual([hand(''), 0b100]);
  });

  test('[EI-X06] [EI-12.4] Senior', () => {
    const state = atBureau(3, 'T2 M5 P1 mil1');
    play(state, 0, { type: 'attempt', challenge: 'documentation' });
    expect([handOf(state, 0), passed(state, 3)]).toEqual([hand(''), 0b100]);
  });

  test('[EI-X23] [EI-12.6] [EI-6.5] [EI-R38] [EI-9.4] without the matching Job nothing is lost but time', () => {
    const state = atBureau(2, 'T9 M9 P2 trd3', 'SAL');
    const told = play(state, 0, { type: 'attempt', challenge: 'documentation' });
    expect([handOf(state, 0), at(state, 0, 2)]).toEqual([hand('T9 M9 P2 trd3'), JAI]);
    expect(told.map((event) => game.redact(event, 1, state, 'live'))).toEqual([
      expect.objectContaining({ type: 'attempted' }),
      expect.objectContaining({ type: 'failed', to: 'JAI' }),
    ]);
  });

  test('[EI-R38] the attempt is offered with and without the set', () => {
    for (const cards of ['', 'T4 M3 P1 lab1']) {
      expect(game.options(atBureau(1, cards), 0)).toContainEqual({
        type: 'attempt',
        challenge: 'documentation',
      });
    }
  });
});

/** A Mental attempt with this printed card, begun. */
function examined(card: CardId, facts: Given = {}): State {
  const state = given({ step: 'challenge', moved: 1, players: [{ at: { 1: 'DOH', 2: 'S05' } }], ...facts });
  state.mental = [CARD_IDS.indexOf(card)];
  play(state, 0, { type: 'attempt', challenge: 'mental' });
  return state;
}
const begun = (card: CardId, facts: Given = {}): State => {
  const state = examined(card, facts);
  if (stepOf(state) === 'doctor') play(state, 2, { type: 'begin' });
  if (stepOf(state) === 'show') clock(state);
  return state;
};
const doStep = (state: State, step: PuzzleStep) => play(state, 0, { type: 'step', step });
const load = (...who: number[]): PuzzleStep => ({ do: 'load', who });

describe('Mental', () => {
  test('[EI-11.1] [EI-11.2] [EI-R35] the Doctor on the right alone sees card and solution, then begins', () => {
    const state = examined('ME-PI-3');
    expect(game.awaiting(state)).toMatchObject({ must: [2], window: { ms: 10_000 } });
    expect(game.view(state, 2).exam).toMatchObject({ solution: 'E', face: { family: 'pict' } });
    expect(game.view(state, 0).exam).toMatchObject({ solution: null, face: null });
    expect(whyNot(state, 0, { type: 'begin' })).toBe('E_NOT_PARTICIPANT');
    clock(state);
    expect(stepOf(state)).toBe('work');
  });

  test('[EI-11.3] [EI-R35] everybody sees the face and the work, nobody the solution; only the challenger a clock', () => {
    const state = begun('ME-FE-4');
    for (const viewer of [0, 1, 'public'] as const) {
      expect(game.view(state, viewer).exam).toMatchObject({ solution: null, face: { family: 'ferry' } });
    }
    expect([0, 1, 2].map((seat) => game.view(state, seat).exam?.ticks)).toEqual([5, null, null]);
  });

  test('[EI-X34] [EI-11.6] [EI-R36] [EI-9.3] one submission, and it is final', () => {
    const state = begun('ME-PI-3');
    expect(typesOf(doStep(state, { do: 'choose', letter: 'B' }))).toContain('failed');
    expect(at(state, 0, 1)).toBe(HOS);
    expect(whyNot(state, 0, { type: 'step', step: { do: 'choose', letter: 'E' } })).toBe('E_WRONG_STEP');
  });

  test('[EI-11.4] [EI-11.5] the right choice passes', () => {
    const state = begun('ME-PI-3');
    const told = doStep(state, { do: 'choose', letter: 'E' });
    expect(told.find((event) => event.type === 'puzzleOver')).toMatchObject({ solved: true, solution: 'E' });
    expect(passed(state, 1)).toBe(0b10);
  });

  test('[EI-X35] [EI-X56] [EI-R36] a crossing that breaks the rules is refused; complete is passed', () => {
    const state = begun('ME-FE-4');
    const puzzle = state.exam === null ? null : puzzleOf(state.config, state.exam);
    expect(puzzle).toMatchObject({
      passengers: [{ name: 'guide' }, { name: 'dog' }, { name: 'goose' }, { name: 'grain' }],
    });
    expect(whyNot(state, 0, { type: 'step', step: load(1) })).toBe('E_BAD_OPTION');
    expect(whyNot(state, 0, { type: 'step', step: load(0, 3) })).toBe('E_BAD_OPTION');
    for (const who of [[0, 2], [0], [0, 1], [0, 2], [0, 3], [0]]) doStep(state, load(...who));
    expect(typesOf(doStep(state, load(0, 2)))).toContain('passed');
  });

  test('[EI-X36] [EI-R36] a turned filling counts', () => {
    const state = begun('ME-FO-5');
    const exam = state.exam;
    if (exam === null) return expect.fail('no exam');
    // Whatever the letters on the face are: the filling of the example, block by block, found among the
    // options.
    const filling = 'DDDAA/DAAAB/DEBBB/EEBCC/EECCC'.split('/');
    for (let i = 0; i < 5; i++) {
      const wanted = game.options(state, 0).find((action) => {
        if (action.type !== 'step' || action.step.do !== 'place') return false;
        if (exam.work.family !== 'form' || exam.work.placed[action.step.block] !== null) return false;
        const after = game.clone(state);
        game.apply(after, 0, action, { chance: seeded(1), at: 0, reveal() {} });
        return after.exam === null || fits(after, filling);
      });
      if (wanted === undefined) return expect.fail(`block ${i} has no place`);
      play(state, 0, wanted);
    }
    expect(passed(state, 1)).toBe(0b10);
  });

  test('[EI-R36] time runs out in ticks nobody else can count; giving up fails', () => {
    const state = begun('ME-TA-1');
    expect(game.awaiting(state).window).toMatchObject({ ms: 30_000 });
    expect(clock(state, 4)).toEqual([]);
    expect(typesOf(clock(state))).toEqual(['puzzleOver', 'failed']);
    expect(typesOf(play(begun('ME-TA-1'), 0, { type: 'giveUp' }))).toEqual(['puzzleOver', 'failed']);
  });

  test('[EI-R36] more time by option or by a private wish', () => {
    const ticks = (facts: Given, time: 'usual' | 'double' | 'none' = 'usual'): number => {
      const state = given({ step: 'challenge', moved: 1, players: [{ at: { 1: 'DOH' } }], ...facts });
      state.mental = [CARD_IDS.indexOf('ME-TA-1')];
      play(state, 0, { type: 'prefer', calm: false, text: false, time });
      play(state, 0, { type: 'attempt', challenge: 'mental' });
      return state.exam?.ticks ?? 0;
    };
    expect([
      ticks({}),
      ticks({ config: { mentalTimer: 'double' } }),
      ticks({ config: { mentalTimer: 'off' } }),
    ]).toEqual([5, 10, -1]);
    const late = { config: { pace: 'async' } };
    expect([ticks({}, 'double'), ticks({}, 'none'), ticks(late)]).toEqual([10, 10, -1]);
  });

  test('[EI-R36] the 400th command ends the attempt', () => {
    const state = begun('ME-FO-1');
    for (let i = 0; i < 400 && state.exam !== null; i++) {
      const [first] = game.options(state, 0);
      const lift = game.options(state, 0).find((one) => one.type === 'step' && one.step.do === 'lift');
      if (first === undefined) return expect.fail('no option');
      play(state, 0, lift ?? first);
    }
    expect([state.exam, at(state, 0, 1)]).toEqual([null, HOS]);
  });

  test('[EI-R37] [EI-R61] the taps of CUBE are shown to the challenger once; a face comes from one number', () => {
    const state = examined('ME-CU-3');
    expect(game.view(state, 2).exam).toMatchObject({ solution: null, face: { family: 'cube', length: 6 } });
    const told = play(state, 2, { type: 'begin' });
    expect(stepOf(state)).toBe('show');
    expect(game.awaiting(state).window).toMatchObject({ ms: 5400 });
    expect(game.view(state, 0).exam?.face).toMatchObject({ taps: [1, 3, 4, 2, 3, 1] });
    expect(game.view(state, 1).exam?.face).toMatchObject({ taps: null, length: 6 });
    expect(game.view(state, 2).exam?.solution).toEqual([1, 3, 4, 2, 3, 1]);
    const [shown] = told;
    if (shown === undefined) return expect.fail('nothing told');
    expect(game.redact(shown, 1, state, 'live')).toMatchObject({ face: { taps: null } });
    clock(state);
    expect(game.view(state, 0).exam?.face).toMatchObject({ taps: null });
    expect(game.redact(shown, 0, state, 'later')).toMatchObject({ face: { taps: null } });
    for (const cube of [1, 3, 4, 2, 3]) doStep(state, { do: 'tap', cube });
    expect(typesOf(doStep(state, { do: 'tap', cube: 1 }))).toContain('passed');
  });

  test('[EI-R37] text puzzles only: FORM and COMP are never met, and nobody is told', () => {
    for (let seed = 0; seed < 40; seed++) {
      const state = given({ step: 'challenge', moved: 1, players: [{ at: { 1: 'DOH' } }] });
      const [told] = play(state, 0, { type: 'prefer', calm: false, text: true, time: 'usual' });
      if (told === undefined) return expect.fail('nothing told');
      expect(game.redact(told, 1, state, 'live')).toBeUndefined();
      play(state, 0, { type: 'attempt', challenge: 'mental' }, seeded(seed));
      expect(['form', 'comp']).not.toContain(state.exam?.work.family);
    }
    const empty = given({ step: 'challenge', moved: 1, players: [{ at: { 1: 'DOH' } }] });
    empty.mental = [CARD_IDS.indexOf('ME-FO-1')];
    play(empty, 0, { type: 'prefer', calm: false, text: true, time: 'usual' });
    play(empty, 0, { type: 'attempt', challenge: 'mental' });
    expect(empty.mental).toHaveLength(35);
  });

  test('[EI-R35] async: the duty of the Doctor never waits', () => {
    expect(stepOf(examined('ME-PI-3', { config: { pace: 'async' } }))).toBe('work');
  });
});

function fits(state: State, filling: readonly string[]): boolean {
  const { exam } = state;
  if (exam === null || exam.work.family !== 'form') return true;
  const puzzle = puzzleOf(state.config, exam);
  if (puzzle.family !== 'form') return false;
  // Each placed block covers cells of one letter of the example only, and all of them.
  return exam.work.placed.every((place, block) => {
    if (place === null) return true;
    const letters = new Set<string>();
    let cells = 0;
    turned(puzzle.blocks[block] ?? '', place.turn).forEach((line, r) => {
      [...line].forEach((mark, c) => {
        if (mark !== '#') return;
        cells++;
        letters.add(filling[place.row + r]?.[place.col + c] ?? '');
      });
    });
    const [letter = ''] = letters;
    return letters.size === 1 && filling.join('').split(letter).length - 1 === cells;
  });
}

function turned(pattern: string, times: number): string[] {
  let lines = pattern.split('/');
  for (let i = 0; i < times; i++) {
    lines = [...(lines[0] ?? '')].map((_mark, c) =>
      lines
        .map((line) => line[c] ?? '.')
        .reverse()
        .join(''),
    );
  }
  return lines;
}

/** An Interview of slot 1 of the Harringtons with these cards. */

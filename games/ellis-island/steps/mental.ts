import { bug } from '../../../engine/bug.ts';
import type { Chance } from '../../../engine/chance.ts';
import type { Awaiting, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import type { Config } from '../config.ts';
import { LIMITS, MOST_PUZZLE_STEPS, TIMES } from '../content.ts';
import type { Event } from '../event.ts';
import type { Ctx, Deciding } from '../kind.ts';
import { formOptions } from '../pieces/formBoard.ts';
import { cubeLength, freshWork, kindOfCard, puzzleOf } from '../pieces/puzzleFace.ts';
import { CARD_IDS } from '../pieces/puzzles/content.ts';
import { problemLine } from '../pieces/puzzles/describe.ts';
import { FACES, show, showing } from '../pieces/puzzles/puzzle.ts';
import type { Puzzle } from '../pieces/puzzles/types.ts';
import { refuseStep, stepsNow, takeStep } from '../pieces/puzzles/work.ts';
import { fail, pass, whoIs } from '../pieces/results.ts';
import { notPartOf, refused } from '../refusals.ts';
import { go, type Interview, type Mental, playerOf, rightOf, type State } from '../state.ts';
import { ASSIGNMENTS, BEGIN, GIVE_UP, LETTERED, TAPS, TIME_UP } from './orders.ts';
import { asking, lateOf } from './patience.ts';
import { notNowFor, refuseClock } from './place.ts';

/** EI-11.1: the challenger draws, the seat on the right is the Doctor and alone sees the card. */
export function declareMental(state: State, seat: Seat, slot: number, ctx: Ctx): void {
  const doctor = rightOf(state, seat);
  const card = drawMental(state, seat, ctx.chance);
  const ticks = ticksFor(state, seat, LIMITS[kindOfCard(card).family], state.config.mentalTimer);
  state.exam = {
    seat,
    slot,
    doctor,
    card,
    seed: ctx.chance.below(FACES),
    puzzle: null,
    work: freshWork(card),
    steps: 0,
    ticks,
  };
  ctx.reveal(doctor);
  ctx.out?.push({
    type: 'attempted',
    who: whoIs(state, seat, slot, ctx),
    challenge: 'mental',
    form: null,
    by: doctor,
  });
  ctx.out?.push({ type: 'puzzleDrawn', seat, doctor, face: show(faceOf(state)) });
  state.window++;
  if (state.config.pace === 'async') {
    showPuzzle(state, ctx);
    return;
  }
  go(state, 'doctor');
}

/** EI-R37: whoever wishes text puzzles only never meets FORM or COMP; nobody else is told. */
function drawMental(state: State, seat: Seat, chance: Chance): number {
  const wish = playerOf(state, seat).prefer.text;
  const suits = (card: number): boolean => !wish || !isPicture(card);
  let able = state.mental.filter(suits);
  if (able.length === 0) {
    state.mental = CARD_IDS.map((_id, card) => card);
    able = state.mental.filter(suits);
  }
  const card = able[chance.below(able.length)] ?? bug('an empty Mental deck');
  state.mental = state.mental.filter((other) => other !== card);
  return card;
}

const isPicture = (card: number): boolean => {
  const { family } = kindOfCard(card);
  return family === 'form' || family === 'comp';
};

/**
 * EI-R36: by the table's timer, which is for puzzles only, and by the challenger's own wish, in ticks. Until
 * they are over nobody can tell the longer time from none. -1: no clock.
 */
export function ticksFor(
  state: State,
  seat: Seat,
  standard: number,
  timer: Config['mentalTimer'] = 'standard',
): number {
  if (state.config.pace === 'async' || timer === 'off') return -1;
  const table = timer === 'double' ? 2 * standard : standard;
  const { time } = playerOf(state, seat).prefer;
  return Math.max(table, time === 'usual' ? 0 : 2 * standard);
}

/** Where the table has no limit, a day stands for it: it only keeps the others from waiting for good. */
export function limited(state: State, seat: Seat, ticks: number, of: string): Awaiting<Action> {
  const now = asking(state, [seat], ticks < 0 ? TIMES.day : TIMES.tick, of);
  if (ticks < 0 || now.window === undefined) return now;
  return { ...now, window: { ...now.window, courtesy: false } };
}

/** The limit, or a part of it, is over; false while there is time left. */
export function isTimeUp(state: State, now: Mental | Interview, ctx: Ctx): boolean {
  now.ticks--;
  state.window++;
  return now.ticks <= 0 && lateOf(state, [now.seat], ctx).length > 0;
}

const faceOf = (state: State): Puzzle => puzzleOf(state.config, examOf(state));
export const examOf = (state: State): Mental => state.exam ?? bug('nobody is examined');

/** EI-11.2, EI-R35: the Doctor reads the card and presses Begin. */
export const doctor: Deciding<'doctor'> = {
  takes: ['begin'],
  awaiting: (state) => asking(state, [examOf(state).doctor], TIMES.doctor, 'puzzle', { closes: BEGIN }),
  options: () => [BEGIN],
  outOfPlace: ({ exam }, actor) => notNowFor(actor, exam === null ? undefined : [exam.doctor], 'EI-R35'),
  outOfTurn: () => notPartOf('EI-R35'),
  refuse: () => undefined,
  apply(state, _frame, actor, _action, ctx) {
    if (actor === 'clock' && lateOf(state, [examOf(state).doctor], ctx).length === 0) return;
    showPuzzle(state, ctx);
  },
  fallback: () => BEGIN,
};

/** EI-11.3. The cubes are tapped once, then never shown again. */
function showPuzzle(state: State, ctx: Ctx): void {
  const { seat, card } = examOf(state);
  ctx.reveal('all');
  ctx.out?.push({ type: 'puzzleShown', seat, face: showing(faceOf(state)) });
  state.window++;
  go(state, kindOfCard(card).family === 'cube' ? 'show' : 'work');
}

/** Nobody acts while the cubes are tapped. */
export const showStep: Deciding<'show'> = {
  takes: ['timeUp'],
  awaiting(state) {
    const ms = cubeLength(examOf(state).card) * TIMES.tap;
    return { must: [], may: [], window: { id: state.window, ms, closes: TIME_UP, of: 'puzzle' } };
  },
  options: () => [],
  refuse: () => undefined,
  apply(state) {
    state.window++;
    go(state, 'work');
  },
  fallback: () => bug('nobody acts while the cubes are tapped'),
};

/** EI-11.4 to EI-11.6, EI-R36. */
export const work: Deciding<'work'> = {
  takes: ['step', 'giveUp', 'timeUp'],
  awaiting(state) {
    const { seat, ticks } = examOf(state);
    return limited(state, seat, ticks, 'mentalTimer');
  },
  options(state) {
    const { card, work: done } = examOf(state);
    const { family, level } = kindOfCard(card);
    if (family === 'tags') return level === 1 ? ASSIGNMENTS.trunks : ASSIGNMENTS.both;
    if (family === 'cube') return TAPS;
    if (family === 'pict' || family === 'comp') return LETTERED;
    const face = faceOf(state);
    if (face.family === 'form' && done.family === 'form') return [...formOptions(face, done.placed), GIVE_UP];
    const steps = stepsNow(face, done).map((step): Action => ({ type: 'step', step }));
    return [...steps, GIVE_UP];
  },
  outOfPlace: ({ exam }, actor) => notNowFor(actor, exam === null ? undefined : [exam.seat], 'EI-11.4'),
  outOfTurn: () => notPartOf('EI-11.4'),
  refuse(state, _frame, actor, action) {
    if (actor === 'clock' || action.type !== 'step') return refuseClock(actor, action);
    const problem = refuseStep(faceOf(state), examOf(state).work, action.step);
    return problem === undefined ? undefined : refused('E_BAD_OPTION', { why: problemLine(problem) });
  },
  apply(state, _frame, _actor, action, ctx) {
    const now = examOf(state);
    if (action.type === 'timeUp') {
      if (isTimeUp(state, now, ctx)) endExam(state, 'timeUp', ctx);
      return;
    }
    if (action.type === 'giveUp') return endExam(state, 'gaveUp', ctx);
    if (action.type !== 'step') return bug('not for this step', action);
    const progress = takeStep(faceOf(state), now.work, action.step);
    now.steps++;
    ctx.out?.push({ type: 'worked', seat: now.seat, step: action.step });
    if (progress !== 'open') endExam(state, progress === 'solved' ? 'solved' : 'done', ctx);
    else if (now.steps >= MOST_PUZZLE_STEPS) endExam(state, 'tooMany', ctx);
  },
  fallback: () => GIVE_UP,
};

type Ending = Extract<Event, { type: 'puzzleOver' }>['why'] | 'solved';

/** The solution is shown to all after the result (7.1). */
function endExam(state: State, how: Ending, ctx: Ctx): void {
  const { seat, slot } = examOf(state);
  const solved = how === 'solved';
  ctx.reveal('all');
  ctx.out?.push({
    type: 'puzzleOver',
    seat,
    solved,
    why: solved ? 'done' : how,
    solution: faceOf(state).solution,
  });
  if (solved) pass(state, seat, slot, 'mental', ctx);
  else fail(state, seat, slot, 'mental', ctx);
}

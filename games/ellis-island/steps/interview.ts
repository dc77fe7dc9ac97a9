import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import { QUESTION_ROWS } from '../content/interview.ts';
import { QUESTIONS_ASKED, RIGHT_NEEDED, TIMES } from '../content.ts';
import type { AnswerTold } from '../event.ts';
import type { Ctx, Deciding } from '../kind.ts';
import { drawQuestions, isMatch } from '../pieces/questions.ts';
import { fail, pass, whoIs } from '../pieces/results.ts';
import { notPartOf, refused, WRONG_STEP } from '../refusals.ts';
import { go, type Interview, playerOf, type Question, rightOf, type State } from '../state.ts';
import { isTimeUp, limited, ticksFor } from './mental.ts';
import { ANSWERS } from './orders.ts';
import { asking, lateOf } from './patience.ts';
import { notNowFor, refuseClock } from './place.ts';

/**
 * EI-13.1: three cards and the Family Card go to the seat on the right. From now on the owner's card is
 * covered.
 */
export function declareInterview(state: State, seat: Seat, slot: number, ctx: Ctx): void {
  const asker = rightOf(state, seat);
  ctx.out?.push({
    type: 'attempted',
    who: whoIs(state, seat, slot, ctx),
    challenge: 'interview',
    form: null,
    by: asker,
  });
  state.interview = {
    seat,
    slot,
    asker,
    questions: drawQuestions(state, playerOf(state, seat).family, slot, ctx),
    at: 0,
    given: [],
    marks: [],
    ticks: ticksFor(state, seat, 1),
  };
  ctx.reveal(asker);
  askNext(state, ctx);
}

export const interviewOf = (state: State): Interview => state.interview ?? bug('nobody is interviewed');
export const questionNow = (now: Interview): Question => now.questions[now.at] ?? bug('no question is asked');

function askNext(state: State, ctx: Ctx): void {
  const now = interviewOf(state);
  const { card, about, options } = questionNow(now);
  now.ticks = ticksFor(state, now.seat, 1);
  ctx.reveal('all');
  ctx.out?.push({
    type: 'asked',
    seat: now.seat,
    question: now.at + 1,
    card: QUESTION_ROWS[card]?.id ?? '',
    about,
    options: state.config.interviewForm === 'choice' ? options : [],
  });
  state.window++;
  go(state, 'ask');
}

/** Only the question that is being asked can be answered and marked. */
const NOT_ASKED = refused('E_WRONG_STEP', undefined, 'EI-R41');

/** EI-13.2, EI-R40. */
export const ask: Deciding<'ask'> = {
  takes: ['answer', 'say', 'timeUp'],
  awaiting(state) {
    const { seat, ticks } = interviewOf(state);
    return limited(state, seat, ticks, 'interview');
  },
  options(state) {
    const { at } = interviewOf(state);
    if (state.config.interviewForm === 'spoken') return [{ type: 'say', question: at + 1, text: '' }];
    return ANSWERS[at] ?? [];
  },
  outOfPlace: ({ interview }, actor) =>
    notNowFor(actor, interview === null ? undefined : [interview.seat], 'EI-13.2'),
  outOfTurn: () => notPartOf('EI-13.2'),
  refuse(state, _frame, actor, action) {
    if (actor === 'clock' || action.type === 'timeUp') return refuseClock(actor, action);
    const isSpoken = state.config.interviewForm === 'spoken';
    if ((action.type === 'say') !== isSpoken) return refused('E_BAD_OPTION', undefined, 'EI-R40');
    if (action.type !== 'answer' && action.type !== 'say') return WRONG_STEP;
    return action.question === interviewOf(state).at + 1 ? undefined : NOT_ASKED;
  },
  apply(state, _frame, _actor, action, ctx) {
    const now = interviewOf(state);
    const { options, right } = questionNow(now);
    switch (action.type) {
      case 'timeUp':
        if (isTimeUp(state, now, ctx)) marked(state, '', false, ctx);
        return;
      case 'answer':
        return marked(state, options[action.option - 1] ?? '', action.option - 1 === right, ctx);
      case 'say':
        return spoken(state, action.text, isMatch(action.text, options[right] ?? ''), ctx);
      default:
        return bug('not for this step', action);
    }
  },
  fallback: (state) => {
    const question = interviewOf(state).at + 1;
    if (state.config.interviewForm === 'spoken') return { type: 'say', question, text: '' };
    return { type: 'answer', question, option: 1 };
  },
};

/** A match is locked as right; an empty answer is wrong; anything else is for the Interviewer to mark. */
function spoken(state: State, text: string, isRight: boolean, ctx: Ctx): void {
  if (isRight || text.trim() === '') {
    marked(state, text, isRight, ctx);
    return;
  }
  const now = interviewOf(state);
  now.given[now.at] = text;
  now.marks[now.at] = null;
  ctx.reveal('all');
  ctx.out?.push({ type: 'answered', seat: now.seat, question: now.at + 1, given: text, right: null });
  state.window++;
  go(state, 'mark');
}

/** EI-R41: all three are asked and marked; the right answers come with the result, when the card is back. */
function marked(
  state: State,
  given: string,
  right: boolean,
  ctx: Ctx,
  by: 'machine' | 'person' = 'machine',
): void {
  const now = interviewOf(state);
  now.given[now.at] = given;
  now.marks[now.at] = right;
  ctx.reveal('all');
  const told = { seat: now.seat, question: now.at + 1, right };
  ctx.out?.push(by === 'person' ? { type: 'marked', ...told } : { type: 'answered', given, ...told });
  now.at++;
  if (now.at < QUESTIONS_ASKED) {
    askNext(state, ctx);
    return;
  }
  ctx.out?.push({ type: 'interviewOver', seat: now.seat, answers: now.questions.map(answerIn(now)) });
  const rights = now.marks.filter((mark) => mark === true).length;
  if (rights >= RIGHT_NEEDED) pass(state, now.seat, now.slot, 'interview', ctx);
  else fail(state, now.seat, now.slot, 'interview', ctx);
}

const answerIn =
  ({ given, marks }: Interview) =>
  ({ card, about, options, right }: Question, i: number): AnswerTold => ({
    card: QUESTION_ROWS[card]?.id ?? '',
    about,
    given: given[i] ?? '',
    right: marks[i] === true,
    answer: options[right] ?? '',
  });

/** EI-13.3, EI-R40 spoken: the machine found no match, so the Interviewer decides; silence means wrong. */
export const mark: Deciding<'mark'> = {
  takes: ['mark', 'timeUp'],
  awaiting: (state) => asking(state, [interviewOf(state).asker], TIMES.mark, 'interview'),
  options: (state) =>
    [true, false].map((right) => ({ type: 'mark', question: interviewOf(state).at + 1, right })),
  outOfPlace: ({ interview }, actor) =>
    notNowFor(actor, interview === null ? undefined : [interview.asker], 'EI-R40'),
  outOfTurn: () => notPartOf('EI-R40'),
  refuse(state, _frame, actor, action) {
    if (actor === 'clock' || action.type !== 'mark') return refuseClock(actor, action);
    return action.question === interviewOf(state).at + 1 ? undefined : NOT_ASKED;
  },
  apply(state, _frame, _actor, action, ctx) {
    const now = interviewOf(state);
    if (action.type === 'timeUp' && lateOf(state, [now.asker], ctx).length === 0) return;
    marked(state, now.given[now.at] ?? '', action.type === 'mark' && action.right, ctx, 'person');
  },
  fallback: (state) => ({ type: 'mark', question: interviewOf(state).at + 1, right: false }),
};

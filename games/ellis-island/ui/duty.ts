import type { Seat } from '../../../engine/game.ts';
import { line } from '../../../engine/text.ts';
import type { Action } from '../action.ts';
import type { View } from '../eyes/view.ts';
import type { Ask } from './asks.ts';
import { hasNoLimit } from './beyond.ts';
import { memberOf, nameLine } from './sums.ts';

/**
 * What an examination asks of this seat: of the challenger, of the rivals, of the Doctor and of the
 * Interviewer.
 */
export function duty(
  view: View,
  seat: Seat,
  options: readonly Action[],
  armed: Action | undefined,
): Ask | undefined {
  const { race, nerve, exam, interview } = view;
  const has = (type: Action['type']): boolean => options.some((one) => one.type === type);
  if (race !== null && view.step === 'ready' && race.participants.includes(seat) && has('ready')) {
    return {
      prompt: line(race.seat === seat ? 'ui.prompt.ready' : 'ui.prompt.readyRival'),
      hint: line('ui.hint.ready'),
      buttons: [{ label: line('label.ready'), action: { type: 'ready', trip: 0 }, main: true }],
    };
  }
  if (nerve?.participants.includes(seat) && has('hand')) {
    return {
      prompt: line('ui.prompt.nerve'),
      hint: line('ui.hint.nerve', {
        name: nameLine(memberOf(view, nerve.seat, nerve.slot)),
        seat: { seat: nerve.seat },
      }),
      buttons: [2, 3, 4, 5, 6, 7].map((card) => ({
        label: line('ui.do.hand', { card }),
        action: { type: 'hand', card },
      })),
    };
  }
  if (exam !== null) {
    if (view.step === 'doctor' && exam.doctor === seat && has('begin')) {
      return {
        prompt: line('ui.prompt.doctor', { seat: { seat: exam.seat } }),
        hint: line('ui.hint.doctor'),
        buttons: [{ label: line('ui.do.begin'), action: { type: 'begin' }, main: true }],
      };
    }
    if (exam.seat === seat && view.step === 'show') return { prompt: line('ui.prompt.show'), buttons: [] };
    if (exam.seat === seat && view.step === 'work' && armed === undefined) {
      return {
        prompt: line('ui.prompt.work'),
        hint: isTimed(view, seat)
          ? line('ui.hint.work', { minutes: minutes(exam.ticks) })
          : line('ui.hint.noClock'),
        buttons: [{ label: line('label.giveUp'), action: { type: 'giveUp' } }],
      };
    }
  }
  if (interview !== null) return questions(view, seat, options);
  if (view.step === 'discard' && options.length > 0 && seat === view.turn.seat)
    return { prompt: line('ui.prompt.discard'), hint: line('ui.hint.discard'), buttons: [] };
  return undefined;
}

function questions(view: View, seat: Seat, options: readonly Action[]): Ask | undefined {
  const { interview } = view;
  if (interview === null) return undefined;
  const question = interview.questions[interview.at];
  const right = interview.marks.filter((mark) => mark === true).length;
  if (question !== undefined && interview.seat === seat && view.step === 'ask') {
    return {
      prompt: line(`question.${question.card}`, { about: question.about }),
      hint: line('ui.hint.ask', { n: interview.at + 1, right }),
      buttons: [],
    };
  }
  if (question !== undefined && interview.asker === seat && view.step === 'mark' && options.length > 0) {
    const at = interview.at + 1;
    const given = interview.given[interview.at] ?? '';
    return {
      prompt: line('ui.prompt.mark', { given, answer: question.options[question.right ?? 0] ?? '' }),
      hint: line('ui.hint.mark'),
      buttons: [true, false].map((one) => ({
        label: line('label.mark', { right: one ? 'yes' : 'no' }),
        action: { type: 'mark', question: at, right: one },
      })),
    };
  }
  return undefined;
}

const isTimed = (view: View, seat: Seat): boolean => !hasNoLimit(view, seat) && (view.exam?.ticks ?? -1) >= 0;

/** Ticks are half minutes; the last one is rounded up. */
const minutes = (ticks: number | null): number => Math.max(1, Math.ceil((ticks ?? 0) / 2));

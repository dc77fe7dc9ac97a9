import { BadInput } from '../engine/door.ts';
import type { Question, Wanted } from './ask/question.ts';
import type { Result } from './ask/result.ts';
import { askIt } from './asked.ts';
import { ASKING_HELP, ASKING_SWITCHES, readCommon, readQuestion } from './asking.ts';
import { type Command, readArgs } from './command.ts';
import { resultText } from './print.ts';
import { type Knob, readKnob } from './sweep.ts';
import { armText } from './text/again.ts';
import { titleOf } from './titles.ts';

const MOST_CANDIDATES = 60;
const FRESH_DEALS = 1000;

export const optimise: Command = {
  help: `crossings optimise <game> --vary knob=values … --main 'measure in from..to' [more]

Looks for the smallest change that meets a target with all guards held. Settings are tried in the order of
their size, in steps of the knobs from their first value; the first one that holds is asked again on fresh
deals, and only that figure is the answer.

  --vary x=a,b,c     a knob as in crossings sweep, the table as it is first; may be repeated
  --main 'X in a..b' the target
${ASKING_HELP}

Exit code 1 if no setting meets the target.`,

  async run(args) {
    const typed = readArgs(args, { ...ASKING_SWITCHES, vary: { type: 'string', multiple: true } });
    const common = readCommon(typed);
    const settings = candidatesOf(typed.texts('vary').map(readKnob));
    const seed = typed.text('seed') ?? '1';
    const read = (pairs: readonly string[]): Question =>
      withTarget(
        readQuestion(typed, 'compare', common, [common.arm(pairs.join(' '), pairs)], { main: undefined }),
      );
    // All are read before the first is played: a wrong value is told at once.
    const questions = settings.map(read);
    let nearest: Result | undefined;
    for (const [tried, question] of questions.entries()) {
      const found = await askIt(question, typed);
      if (found.run.cut !== null) return stopped(found, tried + 1);
      if (nearest === undefined || farFrom(found) < farFrom(nearest)) nearest = found;
      if (!holds(found)) continue;
      // Of its own: on deals that another setting was judged by, a lucky one would be found at last.
      const fresh = { ...question, seed: freshSeed(seed, tried + 1), stop: { deals: FRESH_DEALS } };
      const answer = await askIt(fresh, typed);
      if (answer.run.cut !== null) return stopped(answer, tried + 1);
      if (!holds(answer)) continue;
      const change = question.arms.map((arm) => armText(titleOf(question.game), question, arm)).join(', ');
      if (typed.has('json')) console.log(JSON.stringify({ ok: true, tried: tried + 1, result: answer }));
      else
        console.log(`${tried + 1} settings were tried; on fresh deals:\n${change}\n\n${resultText(answer)}`);
      return 0;
    }
    if (typed.has('json'))
      console.log(JSON.stringify({ ok: false, tried: questions.length, result: nearest }));
    else if (nearest !== undefined) {
      console.log(`none of ${questions.length} settings is known to meet the target; the nearest:\n`);
      console.log(resultText(nearest));
    }
    return 1;
  },
};

/** Deals that nothing was played on, neither this setting nor the others that were tried. */
export const freshSeed = (seed: string, tried: number): string => `${seed}/fresh ${tried}`;

/** Cut short: what is known of the setting that was being tried. */
function stopped(found: Result, tried: number): number {
  console.log(`stopped while setting ${tried} was tried\n\n${resultText(found)}`);
  return found.run.cut === 'hand' ? 130 : 1;
}

/** Every setting, smallest change first. */
export function candidatesOf(knobs: readonly Knob[]): string[][] {
  if (knobs.length === 0) throw new BadInput('vary', 'give one knob or more');
  let all: { pairs: string[]; size: number }[] = [{ pairs: [], size: 0 }];
  for (const { name, values } of knobs) {
    all = all.flatMap(({ pairs, size }) =>
      values.map((value, step) => ({ pairs: [...pairs, `${name}=${value}`], size: size + step })),
    );
  }
  if (all.length > MOST_CANDIDATES) {
    throw new BadInput('vary', `${all.length} settings; at most ${MOST_CANDIDATES}`);
  }
  return all.toSorted((a, b) => a.size - b.size).map(({ pairs }) => pairs);
}

function withTarget(question: Question): Question {
  const main: Wanted | null = question.main;
  if (main === null || main.target === null)
    throw new BadInput('main', "needs a target: 'measure in from..to'");
  for (const { measure, target } of question.guards) {
    if (target === null) throw new BadInput('guard', `${measure} needs a band here: 'measure in from..to'`);
  }
  return question;
}

const holds = ({ estimates }: Result): boolean =>
  estimates.filter(({ family }) => family !== 'browse').every(({ verdict }) => verdict === 'inside');

/** How far the main measure lies from its band. */
function farFrom({ estimates }: Result): number {
  const { value = null, target = null } = estimates.find(({ family }) => family === 'main') ?? {};
  if (value === null || target === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, target[0] - value, value - target[1]);
}

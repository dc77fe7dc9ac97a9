import { BadInput } from '../engine/door.ts';
import type { Arm } from './ask/question.ts';
import { tellAnswer } from './asked.ts';
import { ASKING_HELP, ASKING_SWITCHES, type Common, readCommon, readQuestion } from './asking.ts';
import { type Command, readArgs } from './command.ts';

const MOST_ARMS = 60;

/** One knob and where it is set. */
export interface Knob {
  readonly name: string;
  readonly values: readonly string[];
}

export const sweep: Command = {
  help: `crossings sweep <game> --vary option=v,w … --main measure [more]

Plays a table at every setting of one knob, or of two, on the same deals: the first setting is what the others
are compared with. All comparisons hold together at 95 %.

  crossings sweep <game> --seats 4 --vary roundLimit=8,12,20 --main noWinner

  --vary x=a,b,c     the settings of an option or of a field of the content (scenarios.SM-CRA.cost);
                     whole numbers also as x=3..7; may be given twice
  --main 'X …'       a measure, with a target if you like: 'X in 0.2..0.3'
${ASKING_HELP}`,

  async run(args) {
    const typed = readArgs(args, { ...ASKING_SWITCHES, vary: { type: 'string', multiple: true } });
    const common = readCommon(typed);
    const arms = armsOf(common, typed.texts('vary').map(readKnob));
    const question = readQuestion(typed, 'sweep', common, arms, { main: undefined });
    if (question.main === null) throw new BadInput('main', 'is missing: what do you want to know?');
    return tellAnswer(question, typed);
  },
};

/** Every setting of the knobs, the first of each first. */
export function armsOf(common: Common, knobs: readonly Knob[]): Arm[] {
  if (knobs.length === 0 || knobs.length > 2) throw new BadInput('vary', 'give one knob or two');
  let settings: string[][] = [[]];
  for (const { name, values } of knobs) {
    settings = settings.flatMap((before) => values.map((value) => [...before, `${name}=${value}`]));
  }
  if (settings.length > MOST_ARMS)
    throw new BadInput('vary', `${settings.length} settings; at most ${MOST_ARMS}`);
  return settings.map((pairs) => common.arm(pairs.join(' '), pairs));
}

/** `x=a,b,c` or `x=3..7`. */
export function readKnob(text: string): Knob {
  const cut = text.indexOf('=');
  if (cut < 1) throw new BadInput('vary', `must be option=values, not "${text}"`);
  const name = text.slice(0, cut);
  const range = /^(-?[0-9]+)\.\.(-?[0-9]+)$/.exec(text.slice(cut + 1));
  if (range === null) {
    const values = text.slice(cut + 1).split(',');
    if (values.length < 2) throw new BadInput('vary', `${name} needs two settings or more`);
    return { name, values };
  }
  const [from, to] = [Number(range[1]), Number(range[2])];
  if (from >= to || to - from >= MOST_ARMS)
    throw new BadInput('vary', `"${text}" is no range of 2 to ${MOST_ARMS}`);
  return { name, values: Array.from({ length: to - from + 1 }, (_nothing, i) => String(from + i)) };
}

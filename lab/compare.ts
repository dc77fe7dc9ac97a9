import { BadInput } from '../engine/door.ts';
import type { Arm } from './ask/question.ts';
import { tellAnswer } from './asked.ts';
import { ASKING_HELP, ASKING_SWITCHES, type Common, readCommon, readQuestion } from './asking.ts';
import { type Command, readArgs } from './command.ts';

const ARMS = ['a', 'b', 'c', 'd'] as const;
const PLAIN = { type: 'string', multiple: true } as const;

export const compare: Command = {
  help: `crossings compare <game> --main measure [--b option=value …] [--c …] [more]

Plays variants on the same deals and says what changes. A is the table as it is; --b, --c and --d say what
differs there: an option, bots=x,y, content=file, or one field of the content. With A alone it asks whether a
measure meets its target.

  crossings compare <game> --seats 4 --main rounds --b roundLimit=12
  crossings compare <game> --seats 4 --main rounds --b scenarios.SM-CRA.cost=3
  crossings compare <game> --a bots=greedy,random --main 'seat.0.wins in 60..70 %'

  --main 'X …'       what is asked: a measure (crossings glossary <game>), a quotient won.x/holders.x,
                     with a target: 'X in 0.2..0.3', 'X in 20..30 %', 'X = 1'
                     (default: seat.0.wins where the bots of a variant differ)
  --a, --b, --c, --d option=value of that variant; may be repeated
${ASKING_HELP}

Exit code 1 if a game broke, 130 after Ctrl+C.`,

  async run(args) {
    const typed = readArgs(args, { ...ASKING_SWITCHES, a: PLAIN, b: PLAIN, c: PLAIN, d: PLAIN });
    const common = readCommon(typed);
    const arms = ARMS.filter((name) => name === 'a' || typed.texts(name).length > 0).map((name) =>
      armOf(common, name.toUpperCase(), typed.texts(name)),
    );
    const differ = arms.some(({ bots }) => bots.some((bot) => bot !== bots[0]));
    const question = readQuestion(typed, 'compare', common, arms, {
      main: differ ? 'seat.0.wins' : undefined,
    });
    if (question.main === null) {
      throw new BadInput(
        'main',
        `is missing: what do you want to know? See crossings glossary ${question.game}`,
      );
    }
    return tellAnswer(question, typed);
  },
};

/** `bots=` is no option of the table. */
export function armOf(common: Common, name: string, pairs: readonly string[]): Arm {
  const bots = pairs.filter((pair) => pair.startsWith('bots='));
  if (bots.length > 1) throw new BadInput(`${name.toLowerCase()} bots`, 'is given twice');
  return common.arm(
    name,
    pairs.filter((pair) => !pair.startsWith('bots=')),
    bots[0]?.slice('bots='.length),
  );
}

import { USUAL_EDGE } from './ask/cardName.ts';
import { tellAnswer } from './asked.ts';
import { ASKING_HELP, ASKING_SWITCHES, readCommon, readQuestion } from './asking.ts';
import { type Command, readArgs } from './command.ts';
import { armOf } from './compare.ts';

const USUAL_DEALS = 1000;

export const cards: Command = {
  help: `crossings cards <game> [--a option=value …] [--tolerance ${USUAL_EDGE}] [more]

Which cards decide nothing? Says of every card whether those who meet it win more often than those who do
not, in the same games. All of it holds together at 95 %. Who meets a card each game says: whom it hits, who
buys it, who brings it.

  crossings cards <game> --seats 4 --deals 3000

  --a option=value   what differs at this table, as in crossings compare; may be repeated
  --tolerance T      a share of the victory that does not matter (default ${USUAL_EDGE})
${ASKING_HELP}

Without --until it plays --deals ${USUAL_DEALS}. Exit code 1 if a game broke, 130 after Ctrl+C.`,

  async run(args) {
    const typed = readArgs(args, { ...ASKING_SWITCHES, a: { type: 'string', multiple: true } });
    const common = readCommon(typed);
    const arm = armOf(common, 'A', typed.texts('a'));
    const usual = { main: undefined, stop: { deals: USUAL_DEALS } };
    return tellAnswer(readQuestion(typed, 'cards', common, [arm], usual), typed);
  },
};

import { BadInput } from '../engine/door.ts';
import type { Provenance } from '../engine/levels.ts';
import type { Result } from './ask/result.ts';
import { fittest, rungsOf } from './ask/rungs.ts';
import { tellAnswer } from './asked.ts';
import { ASKING_SWITCHES, readCommon, readQuestion } from './asking.ts';
import { type Command, readArgs } from './command.ts';

const USUAL_DEALS = 200;

export const ladder: Command = {
  help: `crossings ladder <game> --bots a,b,c [--seats N] [--deals N] [--set option=value …] [more]

Rates bots against each other: every deal is played from every chair. 400 points are a factor of ten in the
games that decide between two bots; random play is 0 where it takes part, else the first bot.

  --bots a,b,c       two or more
  --deals N          how many (default ${USUAL_DEALS}); each is as many games as there are seats
  --time 90s         at most so long; Ctrl+C tells what is known so far
  --fit              also says which of them make good levels, the weakest first, and all of them as a
                     game keeps its levels (games/<game>/bot/ratings.ts); name random first, then from
                     weak to strong
  --seats, --set, --seed, --threads, --keep, --fresh, --rows, --json: as in crossings compare`,

  async run(args) {
    const typed = readArgs(args, { ...ASKING_SWITCHES, fit: { type: 'boolean' } });
    const common = readCommon(typed);
    const bots = [...new Set((typed.text('bots') ?? '').split(',').map((bot) => bot.trim()))];
    if (bots.length < 2) throw new BadInput('bots', 'name two or more, like greedy,random');
    const arms = bots.map((bot) => ({ ...common.arm(bot, [], bot), bots: [bot] }));
    const stop = { deals: USUAL_DEALS };
    const question = readQuestion(typed, 'ladder', common, arms, { main: undefined, stop });
    if (question.main !== null) throw new BadInput('main', 'a ladder asks for nothing but who is stronger');
    if (question.guards.length > 0) throw new BadInput('guard', 'a ladder has none');
    if (!('deals' in question.stop) && question.stop.until !== 'end') {
      throw new BadInput('until', 'a ladder takes --deals, or --until end with --most');
    }
    return tellAnswer(question, typed, typed.has('fit') ? (result) => fitText(result, args) : undefined);
  },
};

/** What a game keeps of this ladder. */
function fitText({ ladder, deals, games, digest, run }: Result, args: readonly string[]): string {
  if (ladder === null) return '';
  const command = ['crossings ladder', ...args.filter((arg) => arg !== '--fit')].join(' ');
  const measured: Provenance = { command, deals, games, result: digest, build: run.build };
  const best = fittest(ladder).map(({ name }) => name);
  return `\ngood levels: ${best.join(', ')}\n\n${JSON.stringify(rungsOf(ladder, measured))}`;
}

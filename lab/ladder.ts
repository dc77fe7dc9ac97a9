import { levelsOf } from '../bots/levels.ts';
import { bug } from '../engine/bug.ts';
import { BadInput } from '../engine/door.ts';
import type { Provenance } from '../engine/levels.ts';
import { fittedLevels } from './ask/fit.ts';
import type { Question } from './ask/question.ts';
import type { Result } from './ask/result.ts';
import { fittest, rungsOf } from './ask/rungs.ts';
import { askIt, tellAnswer } from './asked.ts';
import { ASKING_SWITCHES, type Common, readCommon, readQuestion } from './asking.ts';
import { type Command, readArgs, type Typed } from './command.ts';
import { writeRatings } from './ratingsFile.ts';

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
                     weak to strong. Without --bots it looks for them: it starts at the strongest bot of
                     the game, finds by bisection how much those below it must err, and rates them all
  --write            puts that into the game's file
  --seats, --set, --seed, --threads, --keep, --fresh, --rows, --json: as in crossings compare`,

  async run(args) {
    const typed = readArgs(args, {
      ...ASKING_SWITCHES,
      fit: { type: 'boolean' },
      write: { type: 'boolean' },
    });
    const common = readCommon(typed);
    const ask = (names: readonly string[]): Question => {
      const arms = names.map((bot) => ({ ...common.arm(bot, [], bot), bots: [bot] }));
      return readQuestion(typed, 'ladder', common, arms, { main: undefined, stop: { deals: USUAL_DEALS } });
    };
    const isLooking = typed.has('fit') && typed.text('bots') === undefined;
    const bots = isLooking ? ['random', ...(await lookedFor(common, typed, ask))] : namedIn(typed);
    if (bots.length < 2) throw new BadInput('bots', 'name two or more, like greedy,random');
    const question = ask(bots);
    if (question.main !== null) throw new BadInput('main', 'a ladder asks for nothing but who is stronger');
    if (question.guards.length > 0) throw new BadInput('guard', 'a ladder has none');
    if (!('deals' in question.stop) && question.stop.until !== 'end') {
      throw new BadInput('until', 'a ladder takes --deals, or --until end with --most');
    }
    if (!typed.has('fit')) return tellAnswer(question, typed);
    return tellAnswer(question, typed, (result) =>
      fitText(result, commandOf(args, bots), typed.has('write')),
    );
  },
};

const namedIn = (typed: Typed): readonly string[] => [
  ...new Set((typed.text('bots') ?? '').split(',').map((bot) => bot.trim())),
];

/** Levels that stand where they should, the weakest first, by as many small ladders as it takes. */
function lookedFor(
  { title, seats }: Common,
  typed: Typed,
  ask: (bots: readonly string[]) => Question,
): Promise<readonly string[]> {
  const strongest = levelsOf(title).at(-1) ?? bug(title.game.id, 'has no levels');
  const look = async (bot: string): Promise<number> => {
    const { ladder } = await askIt(ask([...new Set(['random', bot, strongest])]), typed);
    const found = ladder?.bots.find(({ name }) => name === bot)?.value ?? 0;
    console.error(`${title.game.id}, ${seats} seats: ${bot} ${Math.round(found)}`);
    return found;
  };
  return fittedLevels(strongest, look, title.brain);
}

/** What anybody types who wants to rate these bots again. */
function commandOf(args: readonly string[], bots: readonly string[]): string {
  const kept = args.filter((arg) => arg !== '--fit' && arg !== '--write');
  if (kept.includes('--bots')) return ['crossings ladder', ...kept].join(' ');
  const place = kept.includes('--seats') ? kept.indexOf('--seats') + 2 : 1;
  const named = [...kept.slice(0, place), '--bots', bots.join(','), ...kept.slice(place)];
  return ['crossings ladder', ...named].join(' ');
}

/** What a game keeps of this ladder. */
async function fitText(result: Result, command: string, writes: boolean): Promise<string> {
  const { ladder, deals, games, digest, asked, run, question } = result;
  if (ladder === null) return '';
  const measured: Provenance = { command, deals, games, question: asked, result: digest, build: run.build };
  const best = fittest(ladder).map(({ name }) => name);
  const rungs = rungsOf(ladder, measured);
  // Cut short it is no measure of anything.
  if (writes && run.cut === null) await writeRatings(question.game, question.seats, rungs);
  return `\ngood levels: ${best.join(', ')}\n\n${JSON.stringify(rungs)}`;
}

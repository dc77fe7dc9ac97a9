import { hash } from '../engine/digest.ts';
import { BadInput } from '../engine/door.ts';
import type { Made, Values } from '../engine/weights.ts';
import { endings } from './asked.ts';
import { readCommon } from './asking.ts';
import { buildOf } from './build.ts';
import { type Command, count, readArgs, type Typed } from './command.ts';
import { usualFolder } from './kept.ts';
import { openLines } from './lines.ts';
import { progress } from './progress.ts';
import { type Notes, type Plan, type Trained, train as trained } from './train/course.ts';
import type { Pair } from './train/pairs.ts';
import { writeWeights } from './weightsFile.ts';

const USUAL_DEALS = 200;
const USUAL_JUDGED = 300;
const USUAL_GENERATIONS = 2;
const MOST_DEALS = 1_000_000;
const CUT_BY_HAND = 130;

const SWITCHES = {
  seats: { type: 'string' },
  set: { type: 'string', multiple: true },
  content: { type: 'string' },
  seed: { type: 'string' },
  deals: { type: 'string' },
  judged: { type: 'string' },
  generations: { type: 'string' },
  keep: { type: 'string' },
  fresh: { type: 'boolean' },
  write: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

export const train: Command = {
  help: `crossings train <game> [--seats N] [--deals N] [--judged N] [--write] [more]

Fits how much each part of a greedy bot's judgement counts: in deals that such bots play, choices of one
decision are played to the end with the same luck, and the weights are those by which their differences
foretell best which of them won. Then it is judged on fresh deals: one bot with the new weights among those
with the old ones, every deal from every chair. They are good only if they surely win more.

  --deals N          to learn from (default ${USUAL_DEALS})
  --generations N    so often it plays on with what it has learnt (default ${USUAL_GENERATIONS})
  --judged N         fresh deals to judge by (default ${USUAL_JUDGED})
  --write            if they win more, even by the lower end of the 95 % interval, puts them into the game's
                     file (games/<game>/bot/weights.ts), with what made them; else nothing is written
  --seats, --set, --content, --seed, --keep, --fresh, --json: as in crossings compare

Ctrl+C tells how far it came; the same command goes on from there. Exit code 1 if the weights that the game
has are as good.`,

  async run(args) {
    const typed = readArgs(args, SWITCHES);
    const { title, seats, arm } = readCommon(typed);
    const game = title.game.id;
    const { judgement } = title;
    if (judgement?.bare.features === undefined)
      throw new BadInput('game', `${game} has no judgement made of parts that could be weighed`);
    const plan: Plan = {
      deals: count(typed.text('deals'), USUAL_DEALS, 1, MOST_DEALS, 'deals'),
      generations: count(typed.text('generations'), USUAL_GENERATIONS, 1, 100, 'generations'),
      judged: count(typed.text('judged'), USUAL_JUDGED, 30, MOST_DEALS, 'judged'),
    };
    const { config } = arm('greedy', []);
    const seed = typed.text('seed') ?? '1';
    const build = buildOf(game, ['lab/train']);
    const name = `${game}-train-${hash(JSON.stringify([seats, config, seed, plan.deals, plan.generations]))}`;
    const notes = notesFor(`${name}-${build}`, typed);
    const ending = endings(undefined);
    const bar = progress();
    try {
      const isOver = (): boolean => ending.cut.by !== null;
      const found = await trained({ title, seats, config, seed }, plan, notes, isOver, bar);
      bar.clear();
      const { gain, isBetter, isCut } = found;
      const made: Made | null =
        gain === null
          ? null
          : { command: commandOf(args), deals: plan.deals, judged: found.judged, gain, build };
      const isWritten = typed.has('write') && isBetter && made !== null;
      if (isWritten) writeWeights(game, { values: found.values, made });
      const before = judgement.weights.values;
      if (typed.has('json')) console.log(JSON.stringify({ ok: isBetter, before, ...found, made, isWritten }));
      else console.log(trainedText(found, before, plan, isWritten));
      if (isCut) return CUT_BY_HAND;
      return isBetter ? 0 : 1;
    } finally {
      bar.clear();
      ending.done();
    }
  },
};

/** What anybody types who wants the same weights again. */
const commandOf = (args: readonly string[]): string =>
  ['crossings train', ...args.filter((arg) => !['--write', '--json', '--fresh'].includes(arg))].join(' ');

type Line =
  | { readonly deal: number; readonly pairs: readonly Pair[] }
  | { readonly deal: number; readonly gain: number };

function notesFor(name: string, typed: Typed): Notes {
  const pairs = new Map<number, readonly Pair[]>();
  const gains = new Map<number, number>();
  const lines = typed.has('fresh') ? undefined : openLines<Line>(typed.text('keep') ?? usualFolder(), name);
  for (const line of lines?.found ?? []) {
    if ('pairs' in line) pairs.set(line.deal, line.pairs);
    else gains.set(line.deal, line.gain);
  }
  return {
    pairs,
    gains,
    addPairs: (deal, taught) => lines?.add({ deal, pairs: taught }),
    addGain: (deal, gain) => lines?.add({ deal, gain }),
  };
}

function trainedText(found: Trained, before: Values, plan: Plan, isWritten: boolean): string {
  const { values, gain, judged, pairs, isBetter, isCut } = found;
  const names = Object.keys(values).sort();
  const width = Math.max(...names.map(({ length }) => length), 0);
  const each = names.map((name) => {
    const [old, now] = [before[name] ?? 1, values[name] ?? 1];
    return `  ${name.padEnd(width)}  ${old.toFixed(3)} -> ${now.toFixed(3)}`;
  });
  const learnt = `learnt from ${pairs} pairs of choices in ${plan.deals} deals:`;
  const won =
    gain === null
      ? 'not judged'
      : `in ${judged} fresh deals it won ${gain[0]} more games of a hundred [${gain[1]}, ${gain[2]}]`;
  const verdict = isCut
    ? 'stopped; the same command goes on from here'
    : isBetter
      ? isWritten
        ? 'better: written'
        : 'better: --write puts it into the game'
      : 'not surely better: nothing is written';
  return [learnt, ...each, '', won, verdict].join('\n');
}

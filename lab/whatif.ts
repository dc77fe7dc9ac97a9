import { parseBotNames } from '../bots/names.ts';
import { at } from '../engine/at.ts';
import { canonical, digest } from '../engine/digest.ts';
import { BadInput } from '../engine/door.ts';
import type { Kind, Seat } from '../engine/game.ts';
import { type GameRecord, parseRecord, verifyRecord } from '../engine/record.ts';
import { say } from '../engine/text.ts';
import type { Title } from '../engine/title.ts';
import { changeOf, figureOf } from './ask/estimate.ts';
import { short } from './ask/verdict.ts';
import { type Fate, fateOf, type Moment, momentBefore } from './ask/whatif.ts';
import { endings } from './asked.ts';
import { readTime } from './asking.ts';
import { buildOf } from './build.ts';
import { type Command, count, readArgs, theWord } from './command.ts';
import { readJson } from './files.ts';
import { progress } from './progress.ts';
import { table } from './summary.ts';
import { titleOf } from './titles.ts';

const USUAL_PAIRS = 200;
const CUT_BY_HAND = 130;

export const whatif: Command = {
  help: `crossings whatif <record.json> --at N [--do K] [--knowing seat|all] [--bots a] [--pairs N] [--seed S]
                 [--time 90s] [--json]

Goes back to entry N of a record (crossings watch numbers them) and plays on from there with the choice that
was made and with another one, both with the same luck, many times. Without --do it lists what could be
chosen.

  --at N           the entry, from 1
  --do K           the other choice, by its number in that list
  --knowing seat   in worlds that the seat could not tell from the true one: was it a good decision? (default)
  --knowing all    in the true one, hidden cards and all: what would have happened?
  --bots a,b       who plays on (default greedy)
  --pairs N        how many times (default ${USUAL_PAIRS})
  --json           one JSON object with a digest

In imagined worlds the other seats remember only what they see. Exit code 130 after Ctrl+C.`,

  async run(args) {
    const typed = readArgs(args, {
      at: { type: 'string' },
      do: { type: 'string' },
      knowing: { type: 'string' },
      bots: { type: 'string' },
      pairs: { type: 'string' },
      seed: { type: 'string' },
      time: { type: 'string' },
      json: { type: 'boolean' },
    });
    const record = parseRecord(readJson(theWord(typed, 'file'), 'file'));
    const title = titleOf(record.game);
    const wrong = verifyRecord(title.game, record);
    if (wrong !== undefined) throw new BadInput('file', `the record does not hold: ${wrong.what}`);
    if (typed.text('at') === undefined) throw new BadInput('at', 'is missing: which entry?');
    const entry = count(typed.text('at'), 1, 1, record.entries.length, 'at');
    const { actor, action: did } = at(record.entries, entry - 1);
    if (actor === 'clock') throw new BadInput('at', `entry ${entry} is the clock's: nobody chose`);
    const knowing = typed.text('knowing') ?? 'seat';
    if (knowing !== 'seat' && knowing !== 'all') {
      throw new BadInput('knowing', `must be seat or all, not "${knowing}"`);
    }
    const botNames = typed.text('bots') ?? 'greedy';
    const bots = parseBotNames(botNames, record.seats);
    const pairs = count(typed.text('pairs'), USUAL_PAIRS, 1, 1_000_000, 'pairs');
    const moment = momentBefore(title, record, entry);
    const choices = choicesOf(title, moment, actor, did);
    if (typed.text('do') === undefined) {
      console.log(typed.has('json') ? JSON.stringify(choices) : listText(choices));
      return 0;
    }
    const other = at(choices, count(typed.text('do'), 0, 0, choices.length - 1, 'do'));
    if (other.isDid) throw new BadInput('do', 'that is what was done');

    const ending = endings(readTime(typed));
    const bar = progress();
    const fates: [Fate, Fate][] = [];
    ending.startClock();
    for (let pair = 0; pair < pairs && ending.cut.by === null; pair++) {
      const seed = `${typed.text('seed') ?? '1'}/${pair}`;
      const fate = (action: Kind['action']): Fate =>
        fateOf(title, moment, { seat: actor, action, knowing, bots, seed });
      fates.push([fate(title.game.parseAction(did)), fate(other.action)]);
      bar.show(pair + 1, pairs);
      // A look at the clock and at Ctrl+C.
      await new Promise((yes) => setImmediate(yes));
    }
    bar.clear();
    ending.done();
    const found = answerOf(
      record,
      { entry, seat: actor, did: labelOf(choices, did), instead: other.label },
      fates,
      pairs,
    );
    const seed = typed.text('seed') ?? '1';
    const told = { ...found, knowing, bots: botNames, seed };
    const result = { ...told, digest: digest(told), build: buildOf(record.game) };
    console.log(typed.has('json') ? JSON.stringify(result) : resultText(result));
    return ending.cut.by === 'hand' ? CUT_BY_HAND : 0;
  },
};

interface Option {
  readonly label: string;
  readonly action: Kind['action'];
  readonly isDid: boolean;
}

/** What the seat could choose; what it did is among them unless it filled in a form. */
function choicesOf(title: Title<Kind>, { state, seats }: Moment<Kind>, seat: Seat, did: unknown): Option[] {
  const { game, texts } = title;
  const names = Array.from({ length: seats }, (_nobody, who) => `seat ${who}`);
  const view = game.view(state, seat);
  return game.options(state, seat).map((action) => ({
    label: say(texts.en, title.label(action, view, seat), { language: 'en', names, seat: null }),
    action,
    isDid: canonical(action) === canonical(did),
  }));
}

const labelOf = (choices: readonly Option[], did: unknown): string =>
  choices.find(({ isDid }) => isDid)?.label ?? JSON.stringify(did);

const listText = (choices: readonly Option[]): string =>
  table(choices.map(({ label, isDid }, i) => [i, isDid ? 'did' : '', label])).join('\n');

interface About {
  readonly entry: number;
  readonly seat: Seat;
  readonly did: string;
  readonly instead: string;
}

/** Pairs are the evidence; cut short they hold at every look. */
function answerOf(
  record: GameRecord,
  about: About,
  fates: readonly (readonly [Fate, Fate])[],
  pairs: number,
) {
  const stop =
    fates.length === pairs
      ? { deals: pairs }
      : ({ until: 'end', planned: pairs, most: fates.length } as const);
  const column = (of: 0 | 1, what: keyof Fate) => ({
    sums: fates.map((pair) => pair[of][what]),
    of: fates.map(() => 1),
  });
  const figures = (['wins', 'score'] as const).flatMap((what) => {
    const [did, instead] = [column(0, what), column(1, what)];
    const each = [
      figureOf(did, stop, 0.95),
      figureOf(instead, stop, 0.95),
      changeOf(instead, did, stop, 0.95),
    ];
    return each.map(({ spread, interval }, i) => ({
      what: `${what}, ${['as it was', 'instead', 'difference'][i]}`,
      value: spread?.value ?? null,
      low: interval?.[0] ?? null,
      high: interval?.[1] ?? null,
    }));
  });
  return {
    format: 'crossings-whatif',
    version: 1,
    record: record.seal,
    ...about,
    pairs: fates.length,
    figures,
  };
}

function resultText({
  entry,
  seat,
  did,
  instead,
  pairs,
  figures,
  knowing,
  bots,
  digest: sealed,
  build,
}: ReturnType<typeof answerOf> & Readonly<Record<'knowing' | 'bots' | 'digest' | 'build', string>>): string {
  const said = (number: number | null): string => (number === null ? '–' : short(number));
  const [low = null, high = null] = [figures[2]?.low, figures[2]?.high];
  const verdict =
    low === null || high === null
      ? 'too few pairs to say'
      : low > 0
        ? 'the other choice would have been better'
        : high < 0
          ? 'what was done was better'
          : 'no difference is known';
  return [
    `entry ${entry}, seat ${seat}: ${did}; instead: ${instead}`,
    `${verdict} (${pairs} pairs, knowing ${knowing === 'all' ? 'everything' : 'what the seat knew'}; ` +
      `${bots} play on)`,
    '',
    ...table([
      ['', 'value', 'from', 'to'],
      ...figures.map(({ what, value, low: from, high: to }) => [what, said(value), said(from), said(to)]),
    ]),
    '',
    `result ${sealed}, build ${build}`,
  ].join('\n');
}

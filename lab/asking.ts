import { availableParallelism } from 'node:os';
import { BOT_HELP } from '../bots/names.ts';
import { BadInput } from '../engine/door.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { armOf } from './ask/arm.ts';
import { questionOf } from './ask/asking.ts';
import { isPath } from './ask/changes.ts';
import type { Arm, Ask, Question, Stop } from './ask/question.ts';
import { count, type Typed, theWord } from './command.ts';
import { readJson } from './files.ts';
import { titleOf } from './titles.ts';

/** What every command that asks a question of many deals takes. */
export const ASKING_SWITCHES = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'string' },
  set: { type: 'string', multiple: true },
  content: { type: 'string' },
  chairs: { type: 'string' },
  main: { type: 'string' },
  guard: { type: 'string', multiple: true },
  tolerance: { type: 'string' },
  deals: { type: 'string' },
  until: { type: 'string' },
  planned: { type: 'string' },
  most: { type: 'string' },
  time: { type: 'string' },
  threads: { type: 'string' },
  queue: { type: 'string' },
  keep: { type: 'string' },
  fresh: { type: 'boolean' },
  rows: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const ASKING_HELP = `  --seats N          seats at the table (default: as few as the game allows)
  --bots a,b         one for each seat or one for all (default greedy):
                     ${BOT_HELP}
  --set option=value a table option of all variants; may be repeated
  --content file     a document of content for all variants (crossings content <game>)
  --seed S           any text (default 1); deal i has the seed S/i, which watch and record understand
  --chairs every     whether the bots move through every chair of a deal: every or seated
                     (default: every where the bots differ)
  --guard 'X +- 0.5' what must not change by more than this, or 'X in 8..13'; may be repeated
  --tolerance T      a change of the main measure that does not matter (default 0.02)

How long, one of these (default: --until answered):
  --deals N          so many, decided before you look: the narrowest intervals
  --until answered   until the answer is clear; --until 0.01: known to ± 0.01; --until end: all of --most
  --planned N        where intervals that hold at every look are narrowest (default 1000)
  --most N           the most deals (default ten times as many as planned)
  --time 90s         at most so long; s, m or h. Ctrl+C does the same: what is known so far is told, and kept

  --threads N        default: one for each core; the answer does not depend on it
  --queue address    have it played by whoever runs crossings work on this postgres://…; asked again, it
                     goes on where it stood
  --keep folder      where finished games are kept, so that the same question goes on where it stood
  --fresh            keep nothing, and use nothing that was kept
  --rows file        one line for each game, .csv or .jsonl, with a codebook beside it
  --json             the whole result as one JSON value`;

/** Seats, table options and bots that all variants have alike. */
export interface Common {
  readonly title: Title<Kind>;
  readonly seats: number;
  arm(name: string, settings: readonly string[], bots?: string): Arm;
}

export function readCommon(typed: Typed): Common {
  const title = titleOf(theWord(typed, 'game'));
  const seats = count(typed.text('seats'), title.game.seats.min, 0, 1000, 'seats');
  const usualBots = typed.text('bots') ?? 'greedy';
  return {
    title,
    seats,
    arm(name, settings, bots = usualBots) {
      const isContent = (pair: string): boolean => pair.startsWith('content=');
      const file = settings.findLast(isContent)?.slice('content='.length) ?? typed.text('content');
      const options = settings.filter((pair) => !isContent(pair) && !isPath(pair));
      return armOf(title, seats, {
        name,
        settings: [...withoutTwice([...typed.texts('set'), ...options]), ...settings.filter(isPath)],
        content: file === undefined ? undefined : readJson(file, 'content'),
        bots,
      });
    },
  };
}

/** The variant's own word counts: of two settings of one option the last one. */
const withoutTwice = (pairs: readonly string[]): string[] => [
  ...new Map(pairs.map((pair) => [pair.split('=')[0], pair])).values(),
];

export function readQuestion(
  typed: Typed,
  ask: Ask,
  { title, seats }: Common,
  arms: readonly Arm[],
  usual: { readonly main: string | undefined; readonly stop?: Stop },
): Question {
  const chairs = typed.text('chairs');
  if (chairs !== undefined && chairs !== 'every' && chairs !== 'seated') {
    throw new BadInput('chairs', `must be every or seated, not "${chairs}"`);
  }
  return questionOf(title, {
    ask,
    seats,
    seed: typed.text('seed') ?? '1',
    arms,
    chairs,
    main: typed.text('main') ?? usual.main,
    guards: typed.texts('guard'),
    tolerance: number(typed.text('tolerance'), 'tolerance'),
    stop: readStop(typed, usual.stop),
  });
}

const MOST_DEALS = 100_000_000;

function readStop(typed: Typed, usual: Stop | undefined): Stop {
  const [deals, until, planned, most] = ['deals', 'until', 'planned', 'most'].map((name) => typed.text(name));
  if (deals !== undefined) {
    if (until !== undefined || planned !== undefined || most !== undefined) {
      throw new BadInput('deals', 'either a fixed number, or --until with --planned and --most');
    }
    return { deals: count(deals, 1000, 1, MOST_DEALS, 'deals') };
  }
  if (until === undefined && planned === undefined && most === undefined && usual !== undefined) return usual;
  const plan = count(planned, 1000, 100, MOST_DEALS, 'planned');
  return {
    until: until === undefined || until === 'answered' ? 'answered' : until === 'end' ? 'end' : width(until),
    planned: plan,
    most: count(most, 10 * plan, 1, MOST_DEALS, 'most'),
  };
}

function width(text: string): number {
  const half = number(text, 'until');
  if (half !== undefined && half > 0) return half;
  throw new BadInput('until', `must be answered, end or a width above 0, not "${text}"`);
}

function number(text: string | undefined, field: string): number | undefined {
  if (text === undefined) return undefined;
  if (/^[0-9]+(\.[0-9]+)?$/.test(text)) return Number(text);
  throw new BadInput(field, `must be a number, not "${text}"`);
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/** `90s`, `5m`, `2h`. */
export function readTime(typed: Typed): number | undefined {
  const text = typed.text('time');
  if (text === undefined) return undefined;
  const found = /^([0-9]+(?:\.[0-9]+)?)([smh])$/.exec(text);
  const ms = Number(found?.[1]) * (UNITS[found?.[2] ?? ''] ?? 0);
  if (ms > 0) return ms;
  throw new BadInput('time', `must be like 90s, 5m or 2h, not "${text}"`);
}

export const readThreads = (typed: Typed): number =>
  count(typed.text('threads'), availableParallelism(), 1, 256, 'threads');

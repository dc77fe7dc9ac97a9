import { mkdirSync, writeFileSync } from 'node:fs';
import { at } from '../engine/at.ts';
import { seeded } from '../engine/chance.ts';
import { BadInput } from '../engine/door.ts';
import type { Game, Kind } from '../engine/game.ts';
import { writeCase } from '../engine/laws/case-file.ts';
import type { Title } from '../engine/title.ts';
import { specOf } from './ask/changes.ts';
import { type Command, count, readArgs, theWord } from './command.ts';
import { withContent } from './documents.ts';
import { progress } from './progress.ts';
import { reopen } from './reopen.ts';
import { titleOf } from './titles.ts';

const FAILURES = '.failures';
/** Games for each law, table and round: few, so that the time is kept. */
const RUNS = 20;
const MOST_MINUTES = 100_000;

export const fuzz: Command = {
  help: `crossings fuzz <game> [--minutes M] [--seed S] [--content file|random] [--json]
crossings fuzz <game> --case file [--json]

Plays random games at every kind of table and checks the laws of engine/laws in each. The first game that
breaks one is made as short as possible and written to ${FAILURES}/; --case tells such a game again, up to
the break.

  --minutes M     how long; parts are fine (default 1)
  --seed S        a whole number (default 1): other seeds try other games
  --content file  with this document of content; random: with another lawful one in every round
  --case file     reopen a failing case instead
  --json          one JSON object

Exit code 1 if a law is broken.`,

  async run(args) {
    const typed = readArgs(args, {
      minutes: { type: 'string' },
      seed: { type: 'string' },
      content: { type: 'string' },
      case: { type: 'string' },
      json: { type: 'boolean' },
    });
    const title = titleOf(theWord(typed, 'game'));
    const file = typed.text('case');
    if (file !== undefined) return reopen(title, file, typed.has('json'));
    const minutes = readMinutes(typed.text('minutes') ?? '1');
    const seed = count(typed.text('seed'), 1, 0, 1_000_000_000, 'seed');
    const found = await search(title, minutes, seed, typed.text('content'));
    const { games, broke } = found;
    if (typed.has('json')) console.log(JSON.stringify({ game: title.game.id, seed, minutes, ...found }));
    else if (broke === null) console.log(`${title.game.id}: ${games} games, every law holds (seed ${seed})`);
    if (broke === null) return 0;
    console.error(`crossings fuzz: ${broke.message}\nafter ${broke.actions} actions. Open it again with:`);
    console.error(`  npx crossings fuzz ${title.game.id} --case ${broke.file}`);
    return 1;
  },
};

interface Found {
  readonly games: number;
  readonly broke: {
    readonly law: string;
    readonly message: string;
    readonly actions: number;
    readonly file: string;
  } | null;
}

async function search<K extends Kind>(
  title: Title<K>,
  minutes: number,
  seed: number,
  content: string | undefined,
): Promise<Found> {
  // Only here: the generators of cases and documents are nothing the other commands should have to load.
  const { hunt } = await import('../engine/testing/hunt.ts');
  const { randomDocument } = await import('../engine/testing/randomContent.ts');
  const { game } = title;
  const tables = tablesOf(game);
  const start = performance.now();
  const total = minutes * 60_000;
  const bar = progress();
  let games = 0;
  for (let round = 0; round === 0 || performance.now() - start < total; round++) {
    const { config: plain, seats } = at(tables, round % tables.length);
    const config =
      content === 'random'
        ? {
            ...plain,
            [specOf(title).option]: randomDocument(specOf(title), seeded(`${seed + round}`)).document,
          }
        : withContent(title, plain, content);
    if (content !== undefined && !isTable(game, config, seats)) continue;
    const prey = hunt(title, {
      configs: [config],
      seats: [seats],
      seed: seed + round,
      runs: RUNS,
      goOn(played) {
        games += played;
        return false;
      },
    });
    bar.show(Math.min(total, performance.now() - start), total);
    if (prey === undefined) continue;
    bar.clear();
    const file = `${FAILURES}/${game.id}-${prey.law}.json`;
    mkdirSync(FAILURES, { recursive: true });
    writeFileSync(file, writeCase(game.id, prey.law, prey.given));
    const { law, message, given } = prey;
    return { games, broke: { law, message, actions: given.choices.length, file } };
  }
  bar.clear();
  return { games, broke: null };
}

interface Table {
  readonly config: Readonly<Record<string, unknown>>;
  readonly seats: number;
}

/** The game as it comes, then each table option at each other value, at every number of seats. */
function tablesOf<K extends Kind>(game: Game<K>): Table[] {
  const configs: Table['config'][] = [{}];
  for (const { name, values, byDefault } of game.tableOptions) {
    for (const value of values) if (value !== byDefault) configs.push({ [name]: value });
  }
  const tables: Table[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const config of configs) if (isTable(game, config, seats)) tables.push({ config, seats });
  }
  return tables;
}

/** Some options need another one beside them: such a table is left to the game's own tests. */
function isTable<K extends Kind>(game: Game<K>, config: unknown, seats: number): boolean {
  try {
    game.parseConfig(config, { seats, ranked: false });
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

function readMinutes(text: string): number {
  const minutes = /^[0-9]*\.?[0-9]+$/.test(text) ? Number(text) : Number.NaN;
  if (minutes > 0 && minutes <= MOST_MINUTES) return minutes;
  throw new BadInput('minutes', `must be a number above 0 and up to ${MOST_MINUTES}, not "${text}"`);
}

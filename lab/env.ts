import { parseBotNames } from '../bots/names.ts';
import { BadInput } from '../engine/door.ts';
import { setOf } from '../engine/namedSet.ts';
import { readSettings } from './ask/arm.ts';
import { type Command, count, readArgs, theWord } from './command.ts';
import { withContent } from './documents.ts';
import { type Observe, openEnvironment, roomOf, spacesOf } from './env/environment.ts';
import { serve, writeAll } from './env/serve.ts';
import type { Memory } from './env/table.ts';
import { startThreads } from './env/threads.ts';
import { answerTo, type Shown } from './env/words.ts';
import { titleOf } from './titles.ts';

const MOST_THREADS = 64;

export const env: Command = {
  help: `crossings env <game> [--seats N] [--tables N] [--agents 0,1] [--others bot]
              [--observe tensor|index|view] [--frame binary|json] [--memory none|expert] [--seed S]
              [--threads N] [--set option=value …] [--content file]

An environment for programs that learn: many tables, stepped together over standard input and output.
lab/env/crossings.py speaks it from Python with nothing to install; docs/environment.md explains it.

  --tables N      how many tables are stepped at once (default 1)
  --agents 0,1    the seats that are stepped (default all); the others are played by --others
  --others bot    random, greedy, search:200 … (default random)
  --observe what  tensor: numbers from the seat's view, and a mask of actions (default)
                  index: nothing but how many options there are; an answer is a place in the list, from 1
                  view: the JSON of the view (with --frame json in every answer)
  --frame how     binary (default) or json: one line each
  --memory how    expert: behind the view also what whoever forgets nothing knows although the view covers
                  it again, such as own cards that lie face down (default none)
  --threads N     how many threads step the tables, at most one for each (default 1); answers are the same
  --seed S        table k plays the games S/k, S/(k + tables) …: the deals of crossings simulate --seed S

The first line is JSON and describes everything.`,

  async run(args) {
    const typed = readArgs(args, {
      seats: { type: 'string' },
      tables: { type: 'string' },
      agents: { type: 'string' },
      others: { type: 'string' },
      observe: { type: 'string' },
      frame: { type: 'string' },
      memory: { type: 'string' },
      threads: { type: 'string' },
      seed: { type: 'string' },
      set: { type: 'string', multiple: true },
      content: { type: 'string' },
    });
    const title = titleOf(theWord(typed, 'game'));
    const { game } = title;
    const seats = count(typed.text('seats'), game.seats.min, 0, 1000, 'seats');
    const settings = readSettings(game, typed.texts('set'));
    const given = withContent(title, settings, typed.text('content'));
    const config = game.parseConfig(given, { seats, ranked: false });
    const tables = count(typed.text('tables'), 1, 1, 65_536, 'tables');
    const threads = count(typed.text('threads'), 1, 1, Math.min(tables, MOST_THREADS), 'threads');
    const observe = oneWord<Observe>(typed.text('observe'), ['tensor', 'index', 'view'], 'observe');
    const frame = oneWord<'binary' | 'json'>(typed.text('frame'), ['binary', 'json'], 'frame');
    const memory = oneWord<Memory>(typed.text('memory'), ['none', 'expert'], 'memory');
    const bots = parseBotNames(typed.text('others') ?? 'random', seats);
    const agents = readAgents(typed.text('agents'), seats);
    const others = bots.map((bot, seat) => (agents.includes(seat) ? null : bot));
    const seed = typed.text('seed') ?? '1';
    const spaces = spacesOf(title, config, seats, memory);
    const content = setOf(title, config);
    const setting = {
      config,
      tables,
      seed,
      observe,
      others,
      memory,
      content,
    };
    const shown: Shown = observe === 'view' ? (memory === 'expert' ? ['view', 'memory'] : ['view']) : [];
    const { layout, codec, digest } = spaces;
    const head = {
      format: 'crossings-env',
      formatVersion: 1,
      game: game.id,
      seats,
      tables,
      agents,
      observe,
      frame,
      memory,
      seed,
      content: content ?? null,
      spaces: digest,
      endian: 'little',
      observation: { size: observe === 'tensor' ? layout.size : 0, slices: layout.slices },
      actions: { count: codec.count, names: codec.known },
      maskBytes: roomOf(spaces, { tables, seats, observe }).width,
    };
    const first = Buffer.from(`${JSON.stringify(head)}\n`);
    if (threads > 1) {
      const served = await startThreads({ game: game.id, setting, shown }, spaces, threads);
      writeAll(1, first);
      await serve(served, frame);
      await served.end();
      return 0;
    }
    const environment = openEnvironment(title, { ...setting, spaces });
    writeAll(1, first);
    const step = (answers: Int32Array): void => environment.step(answers);
    await serve({ bytes: environment.bytes, step, ask: (said) => answerTo(environment, said, shown) }, frame);
    return 0;
  },
};

function oneWord<W extends string>(text: string | undefined, words: readonly W[], field: string): W {
  const found = text === undefined ? words[0] : words.find((word) => word === text);
  if (found !== undefined) return found;
  throw new BadInput(field, `must be one of ${words.join(', ')}, not "${text}"`);
}

function readAgents(text: string | undefined, seats: number): readonly number[] {
  if (text === undefined) return Array.from({ length: seats }, (_seat, seat) => seat);
  return text.split(',').map((one) => count(one.trim(), 0, 0, seats - 1, 'agents'));
}

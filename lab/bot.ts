import { createInterface } from 'node:readline';
import { resolved } from '../bots/levels.ts';
import { BOT_HELP, type BotName, parseBotName } from '../bots/names.ts';
import { rememberedBy, think } from '../bots/think.ts';
import { type Chance, seeded } from '../engine/chance.ts';
import { BadInput } from '../engine/door.ts';
import type { Form, Kind, Seat } from '../engine/game.ts';
import { ponder } from '../engine/pondering.ts';
import type { Title } from '../engine/title.ts';
import { type Command, readArgs } from './command.ts';
import { titleOf } from './titles.ts';

export const bot: Command = {
  help: `crossings bot <game> <bot> [--seed S]

Plays over standard input and output, by the lines that crossings arena speaks (docs/protocol.md, "Bots over a
pipe"): so a bot of another version of this laboratory can be played against.

  crossings arena <game> 'cd ../older && npx crossings bot <game> greedy' greedy --deals 100

  <bot>           ${BOT_HELP}
                  (but oracle: the truth comes over no pipe)
  --seed S        its own luck, any text (default 1)`,

  async run(args) {
    const typed = readArgs(args, { seed: { type: 'string' } });
    const [game, name, extra] = typed.words;
    if (game === undefined) throw new BadInput('game', 'is missing; see --help');
    if (name === undefined) throw new BadInput('bot', 'is missing: which one is to play?');
    if (extra !== undefined) throw new BadInput('', `unexpected "${extra}"; see --help`);
    const wished = parseBotName(name, 'bot');
    if (wished.kind === 'oracle')
      throw new BadInput('bot', 'an oracle needs the truth, and a pipe tells none');
    const title = titleOf(game);
    const player = piped(title, resolved(title, wished), typed.text('seed') ?? '1');
    for await (const line of createInterface({ input: process.stdin })) {
      const answer = player(messageIn(line));
      if (answer !== undefined) process.stdout.write(`${JSON.stringify(answer)}\n`);
    }
    return 0;
  },
};

function messageIn(line: string): Message {
  try {
    const message: Message = JSON.parse(line);
    return message;
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadInput('input', `is not JSON: ${line.slice(0, 80)}`);
    throw error;
  }
}

/** What comes over the pipe: it was made by a laboratory, whose games are trusted as records are not. */
type Message =
  | { readonly t: 'table'; readonly seat: Seat; readonly seats: number }
  | {
      readonly t: 'step';
      readonly did: Kind['action'] | null;
      readonly events: readonly Kind['event'][];
      readonly view: unknown;
    }
  | {
      readonly t: 'state';
      readonly decision: number;
      readonly view: unknown;
      readonly options: readonly Kind['action'][];
      readonly forms: readonly Form<Kind['action']>[];
      readonly awaiting: { readonly must: readonly Seat[] };
    }
  | { readonly t: 'over' };

/** A bot that knows nothing but these lines. */
function piped(title: Title<Kind>, name: BotName, seed: string) {
  const { game } = title;
  let chance: Chance = seeded(seed);
  let memory: unknown = null;
  let here = { seat: 0, seats: 0 };
  let games = 0;

  function decide({
    view,
    options,
    forms,
    awaiting,
  }: Extract<Message, { t: 'state' }>): Kind['action'] | null {
    const { seat } = here;
    const canWait = !awaiting.must.includes(seat);
    if (options.length === 0 && forms.length === 0) {
      memory = rememberedBy(title, name, memory, chance);
    } else {
      const thought = ponder(think(title, name, { ...here, view, options, forms, memory, canWait }, chance));
      memory = thought.memory;
      if (thought.action !== null) return thought.action;
    }
    // The game's default knows no more than the seat does, so any world that looks the same will do.
    return canWait ? null : game.fallback(game.imagine(view, seat, memory, chance), seat);
  }

  return (message: Message): object | undefined => {
    switch (message.t) {
      case 'table':
        here = { seat: message.seat, seats: message.seats };
        memory = null;
        chance = seeded(`${seed}/${games++}`);
        return undefined;
      case 'step':
        memory = game.recall(memory, here.seat, message);
        return undefined;
      case 'state':
        return { decision: message.decision, action: decide(message) };
      case 'over':
        return undefined;
    }
  };
}

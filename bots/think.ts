import { bug } from '../engine/bug.ts';
import { type Chance, seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import { type Pondering, ponder } from '../engine/pondering.ts';
import type { Title } from '../engine/title.ts';
import type { Why } from '../engine/why.ts';
import type { Bot, Seen } from './bot.ts';
import { explain } from './explain.ts';
import { resolved } from './levels.ts';
import { type BotName, makeBot, parseBotName } from './names.ts';

export interface Thought<K extends Kind> {
  /** null: it waits, or every choice has blanks and the game's default must do. */
  readonly action: K['action'] | null;
  /** What it still remembers after thinking. */
  readonly memory: K['memory'] | null;
  /** If it was asked for that. */
  readonly why?: Why;
}

/** Thinking that can be laid aside and taken up again: the same work, the same answer, however it is cut. */
export interface Thinking<T> {
  /** Does one small piece of work; true: the answer is found. */
  step(): boolean;
  /** The answer, or if it is not found yet the best so far. */
  best(): T;
}

export function begin<T>(thought: Pondering<T>): Thinking<T> {
  let found: { readonly answer: T } | undefined;
  const take = ({ done, value }: IteratorResult<void, T>): boolean => {
    if (done === true) found = { answer: value };
    return found !== undefined;
  };
  return {
    step: () => found !== undefined || take(thought.next(true)),
    best() {
      // Whoever is told that there is no time ends at the next place where that can be done.
      while (found === undefined) take(thought.next(false));
      return found.answer;
    },
  };
}

/** One decision of the bot with this label, as it is asked for at a table. */
export const beginAs = <K extends Kind>(
  title: Title<K>,
  label: string,
  seen: Asked<K>,
  chance: Chance,
): Thinking<Thought<K>> => begin(thoughtOf(title, label, seen, chance));

/** A question to a bot: what to do now, why it did this then, or what it would do now and why. */
export interface Asked<K extends Kind> extends Seen<K> {
  readonly did?: K['action'];
  readonly advises?: true;
}

function thoughtOf<K extends Kind>(
  title: Title<K>,
  label: string,
  seen: Asked<K>,
  chance: Chance,
): Pondering<Thought<K>> {
  if (seen.did !== undefined) return reasoned(title, label, seen, seen.did);
  if (seen.advises === true) return advised(title, label, seen, chance);
  return think(title, parseBotName(label), seen, chance);
}

/** What it would choose in the asker's place, with reasons; nothing is offered or said in their name. */
function* advised<K extends Kind>(
  title: Title<K>,
  label: string,
  asked: Seen<K>,
  chance: Chance,
): Pondering<Thought<K>> {
  const { view, seat, memory, options } = asked;
  const [first] = options;
  const why = { seat, instead: null, ahead: [0, 0, 0], reasons: [] } as const;
  if (first === undefined) return { action: null, memory };
  const isOpen = options.some(({ type }) => title.brain.leavesOpen?.includes(type));
  if (isOpen)
    return { action: null, memory, why: { ...why, verdict: 'yours', did: title.label(first, view, seat) } };
  const seen = { ...asked, forms: [] };
  const { action } = yield* think(title, parseBotName(label), seen, chance);
  return { ...(yield* reasoned(title, label, seen, action)), action };
}

/** The same reasons whenever they are asked for. */
function* reasoned<K extends Kind>(
  title: Title<K>,
  label: string,
  seen: Seen<K>,
  did: K['action'] | null,
): Pondering<Thought<K>> {
  const why = yield* explain(title, label, seen, did, seeded(JSON.stringify(did)));
  return { action: null, memory: seen.memory, why };
}

/** The same, however long it takes. */
export const thinkAs = <K extends Kind>(
  title: Title<K>,
  label: string,
  seen: Seen<K>,
  chance: Chance,
): Thought<K> => ponder(think(title, parseBotName(label), seen, chance));

/**
 * One decision, from what the seat sees and remembers. At a table on the server, at one in a browser and in
 * the laboratory, every bot thinks through here. An oracle is made by the laboratory alone: it has the truth
 * in it.
 */
export function* think<K extends Kind>(
  title: Title<K>,
  asked: BotName,
  seen: Seen<K>,
  chance: Chance,
  oracle?: Bot<K>,
): Pondering<Thought<K>> {
  const name = resolved(title, asked);
  const memory = rememberedBy(title, name, seen.memory, chance);
  const now = { ...seen, memory };
  const action =
    proposal(title, name, now, chance) ?? (yield* decision(oracle ?? makeBot(title, name), now, chance));
  return { action, memory };
}

/** What is left of a memory at the next decision, also at one where there is nothing to choose. */
export const rememberedBy = <K extends Kind>(
  { brain }: Title<K>,
  { level }: BotName,
  memory: K['memory'] | null,
  chance: Chance,
): K['memory'] | null => (memory === null ? null : brain.forget(memory, level, chance));

/** Only a bot that judges fills in forms: at random they would be offers nobody means. */
function proposal<K extends Kind>(
  { brain }: Title<K>,
  { kind }: BotName,
  { view, seat, memory, forms, people = [] }: Seen<K>,
  chance: Chance,
): K['action'] | undefined {
  if (kind === 'random' || forms.length === 0) return undefined;
  return brain.propose?.(view, seat, memory, forms, chance, people);
}

function* decision<K extends Kind>(
  bot: Bot<K>,
  seen: Seen<K>,
  chance: Chance,
): Pondering<K['action'] | null> {
  if (seen.options.length === 0) return null;
  const action = yield* bot.ponder(seen, chance);
  return action === null && !seen.canWait ? bug('the bot waits, but everybody waits for it') : action;
}

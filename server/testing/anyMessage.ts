import type { Chance } from '../../engine/chance.ts';
import { Act, ClientMessage } from '../../room/requests.ts';

/** As much of JSON Schema as requests, and the actions of games, are made of. */
export interface Part {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Part[];
  readonly items?: Part | readonly Part[];
  readonly properties?: Readonly<Record<string, Part>>;
  readonly pattern?: string;
}

const ODD = [-1, 0, 1, 99, 1e308, '', 'x', '__proto__', 'constructor', '\ud800', null, [], {}, true];
const LONG = '0'.repeat(900);
const TYPES = ['', 'constructor', 7, null];
const BEYOND = ['__proto__', 'toJSON', 'from', 'seats'];
/** So few names that the same ones meet again. */
const NAMES = 50;
const SEATS = 3;

export const anyOf = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)] as T;

/** All kinds of messages that the server reads, each by its own shape. */
const kinds = partsOf(ClientMessage);
const ACT: Part = Act;

function partsOf(part: Part): readonly Part[] {
  return part.anyOf === undefined ? [part] : part.anyOf.flatMap(partsOf);
}

/**
 * Something like a message of any kind there is: each part may be right, odd or missing. `words` are tokens
 * and names of tables that mean something, `actions` the schema of what can be done in the game.
 */
export function anyMessage(chance: Chance, words: readonly string[], actions: Part): string {
  // Half of what a table is sent are actions.
  const { properties = {} } = chance.below(2) === 0 ? ACT : anyOf(chance, kinds);
  const made = anyParts(chance, properties, words);
  if ('id' in properties && chance.below(30) > 0) made.id = `f${chance.below(NAMES)}`;
  if ('action' in properties)
    made.action = anyParts(chance, anyOf(chance, partsOf(actions)).properties ?? {}, words);
  if (chance.below(20) === 0) made[anyOf(chance, BEYOND)] = odd(chance);
  if (chance.below(20) === 0) made.t = anyOf(chance, TYPES);
  const text = JSON.stringify(made);
  return chance.below(10) === 0 ? text.slice(0, chance.below(text.length)) : text;
}

function anyParts(chance: Chance, parts: Readonly<Record<string, Part>>, words: readonly string[]) {
  const made: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(parts)) {
    if (chance.below(12) > 0) made[name] = chance.below(8) === 0 ? odd(chance) : fitting(chance, part, words);
  }
  return made;
}

const odd = (chance: Chance): unknown => (chance.below(20) === 0 ? LONG : anyOf(chance, ODD));

function fitting(chance: Chance, part: Part, words: readonly string[]): unknown {
  if (part.const !== undefined) return part.const;
  if (part.enum !== undefined) return anyOf(chance, part.enum);
  if (part.anyOf !== undefined) return fitting(chance, anyOf(chance, part.anyOf), words);
  switch (part.type) {
    case 'integer':
      return chance.below(SEATS);
    case 'boolean':
      return chance.below(2) === 0;
    case 'string':
      return part.pattern === undefined ? `Name ${chance.below(NAMES)}` : anyOf(chance, words);
    case 'array':
      return itemsOf(chance, part).map((item) => fitting(chance, item, words));
    case 'object':
      return anyParts(chance, part.properties ?? {}, words);
    default:
      return null;
  }
}

/** A list has items of one kind, or each its own. */
function itemsOf(chance: Chance, { items = [] }: Part): readonly Part[] {
  return 'length' in items ? items : Array.from({ length: chance.below(SEATS) }, () => items);
}

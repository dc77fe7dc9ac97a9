import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { checkTableBot } from '../bots/levels.ts';
import { readName } from '../room/names.ts';
import * as requests from '../room/requests.ts';

/** Reads a value of this shape, or undefined. Compiled once: it stands in the path of every action. */
export function reader<S extends TSchema>(schema: S): (input: unknown) => Static<S> | undefined {
  const compiled = Compile(schema);
  return (input) => (compiled.Check(input) ? input : undefined);
}

const READERS = new Map<unknown, (input: unknown) => requests.ClientMessage | undefined>(
  [...requests.Request.anyOf, requests.Hello, requests.Ping, requests.Probed].map((schema) => [
    schema.properties.t.const,
    reader(schema),
  ]),
);

/** Who sits where: names as they may be shown, and no bot that there is not. */
function readSeat(message: Static<typeof requests.SetSeat>): requests.ClientMessage | undefined {
  const name = message.name === undefined ? undefined : readName(message.name);
  if (message.name !== undefined && name === undefined) return undefined;
  if (message.bot !== undefined && !isBotName(message.bot)) return undefined;
  return name === undefined ? message : { ...message, name };
}

function isBotName(label: string): boolean {
  try {
    checkTableBot(label);
    return true;
  } catch {
    return false;
  }
}

/** A message as it came from a socket. Undefined: not JSON, no such message, or not its shape. */
export function readMessage(text: string): requests.ClientMessage | undefined {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof input !== 'object' || input === null || !('t' in input)) return undefined;
  const message = READERS.get(input.t)?.(input);
  return message?.t === 'seat' ? readSeat(message) : message;
}

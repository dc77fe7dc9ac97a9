import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import * as protocol from '../room/protocol.ts';

/** Reads a value of this shape, or undefined. Compiled once: it stands in the path of every action. */
export function reader<S extends TSchema>(schema: S): (input: unknown) => Static<S> | undefined {
  const compiled = Compile(schema);
  return (input) => (compiled.Check(input) ? input : undefined);
}

const READERS = new Map<unknown, (input: unknown) => protocol.ClientMessage | undefined>(
  [...protocol.Request.anyOf, protocol.Hello, protocol.Ping].map((schema) => [
    schema.properties.t.const,
    reader(schema),
  ]),
);

/** A message as it came from a socket. Undefined: not JSON, no such message, or not its shape. */
export function readMessage(text: string): protocol.ClientMessage | undefined {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof input !== 'object' || input === null || !('t' in input)) return undefined;
  return READERS.get(input.t)?.(input);
}

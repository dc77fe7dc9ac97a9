import type { Seat } from '../engine/game.ts';
import type { Core } from './core.ts';
import type { Eyes } from './eyes.ts';
import type { Answer, Link } from './ports.ts';
import type { ServerMessage } from './protocol.ts';

export const say = (link: Link, message: ServerMessage): void => link.send(link.encoding.message(message));

export function sayTo({ encoding, links }: Eyes, message: ServerMessage): void {
  const text = encoding.message(message);
  for (const link of links) link.send(text);
}

export function sayAll(core: Core, message: ServerMessage): void {
  for (const eyes of core.eyes) sayTo(eyes, message);
}

/** Says to everybody what was done to a seat; it stands in the log, too. */
export const tellAll = (core: Core, key: string, seat: Seat): void =>
  sayAll(core, { t: 'notice', notice: { key, args: { seat: { seat } } } });

export function sayAnswer(link: Link, id: string, answer: Answer): void {
  const message: ServerMessage = answer === 'done' ? { t: 'ack', id } : { t: 'refused', id, refusal: answer };
  link.send(link.encoding.message(message), answer);
}

import type { Core } from './core.ts';
import { onceForEach } from './encoding/encoding.ts';
import type { Answer, Link } from './ports.ts';
import type { ServerMessage } from './protocol.ts';

export const say = (link: Link, message: ServerMessage): void => link.send(link.encoding.message(message));

export function sayEach(links: Iterable<Link>, message: ServerMessage): void {
  const textFor = onceForEach((encoding) => encoding.message(message));
  for (const link of links) link.send(textFor(link.encoding));
}

export const sayAll = (core: Core, message: ServerMessage): void =>
  sayEach(
    [...core.eyes].flatMap(({ links }) => [...links]),
    message,
  );

export function sayAnswer(link: Link, id: string, answer: Answer): void {
  const message: ServerMessage = answer === 'done' ? { t: 'ack', id } : { t: 'refused', id, refusal: answer };
  link.send(link.encoding.message(message), answer);
}

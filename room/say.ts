import type { Core } from './core.ts';
import type { Link } from './ports.ts';
import type { ServerMessage } from './protocol.ts';

export const say = (link: Link, message: ServerMessage): void => link.send(JSON.stringify(message));

export function sayAll(core: Core, message: ServerMessage): void {
  const text = JSON.stringify(message);
  for (const eyes of core.eyes) for (const link of eyes.links) link.send(text);
}

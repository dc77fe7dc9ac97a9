import { type Content, CROSSINGS } from './content.ts';
import type { Config } from './door.ts';

/** What lies in the box of this table: ours, or what the host gave. */
export const contentOf = (config: Config): Content =>
  typeof config.content === 'string' ? CROSSINGS : config.content;

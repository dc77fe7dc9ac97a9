import type { Config } from './config.ts';
import { type Content, CROSSINGS } from './content.ts';

/** What lies in the box of this table: ours, or what the host gave. */
export const contentOf = (config: Config): Content =>
  typeof config.content === 'string' ? CROSSINGS : config.content;

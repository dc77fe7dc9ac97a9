import { createRequire } from 'node:module';

// The package has no exports map, so Node can load its parts as CommonJS only.
const load = createRequire(import.meta.url);

export const { Client } = load('boardgame.io/client') as typeof import('boardgame.io/client');
export const { MCTSBot } = load('boardgame.io/ai') as typeof import('boardgame.io/ai');

/** The kinds of attacker, each by what it does as fast as it can. */
export const ATTACKS = [
  'connect',
  'guess',
  'history',
  'ping',
  'garbage',
  'request',
  'slow',
  'found',
  'bots',
] as const;
export type Attack = (typeof ATTACKS)[number];

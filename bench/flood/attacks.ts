/** The kinds of attacker, each by what it does as fast as it can. */
export const ATTACKS = [
  /** Harms nobody but takes as much of the machine as it is given: what the others cost beside their own work. */
  'burn',
  'connect',
  'guess',
  'history',
  'look',
  'ping',
  'garbage',
  'request',
  'slow',
  'found',
  'bots',
] as const;
export type Attack = (typeof ATTACKS)[number];

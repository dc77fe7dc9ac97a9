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
  /** At both seats of tables of its own: plays, takes back, is renamed, pauses, has a bot play, writes notes. */
  'sit',
  /** Plays with itself, by the interface for programs, in the sight of as many streams as it may hold. */
  'stream',
] as const;
export type Attack = (typeof ATTACKS)[number];

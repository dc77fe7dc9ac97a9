import type { Level } from '../../../engine/brain.ts';

/** Views forget nothing, so a bot only keeps how well it plays. */
export interface Memory {
  readonly level: Level;
}

export const recall = (memory: Memory | null): Memory => memory ?? { level: 'expert' };

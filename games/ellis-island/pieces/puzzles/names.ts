import type { Line } from '../../../../engine/text.ts';

/** Who or what a puzzle names. */
export const nameLine = (name: string): Line => ({ key: `puzzle.name.${name}` });

import type { Flight } from '../../../kit/stage.ts';

/** Tokens keep their names wherever they stand: the stage moves them by itself. */
export const flights = (): readonly Flight[] => [];

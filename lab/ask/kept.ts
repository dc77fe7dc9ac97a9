import type { Part } from './block.ts';

/**
 * A result of this run was shown, after so many deals. Whoever looks and then goes on needs wider intervals.
 */
export interface Look {
  readonly deals: number;
  readonly planned: number;
}

/** The finished parts of one run: nothing that was played is played again. */
export interface Kept {
  readonly parts: ReadonlyMap<number, Part>;
  readonly looks: readonly Look[];
  addPart(part: Part): void;
  addLook(look: Look): void;
}

/** For whoever wants nothing kept. */
export function nothingKept(): Kept {
  const parts = new Map<number, Part>();
  return { parts, looks: [], addPart: (part) => parts.set(part.part, part), addLook() {} };
}

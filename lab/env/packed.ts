import { luckFrom } from '../../engine/chance.ts';
import type { Kind } from '../../engine/game.ts';
import type { Move } from '../../engine/next.ts';
import { inARow, type Moves } from './moves.ts';
import type { Saved } from './table.ts';

type Plain<K extends Kind> = Omit<Saved<K>, 'chance' | 'lucks' | 'moves'>;

/** A saved table as plain data: luck as its numbers, and moves in a row, the latest first. */
export interface Packed<K extends Kind> {
  readonly saved: Plain<K>;
  readonly chance: readonly number[];
  readonly lucks: readonly (readonly number[])[];
  readonly moves: readonly Move<K>[] | undefined;
}

export function packed<K extends Kind>({ chance, lucks, moves, ...saved }: Saved<K>): Packed<K> {
  return {
    saved,
    chance: chance.words(),
    lucks: lucks.map((luck) => luck.words()),
    moves: moves === undefined ? undefined : inARow(moves),
  };
}

/** What a table of the same game packed. */
export function unpacked<K extends Kind>({ saved, chance, lucks, moves }: Packed<K>): Saved<K> {
  return {
    ...saved,
    chance: luckFrom(chance),
    lucks: lucks.map(luckFrom),
    moves: moves?.reduceRight<NonNullable<Moves<K>> | null>((before, move) => ({ ...move, before }), null),
  };
}

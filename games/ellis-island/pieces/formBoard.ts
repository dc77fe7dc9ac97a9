import type { Action } from '../action.ts';
import { maskAt } from './puzzles/cover.ts';
import { cellsOf, turnsOf } from './puzzles/grid.ts';
import type { FormView, Placement, Work } from './puzzles/types.ts';

/** One way to lay a block, with the cells it covers. */
interface Spot {
  readonly block: number;
  readonly mask: number;
  readonly action: Action;
}

interface Spots {
  readonly listed: readonly Spot[];
  /** By block and place, turns that look alike included. */
  readonly masks: ReadonlyMap<number, number>;
}

const made = new WeakMap<FormView['blocks'], Spots>();
const keyOf = (block: number, { turn, row, col }: Placement): number =>
  ((block * 4 + turn) * 8 + row) * 8 + col;

/** Worked out once for each face: listing the free places is the dearest part of random play otherwise. */
function spotsOf({ rows, cols, blocks, turning }: FormView): Spots {
  const known = made.get(blocks);
  if (known !== undefined) return known;
  const listed: Spot[] = [];
  const masks = new Map<number, number>();
  blocks.forEach((pattern, block) => {
    const turns = turning ? turnsOf(pattern) : [pattern];
    turns.forEach((turned, turn) => {
      const cells = cellsOf(turned);
      for (let row = 0; row + cells.length <= rows; row++) {
        for (let col = 0; col + (cells[0]?.length ?? 0) <= cols; col++) {
          const mask = maskAt(cols, turned, row, col);
          masks.set(keyOf(block, { turn, row, col }), mask);
          if (turns.indexOf(turned) < turn) continue;
          listed.push({
            block,
            mask,
            action: { type: 'step', step: { do: 'place', block, turn, row, col } },
          });
        }
      }
    });
  });
  const spots = { listed, masks };
  made.set(blocks, spots);
  return spots;
}

/** Every free place for every block, then lifting and starting again. */
export function formOptions(view: FormView, placed: Extract<Work, { family: 'form' }>['placed']): Action[] {
  const { listed, masks } = spotsOf(view);
  const covers = placed.map((place, block) => (place === null ? 0 : (masks.get(keyOf(block, place)) ?? 0)));
  let all = 0;
  for (const mask of covers) all |= mask;
  const found: Action[] = [];
  for (const { block, mask, action } of listed) {
    if ((mask & all & ~(covers[block] ?? 0)) === 0) found.push(action);
  }
  placed.forEach((place, block) => {
    if (place !== null) found.push({ type: 'step', step: { do: 'lift', block } });
  });
  if (all !== 0) found.push({ type: 'step', step: { do: 'restart' } });
  return found;
}

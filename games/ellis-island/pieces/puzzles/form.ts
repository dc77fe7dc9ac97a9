import { type Chance, shuffle } from '../../../../engine/chance.ts';
import { fillings, maskAt } from './cover.ts';
import { cutFrame, sizesOf } from './cut.ts';
import { cellsOf, turnedBy, turnsOf } from './grid.ts';
import {
  type FormView,
  LETTERS,
  type Level,
  type Placement,
  type PuzzleOf,
  type StepProblem,
} from './types.ts';

type Form = PuzzleOf<'form'>;
type Placed = readonly (Placement | null)[];

/** `fillings`: one filling, and with turning its turns within the frame. */
const FRAMES = {
  1: { rows: 4, cols: 4, blocks: 4, least: 3, most: 5, turning: false, fillings: 1 },
  2: { rows: 4, cols: 5, blocks: 5, least: 3, most: 5, turning: true, fillings: 2 },
  3: { rows: 5, cols: 5, blocks: 5, least: 4, most: 6, turning: true, fillings: 4 },
} as const;

/** One candidate; undefined unless it can be filled in exactly one way, turns aside. */
export function proposeForm(level: Level, chance: Chance): Form | undefined {
  const { rows, cols, blocks, least, most } = FRAMES[level];
  const sizes = sizesOf(rows * cols, blocks, least, most, chance);
  const owner = sizes && cutFrame(rows, cols, sizes, chance);
  if (owner === undefined) return undefined;
  const grid = gridOf(owner, cols);
  return isGoodCut(level, grid) ? formOf(level, grid, chance) : undefined;
}

/** Different under turning, at most one plain rectangle, and as few fillings as there can be. */
export function isGoodCut(level: Level, grid: string): boolean {
  const { rows, cols, turning, fillings: wanted } = FRAMES[level];
  const blocks = blocksOf(grid);
  if (new Set(blocks.map(canonical)).size < blocks.length) return false;
  if (blocks.filter((block) => !block.includes('.')).length > 1) return false;
  return fillings(rows, cols, blocks, turning, wanted + 1).length === wanted;
}

/** The face of a cut: blocks in a new order under new letters, turned at random where turning is allowed. */
export function formOf(level: Level, grid: string, chance: Chance): Form {
  const { rows, cols, turning } = FRAMES[level];
  const blocks = blocksOf(grid);
  const order = shuffle(
    chance,
    blocks.map((_block, i) => i),
  );
  return {
    family: 'form',
    level,
    rows,
    cols,
    turning,
    blocks: order.map((old) => turnedBy(blocks[old] ?? '', turning ? chance.below(4) : 0)),
    solution: [...grid].map((mark) => (mark === '/' ? '/' : LETTERS[order.indexOf(indexOf(mark))])).join(''),
  };
}

/** Any filling counts: each letter's cells are its block in an allowed turn. */
export function isFormSolved({ rows, cols, turning, blocks }: FormView, grid: string): boolean {
  const lines = grid.split('/');
  if (lines.length !== rows || lines.some((line) => line.length !== cols)) return false;
  const found = blocksOf(grid);
  if (found.length !== blocks.length) return false;
  return blocks.every((block, i) => (turning ? turnsOf(block) : [block]).includes(found[i] ?? ''));
}

export const solveForm = ({ rows, cols, blocks, turning }: FormView, most: number): string[] =>
  fillings(rows, cols, blocks, turning, most).map((masks) =>
    gridOf(
      Array.from({ length: rows * cols }, (_, cell) => masks.findIndex((mask) => (mask >> cell) & 1)),
      cols,
    ),
  );

export function refusePlace(
  view: FormView,
  placed: Placed,
  block: number,
  { turn, row, col }: Placement,
): StepProblem | undefined {
  const pattern = view.blocks[block];
  if (pattern === undefined) return 'outside';
  if (turn > 0 && !view.turning) return 'noTurning';
  const cells = cellsOf(turnedBy(pattern, turn));
  if (row + cells.length > view.rows || col + (cells[0]?.length ?? 0) > view.cols) return 'outside';
  const others = placed.map((place, i) => (i === block ? null : place));
  return (coveredBy(view, others) & maskOf(view, block, { turn, row, col })) === 0 ? undefined : 'overlap';
}

export const isFull = (view: FormView, placed: Placed): boolean =>
  coveredBy(view, placed) === 2 ** (view.rows * view.cols) - 1;

/** Every place for every block that is free, the four turns of it if they differ. */
export function placesNow(view: FormView, placed: Placed): (Placement & { readonly block: number })[] {
  const found: (Placement & { readonly block: number })[] = [];
  view.blocks.forEach((block, i) => {
    const turns = view.turning ? turnsOf(block) : [block];
    turns.forEach((pattern, turn) => {
      if (turns.indexOf(pattern) < turn) return;
      for (let row = 0; row < view.rows; row++)
        for (let col = 0; col < view.cols; col++)
          if (refusePlace(view, placed, i, { turn, row, col }) === undefined)
            found.push({ block: i, turn, row, col });
    });
  });
  return found;
}

/** Where each block lies in a filled frame. */
export const placementsOf = (view: FormView, grid: string): Placement[] => {
  const found = blocksOf(grid);
  const lines = grid.split('/');
  return view.blocks.map((block, i) => {
    const letter = LETTERS[i] ?? 'A';
    const turn = turnsOf(block).indexOf(found[i] ?? '');
    const row = lines.findIndex((line) => line.includes(letter));
    const col = Math.min(...lines.flatMap((line) => (line.includes(letter) ? [line.indexOf(letter)] : [])));
    return { turn, row, col };
  });
};

/** The frame as it stands, `.` where it is empty. */
export const frameOf = (view: FormView, placed: Placed): string =>
  gridOf(
    Array.from({ length: view.rows * view.cols }, (_, cell) =>
      placed.findIndex((place, i) => place !== null && (maskOf(view, i, place) >> cell) & 1),
    ),
    view.cols,
  );

const coveredBy = (view: FormView, placed: Placed): number =>
  placed.reduce((mask, place, i) => (place === null ? mask : mask | maskOf(view, i, place)), 0);

const maskOf = (view: FormView, block: number, { turn, row, col }: Placement): number =>
  maskAt(view.cols, turnedBy(view.blocks[block] ?? '', turn), row, col);

/** The blocks of a filled frame in the order of their letters, each cut out to its box. */
export function blocksOf(grid: string): string[] {
  const lines = grid.split('/');
  const letters = LETTERS.filter((letter) => grid.includes(letter));
  return letters.map((letter) => {
    const rows = lines.filter((line) => line.includes(letter));
    const left = Math.min(...rows.map((line) => line.indexOf(letter)));
    const right = Math.max(...rows.map((line) => line.lastIndexOf(letter)));
    return rows
      .map((line) => [...line.slice(left, right + 1)].map((mark) => (mark === letter ? '#' : '.')).join(''))
      .join('/');
  });
}

const gridOf = (owner: readonly number[], cols: number): string =>
  owner.map((piece, i) => (i > 0 && i % cols === 0 ? '/' : '') + (LETTERS[piece] ?? '.')).join('');

const NAMES: readonly string[] = LETTERS;
const indexOf = (letter: string): number => NAMES.indexOf(letter);

/** The same for all turns of a block. */
const canonical = (block: string): string => turnsOf(block).sort()[0] ?? block;

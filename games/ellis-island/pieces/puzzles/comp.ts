import { type Chance, pick, shuffle } from '../../../../engine/chance.ts';
import { cellsOf, mirrorOf, patternOf, turnsOf } from './grid.ts';
import { type CompView, LETTERS, type Letter, type Level, type PuzzleOf } from './types.ts';

type Comp = PuzzleOf<'comp'>;

/** Side of the square and the possible numbers of dark cells. */
const SIZES = {
  1: { side: 3, dark: [4, 5] },
  2: { side: 4, dark: [6] },
  3: { side: 4, dark: [7, 8] },
} as const;

const MIRRORED = 2;
const CHANGED = 3;

/** One candidate; undefined if the model has a symmetry or the options are not six. */
export function proposeComp(level: Level, chance: Chance): Comp | undefined {
  const { side, dark } = SIZES[level];
  const model = speckled(side, pick(chance, dark), chance);
  const turns = turnsOf(model);
  const mirrors = turnsOf(mirrorOf(model));
  const images = [...turns, ...mirrors];
  if (new Set(images).size < images.length) return undefined;
  const right = turns[1 + chance.below(3)] ?? model;
  const changed = Array.from({ length: CHANGED }, () => oneMoved(pick(chance, images), chance));
  // A moved cell may lead back to a turn or a mirror image.
  if (changed.some((option) => images.includes(option))) return undefined;
  const options = shuffle(chance, [right, ...shuffle(chance, mirrors).slice(0, MIRRORED), ...changed]);
  if (new Set(options).size < LETTERS.length) return undefined;
  return { family: 'comp', level, model, options, solution: letterAt(options.indexOf(right)) };
}

/** Every option that is a turn of the model: exactly one in a sound puzzle. */
export const solveComp = ({ model, options }: CompView): Letter[] => {
  const turns = turnsOf(model);
  return options.flatMap((option, i) => (turns.includes(option) ? [letterAt(i)] : []));
};

export const letterAt = (i: number): Letter => LETTERS[i] ?? 'A';

function speckled(side: number, dark: number, chance: Chance): string {
  const marks = shuffle(
    chance,
    Array.from({ length: side * side }, (_, i) => i < dark),
  );
  return patternOf(Array.from({ length: side }, (_, row) => marks.slice(row * side, (row + 1) * side)));
}

/** One dark cell goes to a light place beside it. */
function oneMoved(pattern: string, chance: Chance): string {
  const cells = cellsOf(pattern).map((row) => [...row]);
  const isLight = (row: number, col: number): boolean => cells[row]?.[col] === false;
  const moves = cells.flatMap((line, row) =>
    line.flatMap((isDark, col) =>
      isDark
        ? [
            [row - 1, col],
            [row + 1, col],
            [row, col - 1],
            [row, col + 1],
          ].flatMap(([r = 0, c = 0]) => (isLight(r, c) ? [{ row, col, r, c }] : []))
        : [],
    ),
  );
  const { row, col, r, c } = pick(chance, moves);
  const from = cells[row];
  const to = cells[r];
  if (from !== undefined) from[col] = false;
  if (to !== undefined) to[c] = true;
  return patternOf(cells);
}

import type { Page } from 'playwright-core';
import type { ExamView } from '../../games/ellis-island/eyes/view.ts';
import { placementsOf } from '../../games/ellis-island/pieces/puzzles/form.ts';
import { LETTERS, type Placement, TRAVELERS } from '../../games/ellis-island/pieces/puzzles/types.ts';
import { covering } from '../../games/ellis-island/ui/puzzles/blocks.ts';

/** How a hand presses what stands on the page: keys on what has the focus, or a finger. */
type Press = (name: string | RegExp, within?: string) => Promise<void>;

const pressing =
  (page: Page, by: 'keys' | 'finger'): Press =>
  async (name, within) => {
    const group = within === undefined ? page.locator('.puzzle') : page.getByRole('group', { name: within });
    const button = group.getByRole('button', { name });
    if (by === 'keys') await button.press('Enter');
    else await button.tap();
  };

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** Solves what lies on the desk, with what the Doctor reads, by keys alone or by touch alone. */
export async function solveBy(
  page: Page,
  by: 'keys' | 'finger',
  { face, solution }: ExamView,
): Promise<void> {
  const press = pressing(page, by);
  if (face === null || solution === null) throw new Error('the Doctor reads nothing');
  if (face.family === 'form' && typeof solution === 'string') return layBlocks(page, by, { face, solution });
  if (typeof solution === 'string') return answer(page, by, solution);
  if ('trunks' in solution) {
    for (const [i, who] of TRAVELERS.entries()) {
      await press(solution.trunks[i] ?? '', `${capital(who)}’s trunk`);
      if (solution.to.length > 0) await press(capital(solution.to[i] ?? ''), `${capital(who)}’s city`);
    }
    return press('Hand in the tags');
  }
  if (face.family === 'ferry') {
    const loads = solution as readonly (readonly number[])[];
    for (const load of loads) {
      for (const one of load) await press(new RegExp(`^${capital(face.passengers[one]?.name ?? '')}`));
      await press(/^Row/);
    }
    return;
  }
  for (const tap of solution as readonly number[]) await tapCube(page, by, tap);
}

export async function answer(page: Page, by: 'keys' | 'finger', letter: string): Promise<void> {
  if (by === 'keys') {
    await page.keyboard.press(letter.toLowerCase());
    await page.keyboard.press('Enter');
    return;
  }
  const press = pressing(page, by);
  await page.getByRole('radio', { name: new RegExp(`^${letter}:`) }).tap();
  await press(`Answer ${letter}`);
}

export const tapCube = (page: Page, by: 'keys' | 'finger', cube: number): Promise<void> =>
  by === 'keys' ? page.keyboard.press(String(cube)) : pressing(page, by)(`Cube ${cube}`);

type Form = Extract<ExamView['face'], { family: 'form' }>;

/** Lays the blocks from one to another where they belong, as fast as it goes: nobody waits for the table's answer. */
export async function layBlocks(
  page: Page,
  by: 'keys' | 'finger',
  { face, solution }: { face: Form; solution: string },
  from = 0,
  to = face.blocks.length,
): Promise<void> {
  const places = placementsOf(face, solution);
  for (const [block, place] of places.entries()) {
    if (block < from || block >= to) continue;
    const placed = places.map((other, i) => (i < block ? other : null));
    if (by === 'keys') await layByKeys(page, block, place);
    else await layByTouch(page, face, placed, block, place);
  }
}

async function layByKeys(page: Page, block: number, { turn, row, col }: Placement): Promise<void> {
  await page.keyboard.press((LETTERS[block] ?? 'A').toLowerCase());
  for (let i = 0; i < turn; i++) await page.keyboard.press('r');
  for (let i = 0; i < row; i++) await page.keyboard.press('ArrowDown');
  for (let i = 0; i < col; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

/** A tap on the block, one for each turn, and one on a cell that lays it where it belongs. */
async function layByTouch(
  page: Page,
  face: Form,
  placed: readonly (Placement | null)[],
  block: number,
  place: Placement,
): Promise<void> {
  const piece = page.getByRole('button', { name: `Block ${LETTERS[block]}`, exact: true });
  for (let i = 0; i <= place.turn; i++) await piece.tap();
  for (let row = 0; row < face.rows; row++) {
    for (let col = 0; col < face.cols; col++) {
      const lies = covering(face, placed, block, place.turn, { row, col });
      if (lies === undefined || lies.row !== place.row || lies.col !== place.col) continue;
      await page.getByRole('button', { name: `Row ${row + 1}, column ${col + 1}: empty` }).tap();
      return;
    }
  }
  throw new Error('no cell lays this block there');
}

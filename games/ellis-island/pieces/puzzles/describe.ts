import type { Arg, Line } from '../../../../engine/text.ts';
import { membersOf, shoreAfter } from './across.ts';
import { frameOf } from './form.ts';
import { nameLine } from './names.ts';
import { MISSING } from './pict.ts';
import { type Clue, LETTERS, type PuzzleView, type StepProblem, type Work } from './types.ts';

/**
 * The whole puzzle in words, for those who listen and for "text puzzles only" (EI-R37). FORM and COMP are
 * described by rows, but are not meant to be solved that way: their families are not `textOnly`.
 */
export function describePuzzle(view: PuzzleView): Line[] {
  switch (view.family) {
    case 'cube': {
      const task = { key: 'puzzle.cube.task', args: { length: view.length } };
      if (view.taps === null) return [task];
      return [task, { key: 'puzzle.cube.taps', args: { taps: view.taps } }];
    }
    case 'form':
      return [
        { key: 'puzzle.form.task', args: { rows: view.rows, cols: view.cols, turning: yes(view.turning) } },
        ...view.blocks.map((block, i) => ({
          key: 'puzzle.form.block',
          args: { letter: LETTERS[i] ?? '', rows: block.split('/') },
        })),
      ];
    case 'pict':
      return [
        { key: 'puzzle.pict.task' },
        ...[0, 1, 2].map((row) => ({
          key: 'puzzle.pict.row',
          args: { row: row + 1, cells: view.cells.slice(row * 3, row * 3 + 3).map(cellLine) },
        })),
        ...view.options.map((cell, i) => ({
          key: 'puzzle.pict.option',
          args: { letter: LETTERS[i] ?? '', cell: cellLine(cell) },
        })),
      ];
    case 'comp':
      return [
        { key: 'puzzle.comp.task' },
        { key: 'puzzle.comp.model', args: { rows: view.model.split('/') } },
        ...view.options.map((option, i) => ({
          key: 'puzzle.comp.option',
          args: { letter: LETTERS[i] ?? '', rows: option.split('/') },
        })),
      ];
    case 'tags':
      return [
        { key: 'puzzle.tags.task', args: { places: yes(view.level > 1) } },
        ...view.clues.map(clueLine),
      ];
    case 'ferry': {
      const name = (i: number | null): Line => nameLine(view.passengers[i ?? 0]?.name ?? 'guide');
      return [
        { key: 'puzzle.ferry.task', args: { limit: view.limit, boat: view.boat } },
        ...view.passengers.map((one) => ({
          key: 'puzzle.ferry.passenger',
          args: { name: nameLine(one.name), weight: one.weight, rows: yes(one.rows) },
        })),
        ...view.forbidden.map(([a, b]) => ({
          key: 'puzzle.ferry.forbidden',
          args: { a: name(a), b: name(b), guardian: name(view.guardian) },
        })),
      ];
    }
  }
}

/** How far somebody has come with it; nothing where there is but one answer. */
export function describeWork(view: PuzzleView, work: Work): Line[] {
  if (view.family === 'cube' && work.family === 'cube')
    return [{ key: 'puzzle.cube.tapped', args: { count: work.taps.length, length: view.length } }];
  if (view.family === 'form' && work.family === 'form')
    return [{ key: 'puzzle.form.frame', args: { rows: frameOf(view, work.placed).split('/') } }];
  if (view.family !== 'ferry' || work.family !== 'ferry') return [];
  const far = shoreAfter(work.loads);
  const everybody = (1 << view.passengers.length) - 1;
  const shore = (bits: number): Arg => membersOf(bits).map((i) => nameLine(view.passengers[i]?.name ?? ''));
  const [here, there] = [shore(everybody & ~far), shore(far)];
  const count = work.loads.length;
  const n = membersOf(far).length;
  const boat = { count, limit: view.limit, over: yes(count % 2 === 1) };
  return [{ key: 'puzzle.ferry.now', args: { ...boat, here, m: view.passengers.length - n, there, n } }];
}

export const problemLine = (problem: StepProblem): Line => ({ key: `puzzle.refusal.${problem}` });

export function cellLine(cell: string): Line {
  if (cell === MISSING) return { key: 'puzzle.pict.gap' };
  const [count = '', fill = '', shape = ''] = cell;
  return { key: 'puzzle.pict.cell', args: { count: Number(count), fill, shape } };
}

export function clueLine(clue: Clue): Line {
  const args: Record<string, Arg> = {};
  for (const [part, value] of Object.entries(clue)) {
    if (part === 'says') continue;
    args[part] = typeof value === 'boolean' ? yes(value) : nameLine(value);
  }
  return { key: `puzzle.tags.${clue.says}`, args };
}

const yes = (is: boolean): string => (is ? 'yes' : 'no');

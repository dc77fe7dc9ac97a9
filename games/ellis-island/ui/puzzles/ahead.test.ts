import { expect, test } from 'vitest';
import { seeded } from '../../../../engine/chance.ts';
import { placementsOf } from '../../pieces/puzzles/form.ts';
import { deal, show } from '../../pieces/puzzles/puzzle.ts';
import type { PuzzleStep, Work } from '../../pieces/puzzles/types.ts';
import { begin, refuseStep, takeStep, workAfter } from '../../pieces/puzzles/work.ts';
import { Ahead, type Sent, unseen } from './ahead.ts';

const EACH_WAY_MS = 300;

/** A table at the end of a slow line: takes one step at a time, and what it shows comes late as well. */
function slowTable(steps = 0) {
  const puzzle = deal('form', 2, seeded('slow'));
  const work = begin(show(puzzle));
  let now = 0;
  const due: { at: number; run: () => void }[] = [];
  const seen = { work: structuredClone(work) as Work, steps };
  const asked: PuzzleStep[] = [];
  let sent: readonly Sent[] = [];
  let accepted = steps;
  const after = (ms: number, run: () => void): void => {
    due.push({ at: now + ms, run });
  };
  const ahead = new Ahead(
    (step) =>
      new Promise((settle) => {
        asked.push(step);
        after(EACH_WAY_MS, () => {
          const isFine = refuseStep(show(puzzle), work, step) === undefined;
          if (isFine) takeStep(puzzle, work, step);
          if (isFine) accepted++;
          const told = { work: structuredClone(work), steps: accepted };
          after(EACH_WAY_MS, () => {
            settle(isFine);
            Object.assign(seen, told);
          });
        });
      }),
    (list) => {
      sent = list;
    },
  );
  return {
    puzzle,
    asked,
    seen,
    work,
    take: (step: PuzzleStep) => ahead.add(step, seen.steps),
    /** What the page draws. */
    drawn: () => workAfter(seen.work, unseen(sent, seen.steps)),
    async pass(ms: number): Promise<void> {
      for (const end = now + ms; now < end; now++) {
        for (const one of due.splice(0).toSorted((a, b) => a.at - b.at)) {
          if (one.at <= now) one.run();
          else due.push(one);
        }
        for (let i = 0; i < 6; i++) await Promise.resolve();
      }
    },
  };
}

const laying = (table: ReturnType<typeof slowTable>): PuzzleStep[] => {
  const { puzzle } = table;
  if (puzzle.family !== 'form') throw new Error('not a form board');
  return placementsOf(puzzle, puzzle.solution).map((place, block) => ({ do: 'place', block, ...place }));
};
const placedIn = (work: Work): number =>
  work.family === 'form' ? work.placed.filter((place) => place !== null).length : -1;

test('blocks laid faster than the line carries them all lie there at once, and all arrive, in order', async () => {
  const table = slowTable();
  const steps = laying(table);
  for (const step of steps) table.take(step);
  expect(placedIn(table.drawn())).toBe(5);
  expect(table.asked).toHaveLength(1);
  for (let ms = 0; ms < 5 * 2 * EACH_WAY_MS + 50; ms += 50) {
    await table.pass(50);
    // At no moment does a block jump back.
    expect(placedIn(table.drawn())).toBe(5);
  }
  expect(table.asked).toEqual(steps);
  expect(placedIn(table.work)).toBe(5);
  expect(table.seen.work).toEqual(table.work);
});

test('a refused step takes back what came after it, and what was taken before stays', async () => {
  const table = slowTable();
  const [first, second, third] = laying(table);
  if (first?.do !== 'place' || second === undefined || third === undefined) throw new Error('no blocks');
  table.take(first);
  // Onto the first one: the page would refuse it, another hand at the same seat may have been there before.
  table.take({ ...first, block: 1 });
  table.take(third);
  await table.pass(4 * EACH_WAY_MS + 10);
  expect(table.asked).toHaveLength(2);
  expect(placedIn(table.drawn())).toBe(1);
  table.take(second);
  await table.pass(2 * EACH_WAY_MS + 10);
  expect(placedIn(table.work)).toBe(2);
  expect(table.drawn()).toEqual(table.work);
});

test('after a reload the steps are counted on from where the table stands', async () => {
  const table = slowTable(17);
  for (const step of laying(table).slice(0, 2)) table.take(step);
  expect(placedIn(table.drawn())).toBe(2);
  await table.pass(4 * EACH_WAY_MS + 10);
  expect(table.drawn()).toEqual(table.work);
});

test('a tap counts once, before and after it is answered', async () => {
  let sent: readonly Sent[] = [];
  let settle: (isFine: boolean) => void = () => {};
  const ahead = new Ahead(
    () =>
      new Promise((resolve) => {
        settle = resolve;
      }),
    (list) => {
      sent = list;
    },
  );
  ahead.add({ do: 'tap', cube: 3 }, 4);
  expect(unseen(sent, 4)).toHaveLength(1);
  // The table shows it before its answer is read.
  expect(unseen(sent, 5)).toHaveLength(0);
  settle(true);
  await Promise.resolve();
  ahead.add({ do: 'tap', cube: 1 }, 5);
  expect(unseen(sent, 5)).toEqual([{ do: 'tap', cube: 1 }]);
});

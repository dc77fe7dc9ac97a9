import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ExamView } from '../games/ellis-island/eyes/view.ts';
import { placementsOf, refusePlace } from '../games/ellis-island/pieces/puzzles/form.ts';
import { LETTERS } from '../games/ellis-island/pieces/puzzles/types.ts';
import { viewOf } from '../server/testing/islanders.ts';
import { complaints } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { giveUp, TALKER } from './testing/ellisRobot.ts';
import { openHere } from './testing/here.ts';
import { openBench, openIsland, twoIslanders, untilExamined } from './testing/island.ts';
import { answer, layBlocks, solveBy, tapCube } from './testing/puzzles.ts';
import { slowLine } from './testing/slowLine.ts';

/** The rooms of Ellis Island one by one: the spoken Interview, and a puzzle of each family. */
const here = openHere(openIsland);

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const leave = (pages: readonly Page[]): Promise<unknown> =>
  Promise.all(pages.map((page) => page.context().close()));

test('a spoken Interview by keyboard: what matches is right, the Interviewer judges the rest, silence is wrong', async () => {
  const pages = await twoIslanders(here.browser, here.place, { interviewForm: 'spoken' }, [
    {},
    { viewport: PHONE, colorScheme: 'dark' },
  ]);
  const [speaks, judges] = await untilExamined(pages, TALKER, '.answering form');
  const clip = (page: Page, i: number) => page.locator('.clip').nth(i);
  for (const page of pages) {
    await page.locator('.clip.now').waitFor();
    expect(await complaints(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  // The card lies open before the Interviewer, and nothing of it on the other page.
  const answer = (await clip(judges, 0).locator('.key b').textContent()) ?? '';
  const destination = await judges.locator('.doc').textContent();
  expect(destination?.length).toBeGreaterThan(300);
  expect(await speaks.locator('.doc, .key').count()).toBe(0);
  await speaks.locator('.answering input:focus').waitFor();
  await speaks.keyboard.type(answer.toUpperCase());
  await speaks.keyboard.press('Enter');
  await speaks.locator('.clip.right').waitFor();

  await speaks.locator('.answering input:focus').waitFor();
  await speaks.keyboard.type('a long way from here');
  await speaks.keyboard.press('Enter');
  await judges.getByText('Is that right?').waitFor();
  await speaks.getByText('decides whether that is right').waitFor();
  for (const page of pages) expect(await complaints(page)).toEqual([]);
  await judges.keyboard.press('2');
  await clip(speaks, 1).locator('.v', { hasText: 'Not right' }).waitFor();

  await speaks.locator('.answering input:focus').waitFor();
  expect(await speaks.getByRole('button', { name: 'Answer' }).isDisabled()).toBe(true);
  await speaks.keyboard.press('Tab');
  await speaks.keyboard.press('Enter');
  // Whom it happened to is waited for.
  await speaks.locator('.moment').waitFor();
  // EI-R41, EI-R50: with the result its owner reads what the card says, and nobody else.
  expect(await speaks.locator('.moment .says').count()).toBe(2);
  expect(await judges.locator('.moment .says').count()).toBe(0);
  expect(await complaints(speaks)).toEqual([]);
  await speaks.keyboard.press('Escape');
  for (const page of pages) await page.getByText('Jail').first().waitFor();
  await leave(pages);
});

const FINGER = { viewport: PHONE, hasTouch: true } as const;

/** What an answer that is not right looks like in each family; what is not allowed at all is refused on the page. */
async function goWrong(page: Page, exam: ExamView): Promise<void> {
  const { face, solution } = exam;
  if (face === null || solution === null) throw new Error('the Doctor reads nothing');
  if (face.family === 'form') {
    // Not every block lies on A when both lie in the corner: the faces are dealt by chance.
    const corner = { turn: 0, row: 0, col: 0 };
    const other = face.blocks.findIndex(
      (_, i) => i > 0 && refusePlace(face, [corner], i, corner) !== undefined,
    );
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await page.locator('.frame .piece.in').waitFor();
    await page.keyboard.press(LETTERS[other]?.toLowerCase() ?? expect.fail('every block fits beside A'));
    await page.locator('.ghost.no').waitFor();
    await page.keyboard.press('Enter');
    expect(await page.locator('.frame .piece.in').count()).toBe(1);
    return giveUp(page);
  }
  if (face.family === 'ferry') {
    for (const one of face.passengers)
      await page.getByRole('button', { name: new RegExp(`^${one.name}`, 'i') }).tap();
    await page.locator('.puzzle .why', { hasText: /\w/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Row across' }).isDisabled()).toBe(true);
    return giveUp(page);
  }
  if (typeof solution === 'string') return answer(page, 'finger', solution === 'A' ? 'B' : 'A');
  if ('trunks' in solution) {
    const [one = 'red', ...others] = solution.trunks;
    return solveBy(page, 'keys', { ...exam, solution: { ...solution, trunks: [...others, one] } });
  }
  for (const cube of solution as readonly number[]) await tapCube(page, 'finger', (cube % 4) + 1);
}

test.each([
  ['cubes', 'ME-CU-1'],
  ['a form board', 'ME-FO-1'],
  ['a form board with turning', 'ME-FO-3'],
  ['pictures', 'ME-PI-3'],
  ['patterns', 'ME-CO-3'],
  ['baggage tags', 'ME-TA-1'],
  ['a ferry', 'ME-FE-1'],
] as const)('a puzzle of %s: solved by keys, solved by touch, wrong, given up', async (_name, card) => {
  here.place.drawn.card = card;
  const bench = await openBench(here.browser, here.place, FINGER);
  const { page } = bench;
  const isLong = card === 'ME-CU-1';
  await solveBy(page, 'keys', await bench.examine());
  expect(await bench.ended()).toBe('passed');
  const exam = await bench.examine();
  expect(await complaints(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await solveBy(page, 'finger', exam);
  expect(await bench.ended()).toBe('passed');
  await goWrong(page, await bench.examine());
  expect(await bench.ended()).toBe('failed');
  if (!isLong) {
    await bench.examine();
    await giveUp(page);
    expect(await bench.ended()).toBe('failed');
  }
  await bench.close();
});

const EACH_WAY_MS = 300;
const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await page.locator('.puzzle').waitFor();
};
const widthOf = (pattern: string): number => pattern.split('/')[0]?.length ?? 1;

test('on a slow line fast hands lose nothing, and a page that is opened again in the middle finds its work', async () => {
  const bench = await openBench(here.browser, here.place, {}, (page) => slowLine(page, EACH_WAY_MS));
  const { page } = bench;
  const laid = page.locator('.frame .piece.in');
  here.place.drawn.card = 'ME-FO-3';
  const { face, solution } = await bench.examine();
  if (face?.family !== 'form' || typeof solution !== 'string') throw new Error('not a form board');
  await layBlocks(page, 'keys', { face, solution }, 0, 2);
  expect(await laid.count()).toBe(2);
  await bench.solver.sees(() => viewOf(bench.solver).exam?.steps === 2);
  await reload(page);
  expect(await laid.count()).toBe(2);
  await layBlocks(page, 'keys', { face, solution }, 2);
  expect(await bench.ended()).toBe('passed');

  here.place.drawn.card = 'ME-FE-3';
  await solveBy(page, 'keys', await bench.examine());
  expect(await bench.ended()).toBe('passed');
  await bench.close();
});

test('whoever opens the page again finds the tags as they were', async () => {
  const bench = await openBench(here.browser, here.place, {});
  const { page } = bench;
  here.place.drawn.card = 'ME-TA-1';
  const tags = await bench.examine();
  await page.getByRole('group', { name: 'Anna’s trunk' }).getByRole('button').first().press('Enter');
  await page.getByRole('checkbox').first().check();
  await reload(page);
  await page.locator('.tag.on').waitFor();
  expect(await page.getByRole('checkbox').first().isChecked()).toBe(true);
  await page.locator('.tag.on').press('Enter');
  await solveBy(page, 'keys', tags);
  expect(await bench.ended()).toBe('passed');
  await bench.close();
});

test('a block goes where it is dragged, and out of the frame it is taken back', async () => {
  here.place.drawn.card = 'ME-FO-1';
  const bench = await openBench(here.browser, here.place, {});
  const { page } = bench;
  const { face, solution } = await bench.examine();
  if (face?.family !== 'form' || typeof solution !== 'string') throw new Error('not a form board');
  const places = placementsOf(face, solution);
  const firstCell = async () => {
    const box = await page.getByRole('button', { name: /^Row 1, column 1:/ }).boundingBox();
    return box ?? expect.fail('no frame');
  };
  const dragTo = async (block: number, x: number, y: number): Promise<void> => {
    const piece = page.locator('.piece:not(.ghost) svg', { hasText: LETTERS[block] ?? '' });
    const from = await piece.boundingBox();
    // Where its letter stands there is wood for certain.
    const dark = await piece.locator('text').boundingBox();
    if (from === null || dark === null) throw new Error('not there');
    const grip = { x: dark.x + dark.width / 2, y: dark.y + dark.height / 2 };
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    const { width: cell } = await firstCell();
    const scale = cell / (from.width / widthOf(face.blocks[block] ?? ''));
    await page.mouse.move(x + (grip.x - from.x) * scale, y + (grip.y - from.y) * scale, { steps: 4 });
    await page.mouse.up();
  };
  for (const [block, { row, col }] of places.entries()) {
    const first = await firstCell();
    await dragTo(block, first.x + col * first.width, first.y + row * first.height);
    if (block !== 0) continue;
    await page.locator('.frame .piece.in').waitFor();
    await dragTo(0, 20, 700);
    await page.locator('.frame .piece.in').waitFor({ state: 'detached' });
    await dragTo(0, first.x + col * first.width, first.y + row * first.height);
  }
  expect(await bench.ended()).toBe('passed');
  await bench.close();
});

test('a turn ends by itself where its player wishes so, and nobody else is told', async () => {
  const bench = await openBench(here.browser, here.place, {});
  const { page, solver } = bench;
  await page.getByRole('button', { name: 'Family Card' }).press('Enter');
  await page.getByLabel('End my turn when there is nothing left to do').check();
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const { seat } = viewOf(solver).turn;
  await solver.act({ type: 'roll' });
  await solver.act({ type: 'move', slot: 1, to: 'S03' });
  await page.getByText('Your turn will end').waitFor();
  await solver.sees(() => viewOf(solver).turn.seat !== seat);
  await bench.close();
});

test('in a lesson on a phone the newest card of a race is seen whole, above the pads', async () => {
  const page = await here.visitor({ viewport: PHONE, hasTouch: true });
  await page.goto('/learn/ellis-island#health');
  await page.locator('.coach').waitFor();
  /** Where the newest card ends and the pads begin; until they are there, what leads on is pressed. */
  const look = (): readonly number[] | undefined => {
    const [card, pads] = ['.pc.new', '.pads'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    );
    if (card !== undefined && pads !== undefined) return [card.bottom, pads.top, pads.bottom];
    if (document.querySelector('.pad') === null)
      document.querySelector<HTMLElement>('.moment button, .coach .on button:not([disabled])')?.click();
    return undefined;
  };
  let seen: readonly number[] | undefined;
  await expect
    .poll(async () => {
      seen = await page.evaluate(look);
      return seen !== undefined;
    })
    .toBe(true);
  const [end = 0, begin = 0, bottom = 0] = seen ?? [];
  expect(end).toBeLessThanOrEqual(begin);
  expect(bottom).toBeLessThanOrEqual(PHONE.height);
  await page.context().close();
});

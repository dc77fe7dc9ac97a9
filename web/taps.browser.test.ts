import { expect, test } from 'vitest';
import { LAPTOP, PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { fixLuck } from './testing/luck.ts';
import { serveFiles } from './testing/site.ts';
import { tapsOfTurns, USUAL } from './testing/taps.ts';

const here = openHere(serveFiles);

const TURNS = process.env.CROSSINGS_LONG === '1' ? 15 : 3;
/** Turns differ: with dice and cards that always fall the same, the middle one of a few is no matter of chance. */
const LUCK = 2;

interface Met {
  readonly answers: number;
  readonly board: boolean;
}

/** What a tap meets in the middle of each answer, when the question has just changed and when it has stood. Runs in the page. */
async function metWhenAsked(): Promise<{ asked: string; soon: Met; later: Met }> {
  const answers = (): number =>
    [...document.querySelectorAll('.mine .row button')].filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && one.contains(hit);
    }).length;
  const reached = (): Met => {
    const { left, top, width, height } = (
      document.querySelector('.board') ?? document.body
    ).getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return { answers: answers(), board: hit?.closest('.board') !== null };
  };
  const text = (): string => document.querySelector('#prompt')?.textContent ?? '';
  const before = text();
  document.querySelector<HTMLElement>('.hold.lit')?.click();
  while (text() === before) await new Promise(requestAnimationFrame);
  const soon = reached();
  while (document.querySelector('.table[data-hushed=yes], .mine .row.deaf') !== null)
    await new Promise(requestAnimationFrame);
  return { asked: text(), soon, later: reached() };
}

test('a finger on its way to one question cannot answer the next', async () => {
  const page = await here.visitor({ viewport: PHONE, hasTouch: true });
  await page.goto('/solo/migrato');
  await page.locator('.table[data-hushed=no] .mine > .row:not(.deaf)').waitFor();
  await page.locator('.hold.lit').first().waitFor();
  const { asked, soon, later } = await page.evaluate(metWhenAsked);
  expect(asked).not.toMatch(/^Choose a card/);
  expect(soon).toEqual({ answers: 0, board: false });
  expect(later.answers).toBeGreaterThan(0);
  expect(later.board).toBe(true);
  await page.context().close();
});

/** So many buttons a tap would meet in their middle when this one has just gone. Runs in the page. */
async function metAfter(selector: string): Promise<{ soon: number; later: number }> {
  const reached = (): number =>
    [...document.querySelectorAll('.mine button')].filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && one.contains(hit);
    }).length;
  document.querySelector<HTMLElement>(selector)?.click();
  while (document.querySelector(selector) !== null) await new Promise(requestAnimationFrame);
  const soon = reached();
  while (document.body.style.pointerEvents !== '') await new Promise(requestAnimationFrame);
  return { soon, later: reached() };
}

test.each([LAPTOP, PHONE])(
  'the answer under what one went on from is not given by the same tap, $width wide',
  async (viewport) => {
    const page = await here.visitor({ viewport, hasTouch: viewport === PHONE, knows: false });
    await page.goto('/solo/displacement');
    await page.locator('.aim .main').waitFor();
    await page.locator('.table[data-hushed=no] .mine > .row:not(.deaf)').waitFor();
    const { soon, later } = await page.evaluate(metAfter, '.aim .main');
    expect(soon).toBe(0);
    expect(later).toBeGreaterThan(0);
    await page.context().close();
  },
);

test.each(USUAL)('a usual turn of $game takes at most $most taps', async (usual) => {
  const page = await here.visitor();
  await fixLuck(page, LUCK);
  await page.goto(`/solo/${usual.game}`);
  await page.locator('#prompt').waitFor();
  const taps = await tapsOfTurns(page, usual, TURNS);
  const middle = taps.toSorted((a, b) => a - b)[Math.floor(taps.length / 2)];
  expect(middle, taps.join(', ')).toBeLessThanOrEqual(usual.most);
  await page.context().close();
});

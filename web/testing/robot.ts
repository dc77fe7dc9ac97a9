import type { Locator, Page } from 'playwright-core';
import { newPatience, REST_MS, WHOLE_GAME_MS } from './patience.ts';

/** One decision by what stands on the page. It runs inside the page, so it may use nothing from outside itself. */
export type Decide = () => 'done' | 'waiting';

/** Migrato: the lit cards and the buttons of the prompt. */
function decideMigrato(): 'done' | 'waiting' {
  const button = (text: RegExp): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('.mine .choice, .moment .choice')].find((one) =>
      text.test(one.textContent ?? ''),
    );
  const press = (one: HTMLElement | undefined): 'done' | 'waiting' => {
    one?.click();
    return one === undefined ? 'waiting' : 'done';
  };
  if (document.querySelector('.moment') !== null) return press(button(/Continue/));
  const asked = document.querySelector('#prompt')?.textContent ?? '';
  const armed = document.querySelector<HTMLElement>('.mine .choice.armed');
  if (armed !== null) return press(armed);
  if (/^Is your night colony/.test(asked)) return press(button(/Not yet/));
  if (/Which of your night colonies/.test(asked)) return press(button(/None of them/));
  const held = [...document.querySelectorAll<HTMLElement>('.hold')];
  const lit = held.filter((one) => one.classList.contains('lit'));
  if (/^Discard one/.test(asked)) return press(lit.at(-1));
  if (document.querySelector('.hold.picked') !== null) {
    const lay = button(/^ ?Add to/) ?? button(/^ ?New colony/) ?? button(/^ ?Take from/);
    return press(lay ?? button(/Back/));
  }
  if (!/^Choose a card/.test(asked)) return 'waiting';
  // Whatever continues a row first, then what begins one; every third time something else, so that games differ.
  const order = Math.random() < 0.3 ? lit.toReversed() : lit;
  return order.length > 0 ? press(order[0]) : press(button(/Pass: new hand/));
}

/** By its text: asked so often, a search by role and name would take more than the game. */
export const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')].some((one) => one.textContent?.trim() === 'Rematch'),
  );

/** False if nothing is asked of this page just now. */
export const step = async (page: Page, decide: Decide = decideMigrato): Promise<boolean> =>
  (await page.evaluate(decide)) === 'done';

/**
 * Confirms what is armed, if it is. Right after it was armed a press counts as the end of the one before it (a
 * double click): so it is pressed until it is heard, however quick the machine.
 */
export async function confirm(
  armed: Locator,
  press: () => Promise<void> = () => armed.click({ timeout: 1000 }).catch(() => undefined),
): Promise<void> {
  const check = newPatience();
  while ((await armed.count()) > 0) {
    check(false, 'what is armed stays armed');
    await press();
  }
}

/** Plays all these pages until the game is over, or until `until` says so. */
export async function playOn(
  pages: readonly Page[],
  until: (steps: number) => Promise<boolean> = async () => false,
  decide: Decide = decideMigrato,
): Promise<number> {
  const check = newPatience();
  for (let steps = 0; ; ) {
    const [first] = pages;
    if (first === undefined || (await isOver(first)) || (await until(steps))) return steps;
    let moved = false;
    for (const page of pages) {
      if (await step(page, decide)) {
        steps += 1;
        moved = true;
      }
    }
    check(moved, `after ${steps} steps`);
    if (!moved) await first.waitForTimeout(REST_MS);
  }
}

/** Everybody makes one decision after the other until all are over, or until `until` says so. */
export async function pressAll(
  people: readonly (readonly [page: Page, press: () => Promise<boolean>])[],
  until: () => Promise<boolean> = async () => false,
): Promise<void> {
  const check = newPatience();
  for (;;) {
    if (await until()) return;
    const over = await Promise.all(people.map(([page]) => isOver(page)));
    if (over.every((one) => one)) return;
    const moved = await Promise.all(people.map(([, press]) => press()));
    check(moved.includes(true), 'by keyboard');
    if (!moved.includes(true)) await people[0]?.[0].waitForTimeout(REST_MS);
  }
}

/** Lets the pages play by themselves, as fast as they can, until the game is over everywhere. */
export async function playOut(pages: readonly Page[], decide: Decide = decideMigrato): Promise<void> {
  for (const page of pages) await page.evaluate(`window.robot = setInterval(${decide.toString()}, 30)`);
  for (const page of pages) {
    await page.getByRole('button', { name: 'Rematch' }).waitFor({ timeout: WHOLE_GAME_MS });
    await page.evaluate('clearInterval(window.robot)');
  }
}

/** The replay is open and says whose eyes it has, or, at a turning point, what turned there. */
export const replayShows = (page: Page): Promise<void> =>
  page
    .getByText(/^(what you could see at the time|Turning point \d)/)
    .first()
    .waitFor();

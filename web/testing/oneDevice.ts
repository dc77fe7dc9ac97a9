import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { setSeats } from './inviting.ts';
import { newPatience, REST_MS } from './patience.ts';
import { isOver } from './robot.ts';

/** Several people at one device, before the first cover. */
export async function sitTogether(
  page: Page,
  game: string,
  names: readonly string[],
  look: () => Promise<void> = async () => {},
): Promise<void> {
  await page.goto(`/new/${game}`);
  await setSeats(page, names.length);
  await page.getByLabel('Your name').fill(names[0] ?? '');
  for (const [i, name] of names.entries()) {
    if (i === 0) continue;
    await page.getByLabel(`Who plays on seat ${i + 1}`).selectOption('This device');
    await page.getByLabel(`Name of player ${i + 1}`).fill(name);
  }
  await look();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
}

/** The same without the page that sets it up, which is tested apart; what was begun before is kept. */
export async function sitAtOnce(
  page: Page,
  game: string,
  names: readonly string[],
  more: object = {},
): Promise<void> {
  const { hosting } = await import(`../../games/${game}/ui/hosting.ts`);
  const address = await page.evaluate(
    ([what, people, options]) => {
      const kept: unknown[] = JSON.parse(localStorage.getItem('crossings.solos') ?? '[]');
      const seats = people.map((name) => ({ kind: 'human', name, bot: 'greedy-casual' }));
      const plan = { game: what, options, seats, id: crypto.randomUUID() };
      localStorage.setItem('crossings.solos', JSON.stringify([{ plan, at: Date.now() }, ...kept]));
      return `/solo/${what}#${plan.id}`;
    },
    [game, names, { ...hosting.shared, ...more }] as const,
  );
  await page.goto(address);
}

export const show = (page: Page) => page.getByRole('button', { name: /Show my cards/ });
export const pass = (page: Page) => page.locator('[data-pass]');
export const isCovered = async (page: Page): Promise<boolean> => (await show(page).count()) > 0;

/** Whom the cover is for. */
export async function coveredFor(page: Page): Promise<string> {
  const words = (await page.locator('.cover h2').textContent()) ?? '';
  return words.split(',', 1)[0] ?? '';
}

/** What one person alone may see, and how many of it one person has at most. */
export interface Hidden {
  readonly of: string;
  readonly most: number;
}
/** Of a table of which nothing is known, all of it. */
export const TABLE: Hidden = { of: 'main.table :is(.board, .mine, .margin, .hold)', most: 99 };

/** What asks, lists, plays or looks back at an open table. */
const TABLE_KEYS = ['i', 'l', '/', 'o', 'b', 'c', 't', 'a', 's', 'p', 'u', '1', '2'];

/** All words of the page, seen or only heard, but for its bar, the cover, and what is noted for everybody. */
const wordsBeside = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    const known = 'script, noscript, style, header.bar, .cover, main.table > a.skip, .toasts';
    for (const one of copy.querySelectorAll(known)) one.remove();
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  });

/**
 * Nothing of anybody's is in the page while it is covered, no key brings it there, and the tab says whom it
 * waits for.
 */
export async function seeCover(page: Page, hidden: Hidden = TABLE): Promise<string> {
  await page.locator('.cover h2').waitFor();
  for (const key of ['', ...TABLE_KEYS]) {
    if (key !== '') await page.keyboard.press(key);
    expect(await page.locator(hidden.of).count()).toBe(0);
    expect(await wordsBeside(page), `beside the cover, after “${key}”`).toBe('');
  }
  // Read at once: while bots play, the next look may find it meant for somebody else.
  const [words, title] = await page.evaluate(() => [
    document.querySelector('.cover h2')?.textContent ?? '',
    document.title,
  ]);
  const who = words.split(',', 1)[0] ?? '';
  expect(title).toContain(who);
  // Nobody knows who reads it, so nobody is called “you” beside it.
  expect(await page.locator('.bar .phase').innerText()).not.toMatch(/\byour?\b/i);
  return who;
}

/** The page is one person's now, says so, and asks something. */
export async function reveal(page: Page, hidden: Hidden = TABLE): Promise<void> {
  await show(page).click();
  await page.locator('#prompt').waitFor();
  await expect.poll(() => page.title()).toMatch(/Your turn|Waiting for|Game over/);
  // What is there is one person's: nobody else's lies beside it.
  expect(await page.locator(hidden.of).count()).toBeLessThanOrEqual(hidden.most);
}

/** From hand to hand until the game is over or `until` says so. Says who held the device, in order. */
export async function playTogether(
  page: Page,
  { press, hidden = TABLE }: { press: (page: Page) => Promise<boolean>; hidden?: Hidden },
  until: (covers: number, decisions: number) => boolean,
  rest: () => Promise<void> = () => page.waitForTimeout(REST_MS),
): Promise<string[]> {
  const check = newPatience();
  const held: string[] = [];
  let decisions = 0;
  while (!(await isOver(page)) && !until(held.length, decisions)) {
    if (await isCovered(page)) {
      held.push(await seeCover(page, hidden));
      await reveal(page, hidden);
      check(true, 'shown');
      continue;
    }
    const to = (await pass(page).count()) > 0 ? await pass(page).textContent() : null;
    if (to?.startsWith('Pass it on')) {
      await pass(page).click();
      check(true, 'passed on');
      continue;
    }
    const moved = await press(page);
    if (moved) decisions += 1;
    check(moved, `after ${held.length} covers`);
    if (!moved) await rest();
  }
  return held;
}

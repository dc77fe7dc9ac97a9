import type { Page } from 'playwright-core';
import { WHOLE_GAME_MS } from './patience.ts';
import { pressAll } from './robot.ts';

/** How somebody plays: where they want to stand, whether they look at cards on the way, whether they take work. */
export interface Habit {
  readonly goal: string;
  readonly looks: boolean;
  readonly works: boolean;
}

/** The key a person would press next, by what stands on the page; '' if nothing is asked. It runs inside the page. */
function nextKey({ goal, looks, works }: Habit): string {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  if (document.querySelector('.moment') !== null) return 'Escape';
  if (document.querySelector('dialog[open]') !== null) return '';
  const buttons = all('.mine [data-key]').filter((one) => one.ariaDisabled !== 'true');
  const key = (one: HTMLElement | undefined): string => one?.dataset.key ?? '';
  const find = (text: RegExp): HTMLElement | undefined =>
    buttons.find((one) => text.test(one.textContent?.trim() ?? ''));
  const armed = all('.mine .choice.armed')[0];
  if (armed !== undefined) return key(armed);
  const moves = buttons.filter((one) =>
    /^(To |Stay here|Leave jail for)/.test(one.textContent?.trim() ?? ''),
  );
  if (moves.length > 0) {
    const here = document.querySelector('.plate.here')?.className.includes(goal) === true;
    const there = moves.find((one) => one.textContent?.includes(goal === 'TAK' ? 'Taksim' : goal));
    const on = moves.filter((one) => !/^(Stay|To Kad)/.test(one.textContent?.trim() ?? ''));
    if (here) return key(find(/^Stay here/));
    return key(there ?? on[Math.floor(Math.random() * on.length)] ?? moves[0]);
  }
  const asked = document.querySelector('#prompt')?.textContent ?? '';
  if (looks && /look/i.test(asked)) return 'l';
  const order = [
    /^Draw/,
    /^Pay .* for the/,
    /^Travel for/,
    works ? /^Work for/ : /^Let it go/,
    /^Let it go/,
    /^I’m not giving/,
    /^Go to jail/,
    /^End turn/,
  ];
  return key(order.map(find).find((one) => one !== undefined));
}

/** One decision with the keyboard alone. False if nothing is asked of this page just now. */
export async function pressOn(page: Page, habit: Habit): Promise<boolean> {
  const key = await page.evaluate(nextKey, habit);
  if (key === '') return false;
  await page.keyboard.press(key);
  if (key !== 'l') return true;
  // The list of all choices: the button that closes it comes first, then the choices.
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Tab');
  for (let i = Math.floor(Math.random() * 3); i > 0; i--) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  return true;
}

/** Everybody plays by keyboard until it is over, or until `until` says so. */
export const playByKeys = (
  pages: readonly (readonly [page: Page, habit: Habit])[],
  until?: () => Promise<boolean>,
): Promise<void> =>
  pressAll(
    pages.map(([page, habit]) => [page, () => pressOn(page, habit)]),
    until,
  );

/** Lets the pages press keys by themselves, as fast as they can, until the game is over everywhere. */
export async function playOutByKeys(pages: readonly (readonly [page: Page, habit: Habit])[]): Promise<void> {
  for (const [page, habit] of pages) {
    const press = `const key = (${nextKey.toString()})(${JSON.stringify({ ...habit, looks: false })});
      if (key !== '') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));`;
    await page.evaluate(`window.robot = setInterval(() => { ${press} }, 30)`);
  }
  for (const [page] of pages) {
    await page.getByRole('button', { name: 'Rematch' }).waitFor({ timeout: WHOLE_GAME_MS });
    await page.evaluate('clearInterval(window.robot)');
  }
}

/** Tab until the focus stands on something whose name fits, as a person without a mouse would. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 120; i++) {
    const here = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement | null;
      if (one === null || !one.matches('button, a, input, select')) return '';
      const label = one.closest('label')?.querySelector('b')?.textContent;
      return (one.ariaLabel ?? label ?? one.textContent ?? '').trim();
    });
    if (name.test(here)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key never came to ${name}`);
}

/** The dock's button with this name, by its digit. */
export async function digit(page: Page, name: RegExp): Promise<void> {
  const button = page.locator('.mine [data-key]', { hasText: name }).first();
  await button.waitFor();
  await page.keyboard.press((await button.getAttribute('data-key')) ?? '');
}

import type { Page } from 'playwright-core';

/** Plays by what a person sees: the list of all choices, the lit cards, the buttons of the prompt. */
export interface Robot {
  /** One decision of this page; false if nothing is asked of it. */
  step(): Promise<boolean>;
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.getByRole('button', { name: 'Rematch' }).count()) > 0;
}

/** `wish` orders the labels of all choices: the first it likes is taken. */
export function robot(page: Page, wish: (labels: readonly string[]) => number): Robot {
  const prompt = () =>
    page
      .locator('#prompt')
      .textContent({ timeout: 2000 })
      .then((text) => text ?? '')
      .catch(() => '');
  return {
    async step() {
      if (await page.locator('.moment').count()) {
        await page.keyboard.press('Escape');
        await page.locator('.moment').waitFor({ state: 'detached' });
        return true;
      }
      const asked = await prompt();
      if (/^Choose a card/.test(asked)) {
        await page.getByRole('button', { name: 'All choices' }).click();
        const buttons = page.locator('dialog[open] li button');
        const labels = await buttons.allInnerTexts();
        await buttons.nth(wish(labels)).click();
      } else if (/^Discard one/.test(asked)) {
        const cards = page.locator('.hold');
        const labels = await cards.evaluateAll((all) =>
          all.map((one) => one.getAttribute('aria-label') ?? ''),
        );
        await cards.nth(wish(labels)).click();
        await page.getByRole('button', { name: 'Discard it' }).click();
      } else if (/have arrived/.test(asked)) {
        await page.getByRole('button', { name: 'None of them' }).click();
      } else if (/arrive\?$/.test(asked)) {
        await page.getByRole('button', { name: 'Keep flying' }).click();
      } else {
        return false;
      }
      await page
        .waitForFunction(
          (was) =>
            document.querySelector('#prompt')?.textContent !== was ||
            document.querySelector('.moment') !== null,
          asked,
          { timeout: 5000 },
        )
        .catch(() => undefined);
      return true;
    },
  };
}

/** Lays where it can, begins where it must, and passes only if nothing else is left. */
export function eager(labels: readonly string[]): number {
  const wishes = [/lay on colony/, /start a new colony/, /steal/, /Join/, /Pass: discard/];
  for (const wish of wishes) {
    const found = labels.findIndex((label) => wish.test(label));
    if (found >= 0) return found;
  }
  return 0;
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a screen reader says of what has the focus: role, name, what describes it, and whether it is off. */
interface Focused {
  readonly name: string;
  readonly more: string;
  /** What it belongs to. */
  readonly group: string;
  readonly isOff: boolean;
}

const MOST_TABS = 80;

const focusedOn = async (page: Page): Promise<Focused> => {
  const tree = await page.locator(':focus').ariaSnapshot();
  const [, name = ''] = /^- '?\w+ "((?:[^"\\]|\\.)*)"/.exec(tree) ?? [];
  const [more, group, isOff] = await page.evaluate(() => {
    const one = document.activeElement;
    const ids = one?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const group = one?.closest('[role="group"]')?.ariaLabel ?? '';
    return [words.trim(), group, one?.matches(':disabled, [aria-disabled="true"]') === true] as const;
  });
  return { name, more, group, isOff };
};

/** Somebody at a form: goes on by Tab, hears where that leads, and presses what is wanted. */
export class FormHand {
  readonly #page: Page;
  readonly #keys: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** The keys since they were asked for last. */
  take(): string[] {
    return this.#keys.splice(0);
  }

  async press(key: string): Promise<void> {
    this.#keys.push(key);
    await this.#page.keyboard.press(key);
  }

  /** Opens something by a word of its name, as whoever asks the table does. */
  async open(words: string, title: RegExp): Promise<void> {
    await this.press('/');
    await this.#page.getByRole('dialog', { name: 'Ask the table' }).waitFor();
    this.#keys.push(`“${words}”`);
    await this.#page.keyboard.type(words);
    await this.press('Enter');
    await this.#page.getByRole('dialog', { name: title }).waitFor();
  }

  /** Goes on to the first thing that is wanted, by what is heard of each; false if there is none. */
  async goTo(wanted: (one: Focused) => boolean): Promise<boolean> {
    let first = '';
    for (let i = 0; i < MOST_TABS; i++) {
      await this.press('Tab');
      if ((await this.#page.locator(':focus').count()) === 0) continue;
      const now = await focusedOn(this.#page);
      if (!now.isOff && wanted(now)) return true;
      const place = `${now.group} ${now.name} ${now.more}`;
      if (place === first) return false;
      if (first === '') first = place;
    }
    return expect.fail('Tab goes on without end');
  }

  async pressOn(name: RegExp, key = 'Enter'): Promise<void> {
    expect(await this.goTo((one) => name.test(one.name)), `${name} is not heard`).toBe(true);
    await this.press(key);
  }
}

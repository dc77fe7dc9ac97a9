import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { around, findIn, focusIn, piecesOf, treeOf } from './earTree.ts';
import { newPatience } from './patience.ts';

/** What a screen reader says of what has the focus. */
interface Focused {
  readonly name: string;
  /** What describes it. */
  readonly more: string;
  /** What it belongs to. */
  readonly group: string;
  readonly isOff: boolean;
}

const MOST_TABS = 80;

async function focusedOn(page: Page): Promise<Focused | undefined> {
  const one = focusIn(await treeOf(page));
  if (one === undefined) return undefined;
  const group = around(one.within).find(({ role }) => role === 'group')?.name ?? '';
  return { name: one.name.trim(), more: one.description, group, isOff: one.isOff };
}

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
  async open(words: string, isOpen: () => Promise<boolean>): Promise<void> {
    await this.press('/');
    await this.until(() => this.isIn('dialog', /^Ask the table$/));
    this.#keys.push(`“${words}”`);
    await this.#page.keyboard.type(words);
    await this.press('Enter');
    await this.until(isOpen);
  }

  async isIn(role: string, name: RegExp): Promise<boolean> {
    const one = focusIn(await treeOf(this.#page));
    return around(one).some((outer) => outer.role === role && name.test(outer.name));
  }

  /** Where the focus is this, or in this. */
  async until(isSo: () => Promise<boolean>): Promise<void> {
    const check = newPatience();
    while (!(await isSo())) {
      check(false, 'the form does not open');
      await this.#page.waitForTimeout(20);
    }
  }

  /** Everything that can be read in the dialog that is open, piece by piece. */
  async read(): Promise<readonly string[]> {
    const dialog = findIn(await treeOf(this.#page), /^dialog$/);
    return dialog === undefined ? [] : piecesOf(dialog).map((one) => one.trim());
  }

  /** Goes on to the first thing that is wanted, by what is heard of each; false if there is none. */
  async goTo(wanted: (one: Focused) => boolean, key = 'Tab'): Promise<boolean> {
    let first = '';
    for (let i = 0; i < MOST_TABS; i++) {
      await this.press(key);
      const now = await focusedOn(this.#page);
      if (now === undefined) continue;
      if (!now.isOff && wanted(now)) return true;
      const place = `${now.group} ${now.name} ${now.more}`;
      if (place === first) return false;
      if (first === '') first = place;
    }
    return expect.fail('Tab goes on without end');
  }

  async pressOn(name: RegExp, key = 'Enter', by = 'Tab'): Promise<void> {
    expect(await this.goTo((one) => name.test(one.name), by), `${name} is not heard`).toBe(true);
    await this.press(key);
  }
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Chance, pick } from '../../engine/chance.ts';
import { heardOn } from './hearing.ts';
import { newPatience } from './patience.ts';

/** One action of the robot: the keys it pressed, and all it heard until it was asked again. */
export interface Turn {
  readonly keys: readonly string[];
  readonly chose: string;
  readonly heard: readonly string[];
}

/** Where the focus is, as a screen reader would say it. */
const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (one === null || one === document.body) return 'nowhere';
    if (one.closest('dialog[open]') !== null) return 'sheet';
    if (one.closest('.moment') !== null) return 'moment';
    return one.closest('[data-region]')?.getAttribute('data-region') ?? one.tagName;
  });

const SHEET = 'dialog[open]';
/** The names in a list of choices, as the accessibility tree has them. */
async function namesIn(page: Page): Promise<string[]> {
  const tree = await page.locator(`${SHEET} ol`).ariaSnapshot();
  return [...tree.matchAll(/\bbutton "((?:[^"\\]|\\.)*)"/g)].map(([, name = '']) => name);
}

/**
 * Plays by what it hears and by keys alone: it is given the accessibility tree, the live regions and the
 * keyboard. Whoever asserts is the test: after every action the focus is somewhere, and every name is unique.
 */
export class EarRobot {
  readonly turns: Turn[] = [];
  readonly #page: Page;
  readonly #chance: Chance;
  #heard = 0;
  #keys: string[] = [];

  constructor(page: Page, chance: Chance) {
    this.#page = page;
    this.#chance = chance;
  }

  async #press(key: string): Promise<void> {
    this.#keys.push(key);
    await this.#page.keyboard.press(key);
  }

  async isOver(): Promise<boolean> {
    return (await this.#page.getByRole('button', { name: 'Rematch' }).count()) > 0;
  }

  async #fresh(): Promise<string[]> {
    const all = await heardOn(this.#page);
    const fresh = all.slice(this.#heard);
    this.#heard = all.length;
    return fresh;
  }

  /** Opens the list, goes to one of the nearest choices by arrows, and takes it; undefined where none is. */
  async #choose(): Promise<string | undefined> {
    await this.#press('l');
    const list = this.#page.locator(`${SHEET} ol button`).first();
    const opened = await list.waitFor({ timeout: 1500 }).then(
      () => true,
      () => false,
    );
    if (!opened) return undefined;
    const names = await namesIn(this.#page);
    expect(new Set(names).size, names.join('; ')).toBe(names.length);
    const FAR = 4;
    const near = names.map((_, i) => i).filter((i) => i <= FAR || i >= names.length - FAR);
    const at = pick(this.#chance, near);
    const [key, times] = at <= FAR ? (['ArrowDown', at] as const) : (['ArrowUp', names.length - at] as const);
    for (let i = 0; i < times; i++) await this.#press(key);
    await this.#press('Enter');
    return names[at];
  }

  /** Waits until something is asked, a moment wants a key, or the game is over. */
  async #untilAsked(): Promise<'asked' | 'moment' | 'over'> {
    const check = newPatience();
    for (;;) {
      if (await this.isOver()) return 'over';
      if ((await this.#page.locator('.moment').count()) > 0) return 'moment';
      const now = await this.#page.evaluate(() => {
        const asked = document.querySelector('#prompt')?.textContent?.trim() ?? '';
        const busy = document.querySelector('[data-region="prompt"]')?.getAttribute('aria-busy') === 'true';
        return { asked, busy };
      });
      if (now.asked !== '' && !now.busy && !/^(Waiting|One moment|Sending)/.test(now.asked)) return 'asked';
      check(false, now.asked);
      await this.#page.waitForTimeout(30);
    }
  }

  /** One decision; false when the game is over. */
  async step(): Promise<boolean> {
    const now = await this.#untilAsked();
    if (now === 'over') return false;
    this.#keys = [];
    if (now === 'moment') {
      await expect.poll(() => focusOf(this.#page)).toMatch(/moment|prompt|nowhere/);
      await this.#press('Escape');
      return true;
    }
    await expect.poll(() => focusOf(this.#page)).not.toBe('nowhere');
    const chose = await this.#choose();
    if (chose === undefined) {
      await this.#press('1');
      if (this.#keys.length > 2) return true;
    }
    await expect.poll(() => focusOf(this.#page)).not.toBe('nowhere');
    await this.#page.waitForTimeout(100);
    this.turns.push({ keys: this.#keys, chose: chose ?? '1', heard: await this.#fresh() });
    return true;
  }

  /** The sentences of the log, without its headings. */
  log(): Promise<string[]> {
    const lines = this.#page.getByRole('log', { name: 'Log' }).getByRole('listitem');
    return lines
      .filter({ hasNot: this.#page.getByRole('heading') })
      .evaluateAll((all) => all.map((one) => (one.textContent ?? '').replaceAll(/\s+/g, ' ').trim()));
  }

  /** Goes on to the next question: what a moment tells stands in the log only after it. */
  async hearOut(): Promise<void> {
    this.#keys = [];
    while ((await this.#untilAsked()) === 'moment') await this.#press('Escape');
    this.turns.push({ keys: this.#keys, chose: '', heard: await this.#fresh() });
  }

  /** Everything it heard; what has just happened may still be about to be said. */
  async heard(): Promise<readonly string[]> {
    const { keys = [], chose = '', heard = [] } = this.turns.pop() ?? {};
    this.turns.push({ keys, chose, heard: [...heard, ...(await this.#fresh())] });
    return this.turns.flatMap((turn) => turn.heard);
  }

  /** What was heard, as text for a reader. */
  written(title: string): string {
    const turns = this.turns.map(({ keys, chose, heard }) =>
      [...heard.map((one) => `  ${one}`), ...(chose === '' ? [] : [`> ${keys.join(' ')}: ${chose}`])].join(
        '\n',
      ),
    );
    return `${[title, ...turns].join('\n')}\n`;
  }
}

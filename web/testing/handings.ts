import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Player } from './judge.ts';
import { coveredFor, isCovered, pass, playTogether, reveal, seeCover, show, sitAtOnce } from './oneDevice.ts';
import { newPatience } from './patience.ts';
import { isOver } from './robot.ts';
import { complaintOf } from './unclear.ts';

/** What goes wrong in an evening at one device, as a script; `Device` plays it. */
export type Handing =
  | readonly ['they', 'play on' | 'put it away for another game' | 'take it out again' | 'play to the end']
  | readonly ['whoever has it', 'lets a bot play' | 'hides the cards']
  | readonly ['the wrong person', 'looks and covers it again']
  | readonly ['somebody else', 'gives the seat back']
  | readonly ['the page', 'is loaded anew'];

export interface HandingMishap {
  readonly name: string;
  /** Only where somebody holds what another may not see. */
  readonly covered?: true;
  readonly lines: readonly Handing[];
}

export const HANDINGS: readonly HandingMishap[] = [
  {
    name: 'the wrong person has it',
    covered: true,
    lines: [
      ['the wrong person', 'looks and covers it again'],
      ['they', 'play on'],
    ],
  },
  {
    name: 'somebody comes by while the cards are open',
    covered: true,
    lines: [
      ['whoever has it', 'hides the cards'],
      ['they', 'play on'],
    ],
  },
  {
    name: 'the page is loaded anew in the middle of a turn',
    lines: [
      ['the page', 'is loaded anew'],
      ['they', 'play on'],
    ],
  },
  {
    name: 'somebody has to see to the oven, and comes back',
    lines: [
      ['whoever has it', 'lets a bot play'],
      ['somebody else', 'gives the seat back'],
      ['they', 'play on'],
    ],
  },
  {
    name: 'others would like to play another game in between',
    lines: [
      ['they', 'put it away for another game'],
      ['they', 'take it out again'],
      ['they', 'play to the end'],
    ],
  },
];

/** What goes on by itself on the page, as handing on where nothing is hidden, passes in such leaps. */
const LEAP_MS = 1300;

/** Some people at one device, who play an evening by the script. */
export class Device {
  readonly #page: Page;
  readonly #player: Player;
  readonly #names: readonly string[];
  readonly #toTheEnd: boolean;
  /** So many decisions between two mishaps. */
  readonly #decisions: number;
  /** Nobody holds anything that the others may not see. */
  #isOpen = false;
  #resting = '';

  constructor(
    page: Page,
    player: Player,
    names: readonly string[],
    how: { readonly toTheEnd: boolean; readonly decisions: number },
  ) {
    this.#page = page;
    this.#player = player;
    this.#names = names;
    this.#toTheEnd = how.toTheEnd;
    this.#decisions = how.decisions;
  }

  /** Says whether anything is covered at this table. */
  async open(): Promise<boolean> {
    const { game } = this.#player;
    await sitAtOnce(this.#page, game, this.#names);
    await show(this.#page).or(this.#page.locator('main.table .mine')).first().waitFor();
    this.#isOpen = !(await isCovered(this.#page));
    return !this.#isOpen;
  }

  /** One line of the script; afterwards the page says whose turn it is, and what can be done. */
  async do(line: Handing): Promise<void> {
    await this.#do(line);
    if (new URL(this.#page.url()).pathname === '/') return;
    const complaint = (): Promise<string> => this.#page.evaluate(complaintOf, { gone: [], isDown: false });
    await expect.poll(complaint, { message: line.join(' ') }).toBe('');
  }

  async #do([who, does]: Handing): Promise<void> {
    const page = this.#page;
    if (await isOver(page)) return;
    switch (does) {
      case 'play on':
        return this.#play((decisions) => decisions >= this.#decisions);
      case 'play to the end':
        if (!this.#toTheEnd) return;
        await this.#play(() => false);
        return page.getByRole('button', { name: 'Rematch' }).waitFor();
      case 'looks and covers it again':
        await this.#cover();
        await this.#looksAndCovers(await seeCover(page));
        return;
      case 'hides the cards':
        await this.#uncover();
        await page.getByRole('button', { name: 'Hide my cards' }).click();
        await seeCover(page);
        return;
      case 'is loaded anew':
        return this.#reload();
      case 'lets a bot play':
        return this.#rest();
      case 'gives the seat back':
        return this.#giveBack();
      case 'put it away for another game':
        await sitAtOnce(page, this.#player.game, ['Eva', 'Finn']);
        await show(page).or(page.locator('main.table .mine')).first().waitFor();
        await page.goto('/');
        return page
          .getByRole('link', { name: /^(Continue|View) / })
          .nth(1)
          .waitFor();
      case 'take it out again':
        await page
          .getByRole('link', { name: /^(Continue|View) / })
          .last()
          .click();
        await this.#isOurs(who);
    }
  }

  async #looksAndCovers(before: string): Promise<void> {
    await reveal(this.#page);
    await this.#page.getByRole('button', { name: 'Hide my cards' }).click();
    expect(await seeCover(this.#page)).toBe(before);
  }

  /** What was kept is where it was: under its cover, and for one of us. */
  async #reload(): Promise<void> {
    const before = (await isCovered(this.#page)) ? await coveredFor(this.#page) : undefined;
    await this.#page.reload();
    await this.#isOurs('the page');
    if (before !== undefined && !this.#isOpen) expect(this.#names).toContain(await seeCover(this.#page));
  }

  async #isOurs(who: string): Promise<void> {
    const page = this.#page;
    await show(page).or(page.locator('main.table .mine')).first().waitFor();
    if (this.#isOpen)
      await expect.poll(() => page.title(), { message: who }).toMatch(/Your turn|Waiting for/);
    else expect(this.#names, who).toContain(await seeCover(page));
  }

  async #uncover(): Promise<void> {
    if (await isCovered(this.#page)) await reveal(this.#page);
  }

  async #cover(): Promise<void> {
    if (!(await isCovered(this.#page))) await this.#page.locator('[data-cover]').click();
  }

  /** Whoever is asked goes away; a bot plays, and somebody else has the device. */
  async #rest(): Promise<void> {
    const page = this.#page;
    await this.#uncover();
    await this.#playUntilAsked();
    this.#resting = await this.#holder();
    await page.getByRole('button', { name: 'Table and settings' }).click();
    await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  }

  async #giveBack(): Promise<void> {
    const page = this.#page;
    const again = page.getByRole('button', { name: `${this.#resting} plays again` });
    const check = newPatience();
    while ((await again.count()) === 0) {
      const passes = (await pass(page).count()) > 0;
      if (await isCovered(page)) await reveal(page);
      else if (passes) await pass(page).click();
      else await page.clock.fastForward(LEAP_MS);
      check(false, `nobody can call ${this.#resting} back`);
    }
    await again.click();
    await again.waitFor({ state: 'detached' });
  }

  async #playUntilAsked(): Promise<void> {
    const isAsked = async (): Promise<boolean> => /^Your turn/.test(await this.#page.title());
    while (!(await isAsked())) await this.#play((decisions) => decisions >= 1);
  }

  async #play(until: (decisions: number) => boolean): Promise<void> {
    const rest = (): Promise<void> => this.#page.clock.fastForward(LEAP_MS);
    await playTogether(this.#page, this.#player, (_covers, decisions) => until(decisions), rest);
  }

  /** Who looks at the screen: the one whose name is not among the others. */
  async #holder(): Promise<string> {
    const others = await this.#page.locator('header').first().textContent();
    return this.#names.find((name) => !(others ?? '').includes(name)) ?? expect.fail('nobody holds it');
  }
}

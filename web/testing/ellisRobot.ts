import type { Page } from 'playwright-core';
import { newPatience } from './patience.ts';
import { pressAll } from './robot.ts';

export interface Seating {
  /** Whether each seat is a person's. */
  readonly people: number;
  readonly bots?: number;
  readonly options?: object;
}

/** Founds a table at which the next visitors find a seat, and goes on as its host. */
export async function foundEllis(
  page: Page,
  name: string,
  { people, bots = 0, options = {} }: Seating,
): Promise<string> {
  await page.goto('/join');
  return page.evaluate(
    async (asked) => {
      const seats = Array.from({ length: asked.people + asked.bots }, (_, i) =>
        i < asked.people ? { kind: 'human' } : { kind: 'bot', bot: 'level:3', name: `Bot ${i}` },
      );
      const response = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'ellis-island', options: asked.options, seats, name: asked.name }),
      });
      const { table, code, token } = await response.json();
      const kept = [{ table, code, token, game: 'ellis-island', at: 0 }];
      localStorage.setItem('crossings.tables', JSON.stringify(kept));
      return `/t/${table}`;
    },
    { name, people, bots, options },
  );
}

/** The key a person would press next, by what stands on the page; '' if nothing is asked. It runs inside the page. */
function nextKey(attempt: string): string {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  if (document.querySelector('.moment') !== null) return 'Escape';
  if (document.querySelector('dialog[open], .story') !== null) return '';
  const key = (one: HTMLElement | undefined): string => one?.dataset.key ?? '';
  const armed = all('.mine .choice.armed')[0];
  if (armed !== undefined) return key(armed);
  if (document.querySelector('.pad') !== null) return slap();
  if (document.querySelector('.quay .free, [data-choose].lit, .room.lit') !== null) return 'l';
  const answers = all('.opts [data-key]');
  if (answers.length > 0) return key(answers[0]);
  const find = (text: RegExp): HTMLElement | undefined =>
    all('.mine [data-key]').find((one) => text.test(one.textContent?.trim() ?? ''));
  // A puzzle is worked at with its own keys; nobody gives up by chance.
  if (document.querySelector('.puzzle') !== null) return key(find(/^Start/));
  const order = [
    /^Roll/,
    /^Ready/,
    new RegExp(`^Try ${attempt}`),
    /^Not now/,
    /^No, thanks/,
    /^Start/,
    /^Card 3/,
    /^End turn/,
  ];
  return key(order.map(find).find((one) => one !== undefined));

  /** What two cards share, read from the cards as those who listen would. */
  function slap(): string {
    if (document.querySelector('.pad.inert') !== null) return '';
    const cards = all('.pc').map((one) => (one.ariaLabel ?? '').replace(/^Card \d+: /, '').split(', '));
    const newest = cards.at(-1) ?? [];
    const at = [0, 1, 2].find((i) => cards.slice(0, -1).some((one) => one[i] === newest[i]));
    return at === undefined ? '' : (['c', 's', 'n'][at] ?? '');
  }
}

/** Where somebody likes to go and what they attempt there, best first. */
export interface Habit {
  readonly to: readonly RegExp[];
  readonly attempt: string;
}
const START = [/^Choose/, /Kissing Post/];
export const RACER: Habit = {
  to: [...START, /Department/, /Dining|Great Hall/, /Dormitory|Garden/, /Grand|Ferry House/, /Baggage/],
  attempt: 'Physical',
};
export const SOLVER: Habit = { ...RACER, attempt: 'Mental' };
export const TALKER: Habit = {
  to: [...START, /Bureau/, /Records|Great Hall/, /Grand|Exchange/, /Baggage/],
  attempt: 'Interview',
};

/** Opens the list of every choice with L and takes the best of it with the arrows. */
async function fromList(page: Page, wanted: readonly RegExp[]): Promise<void> {
  await page.keyboard.press('l');
  // The list opens with the focus on its first choice.
  await page.locator('dialog li .choice:focus').waitFor();
  const best = await page.evaluate(
    (patterns) => {
      const labels = [...document.querySelectorAll('dialog li .choice')].map((one) => one.textContent ?? '');
      const ranks = labels.map((label) => patterns.findIndex((one) => new RegExp(one).test(label)));
      const known = ranks.filter((rank) => rank >= 0);
      return known.length === 0 ? labels.length - 1 : ranks.indexOf(Math.min(...known));
    },
    wanted.map((one) => one.source),
  );
  for (let i = 0; i < best; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** One decision with the keyboard alone. False if nothing is asked of this page just now. */
export async function pressOn(page: Page, habit: Habit = RACER): Promise<boolean> {
  const key = await page.evaluate(nextKey, habit.attempt);
  if (key === '') return false;
  if (key === 'l') await fromList(page, habit.to);
  else await page.keyboard.press(key);
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

/** Works at a puzzle with the keys, with what the Doctor reads from the card; what takes many keys is given up. */
export async function solve(page: Page, doctors: readonly Page[]): Promise<'solved' | 'gaveUp'> {
  const told = await Promise.all(doctors.map((one) => one.locator('.hall aside p').allTextContents()));
  const solution = told.find((lines) => lines.length > 0)?.join(' ') ?? '';
  const letter = /Answer ([A-F])/.exec(solution)?.[1];
  const taps = /Tap cubes ([\d, and]+)/.exec(solution)?.[1]?.match(/\d/g);
  if (letter !== undefined) {
    await page.keyboard.press(letter.toLowerCase());
    await page.keyboard.press('Enter');
    return 'solved';
  }
  if (taps) {
    for (const tap of taps) {
      await page.keyboard.press(tap);
      await page.waitForTimeout(150);
    }
    return 'solved';
  }
  await giveUp(page);
  return 'gaveUp';
}

/** Gives a puzzle up with the keys. It is asked once more, and a press nobody could have meant counts for nothing. */
export async function giveUp(page: Page): Promise<void> {
  const armed = page.locator('.choice.armed');
  // A question that has just come hears nothing for half a second.
  const check = newPatience();
  for (; (await armed.count()) === 0; await page.waitForTimeout(100)) {
    check(false, 'nobody may give up');
    await page.getByRole('button', { name: 'Give up' }).press('Enter');
  }
  while ((await armed.count()) > 0) await armed.press('Enter');
}

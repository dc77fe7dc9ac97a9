import type { Page } from 'playwright-core';

/** Emigration by what stands on the page: lit cards first, then the rows and buttons of the prompt. Runs inside the page. */
export function decideEmigration(): 'done' | 'waiting' {
  const press = (one: Element | null | undefined): 'done' | 'waiting' => {
    if (!(one instanceof HTMLElement)) return 'waiting';
    one.click();
    return 'done';
  };
  const moment = document.querySelector('.moment .choice');
  if (moment !== null) return press(moment);
  const armed = document.querySelector('.mine .do.ready');
  if (armed !== null) return press(armed);
  const plain = [...document.querySelectorAll('.mine .do.plain')];
  const rows = [...document.querySelectorAll('.mine .row')];
  const groups = [...document.querySelectorAll('.mine .grp:not([aria-disabled="true"])')];
  if (plain.length > 0 && rows.length === 0) return press(plain[Math.floor(Math.random() * plain.length)]);
  if (rows.length === 0) return press(groups.at(-1));
  // Mostly a card that is lit, sometimes another place or another form, so that games differ.
  const lit = [...document.querySelectorAll('.board .c.lit, .board .paper.lit')];
  if (lit.length > 0 && Math.random() < 0.6) return press(lit[Math.floor(Math.random() * lit.length)]);
  if (groups.length > 1 && Math.random() < 0.3)
    return press(groups[Math.floor(Math.random() * groups.length)]);
  const forms = rows.flatMap((row) => [...row.querySelectorAll('.do')]);
  return press(forms[Math.floor(Math.random() * forms.length)]);
}

interface Seating {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string | number>>;
  /** How many seats people take; bots have the others. */
  readonly people?: number;
}

/** A table on the server by its own door: the setup page is tested apart. Gives the address of the table. */
export async function foundTable(
  page: Page,
  name: string,
  { seats, options = {}, people = 2 }: Seating,
): Promise<string> {
  await page.goto('/join');
  return page.evaluate(
    async (asked) => {
      const sitters = Array.from({ length: asked.seats }, (_, i) =>
        i < asked.people ? { kind: 'human' } : { kind: 'bot', bot: 'level:3', name: `Bot ${i}` },
      );
      const response = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          game: 'emigration',
          options: asked.options,
          seats: sitters,
          name: asked.name,
        }),
      });
      const { table, code, token } = await response.json();
      localStorage.setItem(
        'crossings.tables',
        JSON.stringify([{ table, code, token, game: 'emigration', at: 0 }]),
      );
      return `/t/${table}`;
    },
    { name, seats, options, people },
  );
}

/** One decision by keys alone: digits press the numbered buttons, L opens the list of everything. */
export async function stepByKeys(page: Page): Promise<boolean> {
  const now = await page.evaluate(() => {
    // The first key of the end would begin the next game.
    if (document.querySelector('.over') !== null) return 'nothing';
    if (document.querySelector('.moment') !== null) return 'Enter';
    if (document.querySelector('dialog[open]') !== null) return 'list';
    if (document.querySelector('.mine .do.ready') !== null) {
      return document.querySelector<HTMLElement>('.mine .do[aria-pressed="true"]')?.dataset.key ?? '1';
    }
    if (document.querySelector('.mine [data-key="1"]') !== null) return '1';
    return document.querySelector('.mine .grp') === null ? 'nothing' : 'l';
  });
  if (now === 'nothing') return false;
  if (now === 'list') {
    // Round to the last of the list: what is done when no numbered button stands there.
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    return true;
  }
  await page.keyboard.press(now);
  return true;
}

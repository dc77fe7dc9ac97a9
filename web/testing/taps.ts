import type { Page } from 'playwright-core';
import { newPatience, REST_MS } from './patience.ts';
import { wander } from './wanderer.ts';

/**
 * The quickest way through a usual turn that a person would find, by what stands on the page. Moments are not
 * taps of a turn: they are read. Each gives what to tap next; undefined while nothing is asked. Runs inside the page.
 */
type Next = () => string | undefined;

export interface Usual {
  readonly game: string;
  /** The question with which a turn begins. */
  readonly begins: RegExp;
  /** So many taps at most in the middle one of its turns. */
  readonly most: number;
  readonly next: Next;
}

function migrato(): string | undefined {
  if (document.querySelector('.hold.picked') !== null) return '.mine .choice';
  return '.hold.lit';
}

function emigration(): string | undefined {
  if (document.querySelector('.mine .do.ready') !== null) return '.mine .do.ready';
  return document.querySelector('.mine .row .do') === null ? '.mine .do, .mine .grp' : '.mine .row .do';
}

function displacement(): string | undefined {
  return [
    '.mine .choice.armed',
    '.mine .ways .choice[data-key="2"]',
    '.care .choice[data-key="3"]',
    '.mine .after .choice[data-key="1"]',
    '.mine .choice.main',
    '.mine .choice',
  ].find((one) => document.querySelector(one) !== null);
}

function journey(): string | undefined {
  return [
    '.mine .choice.armed',
    '.ev.pick',
    '.ev.lit',
    '.plate.lit:not(.here)',
    '.mine .choices .choice.main',
  ].find((one) => document.querySelector(one) !== null);
}

function ellis(): string | undefined {
  const asked = document.querySelector('#prompt')?.textContent ?? '';
  if (/offers a trade|would rather/.test(asked)) return '.mine .choice:has-text("No, thanks")';
  if (/first pair appear/.test(asked)) return '.mine .choice[data-key="3"]';
  const all = [...document.querySelectorAll('.mine .choice')].map((one) => one.textContent ?? '');
  // A space with cards on it, then the end of the turn: nothing is tried for in a usual turn.
  if (all.some((text) => text.includes('Move and end'))) return '.mine .choice:has-text("Move and end")';
  if (all.some((text) => text.includes('Not now'))) return '.mine .choice:has-text("Not now")';
  return [
    '.mine .choice.armed',
    '.quay .free',
    '[data-choose].lit',
    '.room.lit .hit[data-space^="S"]',
    '.mine .choice.main',
  ].find((one) => document.querySelector(one) !== null);
}

export const USUAL: readonly Usual[] = [
  { game: 'migrato', begins: /^Choose a card/, most: 3, next: migrato },
  { game: 'emigration', begins: /^Your turn: take/, most: 2, next: emigration },
  { game: 'displacement', begins: /^Draw a scenario card/, most: 4, next: displacement },
  { game: 'ellis-island', begins: /^Your turn: roll/, most: 3, next: ellis },
  { game: 'journey-istanbul', begins: /^Where will you go/, most: 4, next: journey },
];

/** So many looks at a question for which a usual turn has no answer. */
const UNUSUAL = 40;

/** How many taps each of so many turns took, from the question that begins it to the same of the next turn. */
export async function tapsOfTurns(page: Page, { begins, next }: Usual, turns: number): Promise<number[]> {
  const counts: number[] = [];
  const check = newPatience();
  let isMine = false;
  let idle = 0;
  for (let isNew = true; counts.length <= turns; ) {
    if ((await page.locator('main.table.over').count()) > 0) return counts;
    const goOn = page.locator('.moment .choice:enabled').first();
    if ((await goOn.count()) > 0) {
      await goOn.click({ timeout: 1000 }).catch(() => undefined);
      continue;
    }
    const asked = ((await page.locator('#prompt').textContent()) ?? '').trim();
    if (begins.test(asked) && isNew) counts.push(0);
    // What is asked in the turns of others is no part of one's own.
    if (begins.test(asked)) isMine = true;
    else if (/^Waiting/.test(asked)) isMine = false;
    const selector = /^(Waiting|One moment)/.test(asked) ? undefined : await page.evaluate(next);
    const wanted =
      selector === undefined ? undefined : page.locator(selector).filter({ visible: true }).first();
    const isThere = wanted !== undefined && (await wanted.count()) > 0;
    // A real tap: it is not heard while the question is new, and not felt under something else.
    const tapped =
      isThere &&
      (await wanted.click({ timeout: 2000 }).then(
        () => true,
        () => false,
      ));
    idle = tapped ? 0 : idle + 1;
    // A question that is no part of a usual turn: any answer will do.
    const isOther = selector === undefined && idle % UNUSUAL === 0 && !/^(Waiting|One moment)/.test(asked);
    check(tapped || (isOther && (await wander(page))), `at “${asked}”`);
    if (tapped && isMine) counts.push((counts.pop() ?? 0) + 1);
    else await page.waitForTimeout(REST_MS);
    isNew = !begins.test(asked);
  }
  return counts.slice(0, turns);
}

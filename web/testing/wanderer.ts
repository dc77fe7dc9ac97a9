import type { Page } from 'playwright-core';
import { step } from './robot.ts';

/**
 * One decision in any game and any language: what is asked once more is meant, else any of the answers or of
 * what is lit. Runs inside the page.
 */
function decide(): 'done' | 'waiting' {
  const press = (one: HTMLElement | null | undefined): 'done' | 'waiting' => {
    one?.click();
    return one == null ? 'waiting' : 'done';
  };
  const one = (list: readonly HTMLElement[]): HTMLElement | undefined =>
    list[Math.floor(Math.random() * list.length)];
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.ariaDisabled !== 'true');
  const sheet = document.querySelector<HTMLElement>('dialog[open]');
  if (sheet !== null) return press(sheet.querySelector<HTMLElement>('header .round'));
  const moment = all('.moment .choice');
  if (moment.length > 0) return press(moment.find((each) => each.matches('.main')) ?? moment.at(-1));
  if (document.querySelector('.mine[aria-busy="true"], .over') !== null) return 'waiting';
  const armed = all('.mine :is(.armed, .do.ready)')[0];
  if (armed !== undefined) return press(armed);
  const answers = all('.mine .row :is([data-key], .do, .grp, .choice.main)');
  const lit = all('.board :is(button.lit, .lit > button), .hold.lit');
  return press(one(lit.length > 0 && Math.random() < 0.5 ? lit : answers) ?? one(lit));
}

export const wander = (page: Page): Promise<boolean> => step(page, decide);

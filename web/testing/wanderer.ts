import type { Page } from 'playwright-core';
import { step } from './robot.ts';

/**
 * One decision in any game and any language: what is asked once more is meant, else any of the answers or of
 * what is lit. Runs inside the page.
 */
function decide(): 'done' | 'waiting' {
  // Not everything that can be touched is of HTML: a room on a plan is drawn.
  const press = (one: Element | null | undefined): 'done' | 'waiting' => {
    one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return one == null ? 'waiting' : 'done';
  };
  const one = (list: readonly Element[]): Element | undefined =>
    list[Math.floor(Math.random() * list.length)];
  const all = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter(
      (each) =>
        each.ariaDisabled !== 'true' &&
        !each.matches(innerWidth > 700 ? '[disabled], .undo, [data-talk]' : '[disabled], .undo'),
    );
  const sheet = document.querySelector('dialog[open]');
  if (sheet !== null) return press(sheet.querySelector('header .round'));
  const moment = all('.moment .choice');
  if (moment.length > 0) return press(moment.find((each) => each.matches('.main')) ?? moment.at(-1));
  if (document.querySelector('.mine[aria-busy="true"], .over') !== null) return 'waiting';
  const armed = all('.mine :is(.armed, .do.ready)')[0];
  if (armed !== undefined) return press(armed);
  const answers = all('.mine .row :is([data-key], .do, .grp, .choice.main)');
  const cards = all('.board :is(button.lit, .lit > button, [data-choose].lit, .free), .hold.lit');
  const lit = [...cards, ...all('g.lit :is(button, [role="button"])')];
  const rest = all('.mine .row button, .hall button');
  return press(one(lit.length > 0 && Math.random() < 0.5 ? lit : answers) ?? one(lit) ?? one(rest));
}

export const wander = (page: Page): Promise<boolean> => step(page, decide);

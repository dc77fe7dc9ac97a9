import type { Page } from 'playwright-core';

/** One decision by what stands on the page: what is asked once more is meant, people are shared evenly, else by chance. */
export function decideDisplacement(): 'done' | 'waiting' {
  const goOn = document.querySelector<HTMLElement>('.moment .choice');
  const dock = document.querySelector<HTMLElement>('.mine[data-region="prompt"]');
  if (goOn === null && (dock === null || dock.getAttribute('aria-busy') === 'true')) return 'waiting';
  const all = [...document.querySelectorAll<HTMLElement>('.mine .choice')].filter(
    (one) =>
      one.getAttribute('aria-disabled') !== 'true' &&
      !/Back|Start over|Rematch|Watch|All games/.test(one.textContent ?? ''),
  );
  const armed = all.find((one) => one.classList.contains('armed'));
  const main = all.find((one) => one.classList.contains('main'));
  const buy = all.find((one) => /Buy/.test(one.textContent ?? ''));
  const some = Math.random() < 0.5 ? (buy ?? main) : main;
  const one = goOn ?? armed ?? some ?? all[Math.floor(Math.random() * all.length)];
  one?.click();
  return one === undefined ? 'waiting' : 'done';
}

/** What this page is asked, the key that answers it, and whether the game is over: one look. */
interface Look {
  readonly step: string | undefined;
  readonly key: string | undefined;
  readonly over: boolean;
}

/** By the keyboard alone: the digits stand on the buttons, Enter ends a moment. It runs inside the page. */
function lookForKey(): Look {
  const asked = document.querySelector('#prompt')?.textContent ?? '';
  const steps: readonly (readonly [RegExp, string])[] = [
    [/^Draw/, 'draw'],
    [/block it or face it/, 'block'],
    [/need.* a place|^Everyone here has a home/, 'needs'],
    [/Where do they go/, 'send'],
    [/big city/, 'city'],
  ];
  const step = steps.find(([words]) => words.test(asked))?.[1];
  const over = [...document.querySelectorAll('.mine .choice')].some((one) =>
    /Rematch/.test(one.textContent ?? ''),
  );
  if (document.querySelector('.moment') !== null) return { step: undefined, key: 'Enter', over };
  const blocked = document.querySelector('.mine[aria-busy="true"], dialog[open]') !== null;
  const open = [...document.querySelectorAll<HTMLElement>('.mine [data-key]')].filter(
    (one) => one.getAttribute('aria-disabled') !== 'true' && !/Back|Start over/.test(one.textContent ?? ''),
  );
  const armed = open.find((one) => one.classList.contains('armed'));
  const main = open.find((one) => one.classList.contains('main'));
  const some = open[Math.floor(Math.random() * open.length)];
  const wanted = armed ?? (Math.random() < 0.6 ? (main ?? some) : some);
  return { step, key: over || blocked ? undefined : wanted?.dataset.key, over };
}

export const lookAt = (page: Page): Promise<Look> => page.evaluate(lookForKey);

/** The step this page is asked in, or undefined while it is not asked anything. */
export const askedFor = async (page: Page): Promise<string | undefined> => (await lookAt(page)).step;

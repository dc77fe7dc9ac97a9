import type { Page } from 'playwright-core';

/** How many pixels of the board the bar lies over that says why not: there is room for it above the prompt. */
export const whyOverBoard = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [why, board] = ['.why[role="alert"]', 'main.table > .board'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    );
    if (why === undefined || board === undefined) return Number.NaN;
    const across = Math.min(why.right, board.right) - Math.max(why.left, board.left);
    const down = Math.min(why.bottom, board.bottom) - Math.max(why.top, board.top);
    return across > 1 && down > 1 ? Math.round(across * down) : 0;
  });

import type { Page } from 'playwright-core';

/** From now on the dice and cards of games alone on this page fall the same every time. */
export async function fixLuck(page: Page, seed: number): Promise<void> {
  await page.route(/assets\/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `(${fixed})(${seed});${await answer.text()}` });
  });
}

/** Runs inside the worker, before anything else. */
function fixed(seed: number): void {
  let state = seed;
  crypto.getRandomValues = (words) => {
    if (words instanceof Uint32Array)
      for (let i = 0; i < words.length; i++) {
        state = (state + 0x9e3779b9) | 0;
        let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
        mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
        words[i] = (mixed ^ (mixed >>> 16)) >>> 0;
      }
    return words;
  };
}

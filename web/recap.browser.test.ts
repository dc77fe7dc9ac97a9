import { expect, test } from 'vitest';
import { complaints } from './testing/axe.ts';
import { LAPTOP, PHONE } from './testing/browser.ts';
import { decideDisplacement } from './testing/displacementRobot.ts';
import { heardOn } from './testing/hearing.ts';
import { openHere } from './testing/here.ts';
import { newPatience } from './testing/patience.ts';
import { isOver, playOn, step } from './testing/robot.ts';
import { serveFiles } from './testing/site.ts';

const here = openHere(serveFiles);

/** Plays until the others have done something. */
async function untilOthersActed(page: Awaited<ReturnType<typeof here.visitor>>): Promise<void> {
  await expect
    .poll(async () => {
      if ((await page.locator('.mine button.line').count()) > 0) return true;
      await step(page);
      return false;
    })
    .toBe(true);
}

test('what the others did stands above the prompt and is gone through by one key', async () => {
  const page = await here.visitor();
  await page.goto('/solo/migrato');
  await page.locator('#prompt').waitFor();
  await untilOthersActed(page);
  const told = (await page.locator('.mine button.line').textContent()) ?? '';
  expect(told).toMatch(/Heron/);
  await page.keyboard.press('s');
  const recap = page.locator('.recap');
  await recap.waitFor();
  expect(await recap.locator('p').textContent()).toMatch(/Heron/);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/Continue/);
  // The log stands where the board stands.
  await page.locator('.log li.then').first().waitFor();
  await page.keyboard.press('Escape');
  await recap.waitFor({ state: 'detached' });
});

/** The spots that lie on nothing of the board, or outside the glass. Runs inside the page. */
function strays(): string[] {
  const pieces = [...document.querySelectorAll('.board [data-piece], [data-region=board] [data-piece]')];
  const near = (a: DOMRect, b: DOMRect): boolean =>
    Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) < 12;
  return [...document.querySelectorAll('.spot:not(.gone)')].flatMap((spot) => {
    const there = spot.getBoundingClientRect();
    const isSeen = there.left >= 0 && there.right <= innerWidth && there.bottom <= innerHeight;
    const lies = pieces.some((one) => near(one.getBoundingClientRect(), there));
    return isSeen && lies ? [] : [`${there.left} ${there.top} ${there.width} ${there.height}`];
  });
}

test.each([
  { viewport: LAPTOP, hasTouch: false },
  { viewport: PHONE, hasTouch: true },
])('its places are marked on the board, $viewport.width wide', async (size) => {
  const page = await here.visitor(size);
  await page.goto('/solo/migrato');
  await page.locator('#prompt').waitFor();
  await untilOthersActed(page);
  await page.locator('.mine button.line').click();
  const recap = page.locator('.recap');
  await recap.waitFor();
  await page.locator('.spot').first().waitFor();
  // What is marked may still be on its way there.
  await expect.poll(() => page.evaluate(strays)).toEqual([]);
  expect(await page.locator('.spot b').first().textContent()).toBe('1');
  const on = await recap.getByRole('button', { name: 'Continue' }).boundingBox();
  expect(on?.height).toBeGreaterThanOrEqual(44);
  expect((on?.y ?? 0) + (on?.height ?? 0)).toBeLessThanOrEqual(size.viewport.height);
  const top = (await recap.boundingBox())?.y ?? 0;
  for (const spot of await page.locator('.spot:not(.gone)').all())
    expect((await spot.boundingBox())?.y).toBeLessThan(top);
  expect(await recap.locator('kbd').isVisible()).toBe(!size.hasTouch);
  expect(await complaints(page)).toEqual([]);
  await recap.getByRole('button', { name: 'Continue' }).click();
  await recap.waitFor({ state: 'detached' });
  expect(await page.locator('.spot').count()).toBe(0);
  await page.context().close();
});

test('the key begins where the line does: with what was done to the reader', async () => {
  const page = await here.visitor();
  await page.goto('/solo/displacement');
  await page.locator('#prompt').waitFor();
  const line = page.locator('.mine button.line');
  const now = page.locator('.recap .dot.now');
  const check = newPatience();
  for (let isLater = false; !isLater; ) {
    await expect
      .poll(async () => {
        // An answer of the robot's that is on its way would end what is told.
        const isBusy = (await page.locator('[aria-busy=true]').count()) > 0;
        if ((await line.count()) > 0 && !isBusy) return true;
        if (isBusy) return false;
        // A game may end before what is looked for has happened.
        if (await isOver(page)) await page.getByRole('button', { name: 'Rematch' }).click();
        check(await step(page, decideDisplacement), 'until the others have acted');
        return false;
      })
      .toBe(true);
    // A loss opens it by itself, at its own step: here it is the line that does.
    const isOpened = await page.evaluate(() => {
      const isOpen = document.querySelector('.recap') !== null;
      document.querySelector<HTMLElement>('.mine button.line')?.click();
      return !isOpen;
    });
    if ((await page.locator('.recap').count()) === 0) continue;
    if (!isOpened) {
      await page.keyboard.press('Escape');
      continue;
    }
    isLater = (await now.count()) > 0 && !(await now.textContent())?.startsWith('1');
    if (isLater) break;
    await page.keyboard.press('Escape');
    while ((await line.count()) > 0) check(await step(page, decideDisplacement), 'to the next turn');
  }
  const first = await now.textContent();
  await page.keyboard.press('Escape');
  await line.waitFor();
  await page.keyboard.press('s');
  expect(await now.textContent()).toBe(first);
  await page.context().close();
});

test('who plays alone asks the bots why by one tap', async () => {
  const page = await here.visitor();
  await page.goto('/solo/migrato');
  await page.locator('#prompt').waitFor();
  await untilOthersActed(page);
  await page.keyboard.press('s');
  await page.locator('.recap').getByRole('button', { name: 'Why?' }).click();
  await page
    .locator('.recap .why')
    .getByText(/^Heron: /)
    .first()
    .waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.context().close();
});

/** How many sentences the recap has, and how many the log has since one of this seat’s own, as “Your Crash is over”; in the page. */
function toldSince(): { asked: boolean; recap: number; log: number } {
  const line = document.querySelector('.mine button.line');
  const sentences = [...document.querySelectorAll('.log li:not(.head)')].map((one) =>
    one.textContent?.trim(),
  );
  const mine = sentences.findLastIndex((one) => /^Your? /.test(one ?? ''));
  return {
    asked:
      /^Draw/.test(document.querySelector('#prompt')?.textContent ?? '') &&
      sentences.some((one) => one?.startsWith('You drew')),
    recap: line === null ? 0 : 1 + Number(/\d+/.exec(line.querySelector('u')?.textContent ?? '')?.[0] ?? 0),
    log: sentences.length - 1 - mine,
  };
}

test('what others did stays told until one’s own turn, also where an action of theirs tells nothing', async () => {
  const page = await here.visitor();
  await page.goto('/rules');
  // Nobody is asked in the turns of others. To end the housing where people must leave tells nothing.
  await page.evaluate(() => {
    const seats = ['human', 'bot', 'bot'].map((kind, i) => ({ kind, name: `Ada${i}`, bot: 'level:2' }));
    const plan = { game: 'displacement', options: { migrantChoice: 'auto' }, seats, id: 'told' };
    localStorage.setItem('crossings.solos', JSON.stringify([{ plan, at: 1 }]));
    localStorage.setItem('crossings.settings', JSON.stringify({ pace: 'quick', bots: 'quick' }));
  });
  await page.goto('/solo/displacement#told');
  await page.locator('#prompt').waitFor();
  let turns = 0;
  await playOn(
    [page],
    async () => {
      const { asked, recap, log } = await page.evaluate(toldSince);
      if (asked && log > 0) {
        turns += 1;
        expect(recap).toBeGreaterThanOrEqual(log);
      }
      return turns >= 4;
    },
    decideDisplacement,
  );
  await page.context().close();
});

test('step by step nothing goes on before its reader', async () => {
  const page = await here.visitor();
  await page.addInitScript(() =>
    localStorage.setItem('crossings.settings', JSON.stringify({ pace: 'step' })),
  );
  await page.goto('/solo/migrato');
  await page.locator('#prompt').waitFor();
  const recap = page.locator('.recap');
  await expect
    .poll(async () => {
      if ((await recap.count()) > 0) return true;
      await step(page);
      return false;
    })
    .toBe(true);
  await page.waitForTimeout(3000);
  expect(await recap.count()).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.mine .choice').count()).toBeGreaterThan(0);
});

test('a moment that goes on by itself stays as long as its words take to read', async () => {
  const page = await here.visitor();
  await page.goto('/solo/emigration');
  // The dice for the first turn.
  const told = await page.locator('.moment [data-rest]').evaluate((rest) => ({
    ms: Number(rest.getAttribute('data-rest')),
    letters: [...(rest.closest('.moment')?.children ?? [])]
      .map((one) => (one.matches('[data-ear]') ? '' : one.textContent).trim())
      .join('').length,
  }));
  expect(told.letters).toBeGreaterThan(30);
  expect(told.ms).toBeGreaterThanOrEqual(told.letters * 55);
});

test('the first game says what one wants in it, once', async () => {
  const page = await here.visitor({ knows: false });
  await page.goto('/solo/migrato');
  const aim = page.getByRole('region', { name: 'What you want' });
  await aim.getByText(/^You want to bring more birds home/).waitFor();
  await expect
    .poll(async () => (await heardOn(page)).join(' '))
    .toContain('You want to bring more birds home');
  await page.keyboard.press('Enter');
  await aim.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('#prompt').waitFor();
  await page.getByRole('log').getByText('Turn 1').waitFor();
  expect(await aim.count()).toBe(0);
});

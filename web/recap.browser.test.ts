import { expect, test } from 'vitest';
import { decideDisplacement } from './testing/displacementRobot.ts';
import { heardOn } from './testing/hearing.ts';
import { openHere } from './testing/here.ts';
import { playOn, step } from './testing/robot.ts';
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
      .join(' ').length,
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

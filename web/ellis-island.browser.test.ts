import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, complaintsInTurn } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { foundEllis, playByKeys, pressOn, RACER, SOLVER, solve, TALKER } from './testing/ellisRobot.ts';
import { heardOn } from './testing/hearing.ts';
import { openHere } from './testing/here.ts';
import { startServer } from './testing/server.ts';
import { whyOverBoard } from './testing/whyNot.ts';

const here = openHere(startServer);

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const shows = async (page: Page, selector: string): Promise<boolean> =>
  (await page.locator(selector).count()) > 0;

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
}

/** The names on a page's own Family Card: the family's, then the five. */
const namesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const family = document.querySelector('.doc h2')?.textContent?.replace(/^The | family$/g, '') ?? '';
    const five = [...document.querySelectorAll('.doc .one b')].map((one) => one.textContent?.slice(3) ?? '');
    return [family, ...five];
  });

/** Everything a challenger's page says beside the answers it offers. */
const saidBeside = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const one of copy.querySelectorAll('.opts, script, style')) one.remove();
    return copy.innerHTML;
  });

test('three browsers play a Quick Game by keyboard only, with a race and an Interview; axe finds nothing', async () => {
  const ada = await here.visitor();
  const link = await foundEllis(ada, 'Ada', {
    people: 3,
    options: { mode: 'quick', lastFerry: 5, physicalForm: 'race' },
  });
  await ada.goto(link);
  const ben = await here.visitor({ viewport: PHONE, colorScheme: 'dark' });
  const eva = await here.visitor();
  await sitDown(ben, link, 'Ben');
  await sitDown(eva, link, 'Eva');
  const pages = [ada, ben, eva];
  await ada.getByText('Everyone is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  for (const page of [ada, ben]) await page.locator('.quay').waitFor();
  expect(await complaintsInTurn(ada)).toEqual([]);
  for (const page of pages) {
    await page.locator('.quay .free').first().waitFor();
    await pressOn(page);
    await page.locator('.fam.on, .doc').first().waitFor();
  }
  const families = new Map<Page, string[]>();
  for (const page of pages) {
    await page.locator('.doc').waitFor();
    families.set(page, await namesOn(page));
  }
  expect(await complaintsInTurn(ben)).toEqual([]);
  const stages = { race: false, puzzle: false, interview: false };
  const habits = [
    [ada, TALKER],
    [ben, RACER],
    [eva, SOLVER],
  ] as const;
  await playByKeys(habits, async () => {
    if (!stages.race && (await shows(ben, '.pad'))) {
      stages.race = true;
      expect(await overflow(ben)).toBeLessThanOrEqual(0);
    }
    if (!stages.interview && (await shows(ada, '.opts'))) {
      stages.interview = true;
      await covered(ada, families.get(ada) ?? []);
    }
    if ((await shows(eva, '.puzzle')) && (await eva.getByRole('button', { name: 'Give up' }).count()) > 0) {
      stages.puzzle = true;
      expect(await shows(eva, '.hall aside')).toBe(false);
      await solve(eva, [ada, ben]);
      await eva.locator('.moment').waitFor();
      await eva.keyboard.press('Escape');
      await eva.locator('.puzzle').waitFor({ state: 'detached' });
    }
    return false;
  });
  expect(stages).toEqual({ race: true, puzzle: true, interview: true });
  for (const page of [ada, ben]) {
    await page.getByRole('heading', { name: 'How it went' }).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  expect(await complaintsInTurn(ada)).toEqual([]);
  await ada.locator('.track button').first().click();
  await ada.getByRole('button', { name: 'Close replay' }).click();
  await ada.getByRole('button', { name: 'Rematch' }).waitFor();
  await Promise.all(pages.map((page) => page.context().close()));
});

/** The own family's names are nowhere on the challenger's page, also after coming back; axe is content with the desk. */
async function covered(page: Page, names: readonly string[]): Promise<void> {
  expect(names.length).toBe(6);
  const check = async (): Promise<void> => {
    const examined = (await page.locator('.who > b').textContent()) ?? '';
    const said = await saidBeside(page);
    // What the challenger has answered so far stands on the desk and in the log, right or wrong.
    const answered = await page.locator('.clip .a b').allTextContents();
    const covered = names.filter((name) => name !== examined && !answered.some((one) => one.includes(name)));
    for (const name of covered) expect(said).not.toMatch(new RegExp(`\\b${name}\\b`));
  };
  await page.waitForTimeout(200);
  await check();
  expect(await complaints(page)).toEqual([]);
  await page.reload();
  await page.locator('.opts button').first().waitFor();
  await check();
}

/** Two of a Quick Game, and who of them is to roll. */
async function twoWhoTrade(ben: Page): Promise<readonly [mover: Page, other: Page]> {
  const ada = await here.visitor();
  const options = { mode: 'quick', familyAssignment: 'random', startingHand: 'oneOfEach' };
  const link = await foundEllis(ada, 'Ada', { people: 2, options });
  await ada.goto(link);
  await sitDown(ben, link, 'Ben');
  await ada.getByText('Everyone is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  for (const page of [ada, ben]) {
    await page.locator('.doc').waitFor();
    await pressOn(page);
  }
  const roll = (page: Page) => page.getByRole('button', { name: 'Roll the die' });
  await Promise.race([roll(ada).waitFor(), roll(ben).waitFor()]);
  return (await roll(ada).count()) > 0 ? [ada, ben] : [ben, ada];
}

async function offers(page: Page, give: string, get: string): Promise<void> {
  await page.getByRole('button', { name: 'New offer' }).click();
  await page.getByRole('button', { name: `Give 1 ${give}` }).click();
  await page.getByRole('button', { name: `Get 1 ${get}` }).click();
  await page.getByRole('button', { name: 'Send the offer' }).click();
}

test('in the open list of choices what is focused stays what it is, and what goes away leaves nothing that Enter would send', async () => {
  const [mover, other] = await twoWhoTrade(await here.visitor());
  await offers(mover, 'Time', 'Money');
  await other.getByRole('button', { name: 'No, thanks' }).waitFor();
  await offers(mover, 'Money', 'Time');
  await expect.poll(() => other.locator('main.table').getAttribute('data-moves')).toBe('4');
  await other.keyboard.press('l');
  const listed = other.locator('dialog[open] ol .choice');
  await expect.poll(() => listed.count()).toBe(4);
  const focused = (): Promise<string> =>
    other.evaluate(() =>
      document.activeElement?.matches('.choice') ? document.activeElement.textContent : '',
    );
  await other.keyboard.press('ArrowDown');
  expect(await focused()).toMatch(/^No, thanks to .* 1 Money and get 1 Time$/);
  await mover.keyboard.press('l');
  await mover.getByRole('button', { name: /^Take back your offer .* 1 Time and/ }).click();
  await expect.poll(() => listed.count()).toBe(2);
  expect(await focused()).toBe('');
  await other.keyboard.press('Enter');
  await other.keyboard.press('ArrowUp');
  expect(await focused()).toMatch(/^No, thanks to .* 1 Time and get 1 Money$/);
  await offers(mover, 'Time', 'Money');
  await expect.poll(() => listed.count()).toBe(4);
  expect(await focused()).toMatch(/^No, thanks to .* 1 Time and get 1 Money$/);
  await other.keyboard.press('Enter');
  await expect.poll(() => other.locator('main.table').getAttribute('data-moves')).toBe('2');
  await Promise.all([mover, other].map((page) => page.context().close()));
});

test('an offer, a counter-offer, a trade; what cannot be done says why; what settles something is armed first, and stays so', async () => {
  const [mover, other] = await twoWhoTrade(await here.visitor({ viewport: PHONE }));
  const held = (page: Page, kind: string): Promise<string | null> =>
    page.locator('.res', { hasText: kind }).locator('.q').textContent();

  await mover.getByRole('button', { name: 'New offer' }).click();
  // An empty offer looks as if it could not be sent, and says why when it is tried.
  await mover.getByRole('button', { name: 'Send the offer' }).press('Enter');
  await mover.getByText('Each side needs at least one card').waitFor();
  await mover.getByRole('button', { name: 'Give 1 Time' }).click();
  await mover.getByRole('button', { name: 'Get 1 Money' }).click();
  expect(await complaints(mover)).toEqual([]);
  await mover.getByRole('button', { name: 'Send the offer' }).click();
  await other.getByRole('button', { name: 'Counter-offer' }).click();
  await other.getByRole('button', { name: 'Get a Passport' }).click();
  await other.getByRole('button', { name: 'Send it' }).click();
  // It hangs at the label of whoever made it, and asks nothing until it is taken up.
  const tag = mover.getByRole('button', { name: /would rather trade/ });
  await tag.waitFor();
  expect(await mover.locator('#prompt').textContent()).toContain('roll the die');
  expect(await complaints(mover)).toEqual([]);
  expect(await complaints(other)).toEqual([]);
  // A trade cannot be taken back: taking it up is one step, trading another.
  await tag.click();
  expect(await mover.locator('#prompt').textContent()).toContain('1 Money');
  await mover.getByRole('button', { name: 'Yes, trade' }).click();
  await mover.getByRole('heading', { name: 'The trade is done.' }).waitFor();
  await expect
    .poll(() => Promise.all([held(mover, 'Money'), held(mover, 'Passport'), held(other, 'Passport')]))
    .toEqual(['2', '0', '2']);

  await mover.keyboard.press('1');
  await mover.locator('.room.lit').first().waitFor();
  // A number of steps is said only of where one can walk to.
  const rooms = await mover.locator('.hit[data-space]').evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(rooms).toContain('Hospital: people are held here. Nobody can walk in.');
  expect(rooms.filter((one) => /[7-9] steps|\d\d steps/.test(one ?? ''))).toEqual([]);
  await offers(mover, 'Money', 'Time');
  await mover.getByRole('button', { name: 'Your offer' }).waitFor();
  await mover.locator('[data-space="KIS"]').dispatchEvent('click');
  await mover.getByText('opens with four stamps').waitFor();
  await mover.locator('[data-rule="EI-R19"]').waitFor();
  // Why not is said over the prompt, never over the board.
  expect(await whyOverBoard(mover)).toBe(0);
  await mover.locator('.room.lit .hit').first().dispatchEvent('click');
  await mover.locator('.choice.armed').waitFor();
  expect(await complaintsInTurn(mover)).toEqual([]);
  // An answer to an offer does not knock the choice out of the fingers.
  await other.getByRole('button', { name: 'No, thanks' }).click();
  await expect.poll(async () => (await heardOn(mover)).join(' ')).toContain('said no');
  expect(await mover.locator('.choice.armed').count()).toBe(1);
  await mover.keyboard.press('Escape');
  await mover.locator('.choice.armed').waitFor({ state: 'detached' });
  for (const page of [mover, other]) expect(await overflow(page)).toBeLessThanOrEqual(0);
  await Promise.all([mover, other].map((page) => page.context().close()));
});

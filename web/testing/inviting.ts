import type { Page } from 'playwright-core';

/** As many seats as wished for on a set-up page. */
export async function setSeats(page: Page, count: number): Promise<void> {
  const seats = page.locator('.seat');
  await seats.first().waitFor();
  for (let now = await seats.count(); now !== count; now = await seats.count()) {
    const more = page.getByRole('button', { name: 'Another seat' });
    await (now < count ? more : page.getByRole('button', { name: /^Remove seat/ }).last()).click();
  }
}

/** Invites from a set-up page and says where the table is. */
export async function invite(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invite people' }).click();
  await page.locator('[data-code]').waitFor();
  return new URL(await page.getByLabel('Link to this table').inputValue()).pathname;
}

/** What is agreed beside the rules. */
export const openManners = (page: Page): Promise<void> => page.locator('.manners > summary').click();

import { test } from 'vitest';
import { openHere } from './testing/here.ts';
import { serveFiles } from './testing/site.ts';

const here = openHere(serveFiles);

test('a page that stood open while the site was updated loads itself anew, and the game goes on', async () => {
  const page = await here.visitor();
  await page.route('**/assets/Keys-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/solo/migrato');
  await page.getByText('Choose a card, or pass.').waitFor();
  await page.waitForFunction(() => performance.now() > 5_500);
  // Nobody answers: what is loaded anew now would be no page at all.
  await page.route('/', (route) => route.abort());
  const asked = page.waitForRequest('/');
  await page.keyboard.press('?');
  await asked;
  await page.getByText('Choose a card, or pass.').waitFor();
  await page.unroute('/');
  await page.keyboard.press('Escape');
  const renewed = page.waitForEvent('load');
  await page.keyboard.press('?');
  await renewed;
  await page.unroute('**/assets/Keys-*.js');
  await page.locator('.hold').first().waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.context().close();
});

import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { later } from '../kit/text/later.ts';
import { TROUBLES } from '../room/store.ts';
import { complaints } from './testing/axe.ts';
import { openHere } from './testing/here.ts';
import { invite } from './testing/inviting.ts';
import { startServer } from './testing/server.ts';

const here = openHere(startServer);

test('what the store cannot do is said in a sentence, and goes on when it can again', async () => {
  const ada = await here.visitor();
  await ada.goto('/new/migrato#invite');
  const other = new DatabaseSync(here.place.db);
  other.exec('BEGIN IMMEDIATE');
  await ada.getByRole('button', { name: 'Invite people' }).click();
  await ada.getByText('The server is busy. Try again in a moment.').first().waitFor();
  other.exec('ROLLBACK');
  await ada.goto(await invite(ada));
  const ben = await here.visitor();
  await ben.goto(new URL(ada.url()).pathname);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await ada.getByText('Everyone is here.').waitFor();
  other.exec('BEGIN IMMEDIATE');
  await ada.getByRole('button', { name: 'Start' }).click();
  await ada.getByText('The server is busy. Try again in a moment.').first().waitFor();
  other.exec('ROLLBACK');
  await ada.getByRole('button', { name: 'Start' }).click();
  await ben.locator('.hold').first().waitFor();
  other.close();
});

test('a table of newer rules than the server knows says so, and is left as it is', async () => {
  const ada = await here.visitor();
  await ada.goto('/new/migrato#invite');
  await ada.goto(await invite(ada), { waitUntil: 'networkidle' });
  await here.place.crash();
  const file = new DatabaseSync(here.place.db);
  const [row] = file.prepare('SELECT nr, live FROM live ORDER BY nr DESC').all();
  const newer = JSON.stringify({ ...JSON.parse(String(row?.live)), version: 99 });
  file.prepare('UPDATE live SET live = ? WHERE nr = ?').run(newer, Number(row?.nr));
  file.close();
  await here.place.restart();
  const ben = await here.visitor();
  await ben.goto(new URL(ada.url()).pathname);
  await ada.reload();
  for (const page of [ada, ben]) {
    await page.getByText('Nothing is lost: once the server is updated, the link works again.').waitFor();
    expect(await complaints(page)).toEqual([]);
  }
  await Promise.all([ada, ben].map((page) => page.context().close()));
});

test('there is a sentence for every trouble of a store', () => {
  for (const kind of TROUBLES) expect(later[`store.${kind}`]).toMatch(/\.$/);
});

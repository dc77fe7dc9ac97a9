import { titles } from '../games/index.ts';
import { launch } from './testing/browser.ts';
import { buildSite, serveFiles } from './testing/site.ts';
import { total, weigh } from './testing/weigh.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;

/**
 * Prints what the first table of each game weighs: `node web/weight.ts`, or of one, file by file: `node
 * web/weight.ts <game>`.
 */
const [one] = process.argv.slice(2);
buildSite();
const site = await serveFiles();
const browser = await launch();
for (const game of one === undefined ? Object.keys(titles) : [one]) {
  const { page, beside } = await weigh(browser, site.origin, game);
  for (const { name, bytes } of one === undefined ? [] : page.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`${kilobytes(bytes)}  ${name}`);
  console.log(`${kilobytes(total(page))}  ${game}: script and style until the first prompt`);
  console.log(`${kilobytes(total(beside))}  room and bots in the worker beside it`);
}
await browser.close();
await site.close();

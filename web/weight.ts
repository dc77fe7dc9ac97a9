import { launch } from './testing/browser.ts';
import { buildSite, serveFiles } from './testing/site.ts';
import { total, weigh } from './testing/weigh.ts';

/** Prints what the first table weighs: `node web/weight.ts`. */
buildSite();
const site = await serveFiles();
const browser = await launch();
const { page, beside } = await weigh(browser, site.origin);
for (const { name, bytes } of page.toSorted((a, b) => b.bytes - a.bytes)) {
  console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${name}`);
}
console.log(`${(total(page) / 1024).toFixed(1).padStart(7)} KB  script and style until the first prompt`);
console.log(`${(total(beside) / 1024).toFixed(1).padStart(7)} KB  room and bots in the worker beside it`);
await browser.close();
await site.close();

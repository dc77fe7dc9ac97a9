import { brotliCompressSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { visitor } from './browser.ts';

export interface Weighed {
  readonly name: string;
  readonly bytes: number;
}

const nameOf = (url: string): string => new URL(url).pathname.replace('/assets/', '');

/** Script and style a browser asks for before the first prompt of a table stands there, each compressed; the worker apart. */
export async function weigh(
  browser: Browser,
  origin: string,
  game: string,
): Promise<{ page: Weighed[]; beside: Weighed[] }> {
  const visit = await visitor(browser, origin, { serviceWorkers: 'block' });
  const files = new Map<string, Response>();
  visit.on('response', (response) => {
    const name = nameOf(response.url());
    if (/\.(js|css)$/.test(name)) files.set(name, response);
  });
  await visit.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if ((document.querySelector('#prompt')?.textContent ?? '') === '') return;
      performance.mark('prompt');
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
  });
  await visit.goto(`/solo/${game}`);
  const before = await visit.waitForFunction(() => {
    const [prompt] = performance.getEntriesByName('prompt');
    if (prompt === undefined) return undefined;
    const asked = performance.getEntriesByType('resource');
    return asked.filter((one) => one.startTime <= prompt.startTime).map((one) => one.name);
  });
  const asked = ((await before.jsonValue()) ?? []).map(nameOf);
  const weighed = (names: readonly string[]): Promise<Weighed[]> =>
    Promise.all(
      names.map(async (name) => {
        const body = await files.get(name)?.body();
        return { name, bytes: body === undefined ? 0 : brotliCompressSync(body).length };
      }),
    );
  const isBeside = (name: string): boolean => name.startsWith('worker-');
  const page = await weighed([...files.keys()].filter((name) => asked.includes(name) && !isBeside(name)));
  const beside = await weighed([...files.keys()].filter(isBeside));
  await visit.context().close();
  return { page, beside };
}

/** Script and style of a page, compressed, until this stands on it: what is fetched ahead for other pages comes later. */
export async function weighPage(
  browser: Browser,
  origin: string,
  { path, shows }: { readonly path: string; readonly shows: string },
): Promise<Weighed[]> {
  const visit = await visitor(browser, origin, { serviceWorkers: 'block' });
  const files = new Map<string, Response>();
  visit.on('response', (response) => {
    const name = nameOf(response.url());
    if (/\.(js|css)$/.test(name)) files.set(name, response);
  });
  await visit.goto(path, { waitUntil: 'commit' });
  await visit.locator(shows).first().waitFor();
  const needed = [...files];
  const weighed = needed.map(async ([name, file]) => ({
    name,
    bytes: brotliCompressSync(await file.body()).length,
  }));
  const all = await Promise.all(weighed);
  await visit.context().close();
  return all;
}

export const total = (all: readonly Weighed[]): number => all.reduce((sum, one) => sum + one.bytes, 0);

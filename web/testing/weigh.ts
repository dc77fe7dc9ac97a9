import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { visitor } from './browser.ts';

export interface Weighed {
  readonly name: string;
  readonly bytes: number;
}

/** Script and style a browser loads until the first prompt of a table stands there, each compressed; the worker apart. */
export async function weigh(
  browser: Browser,
  origin: string,
): Promise<{ page: Weighed[]; beside: Weighed[] }> {
  const visit = await visitor(browser, origin, { serviceWorkers: 'block' });
  const bodies: Promise<Weighed & { worker: boolean }>[] = [];
  visit.on('response', (response) => {
    const name = new URL(response.url()).pathname.replace('/assets/', '');
    if (!/\.(js|css)$/.test(name)) return;
    const worker = name.startsWith('worker-');
    bodies.push(response.body().then((body) => ({ name, bytes: brotliCompressSync(body).length, worker })));
  });
  await visit.goto('/solo/migrato');
  await visit.locator('.hold').first().waitFor();
  const all = await Promise.all(bodies);
  await visit.context().close();
  return { page: all.filter((one) => !one.worker), beside: all.filter((one) => one.worker) };
}

export const total = (all: readonly Weighed[]): number => all.reduce((sum, one) => sum + one.bytes, 0);

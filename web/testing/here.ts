import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launch, troubles, type Visit, visitor } from './browser.ts';

interface Place {
  readonly origin: string;
  close(): Promise<void>;
}

export interface Here<P extends Place> {
  readonly browser: Browser;
  /** What the browser looks at: a server, or files alone. */
  readonly place: P;
  /** Somebody with a browser of their own who comes to this place. */
  visitor(more?: Visit): Promise<Page>;
}

/** A browser and a place for all tests of a file. Whatever a page complained about in any of them fails the file. */
export function openHere<P extends Place>(open: () => Promise<P>): Here<P> {
  let browser: Browser | undefined;
  let place: P | undefined;
  const there = <T>(one: T | undefined): T => one ?? expect.fail('nothing is open before the tests run');
  beforeAll(async () => {
    [browser, place] = await Promise.all([launch(), open()]);
  });
  afterAll(async () => {
    try {
      await browser?.close();
    } finally {
      await place?.close();
    }
    expect(troubles).toEqual([]);
  });
  return {
    get browser() {
      return there(browser);
    },
    get place() {
      return there(place);
    },
    visitor: (more) => visitor(there(browser), there(place).origin, more),
  };
}

import type { TestProject } from 'vitest/node';
import { findOrInstallChromium } from './chromium.ts';
import { buildSite } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The browser's path. */
    chromium: string;
  }
}

/** Once before all browser tests: a browser, and the site as it will be served. */
export default function setup({ provide }: TestProject): void {
  provide('chromium', findOrInstallChromium());
  buildSite();
}

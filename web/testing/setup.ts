import { findOrInstallChromium } from './chromium.ts';
import { buildSite } from './site.ts';

/** Once before all browser tests: a browser, and the site as it will be served. */
export default function setup(): void {
  process.env.CROSSINGS_CHROME = findOrInstallChromium();
  buildSite();
}

import { buildSite } from './site.ts';

/** Before all browser tests: the site as it will be served. */
export default function setup(): void {
  buildSite();
}

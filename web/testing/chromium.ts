import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** A shell without windows comes first: it shows the same pages for little more than half the work. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

function installed(): string | undefined {
  const named = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.CROSSINGS_CHROME ?? '', ...named, ...PLACES, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );
}

/** Playwright's own script, by its path: `npx` is a batch file on Windows, which cannot be started like this. */
const PLAYWRIGHT = join(import.meta.dirname, '../../node_modules/playwright-core/cli.js');
/** Somebody else may be installing something: the package manager is asked to wait for its lock. */
const PATIENTLY = ['-y', '-o', 'DPkg::Lock::Timeout=600'];

/** Each way to get a browser, in turn. */
const WAYS: readonly (readonly [command: string, ...args: string[]])[] = [
  [process.execPath, PLAYWRIGHT, 'install', 'chromium'],
  ['apt-get', 'install', ...PATIENTLY, '--no-install-recommends', 'chromium-headless-shell'],
  ['apt-get', 'update', ...PATIENTLY],
  ['apt-get', 'install', ...PATIENTLY, '--no-install-recommends', 'chromium-headless-shell'],
  ['apt-get', 'install', ...PATIENTLY, '--no-install-recommends', 'chromium'],
];

/** A machine without any browser is told so, and the tests fail rather than pass unseen. */
export function findOrInstallChromium(): string {
  const found = installed();
  if (found !== undefined) return found;
  for (const [command, ...args] of WAYS) {
    console.log(`No Chrome or Chromium yet. Trying: ${[command, ...args].join(' ')}`);
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const now = installed();
    if (now !== undefined) return now;
  }
  throw new Error('no Chrome or Chromium found: install one, or name it in CROSSINGS_CHROME');
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
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

/** Each way to get a browser, in turn; a machine without any is told so, and the tests fail rather than pass unseen. */
const WAYS: readonly (readonly [command: string, ...args: string[]])[] = [
  ['npx', 'playwright-core', 'install', 'chromium'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
];

export function findChromium(): string {
  const found = installed();
  if (found !== undefined) return found;
  for (const [command, ...args] of WAYS) {
    try {
      execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    } catch {
      continue;
    }
    const now = installed();
    if (now !== undefined) return now;
  }
  throw new Error('no Chrome or Chromium found: install one, or name it in CROSSINGS_CHROME');
}

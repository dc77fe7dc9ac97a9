import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openHere } from './testing/here.ts';
import { serveFiles } from './testing/site.ts';

const here = openHere(serveFiles);

/** Every letter of every sentence, in every language. Signs and arrows may come from elsewhere. */
function letters(): string[] {
  const files = execFileSync(
    'git',
    ['ls-files', 'kit/text', 'games/*/text', 'games/*/ui/text', 'games/*/lessons'],
    {
      encoding: 'utf8',
    },
  );
  const texts = files.split('\n').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const all = texts.map((file) => readFileSync(file, 'utf8')).join('');
  return [...new Set(all)].filter((sign) => /\p{L}/u.test(sign));
}

test('both faces have every letter of every language we speak', async () => {
  const page = await here.visitor();
  await page.goto('/');
  const missing = await page.evaluate(async (wanted) => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) return ['no canvas'];
    const wide = (letter: string, family: string): number => {
      context.font = `100px ${family}`;
      return context.measureText(letter).width;
    };
    const found: string[] = [];
    for (const face of ['"Atkinson Hyperlegible Next"', 'Fraunces']) {
      await document.fonts.load(`100px ${face}`, wanted.join(''));
      // A letter that the face lacks is as wide as in the next one.
      for (const letter of wanted) {
        const isThere = wide(letter, `${face}, monospace`) === wide(letter, `${face}, serif`);
        if (!isThere) found.push(`${face} ${letter}`);
      }
    }
    return found;
  }, letters());
  expect(missing).toEqual([]);
  await page.context().close();
});
